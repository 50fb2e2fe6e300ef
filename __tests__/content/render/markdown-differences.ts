/**
 * In what our way from Markdown to the HTML of a page differs from the examples of CommonMark and GitHub, and why. A new difference is
 * either a fault of ours or a decision; a decision stands here.
 */

/** Examples that differ for one reason. */
interface Difference {
  readonly reason: string;
  /** Whether the check tells the author. Otherwise nothing is lost, and the text is only read in another way. */
  readonly isRefused: boolean;
  /** Suite and number. */
  readonly examples: readonly string[];
}

const named = (suite: string, numbers: string): string[] =>
  numbers
    .trim()
    .split(/\s+/)
    .map((number) => `${suite} ${number}`);

export const differences: readonly Difference[] = [
  {
    reason: 'HTML is refused: authors write Markdown only',
    isRefused: true,
    examples: [
      ...named(
        'CommonMark',
        `
        21 31 148 149 150 151 155 159 160 161 162 163 164 165 166 167 168 169 170 171 172 173 174 175 176
        177 178 179 180 182 183 184 185 186 187 188 189 190 191 201 308 309 344 475 476 477 491 494 524 536
        613 614 615 616 617 625 626 627 628 629 630 631 642 643
      `,
      ),
      ...named('GitHub spec', '644 645 646 653'),
      ...named('GitHub extensions', '12 22'),
      ...named('GitHub regression', '3 6 9 14'),
    ],
  },
  {
    reason: 'footnotes are refused: their numbers and their heading would be in English',
    isRefused: true,
    examples: [...named('GitHub extensions', '23'), ...named('GitHub regression', '13')],
  },
  {
    reason: 'a heading of level 1 is refused: the title of the page is the only one',
    isRefused: true,
    examples: [
      ...named('CommonMark', '10 62 66 67 68 72 75 76 78 79 80 81 82 83 84 115 141 214 215 227 228 229 230 232 300'),
      ...named('GitHub spec', '10 52'),
    ],
  },
  {
    reason: 'an address is a path of the site, an anchor, of the web or of mail; others are refused',
    isRefused: true,
    examples: [
      ...named(
        'CommonMark',
        '194 195 200 203 204 484 485 486 487 492 495 496 498 499 500 502 503 504 522 567 596 597 598 599 601',
      ),
      ...named('GitHub extensions', '19'),
      ...named('GitHub regression', '16'),
    ],
  },
  {
    reason: 'as GitHub does, and CommonMark does not, an address in the text is a link',
    isRefused: false,
    examples: [...named('CommonMark', '602 606 608 611 612'), ...named('GitHub spec', '610 616 619')],
  },
  {
    reason: 'ftp: is no link here; as one, it would be refused',
    isRefused: false,
    examples: [...named('GitHub spec', '628')],
  },
  {
    reason: 'a single tilde is a tilde, as in the ranges of many languages (12~13)',
    isRefused: false,
    examples: [...named('GitHub extensions', '17 18'), ...named('GitHub regression', '10 11')],
  },
  {
    reason: 'the parser (Sätteri) and remark read them alike, and unlike cmark',
    isRefused: false,
    examples: [...named('GitHub regression', '5')],
  },
];
