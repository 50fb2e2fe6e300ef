/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/react';
import type { ChatPhase } from '../../../src/browser/chat/chat-state';
import { chatOffer, chatState } from '../../../src/browser/chat/chat-state';
import { startSideColumn } from '../../../src/browser/pieces/side-column';
import { browserClock, type Stop } from '../../../src/browser/platform/clock';
import { site } from '../../../src/browser/platform/site';
import { SideColumn } from '../../../src/components/frame/side-column/side-column';
import { consultCodePath } from '../../../src/site/data/shell';
import type { Activity } from '../../../src/site/hosting/config';
import type { LocaleCode } from '../../../src/site/languages/locales';
import { applyStyles } from '../../support/apply-styles';
import { follows } from '../../support/follows';
import { messages, type ShellOptions, serveInShell } from '../../support/render-in-shell';
import { scrollTo } from '../../support/scroll';

const { side } = messages;

let stop: Stop = () => {};

const start = (activity: Activity = site.config.activity) => {
  stop = startSideColumn({ window, clock: browserClock, activity });
};
const visit = (options?: ShellOptions) => {
  serveInShell(<SideColumn />, options);
  start();
};
const ready = () => chatState.set({ phase: 'ready', settled: true, offsetPx: 85 });
const column = () => screen.queryByRole('complementary');
const chatButton = () => screen.queryByRole('button', { name: messages.chat.open });
const toTop = () => screen.queryByRole('button', { name: side.top });
/** What a pointer does to an element: a mouse, unless something else is said. */
const pointer = (type: string, target: Element, pointerType = 'mouse') => {
  const event = new MouseEvent(type, { bubbles: type !== 'pointerenter', cancelable: true, detail: 1 });
  // In older Firefox and Safari, a click does not say what pressed.
  if (type !== 'click') Object.defineProperty(event, 'pointerType', { value: pointerType });
  fireEvent(target, event);
};
/** The element around a control and its panel, which pointers enter and leave. */
const around = (control: Element) => control.closest('[data-flyout]') as Element;

