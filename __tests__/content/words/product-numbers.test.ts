import { readFileSync } from 'node:fs';
import { numberFaults, productNumbers, readFacts } from '../../../src/content/words/product-numbers';
import { readableMarkdown, readableMessages } from '../../../src/content/words/readable-text';
import { factsFile } from '../../../src/content/words/word-rules';
import {
  freePlan,
  friendDiscount,
  maxMembers,
  offerDiscount,
  profileSteps,
  referralShare,
} from '../../../src/site/product/plans';
import { fc, property } from '../../support/fuzz';

const readable = (file: string, text: string): string =>
  file.endsWith('.json') ? readableMessages(text) : readableMarkdown(text);
const meaning = (line: string): string[] => productNumbers(line).map(({ value, unit }) => `${value} ${unit}`);

test.each([
  ['a size', 'Disk: 2 GB, plus about 100 MB per profile', ['2 GB', '100 MB']],
  ['a size in French', '4 Go minimum, 8 Go recommandés', ['4 GB', '8 GB']],
  ['the version of a system', 'Windows 10, macOS 13 or later', ['10 Windows', '13 macOS']],
  ['the version of the engine', 'On Chromium 157.', ['157 Chromium']],
  ['a version of Facet, whole', 'Facet 3.6 and version 3.10', ['3.6 Facet', '3.10 Facet']],
  ['a version of Facet in Chinese', '从版本 3.2 起', ['3.2 Facet']],
  ['a share', 'You receive 20% of it', ['20 %']],
  ['a share with a narrow space', 'eine Provision von 20 %', ['20 %']],
  ['a share in Turkish', 'ödemelerinden %30 pay', ['30 %']],
  ['a price', 'from 30 US dollars, that is $30 or US$30', ['30 USD', '30 USD', '30 USD']],
  ['a price in Russian', 'от 30 долларов США', ['30 USD']],
  ['a price in Japanese', '30米ドルから毎月', ['30 USD']],
  ['a price in reais', 'R$ 45 ou 45 reais', ['45 BRL', '45 BRL']],
  ['days', 'kept for 90 days in a 90-day log', ['90 days', '90 days']],
  ['days in Romanian', 'jurnal de 90 de zile', ['90 days']],
  ['days in Korean', '활동 로그 90일', ['90 days']],
  ['profiles, with the thousands divided', 'more than 1,000 profiles', ['1000 profiles']],
  ['members', '2 to 50 members', ['50 members']],
  ['requests', '60 requests a minute', ['60 requests']],
])('a number about the product is read: %s', (_says, line, numbers) => expect(meaning(line)).toEqual(numbers));

test.each([
  ['a wait', 'give up after 20 seconds'],
  ['a length of work', 'within 2 days, or 3 Tage'],
  ['a date', '9월 30일까지, 17 November 2026'],
  ['the width of a processor', 'Windows 64 位'],
  ['a number in words', 'within two weeks'],
  ['a word that begins like a unit', '20 dagger, 5 memberships, 3 Gothic'],
  ['a word that ends like a system', 'servicios 24, usuários 10, studios 4'],
  ['a word that ends like a version', 'conversion 3, inversión 100, конверсия 20'],
])('a number about the product is read: %s is not', (_says, line) => expect(meaning(line)).toEqual([]));

const sign = fc.constantFrom(',', '.', ' ', '\u00a0', '\u202f');
property(
  'a number is read however its thousands are divided',
  [fc.integer({ min: 1, max: 999_999_999 }), sign],
  (count, divider) => {
    const divided = String(count).replace(/\B(?=(\d{3})+$)/g, divider);
    expect(meaning(`up to ${divided} profiles`)).toEqual([`${count} profiles`]);
  },
);

describe('a number that the facts page does not have', () => {
  const facts = readFacts(`# Facts

Runs on Windows 10 and macOS 13. The log reaches back 90 days; the key \`macOS 11\` is code.

## Numbers in examples

| page | numbers |
| --- | --- |
| \`content/blog/first\` | a list of 340 profiles |

## Tone

Up to 500 profiles.
`);
  const found = (text: string, file = 'content/faq/one/en.md') =>
    numberFaults(file, readable(file, text), facts).map(({ line, column, message }) => [line, column, message]);

  test('is a fault with its line, its column and the facts of its kind', () => {
    expect(found('First line.\n\nFor macOS 12 and later.')).toEqual([
      [3, 5, `"macOS 12" is not in ${factsFile}, which has macOS 13; correct the number, or update that file first`],
    ]);
  });

  test.each<[text: string, faults: number, file?: string]>([
    // In messages, fields and tables, in every language
    ['{\n  "log": "Protokoll, 60 Tage"\n}', 1, 'locales/de/pricing.json'],
    ['---\ndescription: "Kept for 31 days"\n---\n', 1],
    // The same in other signs
    ['{ "log": "90일, macOS 13, Windows 10" }', 0, 'locales/ko/pricing.json'],
    // Code and addresses
    ['`macOS 12`, [news](/news/macOS-12)\n\n```sh\n# macOS 12\n```\n', 0],
    // An example of the page that the facts name, in every language, and of no other
    ['An agency with 340 profiles.', 0, 'content/blog/first/en.md'],
    ['An agency with 340 profiles.', 0, 'content/blog/first/de.md'],
    ['An agency with 340 profiles.', 1, 'content/blog/second/en.md'],
    // A fact after the examples counts, and code on the facts page is no fact
    ['Up to 500 profiles.', 0],
    ['For macOS 11.', 1],
  ])('is looked for in %j, which has %d', (text, faults, file = 'content/faq/one/en.md') => {
    expect(found(text, file)).toHaveLength(faults);
  });

  test('is told where the facts have none of its kind', () => {
    expect(found('| Solo | 5 GB |')).toEqual([
      [1, 10, `"5 GB" is not in ${factsFile}, which has no such number; correct the number, or update that file first`],
    ]);
  });
});

const { everywhere } = readFacts(readFileSync(factsFile, 'utf8'));
const percent = (share: number): number => Math.round(share * 100);

test.each([
  ...[freePlan.profiles, ...profileSteps].map((size) => [size, 'profiles'] as const),
  ...[freePlan.members, maxMembers].map((size) => [size, 'members'] as const),
  ...[...Object.values(referralShare), ...Object.values(offerDiscount), friendDiscount].map(
    (share) => [percent(share), '%'] as const,
  ),
])('the facts page has the %d %s of plans and programs', (value, unit) => {
  expect(everywhere).toContainEqual(expect.objectContaining({ value: String(value), unit }));
});
