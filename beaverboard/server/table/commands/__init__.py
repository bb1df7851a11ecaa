"""What people at a table can ask for: each command checks, then appends to the log."""
