import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bodyCases } from './cases/body';
import { linkCases } from './cases/links';
import { add, append, article, copy, edit, edited, type Files, release, solutionFile, valid } from './made-up-tree';

const second = 'content/blog/second/en.md';

/** Every mistake that the cases put at the end of the second article, all at once. */
const bodyMistakes = [...bodyCases, ...linkCases]
  .filter(({ file, edits, rule }) => file === second && edits.length === 1 && rule !== 'unclosed-fence')
  .flatMap(({ edits }) => edits)
  .filter((change) => change({ ...valid })[second]?.startsWith(valid[second]?.trimEnd() ?? ''));

const everythingWrong: Files = edited([
  ...bodyMistakes,
  append(second, '```sh\ncurl'),
  edit(article, 'category: basics', 'category: basic'),
  edit(article, 'tags: [rpa, proxy]', 'tags: [rpa, rpa, prozy]'),
  edit(article, 'author: team', 'autor: team'),
  edit(article, 'updated: 2026-10-02', 'updated: 2026-09-31'),
  edit(article, 'title: A title', `title: ${'t'.repeat(71)}`),
  edit(article, '  - /old/first', '  - old\n  - /vn/old\n  - /old?x=1\n  - /pricing\n  - /blog/first'),
  edit(release, 'version: 3.6.0', 'version: 3.6'),
  edit(solutionFile, 'related: [tiktok', 'related: [facebook'),
  copy(article, 'content/blogs/first/en.md'),
  copy(article, 'content/blog/First/en.md'),
  copy(article, 'content/blog/first/vi.md'),
  copy(article, 'content/guide/start/en.md'),
  copy(article, 'content/features/robot/en.md'),
  copy('content/pages/privacy/en.md', 'content/pages/pricing/en.md'),
  add('content/blog/second/cover.gif'),
  add('content/blog/second/unused.png'),
]);

/** How many files of a tree are read; images are only seen. */
const readIn = (files: Files): number => Object.keys(files).filter((file) => /\.(md|yaml)$/.test(file)).length;

/** A picture of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Writes a tree to disk, runs the command on it, and gives its answer. */
function run(files: Files | null): { status: number | null; lines: string[]; error: string } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'content-'));
  try {
    for (const [file, text] of Object.entries(files ?? {})) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(folder, file), file.endsWith('.png') ? png : text);
    }
    const command = path.resolve('node_modules/.bin/tsx');
    const { status, stdout, stderr } = spawnSync(command, ['tools/check-content.ts', folder], { encoding: 'utf8' });
    return { status, lines: stdout.trimEnd().split('\n'), error: stderr };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('check:content', () => {
  it('prints how much it read, and exits with 0, when there is no fault', () => {
    const { status, lines } = run({ ...valid, 'content/blog/.DS_Store': '', 'content/redirects.yaml': '' });
    expect({ status, lines }).toEqual({ status: 0, lines: [`${readIn(valid)} files in 3 languages read, 0 faults`] });
  }, 30_000);

  it('prints all faults of all files in one run, each with file, line and rule, and exits with 1', () => {
    const { status, lines } = run(everythingWrong);
    expect(status).toBe(1);

    const summary = lines.pop();
    const faults = lines
      .filter((line) => line !== '')
      .map((line) => /^(\S+?):(\d+) {2}.+ {2}\[([a-z0-9-]+)\]$/.exec(line));
    expect(faults).not.toContain(null);
    expect(summary).toBe(`${readIn(everythingWrong)} files in 3 languages read, ${faults.length} faults`);

    const rules = new Set(faults.map((fault) => fault?.[3]));
    expect(rules.size).toBeGreaterThanOrEqual(25);
    const files = faults.map((fault) => fault?.[1]);
    expect(files).toEqual([...files].sort());
    expect(lines).toContain(
      `${article}:6  category: there is no blog category "basic"; did you mean "basics"? (basics, guides, automation, security)  [unknown-category]`,
    );
  }, 30_000);

  it('says what it cannot read, and exits with 1', () => {
    const { status, error } = run(null);
    expect(status).toBe(1);
    expect(error).toContain('no such file or directory');
  }, 30_000);
});
