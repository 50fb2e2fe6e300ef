/**
 * Share cards as they are drawn (docs/pages.md): by the script itself, in a process of its own.
 */
import { readFileSync } from 'node:fs';
import { runScript } from '../../src/gatsby/run-script';
import { cardColors } from '../../src/outputs/share-cards/card-design';
import type { Card, CardJob } from '../../src/outputs/share-cards/draw-cards.mts';
import { testFolder } from '../support/test-folder';

// The fonts are unpacked once.
jest.setTimeout(120_000);

const { at } = testFolder();

const card = (title: string, locale: Card['locale'] = 'en'): Card => ({
  locale,
  title,
  section: '',
  brand: 'Facet',
  address: 'www.facet.example',
});

/** Draws cards in one run, and answers with their bytes. */
async function drawn(...cards: readonly Card[]): Promise<readonly Buffer[]> {
  const job: CardJob = {
    cards: cards.map((each, place) => ({ card: each, file: at(`${place}.png`) })),
    fontFolder: 'node_modules/.cache/site-cards/fonts',
    colors: cardColors(readFileSync('src/components/styles/tokens.css', 'utf8')),
    mark: readFileSync('static/favicon.svg', 'utf8'),
  };
  await runScript('src/outputs/share-cards/draw-cards.mts', job);
  return job.cards.map(({ file }) => readFileSync(file));
}

const foreign = ['Selling on 楽天市場', 'Selling at ตลาด', 'Selling at ផ្សារ', 'Selling at 시장', 'Selling at बाज़ार'];

test('a title in the letters of another language is drawn with them, and looks the same whatever else is drawn', async () => {
  const alone = [];
  for (const title of foreign.slice(0, 2)) alone.push(...(await drawn(card(title))));
  const together = await drawn(...foreign.map((title) => card(title)), card('選擇代理', 'tc'), card('选择代理', 'zh'));
  expect(alone).toEqual(together.slice(0, 2));
});
