"""tools/catalogues.py keeps the catalogues in step with the code, and says so when they aren't."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

TOOL = Path(__file__).resolve().parents[2] / "tools" / "catalogues.py"

CODE = """
def told(words, text):
    words.say("a hollow")
    words.say_in("reserve", "a hollow")
    words.count("{number} ball", "{number} balls", 2)
    text.count("no sentence", "at all")
    say = words.say
    say("a hollow")
"""


@pytest.fixture(name="tool")
def _tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("catalogues", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["catalogues"] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(name="project")
def _project(tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project with one module, English and Ukrainian, its catalogues translated and compiled."""
    (tmp_path / "game").mkdir()
    (tmp_path / "game" / "told.py").write_text(CODE, encoding="utf-8")
    monkeypatch.setattr(tool, "ROOT", tmp_path)
    monkeypatch.setattr(tool, "SOURCES", tmp_path / "game")
    monkeypatch.setattr(tool, "TABLES", tmp_path / "levels")
    monkeypatch.setattr(tool, "LOCALES", tmp_path / "locale")
    for code in ("en", "uk"):
        place = tmp_path / "locale" / code / "LC_MESSAGES"
        place.mkdir(parents=True)
        (place / "fivefold.po").write_text('msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n"\n')
    assert tool.main([]) == 1, "the new messages have no Ukrainian text yet"
    translate(tmp_path, 'msgid "a hollow"\nmsgstr ""', 'msgid "a hollow"\nmsgstr "заглибина"')
    for form, text in enumerate(("{number} кулька", "{number} кульки", "{number} кульок")):
        translate(tmp_path, f'msgstr[{form}] ""', f'msgstr[{form}] "{text}"')
    assert tool.main([]) == 0
    return tmp_path


def po(project: Path) -> Path:
    return project / "locale" / "uk" / "LC_MESSAGES" / "fivefold.po"


def translate(project: Path, old: str, new: str) -> None:
    text = po(project).read_text(encoding="utf-8")
    assert old in text
    po(project).write_text(text.replace(old, new), encoding="utf-8")


def test_fresh_catalogues_pass(tool: ModuleType, project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert tool.main(["--check"]) == 0
    assert capsys.readouterr().out == "catalogues: 3 messages, en, uk: complete\n"


def test_only_calls_of_words_are_sentences(tool: ModuleType, project: Path) -> None:
    template = (project / "locale" / "fivefold.pot").read_text(encoding="utf-8")
    assert "no sentence" not in template
    assert 'msgctxt "reserve"\nmsgid "a hollow"' in template


def test_a_file_made_twice_is_the_same_and_holds_no_date(tool: ModuleType, project: Path) -> None:
    before = {path: path.read_bytes() for path in (project / "locale").rglob("fivefold.*")}
    for path in before:
        if path.suffix != ".po":
            path.unlink()
    assert tool.main([]) == 0
    assert {path: path.read_bytes() for path in before} == before
    assert not any(b"Date" in content or b"Babel" in content for content in before.values())


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('msgstr "заглибина"', 'msgstr ""', "'a hollow': not translated"),
        ('"{number} кульки"', '"кульки"', "'{number} ball': other fields than the English text: 'кульки'"),
        ('"{number} кульки"', '"{number кульки"', "other fields than the English text: '{number кульки'"),
        ('msgid "{number} ball"', '#, fuzzy\nmsgid "{number} ball"', "'{number} ball': marked fuzzy"),
    ],
)
def test_a_fault_of_a_translation_is_named(
    tool: ModuleType, project: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, complaint: str
) -> None:
    translate(project, old, new)
    assert tool.main(["--check"]) == 1
    assert complaint in capsys.readouterr().out


def test_a_new_sentence_makes_the_template_stale(
    tool: ModuleType, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / "game" / "new.py").write_text('def new(words):\n    words.say("an apex")\n', encoding="utf-8")
    assert tool.main(["--check"]) == 1
    said = capsys.readouterr().out
    assert "locale/fivefold.pot: out of date, run tools/catalogues.py" in said
    assert "'an apex': not translated" in said


def test_a_translation_that_was_not_compiled_is_stale(
    tool: ModuleType, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    translate(project, 'msgstr "заглибина"', 'msgstr "ямка"')
    assert tool.main(["--check"]) == 1
    assert "locale/uk/LC_MESSAGES/fivefold.mo: out of date" in capsys.readouterr().out


def test_a_sentence_that_no_one_can_collect_is_named(
    tool: ModuleType, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / "game" / "new.py").write_text("def new(words, text):\n    words.say(text)\n", encoding="utf-8")
    assert tool.main(["--check"]) == 1
    assert "game/new.py:2: say needs literal text" in capsys.readouterr().out


def test_titles_and_texts_of_tables_are_messages(tool: ModuleType, project: Path) -> None:
    (project / "levels" / "hutan").mkdir(parents=True)
    table = '[[card]]\nid = "no sentence"\ntitle = "Copses"\nnested = [{ text = "5 points." }]\n'
    (project / "levels" / "hutan" / "cards.toml").write_text(table, encoding="utf-8")
    assert tool.main([]) == 1
    template = (project / "locale" / "fivefold.pot").read_text(encoding="utf-8")
    assert 'msgid "Copses"' in template
    assert 'msgid "5 points."' in template
    assert "no sentence" not in template


def test_a_sentence_that_is_gone_leaves_the_catalogues(tool: ModuleType, project: Path) -> None:
    (project / "game" / "told.py").write_text('def told(words):\n    words.say("a hollow")\n', encoding="utf-8")
    assert tool.main([]) == 0
    assert "кульок" not in po(project).read_text(encoding="utf-8")


def test_the_shipped_catalogues_are_complete_and_compiled(tool: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    status = tool.main(["--check"])
    assert status == 0, capsys.readouterr().out


def test_a_sentence_asked_for_by_the_bare_name_of_say_is_found(tool: ModuleType, project: Path):
    (project / "game" / "more.py").write_text('def more(words):\n    say = words.say\n    say("the apex")\n')
    assert tool.main([]) == 1
    assert 'msgid "the apex"' in po(project).read_text(encoding="utf-8")
