"""The Visions of Hypnos."""
