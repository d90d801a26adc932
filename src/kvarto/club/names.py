"""What people are called."""

from __future__ import annotations

from random import Random

from kvarto.locales import catalogue

#: So many guests of one kind can be told apart.
_HIGHEST_NUMBER = 99


def guest_name(language: str, random: Random) -> str:
    """A friendly name for somebody who has not chosen one, in this language."""
    translate = catalogue(language)
    animals = translate("guest-animals").split("|")
    number = random.randint(1, _HIGHEST_NUMBER)
    return translate("guest-name", animal=random.choice(animals).strip(), number=number)
