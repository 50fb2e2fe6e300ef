"""Cuts the face of the headings out of Geologica (SIL Open Font License, see OFL.txt) into one small file.

The package divides the font by script; this takes one weight of each part, with the sharpest corners that the face has,
keeps the letters of the site's languages, and puts the parts together again. In an empty folder:

    npm pack @fontsource-variable/geologica@5.3.0 && tar xzf *.tgz
    pip install fonttools==4.66.1 brotli
    python <this file> package/files <folder of the site>/src/styles/fonts/geologica.woff2
"""

import sys
import tempfile
from pathlib import Path

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


def part(source: Path) -> TTFont:
    """One of the package's files at our place, with our letters only."""
    font = instantiateVariableFont(TTFont(source), PLACE)
    options = Options(layout_features=["kern", "mark", "mkmk", "ccmp", "locl"], name_IDs=[0, 1, 2, 13, 14], hinting=False)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=LETTERS & font.getBestCmap().keys())
    subsetter.subset(font)
    return font


def main(files: str, target: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        parts = []
        for script in ("latin", "latin-ext", "vietnamese", "cyrillic"):
            parts.append(Path(folder) / f"{script}.ttf")
            part(Path(files) / f"geologica-{script}-full-normal.woff2").save(parts[-1])
        font = Merger().merge([str(file) for file in parts])
    missing = LETTERS - font.getBestCmap().keys()
    if missing:
        raise SystemExit(f"the font has no {' '.join(map(chr, sorted(missing)))}")
    font.flavor = "woff2"
    font.save(target)


main(*sys.argv[1:])
