"""The words of Magic Realm, in every language that we speak."""

from importlib import resources
from typing import Final

folder: Final = resources.files(__name__)
