/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import messages from '../../locales/en/alternative.json';
import AlternativePage from '../../src/templates/alternative/alternative';
import { kindOf } from '../../src/templates/alternative/claims';
import { Strengths } from '../../src/templates/alternative/strengths';
import { Worksheet } from '../../src/templates/alternative/worksheet';
import { contextOf, renderIn } from '../support/render';
import { inShell } from '../support/render-in-shell';

const checks = [1, 2].map((number) => ({
  title: `Question ${number}`,
  text: `How to find out ${number}`,
  answer: `What Facet does ${number}`,
}));

describe('the worksheet of a comparison', () => {
  test('has a box for each of the two products at every question', () => {
    renderIn(<Worksheet checks={checks} competitor="Other" />, {}, ['alternative']);
    expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'))).toEqual([
      'Other: Question 1',
      'Facet: Question 1',
      'Other: Question 2',
      'Facet: Question 2',
    ]);
  });

  test('names its two columns', () => {
    renderIn(<Worksheet checks={checks} competitor="Other" />, {}, ['alternative']);
    const names = within(screen.getByRole('table')).getAllByRole('columnheader').slice(0, 2);
    expect(names.map((name) => name.textContent)).toEqual(['What to check in any product', 'What Facet answers']);
  });

  test('has nothing ticked, and asks the browser to keep nothing', () => {
    const { container } = renderIn(<Worksheet checks={checks} competitor="Other" />, {}, ['alternative']);
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
    expect(container.querySelector('form')).toHaveAttribute('autocomplete', 'off');
    // Boxes without a name are not submitted.
    expect(container.querySelector('[name]')).toBeNull();
  });
});

describe('what a comparison calls itself', () => {
  const claim = { text: 'A statement', source: 'https://example.org/', date: '2026-10-01' };

  test.each([
    [null, 'kind.test'],
    [[], 'kind.test'],
    [[claim], 'kind.comparison'],
  ] as const)('with the statements %p its kind is %s', (claims, kind) => {
    expect(kindOf(claims)).toBe(kind);
  });
});

const alternativePage = () => {
  const frontmatter = {
    title: 'Facet vs Other: how to test both',
    description: '',
    tagline: 'Tagline',
    competitor: 'Other',
    strengths: [],
    checks,
    questions: [],
    claims: null,
    updated: '2026-11-21',
    updatedInWords: 'November 21, 2026',
  };
  const page = contextOf({
    path: '/alternatives/gologin-alternative',
    entries: [{ section: 'alternatives', id: 'gologin-alternative', locale: 'en' }],
  });
  const props = { data: { entry: { html: '', headings: [], frontmatter } }, pageContext: page };
  // The page reads only these two.
  return <AlternativePage {...(props as unknown as Parameters<typeof AlternativePage>[0])} />;
};

describe('the page of a comparison', () => {
  beforeEach(() => {
    // Missing in jsdom, and irrelevant here.
    globalThis.IntersectionObserver ??= class {
      observe() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
    renderIn(alternativePage(), {}, ['alternative', 'offer', 'article']);
  });

  test('has the checklist once', () => {
    for (const { title } of checks) expect(screen.getAllByText(title)).toHaveLength(1);
  });

  test('says how to test both in an hour', () => {
    const plan = within(screen.getByRole('heading', { name: messages.hour.title }).closest('section') as HTMLElement);
    const minutes = plan.getAllByText(/^\d+ min$/).map((part) => Number.parseInt(part.textContent ?? '', 10));
    expect(minutes).toEqual([10, 40, 10]);
  });

  test('says of which day its answers are, and that it claims nothing about the other product', () => {
    expect(screen.getByText(/\(as of November 21, 2026\)/)).toBeInTheDocument();
    expect(screen.getByText(/^This page claims nothing about Other\./)).toBeInTheDocument();
  });

  test('says above its title that it is a test', () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Facet vs Other: how to test both');
    expect(screen.getByText('A test you can run yourself')).toBeInTheDocument();
  });
});

describe('a strength', () => {
  const strength = { title: 'Flows', text: 'Without code', proof: 'rpa' } as const;
  const markup = (exists: (path: string) => boolean) =>
    renderToStaticMarkup(inShell(<Strengths strengths={[strength]} />, { exists }));

  test('leads to the feature that shows it', () => {
    expect(markup(() => true)).toContain('href="/rpa"');
  });

  test('leads nowhere in a language without that page', () => {
    expect(markup(() => false)).not.toContain('href');
  });
});
