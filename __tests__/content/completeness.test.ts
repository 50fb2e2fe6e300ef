/**
 * What every language has: the availability table of specification 2.3 met by texts.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { enabledLocales } from '../../src/site/languages/locales';
import { availabilityTable } from '../support/availability-table';

const foldersOf = (section: string): string[] =>
  readdirSync(path.join('content', section), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
const table = availabilityTable(foldersOf('guide'));

test.each(enabledLocales)(
  '%s has a text for every page that the specification gives it, and for no other',
  (locale) => {
    const cells = table.filter((cell) => cell.locale === locale);
    // A solution is tried at two paths; where one of them is allowed, its text is there.
    const allowed = new Set(cells.filter((cell) => cell.allowed).map(({ file }) => file));
    const files = [...new Set(cells.map(({ file }) => file))];
    expect(files.filter((file) => allowed.has(file) !== existsSync(file))).toEqual([]);
  },
);
