import { readdirSync, readFileSync } from 'node:fs';
import { fieldsOf } from '../../../src/content/text/front-matter-fields';
import { engineSource, engines, lagOf } from '../../../src/site/product/engines';

const releases = readdirSync('content/release').map((id) => {
  const text = readFileSync(`content/release/${id}/en.md`, 'utf8');
  const { version, date } = fieldsOf(text);
  return { version: String(version), date: String(date), text };
});

test.each(releases)(
  'the engine of a release is known for $version: if not, add its Chromium version to engines.ts',
  ({ version }) => {
    expect(engines.map((engine) => engine.version)).toContain(version);
  },
);

test.each(engines)(
  'the engine of a release: $version has the Chromium version that its notes name, and did not come before it',
  (engine) => {
    const release = releases.find((each) => each.version === engine.version);
    expect(release?.text).toContain(`Chromium ${engine.chromium}`);
    expect(lagOf(engine, release?.date ?? '')).toBeGreaterThanOrEqual(0);
    expect(engine.stable < engineSource.read).toBe(true);
  },
);
