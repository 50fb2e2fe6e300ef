/**
 * The editor at `/_edit` of a preview (docs/editor.md): what an author saves passes the check, leaves nothing to fix, and nothing else in the
 * repository changes, in a folder of one's own and at GitHub.
 */
import { execFileSync } from 'node:child_process';
import { test as base, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { answerPicker, fillFolder, readFolder } from './support/browser-folder';
import { type EditorSite, editorSite, Form, filesOf, takeOver } from './support/editor';
import { gitHubStandIn, signInStandIn } from './support/github-stand-in';
import { addressOf, ask } from './support/hosts';
import { violationsIn } from './support/policy';

/** Sveltia starts, and commits, in its own time on a busy machine. */
base.describe.configure({ timeout: 120_000 });

const test = base.extend<{ readonly site: EditorSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from this pattern.
  site: async ({}, use) => {
    const site = await editorSite();
    await use(site);
    await site.close();
  },
});

const english = `Two accounts in one browser share their cookies, and often enough a site notices. With a profile for each account, nothing is shared: each has its own fingerprint, its own cookies and its own proxy.

## Make two profiles

1. Create a profile, and name it after the account.
2. Do the same for the other account.`;

const german = `Zwei Konten in einem Browser teilen sich ihre Cookies, und oft merkt das eine Website. Mit einem Profil für jedes Konto wird nichts geteilt: Jedes hat einen eigenen Fingerabdruck, eigene Cookies und einen eigenen Proxy.

## Zwei Profile anlegen

1. Legen Sie ein Profil an, und benennen Sie es nach dem Konto.
2. Machen Sie dasselbe für das andere Konto.`;

