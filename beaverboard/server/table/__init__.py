"""One table: its log, its state, those who are connected to it, and what they may do."""
