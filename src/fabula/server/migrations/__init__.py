"""The database, version by version; brought up to date whenever a server starts."""
