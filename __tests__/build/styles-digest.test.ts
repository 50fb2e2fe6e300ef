/** The digest by which pages are written anew when only styles have changed. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stylesDigest } from '../../src/build/styles-digest';

let folder: string;
const write = (name: string, text: string): void => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'styles-'));
  write('styles/tokens.css', ':root {}');
  write('components/card/card.module.css', '.card {}');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('it changes with the text and the name of a style sheet, and with nothing else', () => {
  const before = stylesDigest(folder);
  expect(before).toMatch(/^[0-9a-f]{12}$/);
  write('components/card/card.tsx', 'export const Card = 1;');
  expect(stylesDigest(folder)).toBe(before);
  write('components/card/card.module.css', '.card { color: red }');
  const changed = stylesDigest(folder);
  expect(changed).not.toBe(before);
  write('components/card/new.module.css', '');
  expect(stylesDigest(folder)).not.toBe(changed);
});
