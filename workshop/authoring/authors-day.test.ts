/** A full day of an author, a translator and a reviewer, with every verb of the command line. */
import { words } from '../../__tests__/content/made-up-tree';
import { makeProject, type Project } from './made-up-project';
import { soundFiles as files, shellOf } from './sound-files';

const second = 'content/blog/second/en.md';
const page = 'content/blog/team-profiles';
const [english, german] = [`${page}/en.md`, `${page}/de.md`];

const englishText = (category: string, body: string): string => `---
title: Profiles for a whole team
tags: [team, profiles]
description: How a team shares its profiles, so that nobody needs a password and everyone sees who works in which.
date: 2026-11-22
category: ${category}
author: team
---

${body}`;

const faultyBody = `${words.repeat(3).trim()}

# Who may open what

The owner says “yes” once, whilst the others wait.  

#### Groups

See [the first article](/old/first) and [the prices](/pricing).

## At the end of the day

Close the windows. 😀

![A list](./list.png)
`;

const germanText = (record: string): string => `---
title: Profile für ein ganzes Team
description: Wie ein Team seine Profile teilt, sodass niemand ein Passwort braucht und alle sehen, wer worin arbeitet.
date: 2026-11-22
category: guides
tags: [team, profiles]
author: team
${record}---

Jedes Profil ist ein eigener Browser mit einem Fingerabdruck, Cookies und einem Proxy, die kein anderes Profil sieht. Wer im Team arbeitet, öffnet die Profile seiner Gruppe und braucht dafür kein Passwort. Die Inhaberin sieht jederzeit, wer welches Profil geöffnet hat und seit wann.

## Wer was öffnen darf

Die Inhaberin sagt einmal „ja“, während die anderen warten.

### Gruppen

Siehe [die Preise](/pricing).

## Am Ende des Tages

Schließen Sie die Fenster.
`;

const recordOf = (text: string): string => /^translated_from:\n(?: {2}- .*\n)+/m.exec(text)?.[0] ?? '';

/** The faults of a check: `file:line rule`. */
const faultsIn = (out: string): string[] =>
  [...out.matchAll(/^(\S+:\d+) {2}.* {2}\[([a-z0-9-]+)\]$/gm)].map(([, place, rule]) => `${place} ${rule}`);

