/**
 * `npm run lock:complete`: adds missing checksums from the registry to the lock file (docs/dependencies.md). Exits with 1 if
 * one is still missing.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths';

interface LockedPackage {
  readonly version?: string;
  readonly link?: boolean;
  integrity?: string;
}

const file = path.join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8')) as { readonly packages: Record<string, LockedPackage> };

const missing = Object.entries(lock.packages).filter(([place, { link, integrity }]) => place && !link && !integrity);
const unknown = missing.filter(([place, locked]) => {
  const integrity = checksumOf(`${place.split('node_modules/').at(-1)}@${locked.version}`);
  if (integrity) locked.integrity = integrity;
  return !integrity;
});
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${missing.length - unknown.length} checksums added, ${unknown.length} not in the registry`);
for (const [place] of unknown) console.log(`  ${place}`);
process.exitCode = unknown.length > 0 ? 1 : 0;

/** The registry's checksum of a package, or null if it has no such version. */
function checksumOf(name: string): string | null {
  try {
    return execFileSync('npm', ['view', name, 'dist.integrity'], { encoding: 'utf8', stdio: 'pipe' }).trim() || null;
  } catch {
    return null;
  }
}
