import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import pMap from 'p-map';
import type { RoutePath } from '../../src/site/hosting/route-path';
import { enabledLocales } from '../../src/site/languages/locales';
import { routes } from '../../src/site/pages/routes';
import { addressOf, ask } from '../e2e/support/hosts';
import { availabilityTable } from '../support/availability-table';

const table = availabilityTable(readdirSync('content/guide'));
const fixed = routes.filter((route) => route.source.kind === 'fixed' && route.pattern !== '/404' && !route.only);

for (const locale of enabledLocales) {
  test(`${locale}: fixed pages and what the specification gives it answer 200, everything else 404`, async ({
    request,
  }) => {
    const cells = [
      ...table.filter((cell) => cell.locale === locale),
      ...fixed.map(({ pattern }) => ({ path: pattern, allowed: true })),
    ];
    const answers = await pMap(
      cells,
      async ({ path }) => (await ask(request, addressOf(locale, path as RoutePath))).status(),
      { concurrency: 32 },
    );
    const wrong = cells.flatMap(({ path, allowed }, place) => {
      // On the Russian host guides leave the site by redirect rule 2; elsewhere what may not exist is not found.
      const absent = locale === 'ru' && path.startsWith('/guide/') ? 302 : 404;
      const expected = allowed ? 200 : absent;
      return answers[place] === expected ? [] : [`${path}: ${answers[place]}, expected ${expected}`];
    });
    expect(wrong).toEqual([]);
  });
}

test('what only the preview has is not found on the public hosts', async ({ request }) => {
  const confined = routes.filter((route) => route.only && !route.only.targets.some((target) => target !== 'preview'));
  expect(confined).not.toEqual([]);
  for (const { pattern } of confined) {
    for (const locale of ['en', 'de', 'zh', 'ru'] as const) {
      expect((await ask(request, addressOf(locale, pattern))).status()).toBe(404);
    }
  }
});

test('the table covers every language and id, allowed and forbidden', () => {
  expect(table.length).toBe(enabledLocales.length * (32 * 2 + 7 + 7 + readdirSync('content/guide').length));
  expect(table.filter((cell) => cell.allowed).length).toBeGreaterThan(300);
});
