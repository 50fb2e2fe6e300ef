/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/react';
import { chatOffer, chatState } from '../../../src/browser/chat/chat-state';
import { startSideColumn } from '../../../src/browser/pieces/side-column';
import { browserClock, type Stop } from '../../../src/browser/platform/clock';
import { site } from '../../../src/browser/platform/site';
import { SideColumn } from '../../../src/components/frame/side-column/side-column';
import { consultCodePath } from '../../../src/site/data/shell';
import type { LocaleCode } from '../../../src/site/languages/locales';
import { applyStyles } from '../../support/apply-styles';
import { follows } from '../../support/follows';
import { messages, serveInShell } from '../../support/render-in-shell';
import { scrollTo } from '../../support/scroll';

const { side } = messages;

let stop: Stop = () => {};

const start = () => {
  stop = startSideColumn({ window, clock: browserClock, activity: site.config.activity });
};
/** A page whose chat is there. */
const visit = (locale: LocaleCode = 'en') => {
  serveInShell(<SideColumn />, { locale });
  start();
  chatState.set({ phase: 'ready', settled: true, offsetPx: 85 });
};
const column = () => screen.queryByRole('complementary');
const chatButton = () => screen.queryByRole('button', { name: messages.chat.open });
const toTop = () => screen.queryByRole('button', { name: side.top });
const pointer = (type: string, target: Element, pointerType = 'mouse') => {
  const event = new MouseEvent(type, { bubbles: type !== 'pointerenter', cancelable: true, detail: 1 });
  // In older Firefox and Safari, a click does not say what pressed.
  if (type !== 'click') Object.defineProperty(event, 'pointerType', { value: pointerType });
  fireEvent(target, event);
};
/** The element around a control and its panel, which pointers enter and leave. */
const around = (control: Element) => control.closest('[data-flyout]') as Element;

beforeEach(() => {
  jest.useFakeTimers();
  applyStyles('src/components/frame/side-column/side-column.below.module.css');
  chatState.set(chatState.initial);
  chatOffer.set(null);
});
afterEach(() => {
  stop();
  scrollTo(0);
  jest.useRealTimers();
});

test('all of the column is hidden until it is known what the chat shows, and follows its frame', () => {
  serveInShell(<SideColumn />, { locale: 'zh' });
  start();
  const hidden = [...document.querySelectorAll('[hidden]')];
  expect(hidden.map(({ className }) => className)).toEqual(
    expect.arrayContaining(['column', 'chat', 'button', 'panel']),
  );
  expect(new Set(hidden.map((element) => getComputedStyle(element).display))).toEqual(new Set(['none']));
  for (const [phase, offsetPx] of [
    ['ready', 85],
    ['open', 625],
    ['failed', 93],
  ] as const) {
    chatState.set({ phase, settled: true, offsetPx });
    expect(column()).toBeVisible();
    expect(column()?.style.getPropertyValue('--chat')).toBe(`${offsetPx}px`);
  }
});

test('while the chat waits to be asked for, a button in its place asks for it', () => {
  visit();
  const ask = jest.fn();
  chatState.set(chatState.initial);
  chatOffer.set(ask);
  expect(chatButton()).toBeNull();
  chatState.set({ ...chatState.initial, settled: true });
  const button = chatButton() as HTMLElement;
  expect(button).toHaveAttribute('aria-busy', 'false');
  fireEvent.click(button);
  expect(ask).toHaveBeenCalledTimes(1);
  chatState.set({ ...chatState.get(), phase: 'loading' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  chatOffer.set(null);
  expect(chatButton()).toBeNull();
});

test('the way to the top shows beyond one viewport, and at once on a page that comes scrolled', () => {
  window.scrollTo = jest.fn();
  scrollTo(window.innerHeight + 1);
  visit();
  fireEvent.click(toTop() as HTMLElement);
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0 });
  scrollTo(window.innerHeight);
  jest.advanceTimersByTime(200);
  expect(toTop()).toBeNull();
  scrollTo(window.innerHeight + 1);
  jest.advanceTimersByTime(200);
  expect(toTop()).toBeVisible();
});

describe('the consultation', () => {
  const control = () => screen.getByRole('button', { name: side.consult });
  const link = () => screen.queryByRole('link', { name: side.consultText });
  const isOpen = () => {
    expect(control()).toHaveAttribute('aria-expanded', String(link() !== null));
    return link() !== null;
  };

  test.each<[LocaleCode, number]>([
    ['zh', 1],
    ['tc', 1],
    ['en', 0],
    ['jp', 0],
  ])('%s has %d', (locale, count) => {
    visit(locale);
    expect(screen.queryAllByRole('button', { name: side.consult })).toHaveLength(count);
  });

  test('a mouse over it shows its code, which is loaded then; its click changes nothing', () => {
    visit('zh');
    expect(document.querySelector('img')).toHaveAttribute('loading', 'lazy');
    pointer('pointerenter', around(control()), 'touch');
    expect(isOpen()).toBe(false);
    pointer('pointerenter', around(control()));
    expect(isOpen()).toBe(true);
    expect(screen.getByRole('img', { name: side.consult })).toHaveAttribute('src', consultCodePath(site.config));
    pointer('pointerdown', control());
    pointer('click', control());
    expect(isOpen()).toBe(true);
    pointer('pointerleave', around(control()));
    expect(isOpen()).toBe(false);
  });

  test('without a mouse a click shows it and another hides it; Escape hides it wherever the focus is', () => {
    visit('zh');
    fireEvent.click(control());
    expect(isOpen()).toBe(true);
    expect(link()).toHaveAttribute('href', 'https://wechat.facet-zh.example');
    fireEvent.click(control());
    expect(isOpen()).toBe(false);
    fireEvent.click(control());
    fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(isOpen()).toBe(true);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(isOpen()).toBe(false);
  });
});

describe('the activity', () => {
  const links = () => screen.queryAllByRole('link', { name: side.activity });

  test('is hidden before its days', () => {
    jest.setSystemTime(Date.parse('2026-08-31T23:59:59Z'));
    visit();
    expect(links()).toEqual([]);
  });

  test('is opened in a new tab by the click of a mouse; the click of a finger shows its panel', () => {
    jest.setSystemTime(Date.parse('2026-09-15T12:00:00Z'));
    visit('vn');
    const [link] = links() as [HTMLElement];
    expect(link).toHaveAttribute('href', '/vn/pricing/september');
    expect(link).toHaveAttribute('target', '_blank');
    pointer('pointerdown', link);
    expect([follows(() => pointer('click', link)), links().length]).toEqual([true, 1]);
    pointer('pointerdown', link, 'touch');
    expect([follows(() => pointer('click', link)), links().length]).toEqual([false, 2]);
    expect(link).not.toHaveAttribute('aria-expanded');
  });
});

test('stopped, or on a page without it, nothing moves', () => {
  visit('zh');
  stop();
  chatState.set(chatState.initial);
  expect(column()).toBeVisible();
  window.scrollTo = jest.fn();
  const ask = jest.fn();
  chatOffer.set(ask);
  for (const button of document.querySelectorAll('button')) {
    fireEvent.click(button);
    pointer('pointerenter', button.parentElement as Element);
  }
  expect(document.querySelector('[aria-expanded="true"]')).toBeNull();
  expect(window.scrollTo).not.toHaveBeenCalled();
  expect(ask).not.toHaveBeenCalled();
  document.body.innerHTML = '';
  expect(start).not.toThrow();
});
