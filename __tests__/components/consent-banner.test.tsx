/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ConsentBanner } from '../../src/components/consent-banner/consent-banner';
import { ConsentSettings } from '../../src/components/consent-banner/consent-settings';
import { type Consent, consent, consentKey } from '../../src/services/consent';
import { toasts } from '../../src/services/toasts';
import { inShell, messages, renderInShell } from '../support/render-in-shell';

const question = () => screen.queryByRole('dialog', { name: messages.consent.title });
const answers = () => [
  screen.getByRole('button', { name: messages.consent.refuse }),
  screen.getByRole('button', { name: messages.consent.accept }),
];
const signal = (on: boolean) =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: on, configurable: true });
/** The page was served with the rule of the visitor's region. */
const servedWith = (rule: string | null) => {
  const serverTiming = rule ? [{ name: 'consent', description: rule }] : [];
  performance.getEntriesByType = () => [{ serverTiming }] as unknown as PerformanceEntryList;
};
const choices = () => screen.queryByRole('dialog', { name: messages.consent.settings });

beforeEach(() => {
  localStorage.clear();
  signal(false);
  servedWith(null);
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

test('the question and the notice lead to the privacy page', () => {
  const { unmount } = renderInShell(<ConsentBanner />);
  expect(screen.getByRole('link', { name: messages.nav.privacy })).toHaveAttribute('href', '/privacy');
  unmount();
  servedWith('notice');
  renderInShell(<ConsentBanner />, { locale: 'de' });
  expect(screen.getByRole('link', { name: messages.nav.privacy })).toHaveAttribute('href', '/de/privacy');
});

test.each<[string, 'granted' | 'refused']>([
  [messages.consent.notice.accept, 'granted'],
  [messages.consent.refuse, 'refused'],
])('in a region of notice visits are counted, and the notice goes with: %s', (name, then) => {
  servedWith('notice');
  renderInShell(<ConsentBanner />);
  const notice = () => screen.queryByRole('dialog', { name: messages.consent.notice.title });
  expect(notice()).toHaveAccessibleDescription(messages.consent.notice.text);
  expect(consent()).toBe('granted');
  fireEvent.click(screen.getByRole('button', { name }));
  expect(notice()).toBeNull();
  expect(consent()).toBe(then);
});

describe('the privacy choices', () => {
  const open = () => {
    renderInShell(
      <>
        <ConsentBanner />
        <ConsentSettings />
      </>,
    );
    const settings = screen.getByRole('button', { name: messages.consent.settings });
    fireEvent.click(settings);
    return settings;
  };

  test.each<['granted' | 'refused', string]>([
    ['granted', messages.consent.state.granted],
    ['refused', messages.consent.state.refused],
  ])('show what holds: %s', (answer, text) => {
    localStorage.setItem(consentKey, answer);
    open();
    expect(screen.getByRole('status')).toHaveTextContent(text);
  });

  test('an answer can be changed, and the focus goes back', () => {
    localStorage.setItem(consentKey, 'granted');
    const settings = open();
    expect(screen.getByRole('button', { name: messages.close })).toHaveFocus();
    fireEvent.click(answers()[0] as HTMLElement);
    expect(choices()).toBeNull();
    expect(settings).toHaveFocus();
    expect(consent()).toBe('refused');
    expect(toasts.get()).toMatchObject([{ style: 'success', message: 'done.choiceSaved' }]);
  });

  test.each([
    ['the button', () => fireEvent.click(screen.getByRole('button', { name: messages.close }))],
    ['Escape', () => fireEvent.keyDown(answers()[0] as HTMLElement, { key: 'Escape' })],
  ])('are closed by %s without an answer', (_name, close) => {
    localStorage.setItem(consentKey, 'refused');
    const settings = open();
    close();
    expect(choices()).toBeNull();
    expect(settings).toHaveFocus();
    expect(consent()).toBe('refused');
  });

  test('with Global Privacy Control they say so, and offer no answer that would not hold', () => {
    signal(true);
    open();
    expect(screen.getByRole('status')).toHaveTextContent(messages.consent.state.signal);
    expect(screen.queryByRole('button', { name: messages.consent.accept })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: messages.close }));
    expect(choices()).toBeNull();
  });
});
