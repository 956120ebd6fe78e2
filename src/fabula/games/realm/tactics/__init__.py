"""How a player of ours thinks: what a blow, a round and a day may bring, and what to do about it."""
