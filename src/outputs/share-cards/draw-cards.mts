/** Draws share cards: a script for `runScript`. Pango shapes every script of the site and breaks lines. */
import { rename, writeFile } from 'node:fs/promises';
import pMap from 'p-map';
import sharp, { type CreateText } from 'sharp';
import { scriptInput } from '../../gatsby/run-script';
import { type LocaleCode, localeCodes } from '../../site/languages/locales';
import { shareCardSize } from '../../site/pages/share-card';
import { type CardColors, cardBackground, cardLayout } from './card-design';
import { prepareFonts } from './card-fonts';
import { markup, settingOf, shortened } from './card-text';
import { colorOf, indexed, indexedPng, shades, shadesOf } from './indexed-png';

export interface Card {
  readonly locale: LocaleCode;
  readonly title: string;
  /** The name of the page's section; empty for a page that belongs to none. */
  readonly section: string;
  readonly brand: string;
  /** The host, without protocol. */
  readonly address: string;
}

export interface CardJob {
  readonly cards: readonly { readonly card: Card; readonly file: string }[];
  readonly fontFolder: string;
  readonly colors: CardColors;
  readonly mark: string;
}

/** The ink on each pixel: 0 to 255. */
interface Mask {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const inks = ['ink', 'ink-soft', 'accent'] as const;
type Ink = (typeof inks)[number];

/** The weights of the tokens. */
const strong = 650;
const plain = 500;

/** The text of one card is laid out while another is compressed. */
const atATime = 3;

const job = await scriptInput<CardJob>();
// Pango reads the variable only once, when the first text is drawn. All fonts are there, so that a card looks the same whichever others
// are drawn with it.
process.env.FONTCONFIG_FILE = await prepareFonts(job.fontFolder, localeCodes);
const paper = colorOf(job.colors.paper);
const background = indexed(
  await sharp(Buffer.from(cardBackground(job.mark, job.colors)))
    .removeAlpha()
    .raw()
    .toBuffer(),
  inks.flatMap((ink) => shadesOf(paper, colorOf(job.colors[ink]))),
);

/** The shade for each amount of ink; 0 is paper. */
const shadeOf = Uint8Array.from({ length: 256 }, (_, ink) => Math.round((ink * shades) / 255));

const labels = new Map<string, Promise<Mask>>();

await pMap(job.cards, ({ card, file }) => draw(card, file), { concurrency: atATime });
process.stdout.write(JSON.stringify(job.cards.length));

async function draw(card: Card, file: string): Promise<void> {
  const { margin, brand, title, section, address } = cardLayout;
  const name = await label(card, card.brand, brand.size, strong);
  const host = await label(card, card.address, address.size, plain);
  const above = card.section ? await label(card, card.section, section.size, strong) : null;
  const used = above ? above.height + title.gap : 0;
  const heading = await fit(card, title.height - used);
  const top = title.top + (title.height - used - heading.height) / 2;

  const pixels = background.pixels.slice();
  place(pixels, name, 'ink', margin + brand.mark + 8, brand.top + (brand.mark - name.height) / 2);
  place(pixels, host, 'ink-soft', margin, shareCardSize.height - address.bottom - host.height);
  if (above) place(pixels, above, 'accent', margin, top);
  place(pixels, heading, 'ink', margin, top + used);
  // The file gets its name only when it is complete.
  await writeFile(`${file}.part`, await indexedPng({ ...background, pixels }, shareCardSize.width));
  await rename(`${file}.part`, file);
}

function place(pixels: Uint8Array, { data, width, height }: Mask, ink: Ink, left: number, top: number): void {
  const first = inks.indexOf(ink) * shades - 1;
  const start = Math.round(top) * shareCardSize.width + Math.round(left);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const shade = shadeOf[data[row * width + column] ?? 0] ?? 0;
      if (shade > 0) pixels[start + row * shareCardSize.width + column] = first + shade;
    }
  }
}

/** The title in the largest size that fits, in lines of similar length; shortened if none fits. */
async function fit(card: Card, height: number): Promise<Mask> {
  const { width, sizes } = cardLayout.title;
  for (const size of sizes) {
    const heading = await text(card, card.title, size, strong, { width });
    if (heading.width > width || heading.height > height) continue;
    for (const share of [0.7, 0.85]) {
      const narrow = await text(card, card.title, size, strong, { width: Math.round(width * share) });
      if (narrow.height === heading.height && narrow.width <= width) return narrow;
    }
    return heading;
  }
  const smallest = Math.min(...sizes);
  for (let { title } = card; ; title = shortened(title)) {
    const heading = await text(card, title, smallest, strong, { width, wrap: 'word-char' });
    if (heading.height <= height) return heading;
  }
}

/** A line that many cards share: drawn only once. */
function label(card: Card, content: string, size: number, weight: number): Promise<Mask> {
  const key = `${card.locale} ${size} ${content}`;
  const known = labels.get(key) ?? text(card, content, size, weight);
  labels.set(key, known);
  return known;
}

async function text(
  card: Card,
  content: string,
  size: number,
  weight: number,
  lines: Partial<Pick<CreateText, 'width' | 'wrap'>> = {},
): Promise<Mask> {
  const { data, info } = await sharp({
    text: {
      text: markup(content, card.locale, { size, weight }),
      font: settingOf(card.locale).fonts,
      dpi: 72,
      ...lines,
    },
  })
    .toColorspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
