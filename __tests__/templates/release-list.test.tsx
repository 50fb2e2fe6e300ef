/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { Neighbours } from '../../src/components/article/neighbours';
import type { DatedRelease, EntryCardData } from '../../src/components/data/data';
import { InEnglish } from '../../src/templates/release-list/in-english';
import { renderIn } from '../support/render';

const release: DatedRelease = {
  fields: { key: 'release/3-2/en' },
  frontmatter: { version: '3.2.0', date: '2026-06-02', dateInWords: 'June 2, 2026' },
};

test('a list of releases leads to the English notes of a version that it lacks, and says nothing if it lacks none', () => {
  const { container } = renderIn(<InEnglish releases={[release]} />, { locale: 'de' }, ['release']);
  expect(container).toHaveTextContent('Auf Englisch gibt es auch: 3.2.0');
  expect(screen.getByRole('link', { name: '3.2.0' })).toHaveAttribute('hreflang', 'en');
  expect(screen.getByRole('link', { name: '3.2.0' })).toHaveAttribute('href', '/release/3-2');
  const { container: complete } = renderIn(<InEnglish releases={[]} />, { locale: 'de' }, ['release']);
  expect(complete).toBeEmptyDOMElement();
});

test.each([
  ['2026-06-02', 'Older'],
  [null, 'Next'],
])('a neighbor of the date %s is named "%s"', (date, label) => {
  const entry = {
    fields: { key: 'blog/a/en' },
    frontmatter: { title: 'A', description: '', date, dateInWords: date, image: null, image_alt: null },
  } as EntryCardData;
  renderIn(<Neighbours previous={null} next={entry} />, { locale: 'en' }, ['article']);
  expect(screen.getByRole('link', { name: new RegExp(label) })).toHaveAttribute('rel', 'next');
});
