/**
 * The share cards of a host: one per page that search engines may list. A card is drawn when its content or its design has changed.
 * All hosts and builds share one store of cards, which outlives their caches.
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
import { cardColors } from './card-design';
import { drawnWith } from './card-packages';
import type { Card, CardJob } from './draw-cards.mts';

/** Cards and fonts. Netlify restores and saves it (netlify/plugins/gatsby-cache). */
const kept = 'node_modules/.cache/site-cards';
const drawn = path.join(kept, 'drawn');

/** In ms. The time of a card is the day on which it was last used. */
const day = 24 * 60 * 60 * 1000;

const keptFor = 30 * day;

const script = 'src/outputs/share-cards/draw-cards.mts';

/** Writes the card of every page and removes those of deleted pages. */
export async function writeShareCards(
  site: Site,
  built: readonly BuiltPage[],
  shells: Shells,
  publicFolder: string,
): Promise<{ readonly cards: number; readonly drawn: number }> {
  await mkdir(drawn, { recursive: true });
  const colors = cardColors(await readFile('src/components/styles/tokens.css', 'utf8'));
  const mark = await readFile('static/favicon.svg', 'utf8');
  const look = createHash('sha256').update(JSON.stringify([colors, mark, await drawnWith()]));
  // A change in any file of this folder draws every card again.
  const folder = path.dirname(script);
  for (const file of (await readdir(folder)).sort()) look.update(await readFile(path.join(folder, file)));

  const cards = built.flatMap(({ page, reading: { title } }) => {
    const { locale, list } = page;
    if (title === null || (list && list.page > 1)) return [];
    const card: Card = {
      locale,
      title,
      section: sectionName(page.route.pattern, shells[locale].messages),
      brand: site.config.name,
      address: new URL(originOf(site, locale)).host,
    };
    const name = `${look.copy().update(JSON.stringify(card)).digest('hex')}.png`;
    return [{ card, name, target: path.join(publicFolder, shareCardPath(locale, page.path)) }];
  });

  const there = new Set(await readdir(drawn));
  const missing = new Map(cards.filter(({ name }) => !there.has(name)).map(({ name, card }) => [name, card]));
  if (missing.size > 0) {
    const job: CardJob = {
      cards: [...missing].map(([name, card]) => ({ card, file: path.join(drawn, name) })),
      fontFolder: path.join(kept, 'fonts'),
      colors,
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

/** Links are free, but do not work across disks. */
const linkOrCopy = (file: string, target: string): Promise<void> =>
  link(file, target).catch(() => copyFile(file, target));

async function removeUnused(used: ReadonlySet<string>, now: Date): Promise<void> {
  for (const name of await readdir(drawn)) {
    if (used.has(name)) continue;
    const { mtimeMs } = await stat(path.join(drawn, name));
    if (mtimeMs < now.getTime() - keptFor) await rm(path.join(drawn, name));
  }
}
