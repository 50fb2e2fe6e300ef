/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { CopyField } from '../../src/components/copy-field/copy-field';

const field = <CopyField text="sha256sum facet" copyName="Copy" copiedName="Copied" />;
const writeText = jest.fn();
const withClipboard = (clipboard: object | undefined) =>
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });

afterEach(() => jest.resetAllMocks());

test('without scripts the text is shown, and the button that could not work is off', () => {
  const page = renderToString(field);
  expect(page).toContain('sha256sum facet');
  expect(page).toContain('disabled');
});

test('where the browser offers no clipboard the button stays off', () => {
  withClipboard(undefined);
  render(field);
  expect(screen.getByRole('button')).toBeDisabled();
});

test('a click copies the text and says so', async () => {
  withClipboard({ writeText: writeText.mockResolvedValue(undefined) });
  render(field);
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
  expect(writeText).toHaveBeenCalledWith('sha256sum facet');
});

test('when the browser refuses, it does not say that it copied', async () => {
  withClipboard({ writeText: writeText.mockRejectedValue(new Error('denied')) });
  render(field);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy' })));
  expect(writeText).toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
});
