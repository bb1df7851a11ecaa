"""Many matches: simulate, measure, report."""
