"""What people are called: made-up names of guests, and which names may be chosen."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from itertools import groupby
from random import Random

from kvarto.club.looks import looks_of, mixes_scripts
from kvarto.errors import IllegalAction, quoted
from kvarto.locales import Translator, catalogue, languages
from kvarto.session.table import LONGEST_NAME, is_name

#: So many guests of one kind can be told apart.
_HIGHEST_NUMBER = 99
#: No language piles more marks on one letter; those who do want to cover what is around it.
_MOST_MARKS = 2
#: What Fluent puts around things that are filled in; a name has no invisible signs.
_NO_ISOLATES = {0x2068: None, 0x2069: None}
#: A number of two digits, and what any such number looks like: 1 is an l, 0 is an o.
_SOME_NUMBER = 77
_LOOKS_LIKE_A_NUMBER = "[lo2-9]{1,2}"


def load() -> None:
    """Load all that names need, which takes a moment: the words of every language."""
    _misleading()


def guest_name(language: str, random: Random) -> str:
    """A friendly name for somebody who has not chosen one, in this language."""
    translate = catalogue(language)
    number = random.randint(1, _HIGHEST_NUMBER)
    name = translate("guest-name", animal=random.choice(_animals(translate)), number=number)
    return name.translate(_NO_ISOLATES)


def chosen_name(text: str) -> str:
    """A name that somebody has chosen, tidied; `IllegalAction` if it is none.

    >>> chosen_name("  Anna   Maria ")
    'Anna Maria'
    """
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not is_name(name) or not looks_of(name) or _piles_marks(name):
        raise IllegalAction("bad-name", text=quoted(text), longest=LONGEST_NAME)
    if mixes_scripts(name):
        raise IllegalAction("name-mixes-scripts")
    return name


def account_name(text: str) -> str:
    """The same for an account, which may not seem to be a guest, the computer or an official."""
    name = chosen_name(text)
    if _misleading().fullmatch(looks_of(name)):
        raise IllegalAction("name-misleads")
    return name


def _piles_marks(name: str) -> bool:
    marks = (unicodedata.category(sign) in ("Mn", "Me") for sign in name)
    return any(is_mark and len(list(run)) > _MOST_MARKS for is_mark, run in groupby(marks))


@cache
def _misleading() -> re.Pattern[str]:
    """What the names look like that would mislead, in any language."""
    looks = (one for language in languages() for one in _misleading_in(catalogue(language)))
    return re.compile("|".join(dict.fromkeys(looks)))


def _misleading_in(translate: Translator) -> Iterator[str]:
    for name in translate("reserved-names").split("|"):
        yield re.escape(looks_of(name))
    for animal in _animals(translate):
        looks = looks_of(translate("guest-name", animal=animal, number=_SOME_NUMBER))
        yield re.escape(looks).replace(str(_SOME_NUMBER), _LOOKS_LIKE_A_NUMBER)


def _animals(translate: Translator) -> list[str]:
    return [animal.strip() for animal in translate("guest-animals").split("|")]