describe('an author’s day', () => {
  let project: Project;
  beforeAll(() => {
    project = makeProject(files, true);
  });
  afterAll(() => project.remove());
  jest.setTimeout(120_000);

  test('begins without a fault', async () => {
    const { status, out } = await project.run('check');
    expect([status, out]).toEqual([0, expect.stringMatching(/^\d+ files checked, 0 faults$/)]);
  });

  test('a new article is a draft whose fields are valid, and whose text is to be written', async () => {
    const { status, out } = await project.run('new blog team-profiles --category guides');
    expect([status, out]).toEqual([
      0,
      `${english} is new\nWrite, then: npm run content -- check content/blog/team-profiles`,
    ]);
    expect(project.read(english)).toMatch(/^# at most 70 characters\ntitle: Team profiles$/m);
    expect(project.read(english)).toMatch(/^# only on the preview.*\ndraft: true$/m);
    const checked = await project.run(`check ${page}`);
    expect([checked.status, faultsIn(checked.out)]).toEqual([1, [`${english}:19 short-body`]]);
  });

  test('a fault of each kind is found, with file and line', async () => {
    project.write(english, englishText('guide', faultyBody));
    project.write('content/redirects.yaml', '- { language: en, from: /team, to: /nowhere, note: old }\n');
    project.edit('content/taxonomy.yaml', 'pl: Podstawy', 'pl: ""');
    project.write('locales/de/shell.json', '{\n  "register": "Kostenlos starten",\n  "login": "Anmelden"\n}\n');
    project.edit('docs/glossary.md', 'Zaloguj się', '');
    const { status, out } = await project.run('check');
    expect(status).toBe(1);
    expect(faultsIn(out)).toEqual([
      `${english}:2 field-order`,
      `${english}:12 heading-one`,
      `${english}:14 quotation-marks`,
      `${english}:14 quotation-marks`,
      `${english}:14 trailing-space`,
      `${english}:14 forbidden-wording`,
      `${english}:16 heading-jump`,
      `${english}:18 link-missing`,
      `${english}:22 emoji`,
      `${english}:24 missing-image`,
      'content/redirects.yaml:1 redirect-target-missing',
      expect.stringMatching(/^content\/taxonomy\.yaml:\d+ empty-field$/),
      expect.stringMatching(/^docs\/glossary\.md:\d+ glossary-word$/),
      'locales/de/shell.json:1 missing-message',
    ]);
  });

  test('fix shows what it can put right, and writes it when told to', async () => {
    const before = project.read(english);
    const shown = await project.run(`fix ${page}`);
    expect(shown.status).toBe(1);
    expect(shown.out).toContain('- # Who may open what\n+ ## Who may open what');
    expect(shown.out).toContain('+ See [the first article](/blog/first) and [the prices](/pricing).');
    expect(project.read(english)).toBe(before);

    const written = await project.run('fix --changed --write');
    expect([written.status, written.out]).toEqual([0, expect.stringMatching(/1 file fixed$/)]);
    expect(await project.run('fix')).toMatchObject({ status: 0, out: 'nothing to fix' });
    expect(project.read(english)).toContain('The owner says "yes" once, whilst the others wait.\n\n### Groups');
  });

  test('the rest is put right by hand', async () => {
    // Without a taxonomy, no category is known.
    project.write('content/taxonomy.yaml', files['content/taxonomy.yaml'] ?? '');
    const { out } = await project.run('check --changed');
    expect(out).toContain('category: there is no blog category "guide"; did you mean "guides"?');
    project.edit(english, 'category: guide\n', 'category: guides\n');
    project.edit(english, 'whilst', 'while');
    project.edit(english, ' 😀\n\n![A list](./list.png)', '');
    project.write('content/redirects.yaml', '# Further redirects\n');
    project.write('locales/de/shell.json', shellOf('de'));
    project.write('docs/glossary.md', files['docs/glossary.md'] ?? '');
    const checked = await project.run('check --changed');
    expect([checked.status, checked.out]).toEqual([
      0,
      expect.stringMatching(/^1 changed, \d+ files checked, 0 faults$/),
    ]);
    project.commit('Write about teams');
  });

  test('a translation begins as its source, which the check does not take for a translation', async () => {
    expect(await project.run('new blog team-profiles --lang de')).toMatchObject({ status: 0 });
    const { status, out } = await project.run(`check ${page}`);
    expect(status).toBe(1);
    expect(new Set(faultsIn(out).map((fault) => fault.replace(/:\d+/, '')))).toContain(`${german} wrong-language`);
  });

  test('translated, the page is current', async () => {
    project.write(german, germanText(recordOf(project.read(german))));
    const { status, out } = await project.run('check');
    expect([status, faultsIn(out)]).toEqual([0, []]);
    const states = await statesOf(project);
    expect(states).toMatchObject({ en: 'source', de: 'current', es: 'missing' });
    expect(states).not.toHaveProperty('ru');
    project.commit('Translate into German');
  });

  test('when the English text changes, the translation is behind in the right sections, and nobody is held up', async () => {
    project.edit(english, 'says "yes" once', 'says "yes" twice');
    project.edit(english, 'Close the windows.', 'Close the\nwindows.');
    project.edit(english, '## At the end', '## In the morning\n\nOpen them.\n\n## At the end');
    expect(await project.run('check')).toMatchObject({ status: 0 });
    const { status, out } = await project.run('status');
    expect(status).toBe(0);
    expect(out).toContain(`behind    blog/team-profiles  de  Who may open what (changed), In the morning (added)`);
    expect(out.match(/^behind/gm)).toHaveLength(1);
  });

  test('diff shows what has changed, word by word', async () => {
    const { status, out } = await project.run('diff blog/team-profiles de');
    expect(status).toBe(0);
    expect(out).toBe(`Who may open what (changed; body#who-may-open-what)
## Who may open what

The owner says "yes" [-once-]{+twice+}, while the others wait.

In the morning (added; body#in-the-morning)
{+## In the morning

Open them.+}

When ${german} says the same: npm run content -- ack blog/team-profiles de`);
  });

  test('ack records what is translated, one part or all of it, and what needs no translation', async () => {
    project.edit(german, 'sagt einmal', 'sagt zweimal');
    await project.run('ack blog/team-profiles de --part body#who-may-open-what');
    expect((await project.run('status')).out).toMatch(
      /^behind {4}blog\/team-profiles {2}de {2}In the morning \(added\)$/m,
    );

    project.edit(german, '## Am Ende', '## Am Morgen\n\nÖffnen Sie sie.\n\n## Am Ende');
    expect(await project.run('ack blog/team-profiles --all')).toMatchObject({
      status: 0,
      out: `${german}: recorded body#in-the-morning`,
    });
    expect(await statesOf(project)).toMatchObject({ de: 'current' });
    expect(await project.run('diff blog/team-profiles de')).toMatchObject({ out: 'nothing has changed' });
    expect(await project.run('check')).toMatchObject({ status: 0 });
    project.commit('Say it twice');
  });

  test('move renames the page in every language, changes the links and redirects', async () => {
    project.edit(second, 'Done.', 'Done. See [teams](/blog/team-profiles#groups).');
    const { status, out } = await project.run('move blog/team-profiles blog/shared-profiles');
    expect(status).toBe(0);
    expect(out).toBe(`content/blog/team-profiles is now content/blog/shared-profiles
redirect in de: /blog/team-profiles → /blog/shared-profiles
redirect in en: /blog/team-profiles → /blog/shared-profiles
link changed in ${second}`);
    expect(project.has(page)).toBe(false);
    expect(project.read('content/blog/shared-profiles/de.md')).toContain('aliases:\n  - /blog/team-profiles\n');
    expect(project.read(second)).toContain('[teams](/blog/shared-profiles#groups)');
    expect(await project.run('check')).toMatchObject({ status: 0 });
    expect(await statesOf(project, 'shared-profiles')).toMatchObject({ de: 'current' });
    project.commit('Rename the article');
  });

  test('remove asks where the addresses lead, and redirects the old ones too', async () => {
    const unanswered = await project.run('remove blog/shared-profiles');
    expect([unanswered.status, unanswered.error]).toEqual([2, expect.stringContaining('--to is missing')]);
    expect(project.has('content/blog/shared-profiles/en.md')).toBe(true);

    const { status, out } = await project.run('remove blog/shared-profiles', { answers: ['/blog/first'] });
    expect([status, out]).toEqual([1, expect.stringContaining(`linked from ${second}:`)]);
    expect(project.read('content/redirects.yaml')).toContain(`# Further redirects
- language: de
  from: /blog/shared-profiles
  to: /
  note: blog/shared-profiles was removed on 2026-11-22
- language: de
  from: /blog/team-profiles
  to: /
`);
    expect(project.read('content/redirects.yaml')).toContain('from: /blog/team-profiles\n  to: /blog/first\n');
    expect(project.has('content/blog/shared-profiles')).toBe(false);

    expect(faultsIn((await project.run('check')).out)).toEqual([expect.stringContaining('link-missing')]);
    await project.run('fix --write');
    expect(project.read(second)).toContain('[teams](/blog/first#groups)');
    project.edit(second, '/blog/first#groups', '/blog/first');
    expect(await project.run('check')).toMatchObject({ status: 0 });
  });

  test('an interrupted write leaves nothing behind', () => {
    expect(project.files().filter((file) => /(^|\/)\./.test(file))).toEqual([]);
  });
});

async function statesOf(project: Project, id = 'team-profiles'): Promise<Record<string, string>> {
  const { out } = await project.run('status --section blog --json');
  const { statuses } = JSON.parse(out) as { statuses: { id: string; locale: string; state: string }[] };
  return Object.fromEntries(statuses.filter((status) => status.id === id).map(({ locale, state }) => [locale, state]));
}
