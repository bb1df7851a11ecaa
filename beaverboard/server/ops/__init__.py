"""Running it: metrics, logging, rate limits, protection of the HTTP routes."""
