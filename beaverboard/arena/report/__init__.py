"""What a designer wants to know of a game, as one HTML page that needs nothing else."""
