/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, screen, within } from '@testing-library/react';
import {
  type Consent,
  consent,
  onConsent,
  onQuestion,
  privacyControl,
  question,
  setConsent,
} from '../../../src/browser/consent/consent';
import { startConsentDialog } from '../../../src/browser/consent/consent-dialog';
import { consentKey } from '../../../src/browser/consent/consent-key';
import { type Answer, answerText } from '../../../src/browser/consent/stored-answer';
import { isAtFoot } from '../../../src/browser/platform/bottom-bar';
import { browserClock, type Stop } from '../../../src/browser/platform/clock';
import { ConsentQuestion } from '../../../src/components/frame/consent-question/consent-question';
import { ConsentSettings } from '../../../src/components/frame/consent-question/consent-settings';
import { Toasts } from '../../../src/components/frame/toasts/toasts';
import { applyStyles } from '../../support/apply-styles';
import { messages, type ShellOptions, serveInShell } from '../../support/render-in-shell';
import { fakeSizes, reportSizes } from '../../support/resize-observer';

const { title, notice, settings, state } = messages.consent;

let stop: Stop = () => {};

/** Everything that is served of it, and nothing that runs. */
const serve = (options?: ShellOptions) =>
  serveInShell(
    <>
      <ConsentSettings />
      <ConsentQuestion />
      <Toasts />
    </>,
    options,
  );
const start = () => {
  const service = { consent, onConsent, question, onQuestion, setConsent };
  stop = startConsentDialog({ document, clock: browserClock, service, privacyControl });
};
const visit = (options?: ShellOptions) => {
  stop();
  serve(options);
  start();
};
const asking = () => screen.queryByRole('dialog', { name: title });
const telling = () => screen.queryByRole('dialog', { name: notice.title });
const choices = () => screen.queryByRole('dialog', { name: settings });
const button = (name: string) => screen.getByRole('button', { name });
const answers = () => [button(messages.consent.refuse), button(messages.consent.accept)];
const saved = () => screen.queryByText(messages.done.choiceSaved);
const signal = (on: boolean) =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: on, configurable: true });
/** The page was served with the rule of the visitor's region. */
const servedWith = (rule: string | null) => {
  const serverTiming = rule ? [{ name: 'consent', description: rule }] : [];
  performance.getEntriesByType = () => [{ serverTiming }] as unknown as PerformanceEntryList;
};
/** Another tab keeps an answer, or forgets it. */
const inAnotherTab = (answer: Answer | null) => {
  if (answer === null) localStorage.removeItem(consentKey);
  else localStorage.setItem(consentKey, answerText(answer, Date.now()));
  window.dispatchEvent(new StorageEvent('storage', { key: consentKey }));
};

beforeEach(() => {
  jest.useFakeTimers();
  fakeSizes();
  applyStyles('src/components/frame/consent-question/consent-question.module.css');
  localStorage.clear();
  signal(false);
  servedWith(null);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('the served page has the question closed, whatever the visitor has answered', () => {
  serve();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: messages.consent.accept })).toBeNull();
});

test('a page without the question goes on without', () => {
  document.body.innerHTML = '';
  start();
  expect(isAtFoot(document, 'question')).toBe(false);
});

test('the page keeps as much room at its foot as the question takes, whatever its height', () => {
  visit();
  const dialog = document.querySelector('dialog') as HTMLElement;
  const height = jest.spyOn(dialog, 'offsetHeight', 'get').mockReturnValue(231);
  reportSizes();
  // Closed, it has no height.
  height.mockReturnValue(0);
  reportSizes();
  expect(document.documentElement.style.getPropertyValue('--foot-question')).toBe('231px');
});

test.each<[Consent, number]>([
  ['refused', 0],
  ['granted', 1],
])('the visitor is asked until there is an answer, which is remembered: %s', (given, index) => {
  visit();
  expect(asking()).toHaveAccessibleDescription(messages.consent.text);
  fireEvent.click(answers()[index] as HTMLElement);
  expect(asking()).toBeNull();
  expect(consent()).toBe(given);
  visit();
  expect(asking()).toBeNull();
});

test('both answers look alike', () => {
  visit();
  const [refuse, accept] = answers();
  expect(refuse?.className).toBe('secondary');
  expect(accept?.className).toBe('secondary');
  expect(within(asking() as HTMLElement).getAllByRole('button')).toEqual([refuse, accept]);
});

test('focus is neither taken nor held, and Escape is no answer', () => {
  visit();
  expect(document.body).toHaveFocus();
  expect(asking()).not.toHaveAttribute('aria-modal', 'true');
  fireEvent.keyDown(answers()[0] as HTMLElement, { key: 'Escape' });
  expect(asking()).toBeVisible();
});

test('a first answer is not confirmed: the question is gone, and says so itself', () => {
  visit();
  fireEvent.click(answers()[1] as HTMLElement);
  expect(saved()).toBeNull();
});

