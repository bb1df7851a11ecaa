"""Child processes: bots that think, analyses, and compiling in the background."""
