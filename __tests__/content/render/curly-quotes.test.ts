import { curlQuotes, withCurlyFields, withCurlyQuotes } from '../../../src/content/render/curly-quotes';
import { render } from '../../../src/content/render/render';
import { headingsOf, parseBody } from '../../../src/content/text/markdown';
import { fc, property } from '../../support/fuzz';

const htmlOf = (markdown: string): string => {
  const body = parseBody(markdown);
  curlQuotes(body);
  return render(body, { locale: 'en', anchor: '#', table: '#' });
};

test.each([
  [`It's the team's "own" profile ("Work").`, 'It’s the team’s “own” profile (“Work”).'],
  [
    '"**Sign in**" and *"now"* and **"Log"**.',
    '“<strong>Sign in</strong>” and <em>“now”</em> and <strong>“Log”</strong>.',
  ],
  ['Press "`Esc`" — "then" wait.', 'Press “<code>Esc</code>” — “then” wait.'],
  [`Run \`echo "it's"\`.`, `Run <code>echo "it's"</code>.`],
  ['See ["what\'s new"](/a?q="b").', 'See <a href="/a?q=%22b%22">“what’s new”</a>.'],
  ['One "line\nand" another.', 'One “line\nand” another.'],
])('%s is printed as %s', (markdown, html) => expect(htmlOf(markdown)).toContain(html));

test('blocks of code keep the marks that a reader copies', () => {
  expect(htmlOf('```text\necho "it\'s"\n```')).toContain('echo "it\'s"');
});

test('the id of a heading is the same with either marks, so links to it keep leading there', () => {
  const headings = (): ReturnType<typeof headingsOf> => headingsOf(parseBody('## What\'s "in" a profile'));
  const body = parseBody('## What\'s "in" a profile');
  curlQuotes(body);
  expect(headingsOf(body)).toMatchObject([{ slug: headings()[0]?.slug, text: 'What’s “in” a profile' }]);
});

test('every text of front matter has curly marks, and nothing else changes', () => {
  const fields = { title: 'The "title"', order: 1, draft: true, list: [{ text: "It's" }], none: null };
  expect(withCurlyFields(fields)).toEqual({ ...fields, title: 'The “title”', list: [{ text: 'It’s' }] });
});

property('only the marks of a text change, and none is left', [fc.string({ unit: 'grapheme' })], (text) => {
  const curly = withCurlyQuotes(text);
  expect(curly).not.toMatch(/["']/);
  expect(curly.replace(/[“”"]/g, '"').replace(/[’']/g, "'")).toBe(text.replace(/[“”]/g, '"').replace(/’/g, "'"));
});
