"""Players that learn by self-play: `beaverboard train`. Needs the extra `train`.

`network` is what looks and decides, `rollout` plays, `ppo` learns, `checkpoint` keeps, and `run`
brings them together.
"""
