"""Names: made up, chosen, and those that could be taken for somebody else's."""

from __future__ import annotations

import unicodedata
from random import Random

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from kvarto import IllegalAction
from kvarto.club.looks import LONGEST_LOOKS, looks_of, mixes_scripts
from kvarto.club.names import account_name, chosen_name, guest_name
from kvarto.locales import languages
from kvarto.session.table import LONGEST_NAME, is_name

texts = st.text(max_size=LONGEST_NAME)
letters = st.text(st.characters(categories=["L", "Nd"]), min_size=1, max_size=20)


def refused(choose: object, text: str) -> str:
    """The key of what is wrong with a name."""
    assert callable(choose)
    with pytest.raises(IllegalAction) as error:
        choose(text)
    return error.value.key


# -- what a name looks like --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("Anna", "anna"),
        ("Anna", "ANNA"),
        ("Anna", "Аnnа"),  # two letters are Cyrillic
        ("Anna", "A n.n_a"),
        ("Anna", "An\u200dna"),
        ("Anna", "An\u034fna"),
        ("Anna", "Anna\ufe0f"),
        ("Anna", "Ánńa"),
        ("Anna", "Ａｎｎａ"),
        ("Anna", "𝒜𝓃𝓃𝒶"),
        ("Bill", "Bi11"),
        ("Bill", "BILL"),
        ("Ilja", "llja"),
        ("Otto", "0tt0"),
        ("Maria", "rnaria"),
        ("Wera", "vvera"),
        ("Straße", "STRASSE"),
        ("НОВА", "HOBA"),
        ("Νίκος", "ΝΙΚΟΣ"),
        ("Максим", "МАКСИМ"),
        ("أحمد", "احمد"),
        ("ロボ", "口ボ"),
        ("x7", "x٧"),
    ],
)
def test_names_that_look_alike(one: str, two: str) -> None:
    assert looks_of(one) == looks_of(two)


@pytest.mark.parametrize(
    "names",
    [
        "Anna Hanna Ana Ann Jana Nora Vera Rolf Tolf Sara Fara Uwe Ute Tim Tom Eva Ewa".split(),
        "Максим Марина Мария Ирина Дарья Денис".split(),
        "علي عمر أحمد محمد ليلى سامي".split(),
        "太郎 次郎 花子 さくら サクラ".split(),
        "सुरेश सीरश रमेश रमाश".split(),
        "🦊 🐻 🦉".split(),
        "유진 유나 수진".split(),
    ],
)
def test_names_that_do_not(names: list[str]) -> None:
    assert len({looks_of(name) for name in names}) == len(names)


@given(texts)
@example("ŉ")
@example("ﷺ" * LONGEST_NAME)
def test_what_a_name_looks_like_is_short_and_does_not_hang_on_how_it_is_encoded(text: str) -> None:
    looks = looks_of(text)
    assert len(looks) <= LONGEST_LOOKS
    for form in ("NFC", "NFD"):
        assert looks_of(unicodedata.normalize(form, text)) == looks


@given(letters)
def test_small_and_capital_letters_look_the_same(text: str) -> None:
    # Letters that change when they are written large and small again are not two cases of one.
    assume(all(sign.upper().lower() == sign.lower() for sign in text))
    assume(all(len(sign.upper()) == len(sign) for sign in text))
    assert looks_of(text.upper()) == looks_of(text) == looks_of(text.lower())


@given(texts)
def test_blanks_and_joiners_change_nothing(text: str) -> None:
    for sign in (" ", "\u200c", "\u200d", "\u00ad", "\ufe0f", "."):
        assert looks_of(sign.join(text)) == looks_of(text)


@given(st.text(st.sampled_from("abcdefghijklmnopqrstuvwxyz23456789"), max_size=20))
def test_plain_letters_are_told_apart_but_for_i_and_l(text: str) -> None:
    plain = text.replace("rn", "m").replace("vv", "w").replace("i", "l")
    assert looks_of(text) == plain


@pytest.mark.parametrize("text", ["Anna", "Анна", "Άννα", "アンナanna花", "안나 Anna", "أنا Ana 7"])
def test_a_name_in_one_script_or_in_such_as_do_not_look_alike(text: str) -> None:
    assert not mixes_scripts(text)
    assert chosen_name(text) == text


# -- names that are chosen ---------------------------------------------------------------------


@given(texts)
def test_a_chosen_name_can_be_shown_and_stays_as_it_is(text: str) -> None:
    try:
        name = chosen_name(text)
    except IllegalAction as error:
        assert error.key in ("bad-name", "name-mixes-scripts")
        return
    assert is_name(name)
    assert name == name.strip()
    assert chosen_name(name) == name
    assert looks_of(name) == looks_of(text) != ""


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "...",
        "\u200d",
        "\u3164",  # a letter that is blank
        "\u2800",
        "An\nna\x00",
        "Anna\u202e",
        "x" * (LONGEST_NAME + 1),
        "Z\u0300\u0301\u0302\u0303",
    ],
)
def test_what_is_no_name(text: str) -> None:
    assert refused(chosen_name, text) == "bad-name"


def test_letters_that_look_alike_are_not_mixed() -> None:
    assert refused(chosen_name, "Pаul") == "name-mixes-scripts"
    assert refused(chosen_name, "Νikos") == "name-mixes-scripts"


# -- names of accounts -------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_no_account_can_have_the_name_of_a_guest(language: str) -> None:
    random = Random(1)
    for _ in range(100):
        name = guest_name(language, random)
        assert chosen_name(name)
        assert refused(account_name, name) == "name-misleads"
        assert refused(account_name, name.upper()) == "name-misleads"


@pytest.mark.parametrize(
    "text", ["Computer", "COMPUTER", "Cornputer", "Admin", "adm1n", "Mod.", "Guest", "Otter lO"]
)
def test_no_account_seems_to_be_the_computer_a_guest_or_an_official(text: str) -> None:
    assert refused(account_name, text) == "name-misleads"


@pytest.mark.parametrize("text", ["Otter", "Otter 777", "Computerin", "Max 7", "Adminton"])
def test_other_names_are_free(text: str) -> None:
    assert account_name(text) == text
