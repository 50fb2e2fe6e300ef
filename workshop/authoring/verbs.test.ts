import fs, { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { verbs } from './command-line';
import { makeProject, type Project } from './made-up-project';

const text = (title: string, more = '', body = 'Text.'): string =>
  `---\ntitle: ${title}\ndescription: A description.\n${more}---\n\n${body}\n`;

const files = {
  'content/taxonomy.yaml': '',
  'content/blog/first/en.md': text(
    'First',
    'aliases: [/old]\n',
    'See [two](/blog/second?x=1#y "two") and [two][2].\n\n[2]: /blog/second',
  ),
  'content/blog/first/cover.png': '',
  'content/blog/second/en.md': text('Second'),
  'content/blog/second/de.md': text('Zweiter', '', 'Siehe [hier](/blog/second).'),
  'content/blog/draft/en.md': text('Draft', 'draft: true\n'),
  'content/blog/local/de.md': text('Nur hier'),
  'content/blog/lost/de.md': text('Verloren', 'translated_from:\n  - 01234567 title\n'),
  'content/faq/one/en.md': text('One?', '', 'See [two](#two) and [two](/faq#two).'),
  'content/faq/two/en.md': text('Two?'),
  'content/solutions/facebook/en.md': text('Facebook'),
};

/** Milliseconds: each check starts processes, which take seconds beside other work. */
jest.setTimeout(30_000);

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
    ['status --langs de', "Unknown option '--langs'"],
    ['status --lang xx', '"xx" is not a language code (en, zh'],
    ['status --section blogs', '"blogs" is not a section; did you mean "blog"?'],
    ['check a --changed', 'write either paths or --changed'],
    ['check content/blog/frist', 'nothing under "content/blog/frist" is looked at; did you mean content/blog/first?'],
    ['check blog/frist', 'did you mean content/blog/first?'],
    ['check content/blog/first/fr.md', 'did you mean content/blog/first/en.md?'],
    ['check /etc/passwd', 'nothing under "/etc/passwd" is looked at'],
    ['check ../elsewhere', 'nothing under "../elsewhere" is looked at'],
    ['check tools', 'nothing under "tools" is looked at'],
    ['check content/blog/first content/blog/frist', 'nothing under "content/blog/frist"'],
    ['fix blog/frist --write', 'did you mean content/blog/first?'],
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
    ['diff blog/firts en', 'there is no page blog/firts; did you mean blog/first?'],
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
    ...[
      'content/blog/first',
      './content/blog/first/',
      'blog/first',
      '/blog/first',
      'blog/first/en.md',
      'content/blog/first/en.md:12',
    ],
    ...['content/blog/first/en.md:12:3', 'content\\blog\\first'],
  ])('%s', async (name) => {
    project.write('content/blog/first/en.md', text('First', 'aliases: [/old]\n', 'Text.  \n\nText.'));
    const { out } = await project.run(`fix ${name} --json`);
    expect(JSON.parse(out)).toMatchObject({ files: [{ file: 'content/blog/first/en.md' }] });
  });

  test('a file that is gone may be named where Git knew it', async () => {
    const known = makeProject(files, true);
    rmSync(path.join(known.root, 'content/blog/second/de.md'));
    expect((await known.run('check content/blog/second/de.md')).status).not.toBe(2);
    expect((await known.run('check content/blog/second/fr.md')).status).toBe(2);
    known.remove();
  });
});

test('a file that is nested too deeply silences neither the check nor fix', async () => {
  project.write('content/blog/deep/en.md', text('Deep', '', '> '.repeat(20_000)));
  project.write('content/blog/local/de.md', text('Nur hier', '', 'Text.  \n\nText.'));
  const { out } = await project.run('check --json');
  const rules = (JSON.parse(out) as { faults: { file: string; rule: string }[] }).faults.map(
    ({ file, rule }) => `${file} ${rule}`,
  );
  expect(rules).toEqual(
    expect.arrayContaining(['content/blog/deep/en.md too-deep', 'content/blog/local/de.md trailing-space']),
  );
  expect(JSON.parse((await project.run('fix blog/deep --json')).out)).toMatchObject({ files: [] });
});