const changedIn = (root: string): readonly string[] =>
  execFileSync('git', ['status', '--porcelain', '--untracked-files=all'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);

const git = (root: string, ...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

const branchesOf = (root: string): readonly string[] =>
  git(root, 'for-each-ref', '--format=%(objectname) %(refname:short)', 'refs/heads').split('\n');

/** The lines that differ, with their sign, and the names of their files. */
const changesOf = (root: string, what: string): readonly string[] =>
  git(root, 'diff', '--unified=0', what)
    .split('\n')
    .filter((line) => /^[+-]/.test(line));

/** All that differs when an author has given `blog/second` another title. */
const titleOnly = (title: string): readonly unknown[] => [
  '--- a/content/blog/second/en.md',
  '+++ b/content/blog/second/en.md',
  expect.stringMatching(/^-title: /),
  `+title: ${title}`,
];

async function openFolder(page: Page, { origin, project }: EditorSite): Promise<Form> {
  await answerPicker(page);
  await page.goto(`${origin}/_edit/`);
  await fillFolder(page, filesOf(project));
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(page.getByRole('treeitem', { name: 'Blog' })).toHaveText(/3/, { timeout: 20_000 });
  return new Form(page);
}

test('a new article with a picture in two languages, an edit, and a translation that was behind pass the check, and nothing else changes', async ({
  page,
  context,
  site,
}) => {
  const violations = await violationsIn(context);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('configuration schema')) warnings.push(message.text());
  });
  const form = await openFolder(page, site);

  await form.open(site.origin, 'blog/new');
  await form.fill('English', 'Title', 'A profile for each account');
  await form.fill(
    'English',
    'Description',
    'Why each account needs a profile of its own, and how to make and check two of them in a minute.',
  );
  await form.fill('English', 'Date', '2026-11-26');
  await form.choose('English', 'Basics');
  await (await form.part('English', (pane) => pane.getByRole('combobox', { name: 'Tags' }))).click();
  await page.getByRole('option', { name: 'Profiles' }).click();
  await form.choose('English', 'Team');
  await (await form.part('English', (pane) => pane.getByRole('button', { name: 'Browse' }))).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  const photo = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#285ac8' } })
    .jpeg()
    .toBuffer();
  await (await chooser).setFiles({ name: 'My desk.JPG', mimeType: 'image/jpeg', buffer: photo });
  await page.getByRole('button', { name: 'Insert' }).click();
  await form.fill('English', 'What the cover shows', 'A desk with two windows');
  await form.fill('English', 'Text', english);
  await form.beside('Deutsch');
  await page.getByRole('button', { name: /Enable .?Deutsch/ }).click();
  await form.fill('Deutsch', 'Title', 'Ein Profil für jedes Konto');
  await form.fill(
    'Deutsch',
    'Description',
    'Warum jedes Konto ein eigenes Profil braucht, und wie Sie zwei davon anlegen und prüfen.',
  );
  await form.fill('Deutsch', 'What the cover shows', 'Ein Schreibtisch mit zwei Fenstern');
  await form.fill('Deutsch', 'Text', german);
  await form.save();

  await form.open(site.origin, 'blog/entries/second');
  await form.fill('English', 'Title', 'Another title: with a colon');
  await form.save();

  await page.getByText('Pages with translations that are behind: 1').click();
  await page.getByRole('link', { name: 'blog/first' }).click();
  await page.getByText('Deutsch: behind in 2').click();
  await expect(page.locator('#bar')).toContainText('How it begins now: added');
  await form.beside('Deutsch');
  const text = await form.part('Deutsch', (pane) => pane.getByRole('textbox', { name: 'Text', exact: true }));
  await text.fill((await text.inputValue()).replace('## Wie es beginnt', '## Wie es jetzt beginnt'));
  await (
    await form.part('Deutsch', (pane) => pane.getByRole('switch', { name: 'Says what the English text says now' }))
  ).click();
  await form.save();

  const { project } = site;
  await takeOver(project, await readFolder(page));
  expect(changedIn(project.root)).toEqual([
    ' M content/blog/first/de.md',
    ' M content/blog/second/en.md',
    ...['de.md', 'en.md', 'my-desk.webp'].map((name) => `?? content/blog/a-profile-for-each-account/${name}`),
  ]);
  expect(await project.run('check')).toMatchObject({ status: 0, out: expect.stringContaining('0 faults') });
  expect(await project.run('fix')).toMatchObject({ status: 0, out: 'nothing to fix' });
  expect((await project.run('status --lang de')).out).not.toContain('behind ');
  expect(project.read('content/blog/a-profile-for-each-account/en.md')).toBe(`---
title: A profile for each account
description: Why each account needs a profile of its own, and how to make and check two of them in a minute.
date: 2026-11-26
category: basics
tags: [profiles]
author: team
image: ./my-desk.webp
image_alt: A desk with two windows
---

${english}
`);
  const picture = await sharp(`${project.root}/content/blog/a-profile-for-each-account/my-desk.webp`).metadata();
  expect([picture.format, picture.width]).toEqual(['webp', 1536]);
  expect(changesOf(project.root, 'content/blog/second')).toEqual(titleOnly('"Another title: with a colon"'));
  expect([violations, warnings]).toEqual([[], []]);
});

interface AtGitHub extends Pick<ReturnType<typeof gitHubStandIn>, 'pulls' | 'forkRoot'> {
  /** The addresses that the sign-in was asked at. */
  readonly asked: readonly string[];
}

/** Signs in at a stand-in of GitHub. */
async function signIn(page: Page, { origin, project }: EditorSite, mayWrite = true): Promise<AtGitHub> {
  const context = page.context();
  const preview = 'https://deploy-preview-{number}--facet.netlify.app';
  const { app, ...standIn } = gitHubStandIn(project.root, preview, mayWrite);
  await context.route('https://api.github.com/**', async (route) => {
    const request = route.request();
    const body = request.postDataBuffer();
    const answer = await app.fetch(
      new Request(request.url(), {
        method: request.method(),
        headers: request.headers(),
        ...(body && { body: new Uint8Array(body) }),
      }),
    );
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    });
  });
  const asked: string[] = [];
  await context.route('https://api.netlify.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: signInStandIn('token-of-an-author') });
  });
  await context.route('https://www.githubstatus.com/**', (route) => route.abort());
  await context.route('https://deploy-preview-1--facet.netlify.app/**', (route) =>
    route.fulfill({ body: 'The preview' }),
  );

  await page.goto(`${origin}/_edit/`);
  await page.getByRole('button', { name: /Sign In with .?GitHub/ }).click();
  return { ...standIn, asked };
}

