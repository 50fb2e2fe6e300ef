/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import type { DatedRelease } from '../../src/components/data/data';
import { CheckableFacts } from '../../src/templates/release-list/checkable-facts';
import { renderIn } from '../support/render';

const release = (version: string): DatedRelease => ({
  fields: { key: `release/${version}/en` },
  frontmatter: { version, date: '2026-11-17', dateInWords: 'November 17, 2026' },
});

test.each([
  ['en', 'November 3, 2026', '14 days', 'Known limits'],
  ['de', '3. November 2026', '14 Tage', 'Bekannte Einschränkungen'],
  ['ru', '3 ноября 2026 г.', '14 дней', 'Известные ограничения'],
] as const)(
  'in %s the releases page says how far a release is behind Chromium, and where the rest can be checked',
  (...row) => {
    const [locale, stable, lag, limits] = row;
    renderIn(<CheckableFacts releases={[release('3.6.0'), release('9.9.0')]} />, { locale }, ['release']);
    const [releases, facts] = screen.getAllByRole('table');
    const cells = within(releases as HTMLElement).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual([`157 · ${stable}`, lag]);
    expect(within(facts as HTMLElement).getByText(limits)).toBeVisible();
    expect(screen.getByRole('link', { name: 'security.txt' })).toHaveAttribute('href', '/.well-known/security.txt');
  },
);
