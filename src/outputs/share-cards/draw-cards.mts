/** Draws share cards: a script for `runScript`. Pango shapes every script of the site and breaks lines. */
import { rename } from 'node:fs/promises';
import pMap from 'p-map';
import sharp, { type CreateText } from 'sharp';
import { scriptInput } from '../../gatsby/run-script';
import { type LocaleCode, localeCodes } from '../../site/languages/locales';
import { shareCardSize } from '../../site/pages/share-card';
import { type CardColors, cardBackground, cardLayout } from './card-design';
import { prepareFonts } from './card-fonts';
import { markup, settingOf, shortened } from './card-text';

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

/** The weights of the tokens. */
const strong = 650;
const plain = 500;

/** The text of one card is laid out while another is compressed. */
const atATime = 3;

const job = await scriptInput<CardJob>();
// Pango reads the variable only once, when the first text is drawn. All fonts are there, so that a card looks the same whichever others
// are drawn with it.
process.env.FONTCONFIG_FILE = await prepareFonts(job.fontFolder, localeCodes);
const { colors } = job;
const background = await sharp(Buffer.from(cardBackground(job.mark, colors)))
  .removeAlpha()
  .raw()
  .toBuffer({ resolveWithObject: true });

type Drawn = Awaited<ReturnType<typeof text>>;

const labels = new Map<string, Promise<Drawn>>();

await pMap(job.cards, ({ card, file }) => draw(card, file), { concurrency: atATime });
process.stdout.write(JSON.stringify(job.cards.length));

async function draw(card: Card, file: string): Promise<void> {
  const { margin, brand, title, section, address } = cardLayout;
  const name = await label(card, card.brand, brand.size, strong, colors.ink);
  const host = await label(card, card.address, address.size, plain, colors['ink-soft']);
  const above = card.section ? await label(card, card.section, section.size, strong, colors.accent) : null;
  const used = above ? above.info.height + title.gap : 0;
  const heading = await fit(card, title.height - used);
  const top = title.top + (title.height - used - heading.info.height) / 2;
  const parts = [
    placed(name, margin + brand.mark + 8, brand.top + (brand.mark - name.info.height) / 2),
    placed(host, margin, shareCardSize.height - address.bottom - host.info.height),
    ...(above ? [placed(above, margin, top)] : []),
    placed(heading, margin, top + used),
  ];
  // The file gets its name only when it is complete.
  await sharp(background.data, { raw: background.info })
    .composite(parts)
    .png({ palette: true, effort: 1 })
    .toFile(`${file}.part`);
  await rename(`${file}.part`, file);
}

function placed({ data, info }: Drawn, left: number, top: number) {
  return { input: data, raw: info, left: Math.round(left), top: Math.round(top) };
}

/** The title in the largest size that fits, in lines of similar length; shortened if none fits. */
async function fit(card: Card, height: number): Promise<Drawn> {
  const { width, sizes } = cardLayout.title;
  for (const size of sizes) {
    const heading = await text(card, card.title, size, strong, colors.ink, { width });
    if (heading.info.width > width || heading.info.height > height) continue;
    for (const share of [0.7, 0.85]) {
      const narrow = await text(card, card.title, size, strong, colors.ink, { width: Math.round(width * share) });
      if (narrow.info.height === heading.info.height && narrow.info.width <= width) return narrow;
    }
    return heading;
  }
  const smallest = Math.min(...sizes);
  for (let { title } = card; ; title = shortened(title)) {
    const heading = await text(card, title, smallest, strong, colors.ink, { width, wrap: 'word-char' });
    if (heading.info.height <= height) return heading;
  }
}

/** A line that many cards share: drawn only once. */
function label(card: Card, content: string, size: number, weight: number, color: string): Promise<Drawn> {
  const key = `${card.locale} ${size} ${content}`;
  const known = labels.get(key) ?? text(card, content, size, weight, color);
  labels.set(key, known);
  return known;
}

function text(
  card: Card,
  content: string,
  size: number,
  weight: number,
  color: string,
  lines: Partial<Pick<CreateText, 'width' | 'wrap'>> = {},
) {
  const written = markup(content, card.locale, { size, weight, color });
  return sharp({ text: { text: written, font: settingOf(card.locale).fonts, dpi: 72, rgba: true, ...lines } })
    .raw()
    .toBuffer({ resolveWithObject: true });
}
