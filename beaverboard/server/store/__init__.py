"""Tables on disk, and several processes at one database."""
