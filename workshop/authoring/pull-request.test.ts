import { mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Fault } from '../../src/site/faults';
import { summaryOf, workflowCommands } from './fault-report';
import { makeProject, type Project } from './made-up-project';

describe('a fault on GitHub', () => {
  const fault: Fault = { file: 'content/blog/a/en.md', line: 3, rule: 'emoji', message: 'is wrong' };

  test.each<[string, Fault, string]>([
    ['stands on its line', fault, '::error file=content/blog/a/en.md,line=3,title=emoji::is wrong'],
    ['and column', { ...fault, column: 7 }, '::error file=content/blog/a/en.md,line=3,col=7,title=emoji::is wrong'],
    [
      'names its field',
      { ...fault, field: 'tags[2]' },
      '::error file=content/blog/a/en.md,line=3,title=emoji::tags[2]: is wrong',
    ],
    [
      'cannot begin a command of its own by its message',
      { ...fault, message: '100 %\r\n::add-mask::a, b: c' },
      '::error file=content/blog/a/en.md,line=3,title=emoji::100 %25%0D%0A::add-mask::a, b: c',
    ],
    [
      'nor by the name of its file',
      { ...fault, file: 'content/a,line=9::x\n%.md' },
      '::error file=content/a%2Cline=9%3A%3Ax%0A%25.md,line=3,title=emoji::is wrong',
    ],
  ])('%s', (_says, given, expected) => {
    expect(workflowCommands([given])).toBe(expected);
  });

  test('is in the summary as text, whatever it says', () => {
    const message = 'a\n\n# B <img src=x> & [c](//d)';
    expect(summaryOf([{ ...fault, message }], '9 files checked')).toContain(
      '<li><code>content/blog/a/en.md:3</code> a # B &lt;img src=x&gt; &amp; [c](//d) <code>emoji</code></li>\n</ul>',
    );
  });

  test('is counted where the summary would become too long', () => {
    const summary = summaryOf(Array(520).fill(fault), '9 files checked');
    expect(summary.match(/<li>/g)).toHaveLength(500);
    expect(summary).toContain('### Content: 520 faults');
    expect(summary).toContain('And 20 more.');
  });
});

const text = (title: string, more = ''): string =>
  `---\ntitle: ${title}\ndescription: What a reader learns on this page, in one plain sentence of some length.\n${more}---\n\nText of ${title}, long enough to be told from others.\n`;

const redirects = '- { language: en, from: /typed, to: /pricing, note: people type it }\n';

const files = {
  'content/taxonomy.yaml': '',
  'content/redirects.yaml': redirects,
  'content/blog/first/en.md': text('First', 'aliases: [/old]\n'),
  'content/blog/first/de.md': text('Erster'),
  'content/blog/second/en.md': text('Second'),
  'content/blog/draft/en.md': text('Draft', 'draft: true\n'),
  'content/news/only/en.md': text('Only'),
  'content/blog/rennen/ru.md': text('Первый'),
  'content/pages/imprint/en.md': text('Imprint'),
  'content/faq/one/en.md': text('One?'),
};

jest.setTimeout(60_000);

