/**
 * Finds browsers for the tests: the system's, Playwright's, or one that an environment variable names. Otherwise installs
 * Debian's.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** Without them, screenshots of Chinese, Japanese, Korean, Thai, Khmer and Hindi show boxes. */
const fonts = ['fonts-noto-core', 'fonts-noto-cjk'];

/** @throws with a one-line message about what to install, if there is none and it cannot be installed */
export function findChromium(): string {
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
  const search = () => named('CHROMIUM_PATH') ?? command(...names) ?? existing(chromium.executablePath());
  return search() ?? installed('Chromium', ['chromium', ...fonts], search);
}

/**
 * Chromium without windows, which needs half the CPU time; otherwise the whole one. Only the smoke test needs a window.
 * @throws as above
 */
export function findHeadlessShell(): string {
  const search = () => named('CHROMIUM_PATH') ?? command('chromium-headless-shell');
  return (
    search() ?? (canInstall() ? installed('Chromium', ['chromium-headless-shell', ...fonts], search) : findChromium())
  );
}

export function findFirefox(): string {
  const search = () => named('FIREFOX_PATH') ?? command('firefox-esr', 'firefox');
  return search() ?? installed('Firefox', ['firefox-esr', ...fonts], search);
}

/**
 * Off in tests and measurements. Both popups of the address bar are pages loaded with every window, which use more CPU than
 * most pages. The rest is Playwright's list, which this one replaces.
 */
const absentFeatures =
  'WebUIOmniboxPopup,WebUIOmniboxAimPopup,AvoidCorsURLLoaderRestartOnRedirect,AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsFirstBalancedModeAutoEnable,HttpsUpgrades,MediaRouter,NetworkTimeServiceQuerying,OptimizationHints,PaintHolding,PreconnectToSearch,ThirdPartyStoragePartitioning';

export const chromiumArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  `--disable-features=${absentFeatures}`,
];

/** WebKitGTK's driver, its small browser, and the program that gives both a screen. */
export function findWebKit() {
  const search = () => {
    const [driver, browser, screen] = [command('WebKitWebDriver'), miniBrowser(), command('xvfb-run')];
    return driver && browser && screen && command('xauth') ? { driver, browser, screen } : null;
  };
  return search() ?? installed('WebKit', ['webkit2gtk-driver', 'xvfb', 'xauth', ...fonts], search);
}

export const browsers = { chromium: findChromium, firefox: findFirefox, webkit: findWebKit } as const;
export type Engine = keyof typeof browsers;
export const engines: readonly Engine[] = ['chromium', 'firefox', 'webkit'];

/** With fallback fonts letters are wider, and layout tests fail. */
export function ensureFonts(): void {
  const has = (language: string): boolean =>
    spawnSync('fc-list', [`:lang=${language}`], { encoding: 'utf8' }).stdout?.trim() !== '';
  if (canInstall() && !['km', 'th', 'ko'].every(has)) installed('Fonts', fonts, () => true);
}

const existing = (file: string): string | null => (existsSync(file) ? file : null);

function named(variable: string): string | null {
  const file = process.env[variable];
  if (file && !existsSync(file)) throw new Error(`${variable} is "${file}", but there is no such file`);
  return file || null;
}

function command(...names: readonly string[]): string | null {
  for (const name of names) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
    if (found.status === 0) return found.stdout.trim();
  }
  return null;
}

/** Not a command: it is in a folder named after the library's version. */
function miniBrowser(): string | null {
  const libraries = ['/usr/libexec', '/usr/lib', ...foldersIn('/usr/lib')];
  const versions = libraries.flatMap((library) => foldersIn(library).filter((folder) => /webkit.*gtk/.test(folder)));
  return versions.map((version) => path.join(version, 'MiniBrowser')).find((file) => existsSync(file)) ?? null;
}

const foldersIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => path.join(folder, name))
    : [];

const canInstall = (): boolean => process.getuid?.() === 0 && command('apt-get') !== null;

function installed<Found>(name: string, packages: readonly string[], search: () => Found | null): Found {
  const advice = `The tests in ${name} need it installed (Debian, as root: apt-get install ${packages.join(' ')})`;
  if (!canInstall()) throw new Error(advice);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: readonly string[]) => execFileSync('apt-get', args, { stdio: 'inherit', env });
  try {
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
  } catch {
    throw new Error(`${advice}; apt-get could not install it`);
  }
  const found = search();
  if (!found) throw new Error(advice);
  return found;
}
