"""Play any registered game in a terminal: on a full screen, or in plain sentences."""