describe('a change', () => {
  let project: Project;
  beforeEach(() => {
    project = makeProject(files, true);
  });
  afterEach(() => project.remove());

  async function gone(): Promise<string[]> {
    const { out } = await project.run('check --changed');
    return [...out.matchAll(/^(\S+:1) {2}(.*) {2}\[address-gone\]$/gm)].map(
      ([, place, message]) => `${place} ${message}`,
    );
  }
  const removeFile = (file: string): void => rmSync(path.join(project.root, file), { recursive: true });
  const renameFolder = (from: string, to: string): void => {
    mkdirSync(path.dirname(path.join(project.root, to)), { recursive: true });
    renameSync(path.join(project.root, from), path.join(project.root, to));
  };

  test('that removes nothing leaves every address', async () => {
    project.edit('content/blog/second/en.md', 'Text', 'More text');
    expect(await gone()).toEqual([]);
  });

  test('that removes a page is told the rule to add, for each of its addresses', async () => {
    removeFile('content/blog/first/en.md');
    expect(await gone()).toEqual([
      'content/blog/first/en.md:1 /blog/first answered in en and leads nowhere now; add to content/redirects.yaml: - { language: en, from: /blog/first, to: /blog, note: blog/first was removed } (npm run content -- remove blog/first --lang en --to /blog would have added it)',
      expect.stringContaining('- { language: en, from: /old, to: /, note: blog/first was removed }'),
    ]);
  });

  test('leads to the home page when the list has gone, too', async () => {
    removeFile('content/news/only');
    expect(await gone()).toEqual([expect.stringContaining('from: /news/only, to: /, ')]);
  });

  test('that adds the rules that it was told to add has no such fault any more', async () => {
    removeFile('content/blog/first');
    const rules = (await gone()).flatMap((fault) => /- \{.*?\}/.exec(fault) ?? []);
    expect(rules).toHaveLength(3);
    project.write('content/redirects.yaml', `${redirects}${rules.join('\n')}\n`);
    expect(await gone()).toEqual([]);
    expect((await project.run('check content/redirects.yaml')).out).not.toContain('content/redirects.yaml:');
  });

  test('that renames a page is told the alias to add', async () => {
    renameFolder('content/blog/second', 'content/blog/next');
    project.commit('Rename');
    expect(
      await project.run('check --changed --base HEAD~1 --json').then(({ out }) => JSON.parse(out).faults),
    ).toContainEqual({
      file: 'content/blog/second/en.md',
      line: 1,
      rule: 'address-gone',
      message:
        '/blog/second answered in en and leads nowhere now; in content/blog/next/en.md add under aliases: /blog/second; npm run content -- move blog/second blog/next would have added it',
    });
  });

  test('made by move or remove has no such fault', async () => {
    await project.run('move blog/second blog/next');
    await project.run('remove blog/first --to /blog/next');
    expect(await gone()).toEqual([]);
  });

  test('that withdraws a page, or drops an alias or a redirect, says so', async () => {
    project.edit('content/pages/imprint/en.md', '---\n\n', 'draft: true\n---\n\n');
    project.edit('content/blog/first/en.md', 'aliases: [/old]\n', '');
    project.write('content/redirects.yaml', '');
    const [alias, page, redirect, ...more] = await gone();
    expect(alias).toBe(
      'content/blog/first/en.md:1 /old answered in en and leads nowhere now; put it back under aliases',
    );
    expect(page).toBe(
      'content/pages/imprint/en.md:1 /imprint answered in en and leads nowhere now; take out draft: true, or add to content/redirects.yaml: - { language: en, from: /imprint, to: /, note: pages/imprint was withdrawn }',
    );
    expect(redirect).toBe(
      'content/redirects.yaml:1 /typed answered in en and leads nowhere now; put the rule back: - { language: en, from: /typed, to: /pricing, note: it redirected before }',
    );
    expect(more).toEqual([]);
  });

  test('that removes a draft, a question, or an article that the Russian blog has, needs no rule', async () => {
    for (const name of ['blog/draft', 'faq/one', 'blog/rennen']) removeFile(`content/${name}`);
    expect(await gone()).toEqual([]);
  });

  test('is printed as annotations with --format github, and in GitHub’s workflows without it', async () => {
    removeFile('content/blog/second');
    const summary = path.join(project.root, '..', `${path.basename(project.root)}-summary.md`);
    const env = { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: summary };
    const asked = await project.run('check --changed --format github');
    const inWorkflow = await project.run('check --changed', { env });
    const { out: plain } = await project.run('check --changed --format text', { env });
    expect(asked.status).toBe(1);
    expect(asked.out).toMatch(
      /^::error file=content\/blog\/second\/en\.md,line=1,title=address-gone::\/blog\/second /m,
    );
    expect(asked.out).toMatch(/\n1 changed, \d+ files checked, \d+ faults$/);
    expect(inWorkflow).toEqual(asked);
    expect(plain).not.toContain('::error');
    const written = project.read(path.relative(project.root, summary));
    rmSync(summary);
    expect(written).toContain('<li><code>content/blog/second/en.md:1</code> /blog/second answered in en');
  });

  test('is compared with the base that is named', async () => {
    project.edit('content/blog/second/en.md', 'Text', 'More text');
    project.commit('Edit');
    project.edit('content/blog/first/de.md', 'Text', 'Mehr Text');
    expect((await project.run('check --changed')).out).toMatch(/^1 changed, /m);
    expect((await project.run('check --changed --base HEAD~1')).out).toMatch(/^2 changed, /m);
  });

  test.each([
    ['check --changed --base nowhere', 'Git finds no commit that "nowhere" and this branch share'],
    ['check --changed --base=--all', 'Git finds no commit that "--all" and this branch share'],
    ['check --base main', '--base says what --changed compares with; add --changed'],
    ['check --format sarif', '"sarif" is not a format (text, github)'],
  ])('%s is not understood', async (command, expected) => {
    const { status, error } = await project.run(command);
    expect([status, error]).toEqual([2, expect.stringContaining(expected)]);
  });
});
