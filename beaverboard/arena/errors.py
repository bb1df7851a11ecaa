"""Errors that the command line reports; apart, so that it need not import the arena."""


class ClusterError(ValueError):
    """The cluster can't be used, or was lost; the message says why."""
