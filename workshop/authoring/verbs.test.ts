import fs from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { verbs } from './command-line';
import { smallFiles as files, makeProject, markdown, type Project } from './made-up-project';

/** Milliseconds: each check starts processes, which take seconds beside other work. */
jest.setTimeout(60_000);

let project: Project;
beforeEach(() => {
  project = makeProject(files);
});
afterEach(() => project.remove());

describe('every verb', () => {
  test.each(verbs.map((verb) => [verb.name, verb] as const))('%s has help with an example', async (name, verb) => {
    const { status, out } = await project.run(`${name} --help`);
    expect(status).toBe(0);
    expect(out).toContain(`npm run content -- ${name}`);
    expect(out).toContain(`Example: ${verb.example}`);
    expect(verb.example).toMatch(new RegExp(`^npm run content -- ${name} `));
    expect(out).toContain('--json');
  });

  test('is in the general help', async () => {
    const { status, out } = await project.run('help');
    expect(status).toBe(0);
    for (const { name, does } of verbs) expect(out).toContain(`${name.padEnd(9)} ${does}`);
  });
});

describe('a command that is not understood exits with 2, changes nothing, and says what would be right', () => {
  test.each([
    ['', ''],
    ['statsu', 'There is no verb "statsu"; did you mean "status"?'],
    ['status --langs de', 'Unknown option \'--langs\'; did you mean "lang"?'],
    ['status blog/frist', 'there is no page blog/frist; did you mean "blog/first"?'],
    ['new blog frist --lang de', 'there is no blog/frist to translate; did you mean "blog/first"?'],
    ['new blog frist --lang de', 'for a text that English does not have, add --own'],
    ['status --lang xx', '"xx" is not a language code (en, zh'],
    ['status --section blogs', '"blogs" is not a section; did you mean "blog"?'],
    ['check a --changed', 'write either paths or --changed'],
    ['check --base main', '--base says what --changed compares with; add --changed'],
    ['check --format sarif', '"sarif" is not a format (text, github)'],
    ['check content/blog/frist', 'nothing under "content/blog/frist" is looked at; did you mean "content/blog/first"?'],
    ['check blog/frist', 'did you mean "content/blog/first"?'],
    ['check content/blog/first/fr.md', 'did you mean "content/blog/first/en.md"?'],
    ['check /etc/passwd', 'nothing under "/etc/passwd" is looked at'],
    ['check ../elsewhere', 'nothing under "../elsewhere" is looked at'],
    ['check tools', 'nothing under "tools" is looked at'],
    ['check content/blog/first content/blog/frist', 'nothing under "content/blog/frist"'],
    ['fix blog/frist --write', 'did you mean "content/blog/first"?'],
    ['fix locales/en', 'nothing under "locales/en" is looked at'],
    ['new', 'the section is missing'],
    ['new blog', 'the id is missing'],
    ['new blog First', 'the folder "First" is not a page id'],
    ['new blog first', 'content/blog/first/en.md exists already'],
    ['new blog first x', 'write [section] [id], as in: npm run content -- new blog first-rpa-flow'],
    ['new guide start --lang de', 'guide/start is not allowed in de (only in zh)'],
    ['new solutions facebok', '"facebok" is not an id of solutions; did you mean "facebook"?'],
    ['diff blog/first', 'write <page> <language>, as in: npm run content -- diff blog/first-rpa-flow de'],
    ['diff blog/first de', 'add it: npm run content -- new blog first --lang de'],
    ['diff blog/firts en', 'there is no page blog/firts; did you mean "blog/first"?'],
    ['diff blog/first en', 'content/blog/first/en.md is not a translation of an English text'],
    ['diff blog/local de', 'content/blog/local/de.md is not a translation of an English text'],
    ['ack blog/second', 'write either a language or --all'],
    ['ack blog/second de --all', 'write either a language or --all'],
    ['ack blog/second fr', 'blog/second has no translation in fr'],
    ['ack blog/local de', 'blog/local has no English text'],
    ['ack blog/second de --part body', 'body is not a part in which content/blog/second/de.md is behind (none)'],
    ['move blog/first', 'write <from> <to>, as in'],
    ['move blog/first blog/second', 'content/blog/second exists already'],
    ['move blog/first blog/First', 'is not a page id'],
    ['move solutions/facebook solutions/face', '"face" is not an id of solutions'],
    ['move nothing/first blog/x', '"nothing/first" is not a page'],
    ['remove', 'write <page>, as in'],
    ['remove blog/first', '--to is missing'],
    ['remove blog/first --lang de', 'blog/first is not in de'],
    ['preview', 'write <page>, as in'],
    ['preview blog/second --lang fr', 'blog/second is not in fr (de, en)'],
    ['preview blog/second --port x', '"x" is not a port'],
  ])('%s', async (command, expected) => {
    const { status, out, error } = await project.run(command);
    expect([status, out + error]).toEqual([2, expect.stringContaining(expected)]);
    expect(project.files()).toEqual(Object.keys(files).sort());
  });
});

