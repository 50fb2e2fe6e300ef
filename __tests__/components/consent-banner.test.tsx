/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { type Consent, consent } from '../../src/browser/consent';
import { ConsentBanner } from '../../src/components/consent-banner/consent-banner';
import { ConsentSettings } from '../../src/components/consent-banner/consent-settings';
import { inShell, messages, renderInShell } from '../support/render-in-shell';

const question = () => screen.queryByRole('dialog', { name: messages.consent.title });
const answers = () => [
  screen.getByRole('button', { name: messages.consent.refuse }),
  screen.getByRole('button', { name: messages.consent.accept }),
];
const signal = (on: boolean) =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: on, configurable: true });

beforeEach(() => {
  localStorage.clear();
  signal(false);
});

test.each<[Consent, number]>([
  ['refused', 0],
  ['granted', 1],
])('the visitor is asked until there is an answer, which is remembered: %s', (given, index) => {
  const { unmount } = renderInShell(<ConsentBanner />);
  expect(question()).toHaveAccessibleDescription(messages.consent.text);
  fireEvent.click(answers()[index] as HTMLElement);
  expect(question()).toBeNull();
  expect(consent()).toBe(given);
  unmount();
  renderInShell(<ConsentBanner />);
  expect(question()).toBeNull();
});

test('both answers look alike', () => {
  renderInShell(<ConsentBanner />);
  const [refuse, accept] = answers();
  expect(refuse?.className).toBe(accept?.className);
});

test('focus is neither taken nor held', () => {
  renderInShell(<ConsentBanner />);
  expect(document.body).toHaveFocus();
  expect(question()).not.toHaveAttribute('aria-modal', 'true');
});

test('with Global Privacy Control there is nothing to ask', () => {
  signal(true);
  renderInShell(<ConsentBanner />);
  expect(question()).toBeNull();
});

test('the served page is without the question', () => {
  expect(renderToString(inShell(<ConsentBanner />))).toBe('');
});

test('an answer can be changed', () => {
  renderInShell(
    <>
      <ConsentBanner />
      <ConsentSettings />
    </>,
  );
  fireEvent.click(answers()[1] as HTMLElement);
  const settings = screen.getByRole('button', { name: messages.consent.settings });
  fireEvent.click(settings);
  const [refuse] = answers();
  expect(refuse).toHaveFocus();
  fireEvent.click(refuse as HTMLElement);
  expect(question()).toBeNull();
  expect(settings).toHaveFocus();
  expect(consent()).toBe('refused');

  fireEvent.click(settings);
  fireEvent.keyDown(answers()[0] as HTMLElement, { key: 'Escape' });
  expect(question()).toBeNull();
  expect(settings).toHaveFocus();
  expect(consent()).toBe('refused');
});
