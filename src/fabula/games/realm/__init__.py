"""Magic Realm: adventurers search an enchanted land for treasures, spells, fame and gold."""
