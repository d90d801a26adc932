"""What click itself says, in the language of the command line.

click asks gettext for its own words, and brings no translations. Each of its texts that a user of
ours can meet has a message in `click.ftl`; a text that a later click has changed stays English.
"""

from __future__ import annotations

import re
from types import ModuleType

import click

from kvarto.locales import Translator

#: The modules of click that say something.
_MODULES = ("core", "decorators", "exceptions", "formatting", "parser", "types")

#: What click says, and the key of the message that takes its place.
_TEXTS = {
    "Usage:": "click-usage",
    "Options": "click-options",
    "Commands": "click-commands",
    "Show this message and exit.": "click-show-this-message",
    "default: {default}": "click-default",
    "Error: {message}": "click-error",
    "Aborted!": "click-aborted",
    "Try '{command} {option}' for help.": "click-try",
    "No such command {name!r}.": "click-no-such-command",
    "No such option {name!r}.": "click-no-such-option",
    "Did you mean {possibility}?": "click-did-you-mean",
    "Missing command.": "click-missing-command",
    "Missing argument": "click-missing-argument",
    "Missing option": "click-missing-option",
    "Invalid value for {param_hint}: {message}": "click-invalid-value-for",
    "Invalid value: {message}": "click-invalid-value",
    "Option {name!r} does not take a value.": "click-takes-no-value",
    "Option {name!r} requires an argument.": "click-requires-an-argument",
    "Got unexpected extra argument ({args})": "click-unexpected-argument",
    "{value!r} is not one of {choices}.": "click-not-one-of",
    "{value!r} is not {choice}.": "click-not-one-of",
    "{value!r} is not a valid {number_type}.": "click-not-a-valid-number",
    "{value} is not in the range {range}.": "click-not-in-range",
    "{name} {filename!r} does not exist.": "click-does-not-exist",
    "{name} {filename!r} is a directory.": "click-is-a-directory",
    "{name} {filename!r} is a file.": "click-is-a-file",
    "{name} {filename!r} is not readable.": "click-is-not-readable",
    "{name} {filename!r} is not writable.": "click-is-not-writable",
}

#: What click fills in, such as `{name!r}`.
_GAP = re.compile(r"\{(\w+)(?:!r)?\}")


def teach_click(translate: Translator) -> None:
    """Let click speak the language of this translator."""

    def words(text: str) -> str:
        key = _TEXTS.get(text)
        if key is None:
            return text
        gaps = {found[1]: found[0] for found in _GAP.finditer(text)}
        # One choice among one is one of several too.
        others = {"choices": "{choices}", "possibilities": "{possibilities}"}
        return translate(key, **others | gaps)

    def counted_words(one: str, several: str, _count: int) -> str:
        return words(one) if one in _TEXTS else words(several)

    for name in _MODULES:
        module: ModuleType = getattr(click, name)
        for own, ours in (("_", words), ("ngettext", counted_words)):
            if hasattr(module, own):
                setattr(module, own, ours)
