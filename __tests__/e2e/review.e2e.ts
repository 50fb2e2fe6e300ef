/**
 * The review page and the reviewer's bar (design 16), on previews of a made-up site that are built and served as real ones are:
 * with the modules, the manifests and the policy of production.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { createLocalHost } from '../../workshop/local/host/local-host';
import { openBase } from '../../workshop/review/base-build';
import { cases } from '../../workshop/review/cases';
import { buildMadeUp, builtSite } from '../../workshop/review/made-up-build';
import { type MadeUpSite, usual } from '../../workshop/review/made-up-site';
import { type Surroundings, writeReview } from '../../workshop/review/write-review';
import { accessibilityFaults } from './support/axe';
import { addressOf } from './support/hosts';

const nothingKnown: Surroundings = { changedFiles: null, statuses: [], faults: [], commit: null, edit: null };

interface Preview {
  /** Builds a preview of a changed site, with its review, and serves it. Returns its origin. */
  readonly preview: (made: MadeUpSite, surroundings?: Partial<Surroundings>, hasBase?: boolean) => Promise<string>;
}

const test = base.extend<Preview>({
  preview: async ({ page }, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'facet-review-'));
    const closing: (() => Promise<void>)[] = [];
    const faults: string[] = [];
    page.on('console', (message) => {
      // Chromium says of each frame without scripts that one of them was not run; the review shows pages as they are served.
      if (message.type() === 'error' && !message.text().includes('sandboxed'))
        faults.push(`${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => faults.push(error.message));
    await use(async (made, surroundings = {}, hasBase = true) => {
      const [dist, site] = [path.join(folder, 'dist'), builtSite('preview')];
      await buildMadeUp(usual, 'global', path.join(folder, 'base'));
      await buildMadeUp(made, 'preview', path.join(dist, 'preview'));
      const built = hasBase ? await openBase([path.join(folder, 'base')], site, new AbortController().signal) : null;
      await writeReview('.', path.join(dist, 'preview'), site, built, { ...nothingKnown, ...surroundings });
      const host = await createLocalHost({ dist, port: 0 });
      closing.push(host.close);
      return host.origins.preview ?? '';
    });
    for (const close of closing) await close();
    rmSync(folder, { recursive: true });
    expect(faults).toEqual([]);
  },
});

const withFiles = (files: Readonly<Record<string, string>>): MadeUpSite => ({
  ...usual,
  files: { ...usual.files, ...files },
});
const changedText = withFiles({ 'content/blog/second/en.md': 'Second\nAbout Second\nSome body of Second' });

const kinds: Readonly<Record<string, string>> = {
  changed: 'changed',
  new: 'added',
  gone: 'removed',
  renamed: 'renamed',
};

/** The list of changes as a reviewer sees it: cause by cause, each with its pages; then the redirects. */
async function listOn(page: Page): Promise<readonly string[]> {
  const groups = await page.locator('nav details').evaluateAll((details) =>
    details.map((each) => ({
      label: each.querySelector('summary')?.textContent?.replace(/: \d+ pages?$/, '') ?? '',
      pages: [...each.querySelectorAll('a')].map(
        (link) => [link.dataset.page?.split(':')[0] ?? '', link.title] as const,
      ),
    })),
  );
  const redirects = await page.locator('h2:text-is("Redirects") + ul > li').allTextContents();
  return [
    ...groups.map(({ label, pages }) => {
      const places = pages.map(([locale, title]) => {
        const [kind = '', place = ''] = title.split(': ');
        return `${kinds[kind]} ${locale} ${place.replace(' → ', ' to ')}`;
      });
      return `${label}: ${places.sort().join(', ')}`;
    }),
    ...redirects.map((line) => `redirect ${line.replace(' → ', ' to ')}`),
  ];
}

/** What the comparison found, in the words of the page. */
const asShown = (line: string): string => {
  if (line.startsWith('redirect ')) return line;
  const [label = '', pages = ''] = line.split(/: (?=(?:added|changed|removed|renamed) )/);
  const places = pages.replace(/ \([^)]*\)/g, '').split(', ');
  const shown = label
    .replace(/^content /, 'text ')
    .replace(/^frame /, 'menus and footer of ')
    .replace(/^style /, 'styles of ')
    .replace(/^languages /, 'languages of ');
  return `${shown}: ${places.sort().join(', ')}`;
};

for (const [change, site, expected] of cases) {
  test(`the list is exactly right for ${change}`, async ({ page, preview }) => {
    await page.goto(`${await preview(site)}/_review`);
    await expect(page.getByRole('heading', { name: 'Review' })).toBeVisible();
    expect(await listOn(page)).toEqual(expected.map(asShown));
  });
}

test('a changed page stands before and after, side by side, with its pictures', async ({ page, preview }) => {
  const made = withFiles({ 'content/blog/first/cover.png': 'another picture' });
  await page.goto(`${await preview(made)}/_review#page=en:/blog/first`);
  const colors = await Promise.all(
    ['Before', 'After'].map(async (title) => {
      const picture = page.frameLocator(`iframe[title="${title}"]`).locator('img');
      await expect(picture).toHaveJSProperty('complete', true);
      await expect(picture).toHaveJSProperty('naturalWidth', 60);
      const address = await picture.evaluate((each: HTMLImageElement) => each.src);
      return page.evaluate(async (name) => (await fetch(name)).text(), address);
    }),
  );
  expect(colors.map((svg) => /fill="(\w+)"/.exec(svg)?.[1])).toEqual(['blue', 'red']);
});

test('styles are those of each build, under the policy of the preview', async ({ page, preview }) => {
  await page.goto(`${await preview({ ...usual, styles: { ...usual.styles, home: 'green' } })}/_review#page=de:/`);
  const heading = (title: string) => page.frameLocator(`iframe[title="${title}"]`).locator('h1');
  await expect(heading('Before')).toHaveCSS('color', 'rgb(255, 0, 0)');
  await expect(heading('After')).toHaveCSS('color', 'rgb(0, 128, 0)');
});

test('the words that have changed are marked in one text', async ({ page, preview }) => {
  await page.goto(`${await preview(changedText)}/_review#page=en:/blog/second`);
  await page.getByRole('button', { name: 'Text' }).click();
  await expect(page.locator('.text ins').first()).toHaveText('Some body');
  await expect(page.locator('.text del')).toHaveText(['Body']);
  await expect(page.locator('.text p').first()).toHaveText('Second');
});

test('j and k go through the changes, from within a page, too', async ({ page, preview }) => {
  await page.goto(`${await preview({ ...usual, menu: 'another' })}/_review`);
  await expect(page.locator('nav a').first()).toBeVisible();
  const names = await page.locator('nav a').evaluateAll((links) => links.map(({ dataset }) => dataset.page));
  const current = page.locator('nav a[aria-current]');
  await page.keyboard.press('j');
  await expect(current).toHaveAttribute('data-page', names[0] ?? '');
  await page.keyboard.press('j');
  await expect(current).toHaveAttribute('data-page', names[1] ?? '');
  await page.locator('iframe[title="After"]').click();
  await page.keyboard.press('k');
  await expect(current).toHaveAttribute('data-page', names[0] ?? '');
  await page.keyboard.press('k');
  await expect(current).toHaveAttribute('data-page', names[0] ?? '');
});

test('widths and colors are those that are chosen', async ({ page, preview }) => {
  await page.goto(`${await preview(changedText)}/_review#page=en:/blog/second`);
  const width = () =>
    page
      .locator('iframe')
      .first()
      .evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.innerWidth);
  await expect.poll(width).toBe(1280);
  await page.getByRole('button', { name: 'Phone' }).click();
  await expect(page.getByRole('button', { name: 'Phone' })).toBeFocused();
  await expect.poll(width).toBe(390);
  const body = page.frameLocator('iframe[title="After"]').locator('body');
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect(body).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await page.getByRole('button', { name: 'Light' }).click();
  await expect(body).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('an address opens exactly this place, and can be copied', async ({ page, preview, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const origin = await preview(withFiles({ 'content/blog/second/en.md': 'Third\nAbout Second\nBody of Second' }));
  await page.goto(`${origin}/_review#page=en:/blog&view=text&width=phone&theme=dark`);
  for (const name of ['Text', 'Phone', 'Dark']) {
    await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(page.locator('nav a[aria-current]')).toHaveAttribute('data-page', 'en:/blog');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('a tick is kept in this browser', async ({ page, preview }) => {
  await page.goto(`${await preview(changedText)}/_review#page=en:/blog/second`);
  await expect(page.getByText('0 of 1 page reviewed')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Reviewed' }).check();
  await expect(page.getByText('1 of 1 page reviewed')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Reviewed' })).toBeChecked();
});

test('a page has its languages, status, faults, files, weight, search result and share card', async ({
  page,
  preview,
}) => {
  const file = 'content/blog/first/vn.md';
  const made = withFiles({ [file]: `Mới ${'rất dài '.repeat(10)}\nVề Đầu tiên\nThân` });
  const statuses = (['en', 'vn', 'de'] as const).map((locale, place) => ({
    section: 'blog' as const,
    id: 'first',
    locale,
    state: (['source', 'behind', 'missing'] as const)[place] ?? 'source',
    changes: [],
  }));
  const faults = [{ file, line: 3, rule: 'emoji', message: 'the title has <b>an emoji</b>' }];
  const edit = 'https://github.com/facet/site/edit/words/';
  await page.goto(`${await preview(made, { statuses, faults, edit })}/_review#page=vn:/blog/first`);
  const fact = (term: string) => page.locator(`dt:text-is("${term}") + dd`);
  await expect(fact('Languages')).toContainText('English');
  await expect(fact('Languages')).toContainText('Missing: de');
  await expect(fact('Translation')).toHaveText('behind the English text');
  await expect(fact('Faults')).toContainText(`${file}:3 the title has <b>an emoji</b>`);
  await expect(fact('Written in').getByRole('link')).toHaveAttribute('href', edit + file);
  await expect(fact('Weight')).toContainText(/[+−]\d+ bytes/);
  await expect(fact('In a search').locator('.rest').first()).toContainText('dài');
  await expect(fact('In a search')).toContainText('Đầu tiên');
  await expect(fact('Share card').locator('del').first()).toHaveText('Đầu tiên');
});

test('a page that is gone shows what it was and where it leads now', async ({ page, preview }) => {
  const { 'content/blog/second/en.md': _, ...files } = usual.files;
  const redirects = [...usual.redirects, { locale: 'en' as const, from: '/blog/second', to: '/blog' }];
  await page.goto(`${await preview({ ...usual, files, redirects })}/_review#page=en:/blog/second`);
  await expect(page.frameLocator('iframe[title="Before"]').locator('h1')).toHaveText('Second');
  await expect(page.locator('figure').last()).toContainText('This page is gone. It leads to /blog.');
});

test('without a build of the base branch it shows the pages of changed files, and says so', async ({
  page,
  preview,
}) => {
  const changedFiles = ['content/blog/second/en.md'];
  await page.goto(`${await preview(changedText, { changedFiles }, false)}/_review#page=en:/blog/second`);
  await expect(page.getByText('No build of the base branch was at hand')).toBeVisible();
  await expect(page.locator('figure').first()).toContainText(/No copy is at hand: http.*\/blog\/second/);
});

test('where nothing is known it says so', async ({ page, preview }) => {
  await page.goto(`${await preview(changedText, {}, false)}/_review`);
  await expect(page.getByText('no change is known')).toBeVisible();
});

test('the review is not indexed, and has no accessibility faults', async ({ page, preview }) => {
  const origin = await preview(changedText);
  const answer = await page.goto(`${origin}/_review#page=en:/blog/second`);
  expect(answer?.headers()['x-robots-tag']).toBe('noindex');
  for (const size of [
    { width: 1440, height: 900 },
    { width: 320, height: 700 },
  ]) {
    await page.setViewportSize(size);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
});

for (const locale of ['en', 'zh', 'ru'] as const) {
  test(`${locale}: the public host has neither the review nor the bar`, async ({ page }) => {
    await page.goto(addressOf(locale, '/pricing'));
    expect(await page.content()).not.toContain('_review');
    expect((await page.goto(addressOf(locale, '/_review')))?.status()).toBe(404);
  });
}

test.describe('the reviewer’s bar', () => {
  const bar = (page: Page) => page.getByRole('complementary', { name: 'Review' });

  test('says of each page whether it has changed, and leads to the review and to its file', async ({
    page,
    preview,
  }) => {
    const edit = 'https://github.com/facet/site/edit/words/';
    const origin = await preview(changedText, { edit });
    await page.goto(`${origin}/vn/blog/first`);
    await expect(bar(page)).toContainText('Not changed');
    await page.goto(`${origin}/blog/second`);
    await bar(page).getByText('Changed: text').click();
    await expect(bar(page).getByRole('link', { name: /^Edit content/ })).toHaveAttribute(
      'href',
      `${edit}content/blog/second/en.md`,
    );
    await bar(page).getByRole('link', { name: 'This page in the review' }).click();
    await expect(page).toHaveURL(`${origin}/_review#page=en:/blog/second`);
    await expect(page.locator('nav a[aria-current]')).toHaveText('en');
  });

  test('lists the languages of the page, and keeps up with the application', async ({ page, preview }) => {
    const origin = await preview(withFiles({ 'content/blog/first/vn.md': 'Mới\nVề\nThân' }));
    await page.goto(`${origin}/blog/first`);
    await bar(page).locator('summary').click();
    await expect(bar(page).getByRole('link', { name: 'Tiếng Việt (changed)' })).toHaveAttribute(
      'href',
      '/vn/blog/first',
    );
    await page.evaluate(() => {
      history.pushState(null, '', '/vn/blog/first');
      document.title = 'Mới';
    });
    await expect(bar(page)).toContainText('Changed: text, head');
  });
});
