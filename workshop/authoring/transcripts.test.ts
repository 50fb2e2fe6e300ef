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

/** Besides the verbs: `commit`, `rename` and `delete`; `files` lists a folder, `restore` writes a file as it was at first. */
async function run(project: Project, command: string, answers: string | undefined): Promise<[number, string]> {
  const [name, ...rest] = command.split(' ');
  const [argument = '', target = ''] = rest;
  if (name === 'commit') project.commit('A change');
  else if (name === 'restore') project.write(argument, soundFiles[argument] ?? '');
  else if (name === 'delete') rmSync(path.join(project.root, argument), { recursive: true });
  else if (name === 'rename') renameSync(path.join(project.root, argument), path.join(project.root, target));
  else if (name === 'gone') {
    const { out } = await project.run(`check --changed ${rest.join(' ')}`);
    return [
      0,
      out
        .split('\n')
        .filter((line) => line.endsWith('[address-gone]'))
        .join('\n'),
    ];
  } else if (name === 'files')
    return [
      0,
      project
        .files()
        .filter((file) => file.startsWith(argument))
        .join('\n'),
    ];
  else {
    const { status, out, error } = await project.run(
      command,
      answers === undefined ? {} : { answers: answers.split(', ') },
    );
    return [status, (out + error).replace(/ +$/gm, '')];
  }
  return [0, ''];
}

const steps: Readonly<Record<string, (project: Project, text: string, file: string) => void | Promise<void>>> = {
  write: ({ write }, text, file) => write(file, text.replaceAll('·', ' ')),
  body: ({ read, write }, text, file) =>
    write(
      file,
      read(file).replace(/(?<=\n---\n\n).*$/s, () => text),
    ),
  edit: ({ edit }, text, file) => {
    const linesOf = (sign: string): string =>
      text
        .split('\n')
        .flatMap((line) => (line.startsWith(sign) ? [line.slice(2)] : []))
        .join('\n');
    edit(file, linesOf('-'), linesOf('+'));
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
