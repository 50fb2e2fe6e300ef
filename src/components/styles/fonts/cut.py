"""Cuts the face of the headings out of Geologica (SIL Open Font License, see OFL.txt) into a small file per script.

The package divides the font by script; this takes one weight of each part, with the sharpest corners that the face has,
and keeps the letters of the site's languages. `display.css` says which letters are in which file. In an empty folder:

    npm pack @fontsource-variable/geologica@5.3.0 && tar xzf *.tgz
    pip install fonttools==4.66.1 brotli
    python <this file> package/files <folder of the site>/src/components/styles/fonts
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

# One place in the font's space: as heavy as a heading, the corners cut, no slant, no cursive forms.
PLACE = {"wght": 600, "SHRP": 100, "slnt": 0, "CRSV": 0}

# Latin with the marks of es, pt, tr, fr, de, fil, pl, nl, ro and vi; Cyrillic of ru and uk; punctuation and signs.
LATIN = "ĂăĄąĆćĐđĘęĞğĨĩİıŁłŃńŒœŚśŞşŢţŨũŸŹźŻżƠơƯưȘșȚț"
RANGES = [(0x20, 0x7E), (0xA0, 0xFF), (0x1EA0, 0x1EF9), (0x401, 0x401), (0x410, 0x44F), (0x451, 0x451)]
SIGNS = "ЄєІіЇїҐґ–—‘’‚“”„†•…‹›€₴₽№™−"
LETTERS = {ord(letter) for letter in LATIN + SIGNS} | {code for first, last in RANGES for code in range(first, last + 1)}


def part(source: Path, letters: set[int]) -> TTFont:
    """One of the package's files at our place, with some of its letters."""
    font = instantiateVariableFont(TTFont(source), PLACE)
    options = Options(layout_features=["kern", "mark", "mkmk", "ccmp", "locl"], name_IDs=[0, 1, 2, 13, 14], hinting=False)
    options.flavor = "woff2"
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    font.flavor = "woff2"
    return font


def both(*fonts: TTFont) -> TTFont:
    """The letters of several fonts in one."""
    with TemporaryDirectory() as folder:
        names = []
        for font in fonts:
            names.append(str(Path(folder) / f"{len(names)}.ttf"))
            font.flavor = None
            font.save(names[-1])
        merged = Merger().merge(names)
    merged.flavor = "woff2"
    return merged


def main(files: str, target: str) -> None:
    left = set(LETTERS)
    parts = {}
    for script in ("latin", "latin-ext", "vietnamese", "cyrillic"):
        source = Path(files) / f"geologica-{script}-full-normal.woff2"
        letters = left & TTFont(source).getBestCmap().keys()
        left -= letters
        parts[script] = part(source, letters)
    # Russian and Ukrainian headings have Latin letters, too: one file for both alphabets, which a browser has sooner than two.
    latin = Path(files) / "geologica-latin-full-normal.woff2"
    english = set(range(0x20, 0x7F)) | {ord(sign) for sign in "\u00a0«»·×–—…€"}
    parts["cyrillic"] = both(part(latin, english), parts["cyrillic"])
    for script, font in parts.items():
        font.save(Path(target) / f"geologica-{script}.woff2")
    if left:
        raise SystemExit(f"the font has no {' '.join(map(chr, sorted(left)))}")


main(*sys.argv[1:])
