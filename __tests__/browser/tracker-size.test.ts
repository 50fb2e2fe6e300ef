import { execFileSync } from 'node:child_process';
import { gzipSync } from 'node:zlib';

// 7.5 KB for the queue and its delivery, and what keeps addresses and words to those that may be recorded.

test('the tracker, with all that it imports, is at most 8.9 KB of script (gzip)', () => {
  const script = execFileSync('node_modules/.bin/esbuild', [
    'src/browser/tracker/tracker.ts',
    '--bundle',
    '--minify',
    '--format=esm',
    '--target=es2022',
    '--log-level=error',
  ]);
  expect(script.toString()).toContain('/statistics');
  expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(8_900);
});
