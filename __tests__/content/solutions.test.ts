/**
 * The English pages about fields of work are about their fields (docs/routing.md); `npm run content -- solutions` prints the measures.
 */

import { measureSolutions } from '../../workshop/authoring/solutions';

const page = (id: string, body: string, fields = '') =>
  ({ section: 'solutions', id, locale: 'en', text: `---\ntitle: T\n${fields}---\n\n${body}\n` }) as const;

test('names within a sentence, numbers and names of sources are the own ones of a page if no other page has them', () => {
  const [first, second] = measureSolutions([
    page(
      'amazon',
      'See Seller Central. Look at Account Health of 180 days, `Code 7` and Facet, [rules](https://a.net).',
    ),
    page('ebay', 'Look in Facet, in Seller Central, after 90 days.'),
  ]);
  expect(first?.own).toEqual(['Account Health', '180', 'rules']);
  expect(second?.own).toEqual(['90']);
});

test('the similarity of two pages is the share of three words in a row that both have, without code', () => {
  const [first, , third] = measureSolutions([
    page('amazon', 'one two three four\n\n```sh\nsame code here\n```'),
    page('ebay', 'zero two three four\n\n```sh\nsame code here\n```'),
    page('reddit', 'nothing of the others'),
  ]);
  expect(first).toMatchObject({ nearest: 'ebay', similarity: 1 / 5 });
  expect(third?.similarity).toBe(0);
});

test('the parts of a page are counted', () => {
  const fields = 'challenges: [a, b]\nsteps: [a, b, c]\nquestions: [a]\n';
  expect(measureSolutions([page('amazon', '## One\n\n[x](https://a.net) [y](/rpa)', fields)])[0]).toMatchObject({
    ...{ challenges: 2, steps: 3, questions: 1, headings: 1, links: 1 },
  });
});
