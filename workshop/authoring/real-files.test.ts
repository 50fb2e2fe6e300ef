import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteFrom } from '../../src/site/hosting/hosts';
import { compareWords } from './real-files';

const site = siteFrom({});
const compared = (text: string) => compareWords(new TextEncoder().encode(text), site);

test('every text of the small tree shows the words that another renderer shows, also after a fix', () => {
  const folder = '__tests__/fixtures/site';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
  expect(files.length).toBeGreaterThan(20);
  const found = files.map((name) => compareWords(readFileSync(path.join(folder, name)), site));
  expect(found.filter(({ difference, isChangedByFix }) => difference !== null || isChangedByFix)).toEqual([]);
}, 120_000);

test.each([
  [
    'words that a page leaves out',
    'One[^1] two.\n\n[^1]: Three.',
    { expected: 'One1 two Footnotes Three', shown: 'One two' },
  ],
  ['none', '+++\ntitle = "x"\n+++\nOne **two**.\n\n| a |\n| - |\n| three |\n', null],
  ['none, without the front matter of the file', '---\ntitle: x\n---\n\n# One\n', null],
])('%s', (_says, text, difference) => {
  expect(compared(text).difference).toEqual(difference);
});