describe('new', () => {
  test('asks for what is missing where somebody is there to answer', async () => {
    const answers = ['pages', 'imprint', 'An imprint'];
    expect(await project.run('new', { answers })).toMatchObject({ status: 0 });
    expect(project.read('content/pages/imprint/en.md')).toMatch(/^title: An imprint$/m);
  });

  test('begins a translation with a record of its source, and without its old addresses', async () => {
    const { out } = await project.run('new blog first --lang de --json');
    expect(JSON.parse(out)).toEqual({ files: ['content/blog/first/de.md'] });
    const translation = project.read('content/blog/first/de.md');
    expect(translation).toMatch(/translated_from:\n(?: {2}- [0-9a-f]{8} (?:title|description|body)\n){3}---\n/);
    expect(translation).not.toContain('aliases');
  });
});

describe('status', () => {
  test('counts by language and section', async () => {
    const { out } = await project.run('status --lang de');
    expect(out).toMatch(/^de +1\? 2- 1! +2- +1\? 4- 1!$/m);
    expect(out).toContain('orphaned  blog/lost  de\n');
    expect(out).toContain('unknown   blog/second  de\n');
    expect(out).not.toContain('blog/local');
  });
});

describe('diff', () => {
  test('says when nothing is known about the source of a translation', async () => {
    const { status, out } = await project.run('diff blog/second de');
    expect([status, out]).toEqual([1, expect.stringContaining('does not record its source, and Git does not know')]);
  });

  test('compares with the source of that day where a translation records none', async () => {
    project.remove();
    project = makeProject(files, true);
    project.edit('content/blog/second/en.md', 'Text.', 'More text.');
    const { status, out } = await project.run('diff blog/second de');
    expect([status, out]).toEqual([0, expect.stringContaining('{+More text+}')]);
    expect(out).toMatch(/since its own last change on \d{4}-\d{2}-\d{2} \([0-9a-f]{10}\)/);
  });

  test('shows the present text where no commit has the earlier one', async () => {
    project.edit('content/blog/second/de.md', '---\n\n', 'translated_from:\n  - 01234567 title\n---\n\n');
    const { out } = await project.run('diff blog/second de');
    expect(out).toContain('title (changed; title)\nThe earlier text is in no commit; this is the present one:\nSecond');
  });
});

