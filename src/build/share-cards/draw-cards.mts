/**
 * Draws share cards (design 12): a script for `runScript`.
 *
 * Pango sets the text, through sharp: it shapes every script of the site and breaks lines.
 */
import { readFile } from 'node:fs/promises';
import sharp, { type CreateText, type OverlayOptions } from 'sharp';
import type { LocaleCode } from '../../site/locales';
import { shareCardSize } from '../../site/share-card';
import { scriptInput } from '../run-script';
import { type CardColours, cardBackground, cardColours, cardLayout } from './card-design';
import { prepareFonts } from './card-fonts';
import { markup, settingOf, shortened } from './card-text';

/** The content of a card. */
export interface Card {
  readonly locale: LocaleCode;
  readonly title: string;
  /** The name of the page's section; empty for a page that belongs to none. */
  readonly section: string;
  /** The product's name. */
  readonly brand: string;
  /** The host, without protocol. */
  readonly address: string;
}

/** The task of the script. */
export interface CardJob {
  readonly cards: readonly { readonly card: Card; readonly file: string }[];
  readonly fontFolder: string;
  /** Paths of the style sheet with the tokens and of the mark as SVG. */
  readonly tokens: string;
  readonly mark: string;
}

/** A picture that is laid over the background. */
interface Picture {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Weights of the title and of the rest, as in the tokens. */
const strong = 650;
const plain = 500;

/** Number of cards drawn at the same time: the text of one is laid out while another is compressed. */
const atATime = 3;

const job = await scriptInput<CardJob>();
// Pango reads the variable only once, when the first text is drawn.
process.env.FONTCONFIG_FILE = await prepareFonts(job.fontFolder, [
  ...new Set(job.cards.map(({ card }) => card.locale)),
]);
const colours = cardColours(await readFile(job.tokens, 'utf8'));
const background = await sharp(Buffer.from(cardBackground(await readFile(job.mark, 'utf8'), colours)))
  .removeAlpha()
  .raw()
  .toBuffer({ resolveWithObject: true });

/** Lines that many cards have in common. */
const labels = new Map<string, Promise<Picture>>();

const waiting = [...job.cards];
await Promise.all(Array.from({ length: atATime }, drawNext));
process.stdout.write(JSON.stringify(job.cards.length));

async function drawNext(): Promise<void> {
  for (let next = waiting.pop(); next; next = waiting.pop()) await draw(next.card, next.file);
}

async function draw(card: Card, file: string): Promise<void> {
  const { margin, brand, title, section, address } = cardLayout;
  const name = await label(card, card.brand, brand.size, strong, 'ink');
  const host = await label(card, card.address, address.size, plain, 'ink-soft');
  const above = card.section ? await label(card, card.section, section.size, strong, 'accent') : null;
  const used = above ? above.height + title.gap : 0;
  const heading = await fit(card, title.height - used);
  const top = title.top + (title.height - used - heading.height) / 2;
  await sharp(background.data, { raw: background.info })
    .composite([
      place(name, margin + brand.mark + 8, brand.top + (brand.mark - name.height) / 2),
      place(host, margin, shareCardSize.height - address.bottom - host.height),
      ...(above ? [place(above, margin, top)] : []),
      place(heading, margin, top + used),
    ])
    .png({ compressionLevel: 9 })
    .toFile(file);
}

function place({ data, width, height }: Picture, left: number, top: number): OverlayOptions {
  return { input: data, raw: { width, height, channels: 4 }, left: Math.round(left), top: Math.round(top) };
}

/** The title in the largest size that fits its box, in lines of similar length; shortened if no size fits. */
async function fit(card: Card, height: number): Promise<Picture> {
  const { width, sizes } = cardLayout.title;
  for (const size of sizes) {
    const heading = await text(card, card.title, size, strong, 'ink', { width });
    if (heading.width > width || heading.height > height) continue;
    for (const share of [0.7, 0.85]) {
      const narrow = await text(card, card.title, size, strong, 'ink', { width: Math.round(width * share) });
      if (narrow.height === heading.height && narrow.width <= width) return narrow;
    }
    return heading;
  }
  const smallest = Math.min(...sizes);
  for (let { title } = card; ; title = shortened(title)) {
    const heading = await text(card, title, smallest, strong, 'ink', { width, wrap: 'word-char' });
    if (heading.height <= height) return heading;
  }
}

/** A line that several cards may share: drawn only once. */
function label(card: Card, content: string, size: number, weight: number, colour: keyof CardColours): Promise<Picture> {
  const key = `${card.locale} ${size} ${content}`;
  const known = labels.get(key) ?? text(card, content, size, weight, colour);
  labels.set(key, known);
  return known;
}

/** A text as a picture with a transparent background. */
async function text(
  card: Card,
  content: string,
  size: number,
  weight: number,
  colour: keyof CardColours,
  lines: Partial<Pick<CreateText, 'width' | 'wrap'>> = {},
): Promise<Picture> {
  const { data, info } = await sharp({
    text: {
      text: markup(content, card.locale, { size, weight, colour: colours[colour] }),
      font: settingOf(card.locale).fonts,
      dpi: 72,
      rgba: true,
      ...lines,
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