describe('check and fix take the names of files and pages as people write and paste them', () => {
  test.each([
    ...['content/blog/first', './content/blog/first/', 'blog/first', '/blog/first', 'blog/first/en.md'],
    ...['content/blog/first/en.md:12', 'content/blog/first/en.md:12:3', 'content\\blog\\first', 'blog/first/'],
  ])('%s', async (name) => {
    project.write('content/blog/first/en.md', markdown('First', 'aliases: [/old]\n', 'Text.  \n\nText.'));
    const { out } = await project.run(`fix ${name} --json`);
    expect(JSON.parse(out)).toMatchObject({ files: [{ file: 'content/blog/first/en.md' }] });
  });
});

test('a file that is nested too deeply silences neither the check nor fix', async () => {
  project.write('content/blog/deep/en.md', markdown('Deep', '', '> '.repeat(20_000)));
  project.write('content/blog/local/de.md', markdown('Nur hier', '', 'Text.  \n\nText.'));
  const { out } = await project.run('check --json');
  const rules = (JSON.parse(out) as { faults: { file: string; rule: string }[] }).faults.map(
    ({ file, rule }) => `${file} ${rule}`,
  );
  expect(rules).toEqual(
    expect.arrayContaining(['content/blog/deep/en.md too-deep', 'content/blog/local/de.md trailing-space']),
  );
  expect(JSON.parse((await project.run('fix blog/deep --json')).out)).toMatchObject({ files: [] });
});

describe('check', () => {
  test('prints the faults of some paths, and counts the others', async () => {
    const { status, out } = await project.run('check content/faq ./content/blog/lost/');
    expect(status).toBe(1);
    expect(out).toMatch(/^content\/blog\/lost\/de\.md:\d+ /m);
    expect(out).toMatch(/^content\/faq\/one\/en\.md:\d+ /m);
    expect(out).not.toContain('content/blog/first/en.md:');
    expect(out).toMatch(/^\d+ faults in other files$/m);
  });

  test('gives the faults as JSON', async () => {
    const { status, out } = await project.run('check content/faq --json');
    expect(status).toBe(1);
    expect(JSON.parse(out).faults[0]).toMatchObject({ file: 'content/faq/one/en.md', line: 1 });
  });

  test('knows the prices', async () => {
    const prices = fs.readFileSync('src/site/product/prices.json', 'utf8');
    project.write('src/site/product/prices.json', prices.replace('"20": 15', '"20": 16'));
    const { out } = await project.run('check --json');
    const { faults } = JSON.parse(out) as { faults: { file: string; rule: string; message: string }[] };
    expect(faults).toContainEqual({
      file: 'src/site/product/prices.json',
      line: 1,
      rule: 'price',
      message: 'USD.profiles.20: is no multiple of 3; a twelfth of ten months has to be exact',
    });
  });

  test('says what to do when nothing can be watched', async () => {
    const refused = Object.assign(new Error('too many open files'), { code: 'EMFILE' });
    jest.spyOn(fs, 'watch').mockImplementationOnce(() => {
      throw refused;
    });
    const { status, error } = await project.run('check --watch');
    expect(status).toBe(2);
    expect(error).toContain('fs.inotify.max_user_instances');
    expect(error).toContain('sudo sysctl');
  });

  test.each([
    ['while it checks for the first time', 0],
    ['after a check', 1],
  ])('watches, and checks again what is saved %s', async (_when, checks) => {
    const stop = new AbortController();
    const said: string[] = [];
    const saveOrStop = (): void => {
      if (said.length === checks) setTimeout(() => project.write('content/blog/first/none.gif', ''), 300);
      if (said.length === 2) stop.abort();
    };
    for (const folder of ['locales', 'docs']) project.write(`${folder}/note.txt`, '');
    saveOrStop();
    const { status } = await project.run('check --watch', {
      signal: stop.signal,
      say: (text) => {
        said.push(text);
        saveOrStop();
      },
    });
    expect(status).toBe(1);
    expect(said[1]).toContain('content/blog/first/none.gif:1');
  });
});

describe('preview', () => {
  test('starts the site in the languages of the page, and opens it when it answers', async () => {
    const server = createServer((_request, response) => response.end()).listen(0);
    const { port } = server.address() as AddressInfo;
    const started: unknown[] = [];
    let end = (_status: number): void => {};
    try {
      const { status, out } = await project.run(`preview blog/second --lang de --port ${port} --json`, {
        start: (command, args, env) => {
          started.push([command, args.at(-1), env]);
          if (command === 'npm')
            return new Promise((resolve) => {
              end = resolve;
            });
          end(0);
          return Promise.resolve(0);
        },
      });
      const address = `http://localhost:${port}/de/blog/second`;
      expect(started[0]).toEqual(['npm', String(port), { SITE_LOCALES: 'de,en' }]);
      expect(started[1]).toEqual([expect.any(String), address, {}]);
      expect([status, JSON.parse(out)]).toEqual([0, { address, languages: ['de', 'en'] }]);
    } finally {
      server.close();
    }
  });

  test('ends with 1 when the site does not start', async () => {
    const start = async () => 1;
    expect(await project.run('preview blog/second --port 1999', { start })).toMatchObject({ status: 1 });
  });
});
