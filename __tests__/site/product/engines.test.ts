import { readdirSync, readFileSync } from 'node:fs';
import { fieldsOf } from '../../../src/content/text/front-matter-fields';
import { engineSource, engines, lagOf } from '../../../src/site/product/engines';

const releases = readdirSync('content/release').map((id) => {
  const text = readFileSync(`content/release/${id}/en.md`, 'utf8');
  const { version, date } = fieldsOf(text);
  return { version: String(version), date: String(date), text };
});

describe('the engine of a release', () => {
  test.each(releases)('is known for $version: if not, add its Chromium version to engines.ts', ({ version }) => {
    expect(engines.map((engine) => engine.version)).toContain(version);
  });

  test.each(engines)('$version has the Chromium version that its notes and the facts name', (engine) => {
    const { version, chromium } = engine;
    const release = releases.find((each) => each.version === version);
    expect(release?.text).toContain(`Chromium ${chromium}`);
    const row = new RegExp(`^\\| Facet ${version.replace(/\.0$/, '')} .*\\| Chromium ${chromium} `, 'm');
    expect(readFileSync('docs/product-facts.md', 'utf8')).toMatch(row);
    expect(lagOf(engine, release?.date ?? '')).toBeGreaterThanOrEqual(0);
    expect(engine.stable < engineSource.read).toBe(true);
  });

  test('3.6 came out 14 days after Chromium 157 had become stable', () => {
    expect(engines.filter(({ chromium }) => chromium === 157).map((engine) => lagOf(engine, '2026-11-17'))).toEqual([
      14,
    ]);
  });
});
