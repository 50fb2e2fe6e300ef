/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/react';
import { chatState } from '../../../src/browser/chat/chat-state';
import { visitorConsent } from '../../../src/browser/consent/consent';
import { consentKey } from '../../../src/browser/consent/consent-key';
import { answerText } from '../../../src/browser/consent/stored-answer';
import { announceNavigationDone } from '../../../src/browser/navigation/navigation';
import { startPhoneBanner } from '../../../src/browser/pieces/phone-banner';
import { hasBottomBar, setBottomBar, undecidedAttribute } from '../../../src/browser/platform/bottom-bar';
import { browserClock } from '../../../src/browser/platform/clock';
import { makeOneTapPlace } from '../../../src/browser/sign-in/one-tap-place';
import { PhoneBanner } from '../../../src/components/frame/phone-banner/phone-banner';
import type { LocaleCode } from '../../../src/site/languages/locales';
import { quietAttribute } from '../../../src/site/pages/banner-pages';
import { applyStyles } from '../../support/apply-styles';
import { forgetListeners } from '../../support/forget-listeners';
import { messages, serveInShell } from '../../support/render-in-shell';
import { fakeSizes, reportSizes } from '../../support/resize-observer';
import { scrollTo } from '../../support/scroll';

const styles = 'src/components/frame/phone-banner/phone-banner.below.module.css';
const root = document.documentElement;

let media = new EventTarget();
let width = 390;

const screenWidth = (px: number) => {
  width = px;
  applyStyles(styles, { small: px <= 767 });
  media.dispatchEvent(new Event('change'));
};
const start = () => startPhoneBanner({ window, clock: browserClock, consent: visitorConsent });
const visit = (ms = 0) => {
  serveInShell(<PhoneBanner />);
  start();
  pass(ms);
};
const pass = (ms: number) => jest.advanceTimersByTime(ms);
const scroll = (y: number) => {
  scrollTo(y);
  pass(200);
};
const isVisible = () => screen.queryByRole('complementary', { name: messages.register }) !== null;
/** What the service says of the banner, whether a visitor sees it, and whether the page keeps room for it. */
const state = () => [document.querySelector('aside')?.dataset.phase, isVisible(), hasBottomBar(document, 'banner')];
const shown = ['shown', true, true];
const gone = ['shown', false, false];

forgetListeners();
beforeEach(() => {
  jest.useFakeTimers();
  fakeSizes();
  media = new EventTarget();
  window.matchMedia = (query) =>
    Object.defineProperty(media, 'matches', {
      get: () => width <= Number(/max-width: (\d+)px/.exec(query)?.[1]),
      configurable: true,
    }) as unknown as MediaQueryList;
  scrollTo(0);
  screenWidth(390);
  localStorage.setItem(consentKey, answerText('refused', Date.now()));
});
afterEach(() => {
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
});

test('the banner appears after a second, hides on scrolling down, and is back on scrolling up or after 5 idle seconds', () => {
  visit(700);
  // Scrolling down has no effect yet.
  scroll(500);
  pass(99);
  expect(state()).toEqual([undefined, true, false]);
  pass(1);
  expect(state()).toEqual(shown);
  for (const y of [600, 700]) {
    scroll(y);
    pass(4_000);
    expect(state()).toEqual(['hidden', false, true]);
  }
  pass(1_000);
  expect(state()).toEqual(shown);
  screen.getByRole('button').focus();
  scroll(800);
  // The focus keeps it in sight, and its room always stays: the page does not move.
  expect(state()).toEqual(['hidden', true, true]);
  scroll(700);
  expect(state()).toEqual(shown);
});

test('the banner comes and goes with the width of the screen', () => {
  screenWidth(768);
  visit(60_000);
  expect(state()).toEqual([undefined, false, false]);
  screenWidth(767);
  pass(1_000);
  expect(state()).toEqual(shown);
  screenWidth(844);
  expect(state()).toEqual(gone);
});

test('the banner leaves while a page is shown that it would disturb', () => {
  visit(1_000);
  for (const [attribute, expected] of [[quietAttribute, gone] as const, ['id', shown] as const]) {
    document.querySelector('main')?.remove();
    document.body.insertAdjacentHTML('beforeend', `<main ${attribute}></main>`);
    announceNavigationDone();
    expect(state()).toEqual(expected);
  }
});

test('the page keeps as much room as the banner takes, also while it is not laid out', () => {
  visit();
  const height = jest.spyOn(document.querySelector('aside') as HTMLElement, 'offsetHeight', 'get');
  for (const px of [117, 0]) {
    height.mockReturnValue(px);
    reportSizes();
    expect(root.style.getPropertyValue('--foot-banner')).toBe('117px');
  }
});

test('the link leads to registration; the rest closes the banner for good', () => {
  visit(1_000);
  expect(screen.getByRole('link', { name: messages.register })).toHaveAttribute('data-account', 'register');
  fireEvent.click(screen.getByRole('link'));
  expect(state()).toEqual(shown);
  fireEvent.click(screen.getByRole('button', { name: messages.banner.close }).firstElementChild as Element);
  scroll(500);
  scroll(0);
  pass(60_000);
  expect(state()).toEqual(['closed', false, false]);
});

test('the second of the banner begins with the answer to the question of consent', () => {
  localStorage.clear();
  root.setAttribute(undecidedAttribute, '');
  visit();
  expect(root.hasAttribute(undecidedAttribute)).toBe(false);
  setBottomBar(document, 'question', true);
  pass(60_000);
  expect(state()).toEqual([undefined, false, false]);
  setBottomBar(document, 'question', false);
  visitorConsent.setConsent('granted');
  pass(999);
  expect(state()).toEqual([undefined, true, false]);
  pass(1);
  expect(state()).toEqual(shown);
});

test('the banner gives its room up while a chat is open or a sign-in prompt is there', async () => {
  visit();
  const place = makeOneTapPlace(window);
  pass(1_000);
  chatState.set({ ...chatState.initial, phase: 'open' });
  expect(state()).toEqual(['shown', true, false]);
  chatState.set(chatState.initial);
  place.element.append(document.createElement('iframe'));
  await Promise.resolve();
  expect(state()).toEqual(gone);
  place.stop();
  expect(state()).toEqual(shown);
});

test('on a page without a banner no timer is started', () => {
  document.body.innerHTML = '';
  start();
  expect(jest.getTimerCount()).toBe(0);
});

test('the picture is chosen by language: zh and tc, ru, pt, vn, else that of English (specification 2.7)', () => {
  const pictureIn = (locale: LocaleCode) => {
    serveInShell(<PhoneBanner />, { locale });
    return document.querySelector<HTMLElement>('[data-picture]')?.dataset.picture;
  };
  expect((['zh', 'tc', 'ru', 'pt', 'vn', 'en', 'jp'] as const).map(pictureIn).join(' ')).toBe('zh zh ru pt vn en en');
});
