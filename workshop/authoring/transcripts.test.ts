/**
 * Runs the transcripts of the authors' command line. Each section is a test: it writes, edits and reads files, and its console
 * blocks are commands (after `←` the answers to questions, after `→` the exit status, 0 without it) with what they print.
 * `…` is any text within a line, and alone any number of lines; `·` is a space at the end of a line.
 */
import { readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { makeProject, type Project, smallFiles } from './made-up-project';
import { soundFiles } from './sound-files';

jest.setTimeout(120_000);

const folder = 'workshop/authoring/transcripts';
const sectionsOf = (name: string) =>
  readFileSync(path.join(folder, name), 'utf8')
    .split(/^## (?=.*\n\n```)/m)
    .slice(1)
    .map((section) => [section.slice(0, section.indexOf('\n')), section] as const);

const matching = (text: string): RegExp =>
  new RegExp(
    text
      .split('\n')
      .map((line) =>
        line === '…' ? '(?:.*\n)*?.*' : line.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('…', '.*?'),
      )
      .join('\n'),
  );
const whole = (text: string): RegExp => new RegExp(`^${matching(text).source}$`);

/** Besides the verbs. `files` lists a folder, `restore` writes a file as it was at first, `gone` checks for addresses alone. */
const ownCommands: Readonly<Record<string, (project: Project, ...args: readonly string[]) => unknown>> = {
  commit: ({ commit }) => commit('A change'),
  restore: ({ write }, file = '') => write(file, soundFiles[file] ?? ''),
  delete: ({ root }, file = '') => rmSync(path.join(root, file), { recursive: true }),
  rename: ({ root }, from = '', to = '') => renameSync(path.join(root, from), path.join(root, to)),
  files: (project, place = '') => linesOf(project.files().join('\n'), (file) => file.startsWith(place)),
  gone: async (project, ...options) => {
    const { out } = await project.run(`check --changed ${options.join(' ')}`);
    return linesOf(out, (line) => line.endsWith('[address-gone]'));
  },
};

const linesOf = (text: string, isWanted: (line: string) => boolean): string =>
  text.split('\n').filter(isWanted).join('\n');

async function run(project: Project, command: string, answers: string | undefined): Promise<[number, string]> {
  const [name = '', ...args] = command.split(' ');
  const own = ownCommands[name];
  if (own) return [0, String((await own(project, ...args)) ?? '')];
  const { status, out, error } = await project.run(command, { answers: answers?.split(', ') });
  return [status, (out + error).replace(/ +$/gm, '')];
}

const steps: Readonly<Record<string, (project: Project, text: string, file: string) => void | Promise<void>>> = {
  write: ({ write }, text, file) => write(file, text.replaceAll('·', ' ')),
  body: ({ read, write }, text, file) =>
    write(
      file,
      read(file).replace(/(?<=\n---\n\n).*$/s, () => text),
    ),
  edit: ({ edit }, text, file) => {
    const side = (sign: string): string => linesOf(text, (line) => line.startsWith(sign)).replace(/^[-+] ?/gm, '');
    edit(file, side('-'), side('+'));
  },
  read: ({ read }, text, file) => expect(read(file)).toMatch(matching(text.trimEnd())),
  console: async (project, text) => {
    for (const block of text.split(/^(?=\$ )/m)) {
      const [, command = '', answers, status = '0', printed = ''] =
        /^\$ (.*?)(?: ← (.*?))?(?: → (\d))?\n([\s\S]*)$/.exec(block) ?? [];
      const [found, out] = await run(project, command, answers);
      expect([command, out]).toEqual([command, expect.stringMatching(whole(printed.trimEnd()))]);
      expect([command, found]).toEqual([command, Number(status)]);
    }
  },
};

async function follow(project: Project, section: string): Promise<void> {
  const blocks = [...section.matchAll(/^```(\w+) ?(.*)\n([\s\S]*?)^```$/gm)];
  expect(blocks.length).toBeGreaterThan(0);
  for (const [, kind = '', file = '', text = ''] of blocks) await steps[kind]?.(project, text, file);
}

describe('an author’s day', () => {
  let project: Project;
  beforeAll(() => {
    project = makeProject(soundFiles, true);
  });
  afterAll(() => project.remove());
  test.each(sectionsOf('authors-day.md'))('%s', (_title, section) => follow(project, section));
});

describe.each(readdirSync(folder).filter((name) => name !== 'authors-day.md'))('%s', (name) => {
  test.each(sectionsOf(name))('%s', async (title, section) => {
    const project = makeProject(smallFiles, title.endsWith('(Git)'));
    try {
      await follow(project, section);
    } finally {
      project.remove();
    }
  });
});
