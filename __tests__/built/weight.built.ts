import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { compileHint } from '../../src/gatsby/bundles/compile-hints';
import { bundled, packageOf } from '../../src/gatsby/bundles/open-source/shipped';
import { firstSegments } from '../../src/gatsby/first-answer';
import { publicHosts } from '../../src/site/hosting/hosts';
import { enabledLocales } from '../../src/site/languages/locales';
import { overBudget, readBudgets } from '../../workshop/perf/budgets';
import { samplePages } from '../../workshop/perf/sample-pages';
import { firstAnswer, linkedStyles, modulesOf, scriptsOf, weigh } from '../../workshop/perf/weights';

const shellMarks = (locale: string): string[] => {
  const shell = JSON.parse(readFileSync(`locales/${locale}/shell.json`, 'utf8')) as {
    consent: { text: string };
    footer: { tagline: string };
    search: { noneHint: string };
  };
  return [shell.consent.text, shell.footer.tagline, shell.search.noneHint];
};
const files = (folder: string, ending: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => path.join(entry.parentPath, entry.name));

/** A document without the text of its content: a page may say as much as it needs. */
const withoutText = (html: string): string =>
  html.replace(/<main.*<\/main>/s, (content) => content.replace(/>[^<]+</g, '><'));

for (const host of publicHosts) {
  test(`${host}: a page's data holds no shell messages`, () => {
    const marks = enabledLocales.flatMap(shellMarks);
    const data = files(`dist/${host}/page-data`, '.json');
    expect(data.length).toBeGreaterThan(10);
    const found = data.filter((file) => {
      const text = readFileSync(file, 'utf8');
      return marks.some((mark) => text.includes(JSON.stringify(mark).slice(1, -1)));
    });
    expect(found).toEqual([]);
  });

  test(`${host}: the scripts hold no message of any language`, () => {
    const marks = enabledLocales.flatMap((locale) => {
      const home = JSON.parse(readFileSync(`locales/${locale}/home.json`, 'utf8')) as { hero: { title: string } };
      return [...shellMarks(locale), home.hero.title];
    });
    const scripts = files(`dist/${host}`, '.js');
    expect(scripts.length).toBeGreaterThan(10);
    const found = scripts.filter((file) => {
      const text = readFileSync(file, 'utf8');
      return marks.some((mark) => text.includes(mark) || text.includes(JSON.stringify(mark).slice(1, -1)));
    });
    expect(found).toEqual([]);
  });

  test(`${host}: no source map is published, and no script or style names one`, () => {
    expect(files(`dist/${host}`, '.map')).toEqual([]);
    const named = ['.js', '.css']
      .flatMap((ending) => files(`dist/${host}`, ending))
      .filter((file) => /[#@] sourceMappingURL=/.test(readFileSync(file, 'utf8')));
    expect(named).toEqual([]);
  });

  test(`${host}: no page in any language exceeds 45 KB before the visitor does anything, its own text left out`, () => {
    const { entry, services, idle } = weigh(host, '/');
    const pages = files(`dist/${host}`, 'index.html');
    expect(pages.length).toBeGreaterThan(10);
    const packed = new Map(
      readdirSync(`dist/${host}`)
        .filter((name) => name.endsWith('.css'))
        .map((name) => [name, gzipSync(readFileSync(`dist/${host}/${name}`)).length]),
    );
    const heavy = pages
      .map((file) => {
        const html = readFileSync(file, 'utf8');
        const linked = linkedStyles(html).reduce((sum, name) => sum + (packed.get(name) ?? 0), 0);
        return [gzipSync(withoutText(html)).length + linked + entry + services + idle, file] as const;
      })
      .filter(([bytes]) => bytes > 45 * 1024);
    expect(heavy).toEqual([]);
  });

  test(`${host}: the application's scripts are compiled whole, and nothing that comes before a sign of intent`, () => {
    const isHinted = (name: string): boolean =>
      readFileSync(`dist/${host}/${name}`, 'utf8').startsWith(`${compileHint}\n`);
    // The other hosts have the same templates, but not each of their pages.
    for (const page of host === 'global' ? Object.values(samplePages()) : ['/']) {
      const { entry, services, idle, application, template } = scriptsOf(host, page);
      const after = [...application, ...template];
      expect(after.length).toBeGreaterThan(2);
      expect([page, ...[...entry, ...services, ...idle, ...after].filter(isHinted)]).toEqual([page, ...after]);
    }
  });

  test(`${host}: i18next stands once in the scripts`, () => {
    const text = files(`dist/${host}`, '.js')
      .map((file) => readFileSync(file, 'utf8'))
      .join('');
    // A string of i18next's own that no other code holds.
    expect(text.split('i18next is already initialized').length - 1).toBe(1);
  });
}

test('no template exceeds its budget, and no budget is twice what is needed', () => {
  const budgets = readBudgets();
  const over = Object.entries(samplePages()).flatMap(([template, page]) =>
    overBudget(budgets, template, weigh('global', page), modulesOf('global', page)).map(
      (finding) => `${page}: ${finding}`,
    ),
  );
  expect(over).toEqual([]);
  const { entry, services, idle, application } = weigh('global', '/');
  for (const [part, present] of Object.entries({ entry, services, idle, application })) {
    expect([part, budgets.shared[part as keyof typeof budgets.shared] < 2 * present]).toEqual([part, true]);
  }
});

test('the packages that visitors are told of are those in the scripts', () => {
  // The error page has a package of its own, and is in no sitemap.
  const modules = [...Object.values(samplePages()), '/404'].flatMap((page) =>
    Object.values(modulesOf('global', page)).flatMap(Object.keys),
  );
  const packages = new Set(modules.flatMap((module) => packageOf(module) ?? []));
  expect([...packages].sort()).toEqual([...bundled].sort());
});

test('a page links styles where its first answer then fits into ten TCP segments', async () => {
  const faults: string[] = [];
  let found = 0;
  for (const page of Object.values(samplePages())) {
    for (const [host, prefix] of [
      ['global', ''],
      ['global', '/de'],
      ['global', '/th'],
      ['zh', ''],
      ['ru', ''],
    ] as const) {
      const path = `${prefix}${page}`;
      const file = `dist/${host}${path}/index.html`;
      if (!existsSync(file) || linkedStyles(readFileSync(file, 'utf8')).length === 0) continue;
      found += 1;
      const bytes = await firstAnswer(host, path);
      if (bytes > firstSegments) faults.push(`${host} ${path}: ${bytes}`);
    }
  }
  expect(found).toBeGreaterThan(15);
  expect(faults).toEqual([]);
});
