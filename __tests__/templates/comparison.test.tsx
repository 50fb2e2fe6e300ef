/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import AlternativePage from '../../src/templates/alternative/alternative';
import { kindOf } from '../../src/templates/alternative/claims';
import { Strengths } from '../../src/templates/alternative/strengths';
import { contextOf, renderIn } from '../support/render';
import { inShell } from '../support/render-in-shell';

const claim = { text: 'A statement', source: 'https://example.org/', date: '2026-10-01' };

test.each([
  [null, 'kind.test'],
  [[], 'kind.test'],
  [[claim], 'kind.comparison'],
] as const)('a comparison with the claims %p is a %s', (claims, kind) => {
  expect(kindOf(claims)).toBe(kind);
});

test('the page of a comparison is a test of two products that claims nothing about the other', () => {
  // Missing in jsdom, and irrelevant here.
  globalThis.IntersectionObserver ??= class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  const frontmatter = {
    title: 'Facet vs Other: how to test both',
    tagline: 'Tagline',
    competitor: 'Other',
    strengths: [],
    checks: [1, 2].map((number) => ({ title: `Question ${number}`, text: 'How to find out', answer: 'The answer' })),
    questions: [],
    claims: null,
    updated: '2026-11-21',
    updatedInWords: 'November 21, 2026',
  };
  const pageContext = contextOf({
    path: '/alternatives/gologin-alternative',
    entries: [{ section: 'alternatives', id: 'gologin-alternative', locale: 'en' }],
  });
  const props = { data: { entry: { html: '', headings: [], frontmatter } }, pageContext };
  // The page reads only these two.
  const page = <AlternativePage {...(props as unknown as Parameters<typeof AlternativePage>[0])} />;
  const { container } = renderIn(page, {}, ['alternative', 'offer', 'article']);

  expect(screen.getByText(/^This page claims nothing about Other\./)).toBeInTheDocument();
  const boxes = screen.getAllByRole('checkbox');
  expect(boxes.map((box) => box.getAttribute('aria-label'))).toEqual([
    ...['Other: Question 1', 'Facet: Question 1', 'Other: Question 2', 'Facet: Question 2'],
  ]);
  for (const box of boxes) expect(box).not.toBeChecked();
  // The browser keeps nothing; boxes without a name are not submitted.
  expect(boxes[0]?.closest('form')).toHaveAttribute('autocomplete', 'off');
  expect(container.querySelector('form [name]')).toBeNull();
});

test.each([
  ['leads to the feature that shows it', true],
  ['leads nowhere in a language without that page', false],
])('a strength %s', (_name, exists) => {
  const strengths = <Strengths strengths={[{ title: 'Flows', text: 'Without code', proof: 'rpa' }]} />;
  expect(renderToStaticMarkup(inShell(strengths, { exists: () => exists })).includes('href="/rpa"')).toBe(exists);
});
