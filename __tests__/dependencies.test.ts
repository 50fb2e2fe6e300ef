import { readFileSync } from 'node:fs';

interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly link?: boolean;
  /** Part of another package, whose checksum holds for it. */
  readonly inBundle?: boolean;
  readonly hasInstallScript?: boolean;
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;
const packagesOf = (file: string) =>
  Object.entries(
    (JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, LockedPackage> }).packages,
  ).filter(([place, { link }]) => place !== '' && !link);
const packages = packagesOf('package-lock.json');
const document = readFileSync('docs/dependencies.md', 'utf8');
const sectionOf = (title: string): string =>
  document.split(/^## /m).find((section) => section.startsWith(`${title}\n`)) ?? '';

const nameOf = (place: string): string => place.split('node_modules/').at(-1) ?? place;
/** The names in a section that stand in backquotes on a line of their own. */
const listIn = (section: string): string[] =>
  section
    .split('\n')
    .filter((line) => /^`[^`]+`(, |$)/.test(line))
    .flatMap((line) => [...line.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));

describe('dependencies (docs/dependencies.md)', () => {
  test.each([
    ['What the site is built with', 'dependencies'],
    ['What develops and tests it', 'devDependencies'],
  ] as const)('"%s" gives a reason for each package, and for no other', (title, kind) => {
    const rows = [...sectionOf(title).matchAll(/^\| (\S+) +\| (.+?) +\|$/gm)].filter(([, name]) => name !== 'package');
    const reasons = rows.filter(([, name]) => !name?.startsWith('-'));
    expect(reasons.map(([, name]) => name).sort()).toEqual(Object.keys(manifest[kind]).sort());
    expect(reasons.filter(([, , reason = '']) => reason.trim().length < 8)).toEqual([]);
  });

  test.each(['package-lock.json', '__tests__/host-software/package-lock.json'])(
    'every package of %s has a checksum: what npm leaves out, "npm run lock:complete" adds to the first',
    (file) => {
      const without = packagesOf(file).filter(([, { integrity, inBundle }]) => !integrity && !inBundle);
      expect(without.map(([place]) => place)).toEqual([]);
    },
  );

  test('no package runs a script while it is installed, and those that would were looked at', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
    const withScripts = new Set(packages.filter(([, p]) => p.hasInstallScript).map(([place]) => nameOf(place)));
    expect([...withScripts].sort()).toEqual(listIn(sectionOf('Install scripts')).sort());
  });

  test('every license is one of those that are allowed', () => {
    const section = sectionOf('Licenses').replace(/\s+/g, ' ');
    const allowed = /Allowed: (.+?), and (\S+) for/.exec(section)?.[1]?.split(', ') ?? [];
    expect(allowed).toContain('MIT');
    const unnamed = listIn(sectionOf('Licenses'));
    const isAllowed = (place: string, license: string | undefined): boolean => {
      if (license === undefined) return unnamed.includes(nameOf(place));
      if (nameOf(place).startsWith('@img/sharp')) return true;
      const choices = license.replace(/[()]/g, '').split(' OR ');
      return choices.some((choice) => choice.split(' AND ').every((part) => allowed.includes(part)));
    };
    const others = packages.filter(([place, p]) => !isAllowed(place, p.license));
    expect(others.map(([place, { license }]) => `${place}: ${license}`)).toEqual([]);
  });

  test('what builds the site on the host is the version of .nvmrc', () => {
    const version = readFileSync('.nvmrc', 'utf8').trim();
    expect(readFileSync('netlify.toml', 'utf8')).toContain(`NODE_VERSION = "${version}"`);
    expect(readFileSync('README.md', 'utf8')).toContain(`Node ${version}`);
  });
});
