"""What a browser is sent: how much it is, and that nothing in it names another host."""

import gzip
import json
import re
from pathlib import Path

import pytest

from kvarto.locales import languages
from kvarto.render.palette import WOODS, Wood, contrast

REPOSITORY = Path(__file__).parents[2]
WEB = REPOSITORY / "web"
PAGE = REPOSITORY / "src" / "kvarto" / "server" / "page"
PICTURES = {".png"}
#: Names that look like addresses, and are never asked for.
NAMESPACES = "http://www.w3.org/"

#: What the pages with most to say ask for.
PAGES = [
    ("table", "choices", "records"),
    ("table", "choices", "people"),
    ("table", "rules"),
    ("table", "course"),
    ("table", "study", "puzzles"),
    ("table", "study", "records"),
]

needs_page = pytest.mark.skipif(
    not (PAGE / "index.html").exists(), reason="the page is not built: python web/build.py"
)


def texts() -> list[Path]:
    files = (path for path in PAGE.rglob("*") if path.is_file())
    return [path for path in files if path.suffix not in PICTURES | {".gz"}]


def compressed(address: str) -> int:
    return (PAGE / f"{address.lstrip('/')}.gz").stat().st_size


def named_in_index() -> list[str]:
    index = (PAGE / "index.html").read_text(encoding="utf-8")
    linked = re.findall(r'(?:src|href)="(/assets/[^"]+)"', index)
    return ["/index.html", *linked, f"{catalogues()}/en/table.ftl"]


def catalogues() -> str:
    index = (PAGE / "index.html").read_text(encoding="utf-8")
    (address,) = re.findall(r'name="catalogues" content="(.*?)"', index)
    return str(address)


@needs_page
def test_what_a_browser_asks_for_first_is_under_100_kilobytes() -> None:
    assert sum(map(compressed, named_in_index())) < 100_000


@needs_page
def test_everything_needed_to_play_is_under_200_kilobytes() -> None:
    scripts = [f"/assets/{path.name}" for path in (PAGE / "assets").glob("*.js")]
    assert sum(map(compressed, {*named_in_index(), *scripts})) < 200_000


@needs_page
@pytest.mark.parametrize("language", languages())
def test_a_language_adds_under_15_kilobytes_to_a_page(language: str) -> None:
    folder = PAGE / catalogues().lstrip("/") / language
    sizes = {path.stem: compressed(str(path.relative_to(PAGE))) for path in folder.glob("*.ftl")}
    for parts in PAGES:
        assert sum(sizes[part] for part in parts) < 15_000, parts


@needs_page
def test_no_file_names_another_host() -> None:
    for path in texts():
        text = path.read_text(encoding="utf-8").replace(NAMESPACES, "")
        assert not re.findall(r"(?:https?|wss?)://[\w.-]+\.\w+", text), path


@needs_page
def test_every_text_is_kept_compressed_beside_itself() -> None:
    for path in texts():
        assert gzip.decompress(Path(f"{path}.gz").read_bytes()) == path.read_bytes()


@needs_page
def test_everything_in_the_document_and_the_manifest_is_there() -> None:
    index = (PAGE / "index.html").read_text(encoding="utf-8")
    manifest = json.loads((PAGE / "manifest.webmanifest").read_text(encoding="utf-8"))
    wanted = re.findall(r'(?:src|href)="/([^"]+)"', index)
    wanted += [icon["src"].lstrip("/") for icon in manifest["icons"]]
    assert [name for name in wanted if not (PAGE / name).exists()] == []
    assert "%" not in index


def test_the_lock_file_names_no_registry() -> None:
    lock = (WEB / "package-lock.json").read_text(encoding="utf-8")
    assert "resolved" not in lock
    # The only addresses are those of people who ask for funding.
    assert set(re.findall(r'"(\w+)": "https?:', lock)) <= {"url"}
    assert ".tgz" not in lock


@pytest.mark.parametrize("wood", WOODS.values(), ids=map(str, WOODS))
def test_every_piece_stands_out_from_the_felt_of_the_board(wood: Wood) -> None:
    sheet = (WEB / "src" / "board" / "wood.css").read_text(encoding="utf-8")
    felts = re.findall(r"--kb-felt[\w-]*: (#[0-9a-f]{6});", sheet)
    assert len(felts) == 3
    assert min(contrast(felt, face) for felt in felts for face in wood.faces) >= 3
