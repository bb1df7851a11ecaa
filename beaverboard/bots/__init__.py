"""Players made of code. A bot picks an action from what its seat knows."""
