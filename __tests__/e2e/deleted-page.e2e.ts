import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const root = process.cwd();
/** A page of the Russian host, the smallest. */
const page = 'use-cases/tinder';

/** The project, with what the last build of the Russian host has left: its pages and its cache. */
const copied = [
  'content',
  'locales',
  'plugins',
  'src',
  'static',
  'tools',
  'dist/ru',
  '.gatsby/ru',
  ...readdirSync(root).filter((name) => /^gatsby-|^package|^tsconfig|^\.babelrc/.test(name)),
];

test('a deleted Markdown file takes its page, its data and its sitemap entry with it, also from a warm cache', () => {
  test.setTimeout(600_000);
  const project = mkdtempSync(path.join(tmpdir(), 'facet-'));
  for (const name of copied) cpSync(path.join(root, name), path.join(project, name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(project, 'node_modules'));
  const dist = (name: string) => path.join(project, 'dist/ru', name);
  const sitemap = () => readFileSync(dist('ru-RU-sitemap.xml'), 'utf8');
  try {
    expect(existsSync(dist(`${page}/index.html`))).toBe(true);
    expect(existsSync(dist(`page-data/${page}/page-data.json`))).toBe(true);
    expect(sitemap()).toContain(`/${page}<`);

    rmSync(path.join(project, 'content/solutions/tinder'), { recursive: true });
    const told = execFileSync(path.join(root, 'node_modules/.bin/tsx'), ['tools/build.ts', '--host', 'ru'], {
      cwd: project,
      stdio: 'pipe',
      encoding: 'utf8',
    });
    // Gatsby says so when it does not trust its cache: then this would be another test.
    expect(told).not.toMatch(/we're deleting your site's cache/i);
    expect(existsSync(dist(`${page}/index.html`))).toBe(false);
    expect(existsSync(dist(`page-data/${page}/page-data.json`))).toBe(false);
    expect(sitemap()).not.toContain(`/${page}<`);
    expect(sitemap()).toContain('/use-cases/facebook<');
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
});
