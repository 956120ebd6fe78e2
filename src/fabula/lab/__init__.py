"""For people who write bots, train agents and study games: simulation at speed, and doors to other tools."""
