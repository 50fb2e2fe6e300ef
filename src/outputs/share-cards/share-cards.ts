/**
 * The share cards of a host (design 12): one per page that search engines may list. A card is drawn when its content, or the
 * way it is drawn, has changed. The others are kept, for all hosts and builds together, even when a host's cache is gone.
 */
import { createHash } from 'node:crypto';
import { copyFile, link, mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { Shells } from '../../gatsby/pages/shell-files';
import { runScript } from '../../gatsby/run-script';
import type { BuiltPage } from '../../gatsby/written/built-pages';
import { sectionName } from '../../gatsby/written/search-document';
import { originOf, type Site } from '../../site/hosting/hosts';
import { shareCardFolder, shareCardPath } from '../../site/pages/share-card';
import { cardColours } from './card-design';
import { drawnWith } from './card-packages';
import type { Card, CardJob } from './draw-cards.mts';

/** Where cards and fonts are kept. The build of a host on Netlify restores and saves it (netlify/plugins/gatsby-cache). */
const kept = 'node_modules/.cache/site-cards';
const drawn = path.join(kept, 'drawn');

/** Milliseconds of a day. The time of a card says on which day it was used last. */
const day = 24 * 60 * 60 * 1000;

/** Milliseconds after which a card that no build has used is removed. */
const keptFor = 30 * day;

const script = 'src/outputs/share-cards/draw-cards.mts';

/** Files that decide how a card is drawn: after a change in one, every card is drawn again. */
const drawing = [
  'card-design.ts',
  'card-fonts.ts',
  'card-packages.ts',
  'card-text.ts',
  'draw-cards.mts',
  'indexed-png.ts',
];

/**
 * Writes the card of every page and removes those of pages that are gone.
 * @returns how many there are, and how many of them were drawn this time
 */
export async function writeShareCards(
  site: Site,
  built: readonly BuiltPage[],
  shells: Shells,
  publicFolder: string,
): Promise<{ readonly cards: number; readonly drawn: number }> {
  await mkdir(drawn, { recursive: true });
  const colours = cardColours(await readFile('src/components/styles/tokens.css', 'utf8'));
  const mark = await readFile('static/favicon.svg', 'utf8');
  const look = createHash('sha256').update(JSON.stringify([colours, mark, await drawnWith()]));
  for (const file of drawing) look.update(await readFile(path.join(path.dirname(script), file)));

  const cards = built.flatMap(
    ({
      page: {
        locale,
        path: route,
        route: { pattern },
        list,
      },
      reading: { title },
    }) => {
      if (title === null || (list && list.page > 1)) return [];
      const card: Card = {
        locale,
        title,
        section: sectionName(pattern, shells[locale].messages),
        brand: site.config.name,
        address: new URL(originOf(site, locale)).host,
      };
      const name = `${look.copy().update(JSON.stringify(card)).digest('hex')}.png`;
      return [{ card, name, target: path.join(publicFolder, shareCardPath(locale, route)) }];
    },
  );

  const there = new Set(await readdir(drawn));
  const missing = new Map(cards.filter(({ name }) => !there.has(name)).map(({ name, card }) => [name, card]));
  if (missing.size > 0) {
    const job: CardJob = {
      cards: [...missing].map(([name, card]) => ({ card, file: path.join(drawn, name) })),
      fontFolder: path.join(kept, 'fonts'),
      colours,
      mark,
    };
    await runScript(script, job);
  }

  await rm(path.join(publicFolder, shareCardFolder), { recursive: true, force: true });
  for (const folder of new Set(cards.map(({ target }) => path.dirname(target))))
    await mkdir(folder, { recursive: true });
  const now = new Date();
  await Promise.all(
    cards.map(async ({ name, target }) => {
      const file = path.join(drawn, name);
      await linkOrCopy(file, target);
      const { mtimeMs } = await stat(file);
      if (mtimeMs < now.getTime() - day) await utimes(file, now, now);
    }),
  );
  await removeUnused(new Set(cards.map(({ name }) => name)), now);
  return { cards: cards.length, drawn: missing.size };
}

/** A link takes no time and no space, but cannot lead to another disk. */
const linkOrCopy = (file: string, target: string): Promise<void> =>
  link(file, target).catch(() => copyFile(file, target));

/** Removes the cards that no build has used for long. */
async function removeUnused(used: ReadonlySet<string>, now: Date): Promise<void> {
  for (const name of await readdir(drawn)) {
    if (used.has(name)) continue;
    const { mtimeMs } = await stat(path.join(drawn, name));
    if (mtimeMs < now.getTime() - keptFor) await rm(path.join(drawn, name));
  }
}
