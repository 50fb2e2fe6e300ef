import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { refuseWhatIsNoFile } from '../../../src/gatsby/pages/plain-files';

const home = process.cwd();
let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'plain-'));
  mkdirSync(path.join(root, 'content/blog/a'), { recursive: true });
  writeFileSync(path.join(root, 'content/blog/a/en.md'), 'Text');
  process.chdir(root);
});
afterEach(() => {
  process.chdir(home);
  rmSync(root, { recursive: true });
});

/** What the build is ended with; null when it goes on. */
async function endOf(): Promise<string | null> {
  const panic = jest.fn();
  await refuseWhatIsNoFile({ reporter: { panic } } as unknown as Parameters<typeof refuseWhatIsNoFile>[0]);
  return panic.mock.calls[0]?.[0] ?? null;
}

test('plain files go on to Gatsby', async () => {
  expect(await endOf()).toBeNull();
});

test.each([
  '---js',
  '--- js',
  '---\tjavascript',
  '---json',
  '---toml',
  '---coffee',
  '\ufeff---js',
  '---constructor',
  '---js\r',
])('a file that begins with %j ends the build before Gatsby reads it', async (first) => {
  writeFileSync('content/blog/a/fr.md', `${first}\n{ title: process.exit() }\n---\n\nText.\n`);
  const message = await endOf();
  expect(message).toContain('content/blog/a/fr.md:1');
  expect(message).toContain('front matter is YAML');
});

test('a pipe and a link end the build before Gatsby opens them, all named at once', async () => {
  execFileSync('mkfifo', ['content/blog/a/de.md']);
  symlinkSync('/etc/hostname', 'content/blog/a/fr.md');
  const message = await endOf();
  expect(message).toContain('content/blog/a/de.md');
  expect(message).toContain('content/blog/a/fr.md');
  expect(message).toContain('put a plain file in its place');
});
