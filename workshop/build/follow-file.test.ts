import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { followFile } from './follow-file';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'facet-follow-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ['ends at once after a long line', 'process.stdout.write("x".repeat(600_000)); process.exit(1)', 600_000],
  [
    'says something now and then',
    'let n = 0; setInterval(() => { process.stdout.write("xx"); if (++n > 4) process.exit() }, 60)',
    10,
  ],
  ['says nothing', 'process.exit()', 0],
])('everything is read of a process that %s', async (_what, script, length) => {
  const file = path.join(folder, 'log');
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', openSync(file, 'w'), 'inherit'] });
  expect(await text(Readable.from(followFile(file, once(child, 'exit'))))).toHaveLength(length);
});
