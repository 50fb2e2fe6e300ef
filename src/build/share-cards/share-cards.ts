/**
 * The share cards of a host (design 12): one per page that search engines may list. A card is drawn when its content, or the
 * way it is drawn, has changed; the others are kept between builds.
 */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { originOf } from '../../site/hosts';
import { shareCardFolder, shareCardPath } from '../../site/share-card';
import { type Build, htmlOf, publicFolder, shareTitle } from '../built-pages';
import { runScript } from '../run-script';
import { sectionName } from '../search-document';
import type { Card, CardJob } from './draw-cards.mts';

const kept = '.cache/share-cards';
const tokens = 'src/styles/tokens.css';
const mark = 'static/favicon.svg';

/** Files that decide how a card looks: after a change in one, every card is drawn again. */
const look = [
  tokens,
  mark,
  'src/build/share-cards/card-design.ts',
  'src/build/share-cards/card-fonts.ts',
  'src/build/share-cards/card-text.ts',
  'src/build/share-cards/draw-cards.mts',
];

/**
 * Writes the card of every page and removes those of pages that are gone.
 * @returns how many there are, and how many of them were drawn this time
 */
export async function writeShareCards(build: Build): Promise<{ readonly cards: number; readonly drawn: number }> {
  await mkdir(path.join(kept, 'drawn'), { recursive: true });
  const base = await lookDigest();
  const cards = await Promise.all(
    build.pages.map(async (page) => {
      const { language, route, pattern } = page.pageContext;
      const card: Card = {
        locale: language,
        title: shareTitle(await htmlOf(page)),
        section: sectionName(pattern, build.shells[language].messages),
        brand: build.site.config.name,
        address: new URL(originOf(build.site, language)).host,
      };
      const name = `${createHash('sha256').update(base).update(JSON.stringify(card)).digest('hex')}.png`;
      return { card, name, target: path.join(publicFolder, shareCardPath(language, route)) };
    }),
  );

  const there = new Set(await readdir(path.join(kept, 'drawn')));
  const missing = new Map(cards.filter(({ name }) => !there.has(name)).map(({ name, card }) => [name, card]));
  if (missing.size > 0) {
    const job: CardJob = {
      cards: [...missing].map(([name, card]) => ({ card, file: path.join(kept, 'drawn', name) })),
      fontFolder: path.join(kept, 'fonts'),
      tokens,
      mark,
    };
    await runScript('src/build/share-cards/draw-cards.mts', job);
  }
  const used = new Set(cards.map(({ name }) => name));
  for (const name of there) if (!used.has(name)) await rm(path.join(kept, 'drawn', name));

  await rm(path.join(publicFolder, shareCardFolder), { recursive: true, force: true });
  for (const { name, target } of cards) {
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(path.join(kept, 'drawn', name), target);
  }
  return { cards: cards.length, drawn: missing.size };
}

async function lookDigest(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of look) hash.update(await readFile(file));
  return hash.digest('hex');
}
