import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { refuseWhatIsNoFile } from '../../../src/gatsby/pages/plain-files';
import { testFolder } from '../../support/test-folder';

const { write } = testFolder({ isEntered: true });
beforeEach(() => write('content/blog/a/en.md', 'Text'));

/** What the build is ended with; null when it goes on. */
async function endOf(): Promise<string | null> {
  const panic = jest.fn();
  await refuseWhatIsNoFile({ reporter: { panic } } as unknown as Parameters<typeof refuseWhatIsNoFile>[0]);
  return panic.mock.calls[0]?.[0] ?? null;
}

test('plain files go on to Gatsby', async () => {
  expect(await endOf()).toBeNull();
});

test.each(['---js', '--- js', '---\ttoml', '\ufeff---constructor', '---json\r'])(
  'a file that begins with %j ends the build before Gatsby reads it',
  async (first) => {
    write('content/blog/a/fr.md', `${first}\n{ title: process.exit() }\n---\n\nText.\n`);
    const message = await endOf();
    expect(message).toContain('content/blog/a/fr.md:1');
    expect(message).toContain('front matter is YAML');
  },
);

test('a pipe and a link end the build before Gatsby opens them, all named at once', async () => {
  execFileSync('mkfifo', ['content/blog/a/de.md']);
  symlinkSync('/etc/hostname', 'content/blog/a/fr.md');
  const message = await endOf();
  expect(message).toContain('content/blog/a/de.md');
  expect(message).toContain('content/blog/a/fr.md');
  expect(message).toContain('put a plain file in its place');
});