describe('ack', () => {
  test('asks about a section that the translation lacks, and records nevertheless', async () => {
    project.edit('content/blog/second/en.md', 'Text.', 'Text.\n\n## More\n\nText.');
    const { status, out } = await project.run('ack blog/second de');
    expect([status, out]).toEqual([
      0,
      expect.stringMatching(/\.md: number of headings is 0, in English 1; is a section missing\?$/),
    ]);
    expect(project.read('content/blog/second/de.md')).toMatch(/- [0-9a-f]{8} body#more$/m);
    project.edit('content/blog/second/de.md', '\nSiehe', '\n## Mehr\n\nSiehe');
    expect((await project.run('ack blog/second de')).out).toBe('content/blog/second/de.md: was current');
  });
});

describe('move', () => {
  test('changes links in the same language only, however they are written', async () => {
    await project.run('move blog/second blog/next');
    expect(project.read('content/blog/first/en.md')).toContain(
      '[two](/blog/next?x=1#y "two") and [two][2].\n\n[2]: /blog/next',
    );
    expect(project.read('content/blog/next/de.md')).toContain('[hier](/blog/next)');
  });

  test('and back again leaves no alias of the page itself', async () => {
    await project.run('move blog/second blog/next');
    await project.run('move blog/next blog/second');
    expect(project.read('content/blog/second/en.md')).toContain('aliases:\n  - /blog/next\n---');
  });

  test('a question changes the anchors that lead to it, and has no alias', async () => {
    await project.run('move faq/two faq/three');
    expect(project.read('content/faq/one/en.md')).toContain('See [two](#three) and [two](/faq#three).');
    expect(project.read('content/faq/three/en.md')).toBe(files['content/faq/two/en.md']);
  });

  test('a draft was at no public address', async () => {
    await project.run('move blog/draft blog/sketch');
    expect(project.read('content/blog/sketch/en.md')).toBe(files['content/blog/draft/en.md']);
  });
});

describe('remove', () => {
  test('refuses a target that does not exist, and names the nearest', async () => {
    const { status, out } = await project.run('remove blog/first --to /blog/secnd');
    expect([status, out]).toEqual([1, expect.stringContaining('write the path of a page, such as /blog/second')]);
    expect(project.has('content/blog/first/en.md')).toBe(true);
  });

  test('redirects what was an alias, and keeps the file of redirects as it is otherwise', async () => {
    project.write('content/redirects.yaml', '# Why\n- { language: en, from: /a, to: /pricing, note: b } # kept');
    await project.run('remove blog/first --to /blog/second --note "two say the same"');
    expect(project.read('content/redirects.yaml')).toBe(`# Why
- { language: en, from: /a, to: /pricing, note: b } # kept
- language: en
  from: /blog/first
  to: /blog/second
  note: two say the same
- language: en
  from: /old
  to: /blog/second
  note: two say the same
`);
    expect(project.has('content/blog/first')).toBe(false);
  });

  test('in one language keeps the others', async () => {
    await project.run('remove blog/second --lang de --to /blog/local');
    expect(project.files()).toContain('content/blog/second/en.md');
    expect(project.files()).not.toContain('content/blog/second/de.md');
  });

  test('asks for no target where there was no public address', async () => {
    expect(await project.run('remove blog/draft')).toMatchObject({ status: 0 });
    expect(project.has('content/redirects.yaml')).toBe(false);
  });
});

describe('check', () => {
  test('needs a Git repository to know what has changed', async () => {
    const { status, error } = await project.run('check --changed');
    expect([status, error]).toEqual([2, expect.stringContaining('there is no Git repository')]);
  });

  test('prints the faults of some paths, and counts the others', async () => {
    const { status, out } = await project.run('check content/faq ./content/blog/lost/');
    expect(status).toBe(1);
    expect(out).toMatch(/^content\/blog\/lost\/de\.md:\d+ /m);
    expect(out).toMatch(/^content\/faq\/one\/en\.md:\d+ /m);
    expect(out).not.toContain('content/blog/first/en.md:');
    expect(out).toMatch(/^\d+ faults in other files$/m);
  }, 60_000);

  test('gives the faults as JSON', async () => {
    const { status, out } = await project.run('check content/faq --json');
    expect(status).toBe(1);
    expect(JSON.parse(out).faults[0]).toMatchObject({ file: 'content/faq/one/en.md', line: 1 });
  }, 60_000);

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

  test('watches, and checks again after a change', async () => {
    const stop = new AbortController();
    const said: string[] = [];
    for (const folder of ['locales', 'docs']) project.write(`${folder}/note.txt`, '');
    const { status } = await project.run('check --watch', {
      signal: stop.signal,
      say: (text) => {
        said.push(text);
        if (said.length === 1) setTimeout(() => project.write('content/blog/first/none.gif', ''), 300);
        else stop.abort();
      },
    });
    expect(status).toBe(1);
    expect(said[0]).not.toContain('none.gif');
    expect(said.at(-1)).toContain('content/blog/first/none.gif:1');
  }, 60_000);
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
            return {
              ended: new Promise((resolve) => {
                end = resolve;
              }),
            };
          end(0);
          return { ended: Promise.resolve(0) };
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
    const start = () => ({ ended: Promise.resolve(1) });
    expect(await project.run('preview blog/second --port 1999', { start })).toMatchObject({ status: 1 });
  });
});
