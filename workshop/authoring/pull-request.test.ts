import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Fault } from '../../src/site/faults';
import { summaryOf, workflowCommands } from './fault-report';
import { makeProject, smallFiles } from './made-up-project';

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

test('the faults of a change are printed as annotations with --format github, and in GitHub’s workflows without it', async () => {
  const project = makeProject(smallFiles, true);
  rmSync(path.join(project.root, 'content/blog/second'), { recursive: true });
  const summary = path.join(project.root, '..', `${path.basename(project.root)}-summary.md`);
  const env = { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: summary };
  const asked = await project.run('check --changed --format github');
  const inWorkflow = await project.run('check --changed', { env });
  const { out: plain } = await project.run('check --changed --format text', { env });
  expect(asked.status).toBe(1);
  expect(asked.out).toMatch(/^::error file=content\/blog\/second\/en\.md,line=1,title=address-gone::\/blog\/second /m);
  expect(asked.out).toMatch(/\n2 changed, \d+ files checked, \d+ faults$/);
  expect(inWorkflow).toEqual(asked);
  expect(plain).not.toContain('::error');
  const written = project.read(path.relative(project.root, summary));
  rmSync(summary);
  expect(written).toContain('<li><code>content/blog/second/en.md:1</code> /blog/second answered in en');
  project.remove();
}, 60_000);
