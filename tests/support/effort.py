"""How many examples Hypothesis tries: few in `make test`, many in `make test-all`."""

from __future__ import annotations

from hypothesis import settings

#: What a test tries that does not say otherwise, by the name of the profile. HYPOTHESIS_PROFILE
#: chooses another one than the first.
PROFILES = {"kvarto": 40, "thorough": 200}
_USUAL = 100


def register_profiles() -> None:
    """Register the profiles; no example has to be quick, since machines are noisy."""
    for name, number in PROFILES.items():
        settings.register_profile(name, deadline=None, max_examples=number)


def scaled(number: int) -> int:
    """Scale a number of examples with the profile: it stands for itself where the usual is 100."""
    return max(1, number * settings().max_examples // _USUAL)


def examples(number: int) -> settings:
    """Return the settings of a test whose examples cost more, or tell less, than the usual 100."""
    return settings(max_examples=scaled(number))
