/**
 * `npm run dev` as an author meets it: in a temporary copy of the project with four languages, whose content is broken and
 * fixed while a page is open.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { accessibilityFaults } from '../../__tests__/e2e/support/axe';
import { endpoints } from '../../src/site/hosting/endpoints';
import { pathOn, siteFrom } from '../../src/site/hosting/hosts';
import type { RoutePath } from '../../src/site/hosting/route-path';
import type { LocaleCode } from '../../src/site/languages/locales';
import { siteProject } from '../perf/projects';

const locales: readonly LocaleCode[] = ['en', 'de', 'zh', 'km'];
const site = siteFrom({ SITE_HOST: 'preview', SITE_LOCALES: locales.join(',') });
const port = Number(process.env.E2E_PORT ?? 9124);

/** That all of these languages have. */
function pageOf(section: 'blog' | 'helps'): RoutePath {
  const id = readdirSync(`content/${section}`).find((folder) =>
    locales.every((locale) => existsSync(`content/${section}/${folder}/${locale}.md`)),
  );
  return `/${section}/${id}`;
}

const article = pageOf('blog');
const file = `content${article}/de.md`;

interface Develop {
  readonly folder: string;
  readonly address: (locale: LocaleCode, path: RoutePath) => string;
}

/** Tests with one server, that begins with the first of them and ends with the last. */
const test = base.extend<object, { readonly develop: Develop }>({
  develop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from this pattern.
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'facet-'));
      await siteProject(folder, new Map());
      const server = spawn('npm', ['run', 'dev', '--', '--port', String(port)], {
        cwd: folder,
        env: { ...process.env, SITE_LOCALES: locales.join(','), GATSBY_TELEMETRY_DISABLED: '1' },
        stdio: 'inherit',
        // A process group, so that all of it can be killed.
        detached: true,
      });
      const address: Develop['address'] = (locale, route) => `http://localhost:${port}${pathOn(site, locale, route)}`;
      try {
        await expect.poll(() => answers(address('en', '/')), { timeout: 600_000, intervals: [1_000] }).toBe(true);
        await use({ folder, address });
      } finally {
        if (server.pid && server.exitCode === null) {
          process.kill(-server.pid);
          await once(server, 'exit');
        }
        rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
      }
    },
    { scope: 'worker', timeout: 900_000 },
  ],
});

const answers = async (address: string): Promise<boolean> => (await fetch(address).catch(() => null))?.ok ?? false;

/** Console errors and failed requests of a page. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(`thrown: ${error}`));
  page.on('response', (answer) => {
    if (answer.status() >= 400) complaints.push(`${answer.status()}: ${answer.url()}`);
  });
  return complaints;
}

const panel = (page: Page) => page.getByRole('region', { name: 'Faults of the content' });
/** Visible as long as the page itself has faults. */
const ownTitle = (page: Page) => panel(page).getByRole('heading');

for (const locale of locales) {
  test(`pages of ${locale} open without an error in the console, with their own services`, async ({
    page,
    develop,
  }) => {
    const complaints = complaintsOf(page);
    for (const route of ['/', article, '/pricing', pageOf('helps'), '/404'] as const) {
      const served = page.waitForResponse((answer) => answer.url().includes(endpoints.baseInfo));
      await page.goto(develop.address(locale, route));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await (await served).json()).toMatchObject({ code: 0 });
      // Catch late errors.
      await page.waitForTimeout(3_000);
      expect([route, ...complaints]).toEqual([route]);
    }
    await expect(ownTitle(page)).toHaveCount(0);
  });
}

test('a fault is shown on its page while it is there, and counted on others', async ({ page, develop }) => {
  const source = path.join(develop.folder, file);
  const sound = readFileSync(source, 'utf8');
  await page.goto(develop.address('de', article));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const title = await heading.textContent();

  // In the text.
  writeFileSync(source, `${sound}\n[Preise](/no-such-page)\n`);
  await expect(ownTitle(page)).toHaveText('1 fault on this page');
  const line = sound.split('\n').length + 1;
  await expect(panel(page).getByRole('listitem')).toContainText([`${file}:${line}`]);
  await expect(page.getByRole('status').filter({ hasText: '1 fault on this page' })).toHaveCount(1);
  expect(await accessibilityFaults(page, 'content-faults')).toEqual([]);
  writeFileSync(source, sound);
  await expect(ownTitle(page)).toHaveCount(0);

  // In the front matter: the page does not exist until it is fixed.
  writeFileSync(source, sound.replace(/^description:.*\n/m, ''));
  await expect(panel(page).getByRole('listitem')).toContainText(['description: is missing']);
  const other = await page.context().newPage();
  await other.goto(develop.address('de', '/pricing'));
  const others = panel(other).getByText('in other files');
  await expect(others).toBeVisible();
  await expect(panel(other).getByText('description: is missing')).toBeHidden();
  await others.press('Enter');
  await expect(panel(other).getByText('description: is missing')).toBeVisible();
  await others.press('Escape');
  await expect(panel(other)).toHaveCount(0);

  writeFileSync(source, sound);
  await expect(ownTitle(page)).toHaveCount(0);
  await expect(heading).toHaveText(title ?? '');
  const complaints = complaintsOf(other);
  await other.goto(develop.address('de', '/'));
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await other.waitForTimeout(3_000);
  expect(complaints).toEqual([]);
});
