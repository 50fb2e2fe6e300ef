import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const root = process.cwd();
const copied = [
  'content',
  'locales/en',
  'locales/zh',
  'plugins',
  'src',
  'static',
  'tools',
  ...readdirSync(root).filter((name) => /^gatsby-|^package|^tsconfig/.test(name)),
];

test('a deleted Markdown file takes its page, its data and its sitemap entry with it, also from a warm cache', () => {
  test.setTimeout(600_000);
  const project = mkdtempSync(path.join(tmpdir(), 'facet-'));
  for (const name of copied) cpSync(path.join(root, name), path.join(project, name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(project, 'node_modules'));
  const build = () =>
    execFileSync(path.join(root, 'node_modules/.bin/tsx'), ['tools/build.ts', '--host', 'zh'], {
      cwd: project,
      env: { ...process.env, SITE_LOCALES: 'zh' },
      stdio: 'pipe',
    });
  const dist = (name: string) => path.join(project, 'dist/zh', name);
  const sitemap = () => readFileSync(dist('zh-CN-sitemap.xml'), 'utf8');
  try {
    build();
    expect(existsSync(dist('solutions/tinder/index.html'))).toBe(true);
    expect(existsSync(dist('page-data/solutions/tinder/page-data.json'))).toBe(true);
    expect(sitemap()).toContain('/solutions/tinder<');

    rmSync(path.join(project, 'content/solutions/tinder'), { recursive: true });
    build();
    expect(existsSync(dist('solutions/tinder/index.html'))).toBe(false);
    expect(existsSync(dist('page-data/solutions/tinder/page-data.json'))).toBe(false);
    expect(sitemap()).not.toContain('/solutions/tinder<');
    expect(sitemap()).toContain('/solutions/amazon<');
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
});
