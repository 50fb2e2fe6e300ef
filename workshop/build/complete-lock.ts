/**
 * `npm run lock:complete`: adds the checksums and licenses that npm leaves out of the lock file, those of other systems'
 * binaries (docs/dependencies.md). Exits with 1 if the registry has no checksum.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { root } from '../paths';

interface LockedPackage {
  readonly version?: string;
  readonly link?: boolean;
  integrity?: string;
  license?: string;
}

const shape = z.object({ 'dist.integrity': z.string().optional(), license: z.string().optional() });

const file = path.join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8')) as { readonly packages: Record<string, LockedPackage> };

const missing = Object.entries(lock.packages).filter(
  ([folder, { link, integrity, license }]) => folder && !link && !(integrity && license),
);
const unknown = missing.filter(([folder, locked]) => {
  const { integrity, license } = known(`${folder.split('node_modules/').at(-1)}@${locked.version}`);
  if (integrity) locked.integrity ??= integrity;
  if (license) locked.license ??= license;
  return !locked.integrity;
});
const text = `${JSON.stringify(lock, null, 2)}\n`;
const isComplete = text === readFileSync(file, 'utf8');
writeFileSync(file, text);
console.log(isComplete ? 'Nothing to add' : 'package-lock.json is completed; commit it');
for (const [folder] of unknown) console.log(`The registry has no checksum for ${folder}`);
process.exitCode = unknown.length > 0 ? 1 : 0;

/** `license` only if it has a short name. */
function known(name: string): { readonly integrity?: string | undefined; readonly license?: string | undefined } {
  try {
    const asked = ['view', name, 'dist.integrity', 'license', '--json'];
    const found: unknown = JSON.parse(execFileSync('npm', asked, { encoding: 'utf8', stdio: 'pipe' }));
    // npm prints a single value alone.
    if (typeof found === 'string') return { integrity: found };
    const { 'dist.integrity': integrity, license } = shape.parse(found);
    return { integrity, license };
  } catch {
    return {};
  }
}
