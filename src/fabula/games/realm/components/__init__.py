"""What is printed on the pieces of Magic Realm, as typed tables."""
