import { readFileSync } from 'node:fs';
import { enabledLocales } from '../../../src/site/languages/locales';
import { folded, partsOf } from '../../../src/site/languages/search-text';
import { matchRoutes } from '../../../src/site/pages/routes';
import { searchMeanings } from '../../../src/site/pages/search-meanings';

test.each(enabledLocales)('what visitors look for has names in %s, each for one thing', (code) => {
  const names: Readonly<Record<string, string>> = JSON.parse(readFileSync(`locales/${code}/search.json`, 'utf8'));
  expect(Object.keys(names)).toEqual(Object.keys(searchMeanings));
  const compared = Object.values(names).flatMap((some) =>
    some.split(',').map((name) => partsOf(name).map(folded).join(' ')),
  );
  expect(compared.filter((name) => name === '')).toEqual([]);
  // The same name with other marks, or after a spelling reform, is one name.
  const owners = new Map<string, Set<string>>();
  for (const [id, some] of Object.entries(names)) {
    for (const name of some.split(',').map((each) => partsOf(each).map(folded).join(' ')))
      owners.set(name, (owners.get(name) ?? new Set()).add(id));
  }
  expect([...owners].filter(([, ids]) => ids.size > 1).map(([name, ids]) => [name, ...ids])).toEqual([]);
});

test.each(Object.entries(searchMeanings))('what visitors look for: %s is answered', (_id, { pages, account }) => {
  expect(pages.length > 0 || account !== undefined).toBe(true);
  for (const page of pages) expect(matchRoutes(page.replace(/#.*/, '') as `/${string}`)).not.toEqual([]);
});
