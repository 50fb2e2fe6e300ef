/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ShellPieces } from '../../src/components/shell-pieces/shell-pieces';
import { inShell, messages, renderInShell } from '../support/render-in-shell';

beforeAll(() => {
  window.matchMedia = () =>
    ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as unknown as MediaQueryList;
});

test('the served page is without them', () => {
  expect(renderToString(inShell(<ShellPieces />))).toBe('');
});

test('they come once the page is usable', async () => {
  const { container } = renderInShell(<ShellPieces />);
  expect(container).toBeEmptyDOMElement();
  await waitFor(() => expect(screen.getByRole('dialog', { name: messages.consent.title })).toBeInTheDocument());
});