test('with Global Privacy Control there is nothing to ask', () => {
  signal(true);
  visit();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(isAtFoot(document, 'question')).toBe(false);
});

test('the foot of the page is the question’s while it is there', () => {
  visit();
  expect(isAtFoot(document, 'question')).toBe(true);
  fireEvent.click(answers()[0] as HTMLElement);
  expect(isAtFoot(document, 'question')).toBe(false);
});

test('an answer in another tab is one here, and one that is forgotten there is asked for again', () => {
  visit();
  inAnotherTab('refused');
  expect(asking()).toBeNull();
  inAnotherTab(null);
  expect(asking()).toBeVisible();
});

test('the question and the notice lead to the privacy page', () => {
  visit();
  expect(screen.getByRole('link', { name: messages.nav.privacy })).toHaveAttribute('href', '/privacy');
  servedWith('notice');
  visit({ locale: 'de' });
  expect(screen.getByRole('link', { name: messages.nav.privacy })).toHaveAttribute('href', '/de/privacy');
});

test.each<[string, 'granted' | 'refused']>([
  [notice.accept, 'granted'],
  [messages.consent.refuse, 'refused'],
])('in a region of notice visits are counted, and the notice goes with: %s', (name, then) => {
  servedWith('notice');
  visit();
  expect(telling()).toHaveAccessibleDescription(notice.text);
  expect(screen.queryByRole('button', { name: messages.consent.accept })).toBeNull();
  expect(consent()).toBe('granted');
  fireEvent.click(button(name));
  expect(telling()).toBeNull();
  expect(consent()).toBe(then);
});

test('a notice that is seen in another tab goes here', () => {
  servedWith('notice');
  visit();
  inAnotherTab('noticed');
  expect(telling()).toBeNull();
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
  fireEvent.click(button(messages.consent.refuse));
  fireEvent.click(button(messages.close));
  expect(choices()).toBeVisible();
  expect(consent()).toBe('granted');
});

describe('the privacy choices', () => {
  const open = () => {
    visit();
    fireEvent.click(button(settings));
    return button(settings);
  };
  /** The states of which they say that they hold. */
  const told = () => {
    const status = within(choices() as HTMLElement).getByRole('status');
    return Object.values(state).filter((text) => getComputedStyle(within(status).getByText(text)).display !== 'none');
  };

  test.each<['granted' | 'refused', string, string]>([
    ['granted', state.granted, notice.text],
    ['refused', state.refused, messages.consent.text],
  ])('show what holds, and what that means: %s', (answer, text, meaning) => {
    localStorage.setItem(consentKey, answerText(answer, Date.now()));
    open();
    expect(told()).toEqual([text]);
    expect(choices()).toHaveAccessibleDescription(meaning);
    expect(isAtFoot(document, 'question')).toBe(true);
  });

  test('show what holds from another tab, too', () => {
    localStorage.setItem(consentKey, answerText('granted', Date.now()));
    open();
    inAnotherTab('refused');
    expect(told()).toEqual([state.refused]);
  });

  test('can be had while the question is still open; closed, they leave it to be answered', () => {
    open();
    expect(choices()).toBeVisible();
    expect(asking()).toBeNull();
    fireEvent.click(button(messages.close));
    expect(asking()).toBeVisible();
  });

  test('an answer can be changed, and the focus goes back', () => {
    localStorage.setItem(consentKey, answerText('granted', Date.now()));
    const opener = open();
    expect(button(messages.close)).toHaveFocus();
    fireEvent.click(answers()[0] as HTMLElement);
    expect(choices()).toBeNull();
    expect(opener).toHaveFocus();
    expect(consent()).toBe('refused');
    expect(saved()).toHaveAttribute('data-style', 'success');
  });

  test.each([
    ['the button', () => fireEvent.click(button(messages.close))],
    ['Escape', () => fireEvent.keyDown(answers()[0] as HTMLElement, { key: 'Escape' })],
  ])('are closed by %s without an answer', (_name, close) => {
    localStorage.setItem(consentKey, answerText('refused', Date.now()));
    const opener = open();
    close();
    expect(choices()).toBeNull();
    expect(opener).toHaveFocus();
    expect(consent()).toBe('refused');
    expect(saved()).toBeNull();
    expect(isAtFoot(document, 'question')).toBe(false);
  });

  test('with Global Privacy Control they say so, and offer no answer that would not hold', () => {
    signal(true);
    open();
    expect(told()).toEqual([state.signal]);
    expect(within(choices() as HTMLElement).getAllByRole('button')).toEqual([button(messages.close)]);
    fireEvent.click(button(messages.close));
    expect(choices()).toBeNull();
  });

  test('are not to be had once the service has stopped', () => {
    localStorage.setItem(consentKey, answerText('refused', Date.now()));
    visit();
    stop();
    fireEvent.click(button(settings));
    inAnotherTab(null);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