beforeEach(() => {
  applyStyles('src/components/frame/side-column/side-column.module.css');
  chatState.set(chatState.initial);
  chatOffer.set(null);
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

test.each<ChatPhase>(['ready', 'open'])('it shows once the chat reports %s', (phase) => {
  visit();
  expect(column()).toBeNull();
  chatState.set({ phase, settled: true, offsetPx: 85 });
  expect(column()).toBeVisible();
});

test('it shows at once where the chat was faster', () => {
  ready();
  visit();
  expect(column()).toBeVisible();
});

test('it shows where the chat has failed', () => {
  visit();
  chatState.set({ ...chatState.initial, phase: 'failed', settled: true });
  expect(column()).toBeVisible();
});

test('the served page has it hidden, with its chat button', () => {
  serveInShell(<SideColumn />, { locale: 'zh' });
  expect(column()).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

test('what is hidden is hidden, however the styles lay it out', () => {
  serveInShell(<SideColumn />, { locale: 'zh' });
  const hidden = [...document.querySelectorAll('[hidden]')];
  expect(hidden.map((element) => element.className)).toEqual(
    expect.arrayContaining(['column', 'chat', 'button', 'panel']),
  );
  expect(new Set(hidden.map((element) => getComputedStyle(element).display))).toEqual(new Set(['none']));
});

test('a page without it goes on without', () => {
  document.body.innerHTML = '';
  expect(() => start()).not.toThrow();
});

test('while the chat waits to be asked for, a button in its place asks for it', () => {
  visit();
  const ask = jest.fn();
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

test("its offset follows the chat's frame", () => {
  visit();
  ready();
  const offset = () => column()?.style.getPropertyValue('--chat');
  expect(offset()).toBe('85px');
  chatState.set({ ...chatState.get(), offsetPx: 625 });
  expect(offset()).toBe('625px');
});

describe('the way to the top', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    scrollTo(0);
  });
  afterEach(() => {
    scrollTo(0);
    jest.useRealTimers();
  });

  test('shows beyond one viewport', () => {
    window.scrollTo = jest.fn();
    visit();
    ready();
    expect(toTop()).toBeNull();
    scrollTo(window.innerHeight + 1);
    jest.advanceTimersByTime(200);
    fireEvent.click(toTop() as HTMLElement);
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0 });
    scrollTo(window.innerHeight);
    jest.advanceTimersByTime(200);
    expect(toTop()).toBeNull();
  });

  test('shows at once on a page that comes scrolled', () => {
    scrollTo(window.innerHeight + 1);
    visit();
    ready();
    expect(toTop()).toBeVisible();
  });
});

describe('the consultation', () => {
  const control = () => screen.getByRole('button', { name: side.consult });
  const link = () => screen.queryByRole('link', { name: side.consultText });
  const code = () => screen.getByRole('img', { name: side.consult });
  const visitInChinese = () => {
    visit({ locale: 'zh' });
    ready();
  };

  test.each<[LocaleCode, number]>([
    ['zh', 1],
    ['tc', 1],
    ['en', 0],
    ['ru', 0],
    ['jp', 0],
  ])('%s has %d', (locale, count) => {
    visit({ locale });
    ready();
    expect(screen.queryAllByRole('button', { name: side.consult })).toHaveLength(count);
  });

  test('shows its code while a mouse is over it', () => {
    visitInChinese();
    pointer('pointerenter', around(control()));
    expect(control()).toHaveAttribute('aria-expanded', 'true');
    expect(code()).toHaveAttribute('src', consultCodePath(site.config));
    pointer('pointerleave', around(control()));
    expect(control()).toHaveAttribute('aria-expanded', 'false');
    expect(link()).toBeNull();
  });

  test('loads its code when it is shown, and not before', () => {
    visitInChinese();
    expect(document.querySelector('img')).toHaveAttribute('loading', 'lazy');
    expect(document.querySelector('img')).not.toBeVisible();
  });

  test('a click of a mouse leaves open what the mouse has opened; a finger that comes over it opens nothing', () => {
    visitInChinese();
    pointer('pointerenter', around(control()), 'touch');
    expect(link()).toBeNull();
    pointer('pointerenter', around(control()));
    pointer('click', control());
    expect(link()).toBeVisible();
  });

  test('without a mouse a click shows it and another hides it; Escape hides it too', () => {
    visitInChinese();
    expect(link()).toBeNull();
    fireEvent.click(control());
    expect(link()).toHaveAttribute('href', 'https://wechat.facet-zh.example');
    expect(control()).toHaveAttribute('aria-expanded', 'true');
    fireEvent.click(control());
    expect(link()).toBeNull();
    fireEvent.click(control());
    fireEvent.keyDown(control(), { key: 'Escape' });
    expect(link()).toBeNull();
    expect(control()).toHaveAttribute('aria-expanded', 'false');
  });

  test('Escape hides what the mouse has opened, wherever the focus is', () => {
    visitInChinese();
    pointer('pointerenter', around(control()));
    expect(link()).toBeVisible();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(link()).toBeNull();
  });
});

describe('the activity', () => {
  const at = (day: string) => jest.spyOn(Date, 'now').mockReturnValue(Date.parse(day));
  const links = () => screen.queryAllByRole('link', { name: side.activity });

  test.each([
    ['2026-08-31T23:59:59Z', 0],
    ['2026-09-01T00:00:00Z', 1],
    ['2026-09-30T23:59:59Z', 1],
    ['2026-10-01T00:00:00Z', 0],
  ])('without any variable it is the season’s, on its days: at %s there is %d', (time, count) => {
    at(time);
    visit();
    ready();
    expect(links()).toHaveLength(count);
  });

  test('a click of a mouse opens its page in a new tab; another shows the panel', () => {
    at('2026-09-15T12:00:00Z');
    visit({ locale: 'vn' });
    ready();
    const [link] = links() as [HTMLElement];
    expect(link).toHaveAttribute('href', '/vn/pricing/september');
    expect(link).toHaveAttribute('target', '_blank');
    pointer('pointerdown', link);
    expect(follows(() => pointer('click', link))).toBe(true);
    expect(links()).toHaveLength(1);
    pointer('pointerdown', link, 'touch');
    expect(follows(() => pointer('click', link))).toBe(false);
    expect(links()).toHaveLength(2);
  });

  test('its panel shows while a mouse is over it', () => {
    at('2026-09-15T12:00:00Z');
    visit();
    ready();
    const [link] = links() as [HTMLElement];
    pointer('pointerenter', around(link));
    expect(links()).toHaveLength(2);
    pointer('pointerleave', around(link));
    expect(links()).toHaveLength(1);
  });
});

test('once it has stopped nothing moves it', () => {
  visit();
  stop();
  ready();
  chatOffer.set(() => {});
  expect(column()).toBeNull();
  expect(chatButton()).toBeNull();
});
