/**
 * Finds a Chromium for the browser tests: an environment variable's, the system's, Playwright's; or installs Debian's.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
/** Fonts without which screenshots of Chinese, Japanese, Korean, Thai, Khmer and Hindi show boxes. */
const debianPackages = ['chromium', 'fonts-noto-core', 'fonts-noto-cjk'];

/**
 * Path of a Chromium.
 * @throws saying in one line what to install, when there is none and it cannot be installed
 */
export function findChromium(): string {
  return fromEnvironment() ?? fromSystem() ?? fromPlaywright() ?? installed();
}

function fromEnvironment(): string | null {
  const path = process.env.CHROMIUM_PATH;
  if (!path) return null;
  if (!existsSync(path)) throw new Error(`CHROMIUM_PATH is "${path}", and there is no such file`);
  return path;
}

function fromSystem(): string | null {
  for (const name of names) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
    if (found.status === 0) return found.stdout.trim();
  }
  return null;
}

const fromPlaywright = (): string | null => (existsSync(chromium.executablePath()) ? chromium.executablePath() : null);

function installed(): string {
  const advice = 'Browser tests need Chromium: install it (Debian: apt-get install chromium), or set CHROMIUM_PATH';
  if (process.getuid?.() !== 0 || spawnSync('sh', ['-c', 'command -v apt-get']).status !== 0) throw new Error(advice);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...debianPackages], {
    stdio: 'inherit',
    env,
  });
  const path = fromSystem();
  if (!path) throw new Error(advice);
  return path;
}
