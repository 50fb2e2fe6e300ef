/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, screen, within } from '@testing-library/react';
import { visitorConsent } from '../../../src/browser/consent/consent';
import { startConsentDialog } from '../../../src/browser/consent/consent-dialog';
import { consentKey } from '../../../src/browser/consent/consent-key';
import { type Answer, answerText } from '../../../src/browser/consent/stored-answer';
import { hasBottomBar } from '../../../src/browser/platform/bottom-bar';
import { browserClock } from '../../../src/browser/platform/clock';
import { ConsentQuestion } from '../../../src/components/frame/consent-question/consent-question';
import { ConsentSettings } from '../../../src/components/frame/consent-question/consent-settings';
import { Toasts } from '../../../src/components/frame/toasts/toasts';
import type { LocaleCode } from '../../../src/site/languages/locales';
import { applyStyles } from '../../support/apply-styles';
import { messages, serveInShell } from '../../support/render-in-shell';
import { fakeSizes, reportSizes } from '../../support/resize-observer';

const { title, notice, settings, state, refuse, accept, text } = messages.consent;

const { consent } = visitorConsent;
const start = () => startConsentDialog({ document, clock: browserClock, service: visitorConsent });
/** A page that was served with the rule of the visitor's region, and the answer that the browser keeps. */
const visit = ({ locale = 'en', kept = null, rule = null, isSignaled = false }: Visit = {}) => {
  if (kept) localStorage.setItem(consentKey, answerText(kept, Date.now()));
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: isSignaled, configurable: true });
  const serverTiming = rule ? [{ name: 'consent', description: rule }] : [];
  performance.getEntriesByType = () => [{ serverTiming }] as unknown as PerformanceEntryList;
  serveInShell(
    <>
      <ConsentSettings />
      <ConsentQuestion />
      <Toasts />
    </>,
    { locale },
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  start();
};
interface Visit {
  readonly locale?: LocaleCode;
  readonly kept?: Answer | null;
  readonly rule?: 'notice' | null;
  readonly isSignaled?: boolean;
}
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));
/** What is open, which is the foot of the page for as long. */
const open = () => {
  const dialog = screen.queryByRole('dialog');
  expect(hasBottomBar(document, 'question')).toBe(dialog !== null);
  return dialog && [title, notice.title, settings].find((name) => screen.queryByRole('dialog', { name }));
};
const offered = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('button')
    .map((element) => element.getAttribute('aria-label') ?? element.textContent);
const saved = () => screen.queryByText(messages.done.choiceSaved);
/** Another tab keeps an answer, or forgets it. */
const inAnotherTab = (answer: Answer | null) => {
  if (answer === null) localStorage.removeItem(consentKey);
  else localStorage.setItem(consentKey, answerText(answer, Date.now()));
  window.dispatchEvent(new StorageEvent('storage', { key: consentKey }));
};

beforeEach(() => {
  jest.useFakeTimers();
  fakeSizes();
  applyStyles('src/components/frame/consent-question/consent-question.below.module.css');
  localStorage.clear();
});

test('the page keeps as much room at its foot as the question takes, also once it is closed', () => {
  visit();
  const height = jest.spyOn(document.querySelector('dialog') as HTMLElement, 'offsetHeight', 'get');
  for (const px of [231, 0]) {
    height.mockReturnValue(px);
    reportSizes();
    expect(document.documentElement.style.getPropertyValue('--foot-question')).toBe('231px');
  }
});

test.each([
  [refuse, 'refused', null],
  [accept, 'granted', null],
  [refuse, 'refused', 'notice'],
  [notice.accept, 'granted', 'notice'],
] as const)('"%s" answers with %s, which is remembered and not confirmed (rule: %s)', (name, then, rule) => {
  visit({ rule });
  expect(open()).toBe(rule ? notice.title : title);
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(rule ? notice.text : text);
  expect(screen.getByRole('link', { name: messages.nav.privacy })).toHaveAttribute('href', '/privacy');
  expect(offered()).toEqual([refuse, rule ? notice.accept : accept]);
  // Neither answer is made easier than the other.
  expect(new Set(offered().map((answer) => button(answer ?? '').className)).size).toBe(1);
  expect(consent()).toBe(rule ? 'granted' : 'undecided');
  press(name);
  expect([open(), consent(), saved()]).toEqual([null, then, null]);
  visit({ rule });
  expect(open()).toBeNull();
});

test('the question does not take the focus, and neither Escape nor a click beside its buttons is an answer', () => {
  visit();
  expect(document.body).toHaveFocus();
  fireEvent.keyDown(button(refuse), { key: 'Escape' });
  fireEvent.click(screen.getByRole('dialog'));
  expect(open()).toBe(title);
});

test('an answer in another tab is one here, and one that is forgotten there is asked for again', () => {
  visit();
  inAnotherTab('refused');
  expect(open()).toBeNull();
  inAnotherTab(null);
  expect(open()).toBe(title);
  visit({ rule: 'notice' });
  inAnotherTab('noticed');
  expect(open()).toBeNull();
});

test('an example of the question elsewhere on the page is no question', () => {
  localStorage.setItem(consentKey, answerText('granted', Date.now()));
  serveInShell(
    <>
      <ConsentQuestion />
      <ConsentQuestion id="example" open view="choices" state="granted" />
    </>,
  );
  start();
  press(refuse);
  expect(consent()).toBe('granted');
});

/** The privacy choices, opened by a button of the page. */
const reopen = (page?: Visit) => {
  visit(page);
  press(settings);
  expect(open()).toBe(settings);
  return button(settings);
};
/** The states of which they say that they hold. */
const told = () => {
  const status = within(screen.getByRole('dialog')).getByRole('status');
  return Object.values(state).filter((words) => getComputedStyle(within(status).getByText(words)).display !== 'none');
};

test.each([
  ['granted', state.granted, notice.text],
  ['refused', state.refused, text],
] as const)('the privacy choices show that %s holds, what that means, and what holds since', (kept, words, meaning) => {
  reopen({ kept });
  expect(told()).toEqual([words]);
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(meaning);
  inAnotherTab('refused');
  expect(told()).toEqual([state.refused]);
});

// That the focus goes to the choices and back: __tests__/e2e/keyboard.e2e.ts.
test.each<[string, Visit, () => void, string | null, string, boolean]>([
  ['an answer', { kept: 'granted' }, () => press(refuse), null, 'refused', true],
  ['the button to close', { kept: 'granted' }, () => press(messages.close), null, 'granted', false],
  ['Escape', { kept: 'granted' }, () => fireEvent.keyDown(button(refuse), { key: 'Escape' }), null, 'granted', false],
  ['the button to close, which leaves an open question', {}, () => press(messages.close), title, 'undecided', false],
])('the privacy choices go with %s', (_name, page, act, left, answer, isSaved) => {
  reopen(page);
  act();
  expect([open(), consent(), saved()?.dataset.style]).toEqual([left, answer, isSaved ? 'success' : undefined]);
});

test('with Global Privacy Control there is nothing to ask, and the privacy choices offer no answer', () => {
  visit({ isSignaled: true });
  expect(open()).toBeNull();
  press(settings);
  expect([told(), offered()]).toEqual([[state.signal], [messages.close]]);
});

test('on a page without the question nothing starts', () => {
  document.body.innerHTML = '';
  expect(start).not.toThrow();
});