const isOpen = (page: Page): Promise<void> =>
  expect(page.getByRole('treeitem', { name: 'Blog' })).toHaveText(/3/, { timeout: 20_000 });

/** The address that the workflow's "View Preview" opens. */
async function previewFrom(page: Page, origin: string): Promise<string> {
  const view = page.getByRole('button', { name: /View Preview/ });
  // What was sent for review leads back to the list of its collection, now or a moment later.
  await expect(async () => {
    await page.goto(`${origin}/_edit/#/workflow`);
    await expect(view).toBeVisible();
  }).toPass();
  const [opened] = await Promise.all([page.context().waitForEvent('page'), view.click()]);
  return opened.url();
}

test('at GitHub, what is saved is a draft with that one change, and leads to its preview', async ({ page, site }) => {
  const { pulls, asked } = await signIn(page, site);
  await isOpen(page);
  expect(asked).toEqual([
    'https://api.netlify.com/auth?provider=github&site_id=facet.netlify.app&scope=public_repo%2Cuser',
  ]);

  const form = new Form(page);
  await form.open(site.origin, 'blog/entries/second');
  await form.fill('English', 'Title', 'Another title');
  await form.save();
  await page.getByRole('button', { name: 'Send for Review' }).click();
  await expect
    .poll(() => pulls)
    .toEqual([
      {
        number: 1,
        title: 'Update Article “second”',
        head: 'cms/blog/second',
        base: 'main',
        draft: false,
        labels: ['sveltia-cms/pending_review'],
      },
    ]);
  expect(changesOf(site.project.root, 'main..cms/blog/second')).toEqual(titleOnly('Another title'));
  expect(await previewFrom(page, site.origin)).toBe('https://deploy-preview-1--facet.netlify.app/blog/second');
});

test('who may not write saves to a fork, and sends for review a pull request from it; nothing is written to the project', async ({
  page,
  site,
}) => {
  const { origin, project } = site;
  const { pulls, forkRoot } = await signIn(page, site, false);
  await page.getByRole('button', { name: 'Fork', exact: true }).click();
  await isOpen(page);
  const begun = branchesOf(project.root);

  const form = new Form(page);
  await form.open(origin, 'blog/entries/second');
  await form.fill('English', 'Title', 'Another title');
  await form.save();
  const branch = 'cms/author/site/blog/second';
  expect(git(forkRoot, 'log', '--format=%s', `main..${branch}`)).toBe('Update Article “second”');
  expect([pulls, branchesOf(project.root)]).toEqual([[], begun]);

  // Another day: the project has moved, and the fork and what is saved there are found.
  project.edit('content/blog/first/en.md', '## How it begins now', '## How it begins today');
  project.commit('A heading says when');
  const moved = branchesOf(project.root);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true }).first()).toHaveValue('Another title', {
    timeout: 20_000,
  });
  expect(branchesOf(forkRoot)).toContain(moved[0]);
  await form.fill('English', 'Title', 'A third title');
  await form.save();
  await page.getByRole('button', { name: 'Send for Review' }).click();
  await expect
    .poll(() => pulls)
    .toEqual([
      { number: 1, title: 'Update Article “second”', head: `author:${branch}`, base: 'main', draft: false, labels: [] },
    ]);
  expect(changesOf(forkRoot, `main...${branch}`)).toEqual(titleOnly('A third title'));
  expect(branchesOf(project.root)).toEqual(moved);
  expect(await previewFrom(page, origin)).toBe('https://deploy-preview-1--facet.netlify.app/blog/second');
});

test('no public host has it', async ({ request }) => {
  for (const locale of ['en', 'zh', 'ru'] as const) {
    expect((await ask(request, addressOf(locale, '/_edit'))).status()).toBe(404);
    expect((await ask(request, addressOf(locale, '/_edit/editor.js'))).status()).toBe(404);
  }
});
