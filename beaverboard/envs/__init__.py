"""Environments for people who train players: PettingZoo, Gymnasium and OpenSpiel.

Each face is a module of its own, loaded when it is asked for: `aec` needs the extra `envs`,
as do `single` and `vector`; `openspiel` needs the extra `openspiel`.
"""
