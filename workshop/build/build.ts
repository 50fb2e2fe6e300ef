/**
 * `npm run build [-- --host <target>]`: builds the three public hosts, or one target, and ends with a table of pages.
 * `--host preview --changed [--base <branch or commit>]` builds only the pages that have changed since the main branch, or
 * another base, and those that show them.
 */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pricesFile, readPrices } from '../../src/gatsby/nodes/prices';
import type { PreviewChanges } from '../../src/gatsby/preview/preview-scope';
import { type BuildTarget, isBuildTarget, publicHosts } from '../../src/site/hosting/hosts';
import { root } from '../paths';
import { wantedPreview } from '../review/preview-changes';
import { runCommand } from '../run-command';
import { buildHost, type PageCounts } from './build-host';

async function build(): Promise<void> {
  const { values } = parseArgs({
    options: {
      host: { type: 'string', multiple: true },
      changed: { type: 'boolean', default: false },
      base: { type: 'string' },
    },
  });
  const wanted = values.host ?? publicHosts;
  if (values.changed && wanted.join() !== 'preview') {
    throw new Error('--changed is for previews: a public host has all pages; write --host preview --changed');
  }
  // Of what Gatsby says of a wrong price, a log that is no terminal may lack the end.
  readPrices(readFileSync(path.join(root, pricesFile), 'utf8'));
  const changes = values.changed ? await changesOfPreview(values.base) : null;
  const counts: [BuildTarget, PageCounts][] = [];
  for (const target of wanted) {
    if (!isBuildTarget(target)) {
      throw new Error(`There is no host "${target}"; expected one of ${[...publicHosts, 'preview'].join(', ')}`);
    }
    counts.push([target, await buildHost(target, `${target} (${counts.length + 1} of ${wanted.length})`, changes)]);
  }
  console.log('\nPages by host, language and section');
  console.table(
    Object.fromEntries(
      counts.flatMap(([target, byLanguage]) =>
        Object.entries(byLanguage).map(([language, bySection]) => [`${target} ${language}`, bySection]),
      ),
    ),
  );
}

async function changesOfPreview(base: string | undefined): Promise<PreviewChanges | null> {
  const preview = await wantedPreview(root, process.env, base);
  if ('reason' in preview) {
    console.log(`All pages of the preview: ${preview.reason}`);
    return null;
  }
  const { files } = preview.changes;
  console.log(`The pages that ${files.length} changed files show on: ${files.slice(0, 20).join(', ')}`);
  return preview.changes;
}

runCommand(build);
