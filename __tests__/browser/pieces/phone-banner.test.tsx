/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { readFileSync } from 'node:fs';
import { fireEvent, screen } from '@testing-library/react';
import { chatState } from '../../../src/browser/chat/chat-state';
import { onQuestion, question, setConsent } from '../../../src/browser/consent/consent';
import { consentKey } from '../../../src/browser/consent/consent-key';
import { answerText } from '../../../src/browser/consent/stored-answer';
import { announceNavigationDone } from '../../../src/browser/navigation/navigation';
import { startPhoneBanner } from '../../../src/browser/pieces/phone-banner';
import { type FootThing, isAtFoot, setAtFoot, undecidedAttribute } from '../../../src/browser/platform/bottom-bar';
import { browserClock, type Stop } from '../../../src/browser/platform/clock';
import { bannerDelayMs } from '../../../src/browser/platform/constants';
import { makeOneTapPlace, type OneTapPlace } from '../../../src/browser/sign-in/one-tap-place';
import { PhoneBanner } from '../../../src/components/frame/phone-banner/phone-banner';
import type { PictureName } from '../../../src/components/frame/phone-banner/picture';
import type { LocaleCode } from '../../../src/site/languages/locales';
import { quietAttribute } from '../../../src/site/pages/banner-pages';
import { applyStyles } from '../../support/apply-styles';
import { messages, serveInShell } from '../../support/render-in-shell';
import { fakeSizes, reportSizes } from '../../support/resize-observer';
import { scrollTo } from '../../support/scroll';

const styles = 'src/components/frame/phone-banner/phone-banner.module.css';
const root = document.documentElement;

let stop: Stop = () => {};
let media = new EventTarget();
let width = 390;

/** Makes the screen as wide as that. */
const screenWidth = (px: number) => {
  width = px;
  applyStyles(styles, { small: px <= 767 });
  media.dispatchEvent(new Event('change'));
};
const start = () => {
  stop = startPhoneBanner({ window, clock: browserClock, consent: { question, onQuestion } });
};
const visit = () => {
  serveInShell(<PhoneBanner />);
  start();
};
/** As a visitor has it before them. */
const visible = () => screen.queryByRole('complementary', { name: messages.register });
/** What the service says of it; the styles show it where nothing is said. */
const phase = () => document.querySelector('aside')?.dataset.phase;
const hasRoom = () => isAtFoot(document, 'banner');

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
  stop();
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
  jest.useRealTimers();
});

