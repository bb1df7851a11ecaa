"""What the command line tells without loading all that plays."""


class ClusterTrouble(ValueError):
    """The cluster can't be used, or was lost; the message says why."""
