import { chmodSync, utimesSync } from 'node:fs';
import { testFolder } from '../../__tests__/support/test-folder';
import { measuredBuild, queriesIn } from './measured-build';

const { at, write } = testFolder();

/** A project that is built by a script of the shell. */
function project(script: string) {
  write('public/old.html', '1234567');
  utimesSync(at('public/old.html'), 1, 1);
  write('build', `#!/bin/sh\n${script}`);
  chmodSync(at('build'), 0o755);
  return { folder: at(), command: ['build', 'one'], output: 'public' } as const;
}

test('a build has its time, its memory, and what it wrote', async () => {
  // A file's time may be some milliseconds behind the clock.
  const work = project(`
sleep 0.1
echo "success run page queries - 0.1s - 3/3 30/s"
echo "info bootstrap finished - 1 s"
printf '%s' "12345" > public/index.html
printf '%s' "$1" > public/data.json
node -e "for (const end = Date.now() + 700; Date.now() < end; );"
`);
  const figures = await measuredBuild(work);
  expect(figures).toMatchObject({ bytes: 15, pages: 2, pagesWritten: 1, queries: 3 });
  expect(figures.wall).toBeGreaterThan(0.1);
  expect(figures.memory).toBeGreaterThan(5e6);
});

test('a build that fails shows the end of its output', async () => {
  await expect(measuredBuild(project('echo "There is a fault"; exit 3'))).rejects.toThrow(
    /failed \(exit status 3\):\nThere is a fault/,
  );
});

test('a program that is not there is an error', async () => {
  await expect(measuredBuild({ folder: at(), command: ['nothing'], output: 'public' })).rejects.toThrow('ENOENT');
});

test.each([
  ['in workers', 'success run queries in workers - 6.005s - 84/84 13.99/s\n', 84],
  [
    'in its own process',
    'success run static queries - 0.1s - 2/2 20/s\nsuccess run page queries - 0.5s - 5/5 10/s\n',
    7,
  ],
  ['none', '', 0],
])('queries are counted: %s', (_where, lines, count) => {
  expect(queriesIn(`info bootstrap finished - 2 s\n${lines}`)).toBe(count);
});

test('output that is not that of Gatsby is not a build without queries', () => {
  expect(queriesIn('Built in 3 s')).toBeNaN();
});
