/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MobileBanner } from '../../src/components/mobile-banner/mobile-banner';
import type { PictureName } from '../../src/components/mobile-banner/pictures';
import { chatState } from '../../src/services/chat/chat-state';
import { consentKey, setConsent } from '../../src/services/consent';
import { oneTapShown } from '../../src/services/sign-in/one-tap-place';
import type { LocaleCode } from '../../src/site/locales';
import { inShell, messages, renderInShell } from '../support/render-in-shell';
import { scrollTo } from '../support/scroll';

const screenWidth = (px: number) => {
  window.matchMedia = (query) =>
    ({
      matches: px <= Number(/max-width: (\d+)px/.exec(query)?.[1]),
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as unknown as MediaQueryList;
};
const banner = () => screen.queryByRole('complementary');

beforeEach(() => {
  jest.useFakeTimers();
  scrollTo(0);
  screenWidth(390);
  localStorage.setItem(consentKey, 'refused');
});
afterEach(() => jest.useRealTimers());

test('it appears after 1 second on small screens', () => {
  renderInShell(<MobileBanner />);
  act(() => jest.advanceTimersByTime(999));
  expect(banner()).toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(banner()).toHaveAttribute('data-phase', 'shown');
});

test('on others it does not', () => {
  screenWidth(768);
  renderInShell(<MobileBanner />);
  act(() => jest.advanceTimersByTime(60_000));
  expect(banner()).toBeNull();
});

test('the served page is without it', () => {
  expect(renderToString(inShell(<MobileBanner />))).toBe('');
});

test('it hides on scrolling down and is back after 5 idle seconds', () => {
  renderInShell(<MobileBanner />);
  act(() => jest.advanceTimersByTime(1_000));
  scrollTo(500);
  act(() => jest.advanceTimersByTime(200));
  expect(banner()).toHaveAttribute('data-phase', 'hidden');
  act(() => jest.advanceTimersByTime(5_000));
  expect(banner()).toHaveAttribute('data-phase', 'shown');
});

test('its left part closes it, its right part leads to registration', () => {
  renderInShell(<MobileBanner />);
  act(() => jest.advanceTimersByTime(1_000));
  const link = screen.getByRole('link', { name: messages.register });
  const close = screen.getByRole('button', { name: messages.banner.close });
  expect(link).toHaveAttribute('data-account', 'register');
  expect(close.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  fireEvent.click(close);
  expect(banner()).toBeNull();
  act(() => jest.advanceTimersByTime(60_000));
  expect(banner()).toBeNull();
});

test('it waits until the consent question has its answer, and its second from then', () => {
  localStorage.clear();
  renderInShell(<MobileBanner />);
  act(() => jest.advanceTimersByTime(60_000));
  expect(banner()).toBeNull();
  act(() => setConsent('granted'));
  act(() => jest.advanceTimersByTime(999));
  expect(banner()).toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(banner()).not.toBeNull();
});

test('it makes room for a sign-in prompt', () => {
  renderInShell(<MobileBanner />);
  act(() => jest.advanceTimersByTime(1_000));
  act(() => oneTapShown.set(true));
  expect(banner()).toBeNull();
  act(() => oneTapShown.set(false));
  expect(banner()).not.toBeNull();
});

test('it makes room for an open chat', () => {
  renderInShell(<MobileBanner />);
  act(() => jest.advanceTimersByTime(1_000));
  act(() => chatState.set({ ...chatState.initial, phase: 'open' }));
  expect(banner()).toBeNull();
  act(() => chatState.set(chatState.initial));
  expect(banner()).not.toBeNull();
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
  const { container } = renderInShell(<MobileBanner />, { locale });
  act(() => jest.advanceTimersByTime(1_000));
  expect(container.querySelector('[data-picture]')).toHaveAttribute('data-picture', picture);
});
