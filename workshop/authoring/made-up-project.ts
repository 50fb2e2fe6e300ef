/** A small project in a temporary folder, with the authors' command line. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { filesIn } from '../paths';
import { type Printed, runContent } from './command-line';
import type { Surroundings } from './verb';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

export type Project = ReturnType<typeof makeProject>;

export interface RunOptions extends Partial<Pick<Surroundings, 'env' | 'start' | 'signal' | 'say' | 'today'>> {
  /** To the questions, in order; without answers, nobody is there. */
  readonly answers?: readonly string[] | undefined;
}

/** Files that end in `.png` become pictures. */
export function makeProject(files: Readonly<Record<string, string>>, hasGit = false) {
  const root = mkdtempSync(path.join(os.tmpdir(), 'authors-'));
  const nameOf = (file: string): string => path.join(root, file);
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(nameOf(file)), { recursive: true });
    writeFileSync(nameOf(file), file.endsWith('.png') ? png : text);
  };
  const read = (file: string): string => readFileSync(nameOf(file), 'utf8');
  const git = (...args: readonly string[]): void => {
    const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false'];
    execFileSync('git', [...who, ...args], { cwd: root, stdio: 'pipe' });
  };
  const commit = (message: string): void => {
    git('add', '--all');
    git('commit', '--quiet', '--message', message);
  };
  for (const [file, text] of Object.entries(files)) write(file, text);
  if (hasGit) {
    git('init', '--quiet', '--initial-branch', 'main');
    commit('Begin');
  }
  /** The first occurrence. @throws when the file does not contain it */
  const edit = (file: string, from: string, to: string): void => {
    const text = read(file);
    if (!text.includes(from)) throw new Error(`${file} does not contain "${from}"`);
    const edited = text.replace(from, () => to);
    write(file, edited);
  };
  return {
    root,
    write,
    read,
    edit,
    commit,
    files: (): readonly string[] =>
      filesIn(root)
        .filter((file) => !file.startsWith('.git'))
        .sort(),
    run: (command: string, { answers, ...more }: RunOptions = {}): Promise<Printed> => {
      const waiting = [...(answers ?? [])];
      return runContent(argumentsOf(command), {
        root,
        env: {},
        ask: answers ? async () => waiting.shift() ?? '' : null,
        paint: (_color, text) => text,
        say: () => {},
        today: '2026-11-22',
        start: async () => 0,
        signal: new AbortController().signal,
        ...more,
      });
    },
    remove: (): void => rmSync(root, { recursive: true, force: true }),
  };
}

/** Quotation marks group arguments with spaces. */
const argumentsOf = (command: string): string[] =>
  [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

export const markdown = (title: string, more = '', body = 'Text.'): string =>
  `---\ntitle: ${title}\ndescription: A description.\n${more}---\n\n${body}\n`;

/** With a draft, a text that only one language has, and one whose source is gone. */
export const smallFiles = {
  'content/taxonomy.yaml': '',
  'content/blog/first/en.md': markdown(
    'First',
    'aliases: [/old]\n',
    'See [two](/blog/second?x=1#y "two") and [two][2].\n\n[2]: /blog/second',
  ),
  'content/blog/first/cover.png': '',
  'content/blog/second/en.md': markdown('Second'),
  'content/blog/second/de.md': markdown('Zweiter', '', 'Siehe [hier](/blog/second).'),
  'content/blog/draft/en.md': markdown('Draft', 'draft: true\n'),
  'content/blog/local/de.md': markdown('Nur hier'),
  'content/blog/lost/de.md': markdown('Verloren', 'translated_from:\n  - 01234567 title\n'),
  'content/faq/one/en.md': markdown('One?', '', 'See [two](#two) and [two](/faq#two).'),
  'content/faq/two/en.md': markdown('Two?'),
  'content/solutions/facebook/en.md': markdown('Facebook'),
};
