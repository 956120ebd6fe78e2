"""A bot in fifteen lines: it needs nothing of Fabula, only Python's own JSON. It plays the longest action."""

import json
import sys

for text in sys.stdin:
    word, _, rest = text.strip().partition(" ")
    if word == "fabula":
        print("name longest", flush=True)
    elif word == "choices":
        actions = json.loads(rest)["actions"]
    elif word == "choose":
        print("play", max(actions, key=len), flush=True)
    elif word == "quit":
        break