test('it appears after 1 second on small screens', () => {
  visit();
  jest.advanceTimersByTime(999);
  expect(phase()).toBeUndefined();
  expect(hasRoom()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(phase()).toBe('shown');
  expect(visible()).toBeVisible();
  expect(hasRoom()).toBe(true);
});

test('where no service has said anything yet, the styles show it after that second', () => {
  serveInShell(<PhoneBanner />);
  expect(visible()).not.toHaveAttribute('data-phase');
  const css = readFileSync(styles, 'utf8');
  expect(css).toContain(`.banner:not([data-phase]) {\n    animation: appear 0s ${bannerDelayMs / 1_000}s both;`);
  expect(css).toMatch(/@keyframes appear \{\s*from \{\s*visibility: hidden;/);
});

test('a service that comes late does not take it away again', () => {
  serveInShell(<PhoneBanner />);
  jest.advanceTimersByTime(3_000);
  start();
  expect(visible()).toBeVisible();
  jest.advanceTimersByTime(1_000);
  expect(visible()).toBeVisible();
});

test('on others it does not', () => {
  screenWidth(768);
  visit();
  jest.advanceTimersByTime(60_000);
  expect(visible()).toBeNull();
  expect(phase()).toBeUndefined();
  expect(hasRoom()).toBe(false);
});

test('on a screen that is turned it comes and goes, and its room with it', () => {
  screenWidth(844);
  visit();
  jest.advanceTimersByTime(60_000);
  screenWidth(390);
  jest.advanceTimersByTime(1_000);
  expect([visible() !== null, hasRoom()]).toEqual([true, true]);
  screenWidth(844);
  expect([visible() !== null, hasRoom()]).toEqual([false, false]);
  screenWidth(390);
  expect([visible() !== null, hasRoom()]).toEqual([true, true]);
});

test('a page without it goes on without', () => {
  document.body.innerHTML = '';
  start();
  jest.advanceTimersByTime(1_000);
  expect(hasRoom()).toBe(false);
});

test('it leaves while a page is shown that it would disturb, and its room with it', () => {
  visit();
  jest.advanceTimersByTime(1_000);
  const show = (attribute: string) => {
    document.querySelector('main')?.remove();
    document.body.insertAdjacentHTML('beforeend', `<main ${attribute}></main>`);
    announceNavigationDone();
    return [visible() !== null, hasRoom()];
  };
  expect([show(quietAttribute), show('')]).toEqual([
    [false, false],
    [true, true],
  ]);
});

test('it hides on scrolling down and is back after 5 idle seconds', () => {
  visit();
  jest.advanceTimersByTime(1_000);
  scrollTo(500);
  jest.advanceTimersByTime(200);
  expect(phase()).toBe('hidden');
  expect(visible()).toBeNull();
  jest.advanceTimersByTime(5_000);
  expect(phase()).toBe('shown');
  expect(visible()).toBeVisible();
});

test('it is back on scrolling up', () => {
  visit();
  jest.advanceTimersByTime(1_000);
  scrollTo(500);
  jest.advanceTimersByTime(200);
  scrollTo(400);
  jest.advanceTimersByTime(200);
  expect(visible()).toBeVisible();
});

test('its room stays while it hides, so that the page does not move; what has the focus in it stays in sight', () => {
  visit();
  jest.advanceTimersByTime(1_000);
  screen.getByRole('button').focus();
  scrollTo(500);
  jest.advanceTimersByTime(200);
  expect(phase()).toBe('hidden');
  expect(hasRoom()).toBe(true);
  expect(visible()).toBeVisible();
});

test('the page keeps as much room as it takes in its language', () => {
  visit();
  const height = jest.spyOn(document.querySelector('aside') as HTMLElement, 'offsetHeight', 'get');
  height.mockReturnValue(117);
  reportSizes();
  expect(root.style.getPropertyValue('--foot-banner')).toBe('117px');
  // While something else asks it is not laid out, and the room for its return stays as it was.
  height.mockReturnValue(0);
  reportSizes();
  expect(root.style.getPropertyValue('--foot-banner')).toBe('117px');
});

test('its left part closes it, its right part leads to registration', () => {
  visit();
  jest.advanceTimersByTime(1_000);
  const link = screen.getByRole('link', { name: messages.register });
  const close = screen.getByRole('button', { name: messages.banner.close });
  expect(link).toHaveAttribute('data-account', 'register');
  expect(close.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  fireEvent.click(close.firstElementChild as Element);
  expect(visible()).toBeNull();
  expect(hasRoom()).toBe(false);
  scrollTo(500);
  jest.advanceTimersByTime(60_000);
  expect(visible()).toBeNull();
});

test('once closed it stays away, also when the screen is turned or an answer is changed', () => {
  visit();
  jest.advanceTimersByTime(1_000);
  fireEvent.click(screen.getByRole('button'));
  screenWidth(844);
  screenWidth(390);
  setConsent('granted');
  jest.advanceTimersByTime(60_000);
  expect(visible()).toBeNull();
});

test('without scripts it has no button to close it: nothing would', () => {
  const css = readFileSync(styles, 'utf8');
  const without = css.search(/@media \(scripting: none\) \{\s*\.close \{\s*display: none;/);
  // Of two rules for the same class the later one holds.
  expect(without).toBeGreaterThan(css.search(/^\.close \{/m));
});

test('it waits until the consent question has its answer, and its second from then', () => {
  localStorage.clear();
  setAtFoot(document, 'question', true);
  visit();
  jest.advanceTimersByTime(60_000);
  expect(visible()).toBeNull();
  expect(phase()).toBeUndefined();
  setAtFoot(document, 'question', false);
  setConsent('granted');
  jest.advanceTimersByTime(999);
  expect(phase()).toBeUndefined();
  jest.advanceTimersByTime(1);
  expect(phase()).toBe('shown');
  expect(visible()).toBeVisible();
});

test('while nobody knows whether the question is to be asked, it waits for the service that does', () => {
  root.setAttribute(undecidedAttribute, '');
  serveInShell(<PhoneBanner />);
  expect(visible()).toBeNull();
  start();
  jest.advanceTimersByTime(1_000);
  expect(visible()).toBeVisible();
});

describe('it makes room', () => {
  test.each<[string, FootThing]>([
    ['for the consent question, called back', 'question'],
    ['for an open chat', 'chat'],
    ['for a sign-in prompt', 'one-tap'],
  ])('%s', (_name, thing) => {
    visit();
    jest.advanceTimersByTime(1_000);
    setAtFoot(document, thing, true);
    expect(visible()).toBeNull();
    setAtFoot(document, thing, false);
    expect(visible()).toBeVisible();
  });

  test('and gives its own up while a chat is open', () => {
    visit();
    jest.advanceTimersByTime(1_000);
    chatState.set({ ...chatState.initial, phase: 'open' });
    expect(hasRoom()).toBe(false);
    chatState.set(chatState.initial);
    expect(hasRoom()).toBe(true);
  });

  test('and gives its own up while a sign-in prompt is there', async () => {
    visit();
    const place: OneTapPlace = makeOneTapPlace(window);
    jest.advanceTimersByTime(1_000);
    place.element.append(document.createElement('iframe'));
    await Promise.resolve();
    expect([visible(), hasRoom()]).toEqual([null, false]);
    place.stop();
    expect(visible()).toBeVisible();
    expect(hasRoom()).toBe(true);
  });
});

test('once it has stopped nothing moves it', () => {
  visit();
  stop();
  expect(jest.getTimerCount()).toBe(0);
  scrollTo(500);
  screenWidth(844);
  screenWidth(390);
  chatState.set({ ...chatState.initial, phase: 'open' });
  chatState.set(chatState.initial);
  expect(jest.getTimerCount()).toBe(0);
  expect(phase()).toBeUndefined();
});

test.each<[LocaleCode, PictureName]>([
  ['zh', 'zh'],
  ['tc', 'zh'],
  ['ru', 'ru'],
  ['pt', 'pt'],
  ['vn', 'vn'],
  ['en', 'en'],
  ['jp', 'en'],
  ['de', 'en'],
])('readers of %s see the picture %s', (locale, picture) => {
  serveInShell(<PhoneBanner />, { locale });
  expect(document.querySelector('[data-picture]')).toHaveAttribute('data-picture', picture);
});
