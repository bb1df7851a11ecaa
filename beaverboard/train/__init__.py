"""Players that learn by self-play: `beaverboard train`. Needs the extra `train`.

`network` has policy and value, `rollout` plays, `ppo` updates the network, `checkpoint` stores a
run, and `run` puts them together.
"""
