/** No two pages may claim one path (docs/routing.md). */
import { matchRoutes } from '../../site/pages/routes.ts';
import type { Fault } from '../faults';
import type { PlacedFile } from '../tree/documents';

/** Separates files whose path is free from those whose path is taken. */
export function claimPaths(files: readonly PlacedFile[]): { free: PlacedFile[]; faults: Fault[] } {
  const claimed = new Map<string, string>();
  const free: PlacedFile[] = [];
  const faults: Fault[] = [];
  for (const placed of files) {
    const { file, locale, path } = placed;
    const address = `${locale}:${path}`;
    const route = matchRoutes(path).find(({ route: { source } }) => source.kind !== 'entry')?.route;
    const owner = claimed.get(address) ?? (route && `the route ${route.pattern}`);
    if (owner) {
      const message = `its path ${path} belongs to ${owner}; choose another id`;
      faults.push({ file, line: 1, rule: 'path-taken', message });
    } else {
      claimed.set(address, file);
      free.push(placed);
    }
  }
  return { free, faults };
}
