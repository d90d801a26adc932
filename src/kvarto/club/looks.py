"""What a name looks like: two names that a reader would take for one another look the same."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from confusable_homoglyphs.categories import unique_aliases
from confusable_homoglyphs.confusables import is_confusable

#: As long as the database keeps it. Some single signs stand for whole sentences.
LONGEST_LOOKS = 200

#: Scripts with letters that look like those of another of them; a name is in one of them at most.
_ALIKE = frozenset({"ARMENIAN", "CHEROKEE", "COPTIC", "CYRILLIC", "DESERET", "GREEK", "LATIN"})
#: What a reader passes over: joiners, blanks and punctuation.
_PASSED_OVER = ("C", "Z", "P")
#: What nobody can see, though Unicode counts it among marks, letters and symbols.
_INVISIBLE = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
#: Letters that look like one letter when they stand side by side.
_PAIRS = (("rn", "m"), ("vv", "w"))


def looks_of(name: str) -> str:
    """What a name looks like; empty if there is nothing to look at.

    >>> looks_of("Анна") == looks_of("Анна".upper())
    True
    >>> looks_of("Paul") == looks_of("РАU1")
    True
    >>> looks_of("José Ortega"), looks_of("Bernd")
    ('joseortega', 'bemd')
    """
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    text = _visible("".join(map(_shape, _visible(plain))))
    for pair, letter in _PAIRS:
        text = text.replace(pair, letter)
    return unicodedata.normalize("NFC", text)[:LONGEST_LOOKS]


def mixes_scripts(name: str) -> bool:
    """Whether a name has letters of scripts that look alike, as no word of any language does.

    >>> mixes_scripts("Pаul"), mixes_scripts("Paul"), mixes_scripts("ポールPaul")
    (True, False, False)
    """
    return len(_ALIKE & unique_aliases(name)) > 1


def _visible(text: str) -> str:
    """Without marks on letters, and without what a reader does not see or passes over.

    In some scripts vowels count as marks; they do not combine with letters, and stay.
    """
    return "".join(
        sign
        for sign in _INVISIBLE.sub("", text)
        if not unicodedata.combining(sign)
        and not unicodedata.category(sign).startswith(_PASSED_OVER)
    )


@lru_cache(maxsize=10_000)
def _shape(sign: str) -> str:
    """The plainest sign or signs that one looks like.

    It is looked at as a capital first and then as a small letter: so a name looks the same in both,
    and a letter is taken for whatever either of its forms could be taken for.
    """
    digit = unicodedata.digit(sign, None)
    capital = sign.upper() if digit is None else str(digit)
    return "".join(map(_plainest, "".join(map(_plainest, capital)).lower()))


def _plainest(sign: str) -> str:
    """The plainest of all that look like this sign."""
    near = {sign, *_alike(sign)}
    # All that look alike are listed with the one that the others are compared to, and it with all.
    near |= {other for one in near if len(one) == 1 for other in _alike(one)}
    return min(near, key=_plainness)


def _plainness(text: str) -> tuple[bool, int, bool, bool, str]:
    return not text.isascii(), len(text), not text.isalpha(), not text.islower(), text


def _alike(sign: str) -> list[str]:
    found = is_confusable(sign) or []
    # Signs that are written from right to left stand between marks that say so.
    return [other["c"].replace("\N{LEFT-TO-RIGHT MARK}", "") for one in found
            for other in one["homoglyphs"]]  # fmt: skip
