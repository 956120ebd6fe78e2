"""What people read: message catalogues in front of which nobody needs to know Fluent."""

from fabula.words.catalogue import Catalogue, languages
from fabula.words.language import chosen_language
from fabula.words.speech import Words, person_name

__all__ = ["Catalogue", "Words", "chosen_language", "languages", "person_name"]
