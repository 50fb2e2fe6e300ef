/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Strengths } from '../../src/components/strengths/strengths';
import { Worksheet } from '../../src/components/worksheet/worksheet';
import { renderIn } from '../support/render';
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
    expect(within(screen.getByRole('table')).getAllByRole('columnheader').slice(0, 2)).toHaveLength(2);
  });

  test('has nothing ticked, and asks the browser to keep nothing', () => {
    const { container } = renderIn(<Worksheet checks={checks} competitor="Other" />, {}, ['alternative']);
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
    expect(container.querySelector('form')).toHaveAttribute('autocomplete', 'off');
    // Boxes without a name go with no form and into no address.
    expect(container.querySelector('[name]')).toBeNull();
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
