"""Judge: a rules desk for the card game Mindbug."""

__version__ = "0.1.0"
