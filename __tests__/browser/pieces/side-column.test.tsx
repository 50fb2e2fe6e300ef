/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/react';
import { chatOffer, chatState } from '../../../src/browser/chat/chat-state';
import { startSideColumn } from '../../../src/browser/pieces/side-column';
import { browserClock } from '../../../src/browser/platform/clock';
import { site } from '../../../src/browser/platform/site';
import { SideColumn } from '../../../src/components/frame/side-column/side-column';
import { consultCodePath } from '../../../src/site/data/shell';
import type { LocaleCode } from '../../../src/site/languages/locales';
import { applyStyles } from '../../support/apply-styles';
import { follows } from '../../support/follows';
import { forgetListeners } from '../../support/forget-listeners';
import { messages, serveInShell } from '../../support/render-in-shell';
import { scrollTo } from '../../support/scroll';

const { side } = messages;

const start = () => startSideColumn({ window, clock: browserClock, activity: site.config.activity });
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

forgetListeners();
beforeEach(() => {
  jest.useFakeTimers();
  applyStyles('src/components/frame/side-column/side-column.below.module.css');
  chatState.set(chatState.initial);
  chatOffer.set(null);
});
afterEach(() => scrollTo(0));

test('all of the column is hidden until it is known what the chat shows, and follows its frame', () => {
  serveInShell(<SideColumn />, { locale: 'zh' });
  start();
  expect([column(), chatButton(), toTop()]).toEqual([null, null, null]);
  for (const [phase, offsetPx] of [['ready', 85] as const, ['open', 625] as const, ['failed', 93] as const]) {
    chatState.set({ phase, settled: true, offsetPx });
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
  for (const beyond of [0, 1]) {
    scrollTo(window.innerHeight + beyond);
    jest.advanceTimersByTime(200);
    expect(toTop() !== null).toBe(beyond > 0);
  }
});

test('readers of zh and tc have the code for a consultation: by a mouse over it, else by a click; Escape hides it', () => {
  const control = () => screen.queryByRole('button', { name: side.consult }) as HTMLElement;
  const isOpen = () => {
    const link = screen.queryByRole('link', { name: side.consultText });
    expect(control()).toHaveAttribute('aria-expanded', String(link !== null));
    return link !== null;
  };
  const steps: readonly (readonly [what: () => unknown, isOpen: boolean])[] = [
    [() => pointer('pointerenter', around(control()), 'touch'), false],
    [() => pointer('pointerenter', around(control())), true],
    [() => pointer('pointerdown', control()), true],
    [() => pointer('click', control()), true],
    [() => pointer('pointerleave', around(control())), false],
    [() => pointer('pointerdown', control(), 'touch'), false],
    [() => fireEvent.click(control()), true],
    [() => fireEvent.click(control()), false],
    [() => fireEvent.click(control()), true],
    [() => fireEvent.keyDown(document.body, { key: 'Enter' }), true],
    [() => fireEvent.keyDown(document.body, { key: 'Escape' }), false],
  ];
  for (const locale of ['en', 'jp', 'tc', 'zh'] as const) {
    visit(locale);
    expect(control() !== null).toBe(locale === 'tc' || locale === 'zh');
  }
  // The code is loaded when it is shown.
  expect(document.querySelector('img')).toHaveAttribute('src', consultCodePath(site.config));
  expect(document.querySelector('img')).toHaveAttribute('loading', 'lazy');
  for (const [index, [act, expected]] of steps.entries()) {
    act();
    expect([index, isOpen()]).toEqual([index, expected]);
  }
});

test('on its days the activity is opened in a new tab by the click of a mouse; that of a finger shows its panel', () => {
  const links = () => screen.queryAllByRole('link', { name: side.activity }) as HTMLElement[];
  jest.setSystemTime(Date.parse('2026-08-31T23:59:59Z'));
  visit();
  expect(links()).toEqual([]);
  jest.setSystemTime(Date.parse('2026-09-15T12:00:00Z'));
  visit('vn');
  const [link] = links() as [HTMLElement];
  expect(link.outerHTML).toMatch(/(?=.*href="\/vn\/pricing\/september").*target="_blank"/);
  for (const [kind, isFollowed, count] of [['mouse', true, 1] as const, ['touch', false, 2] as const]) {
    pointer('pointerdown', link, kind);
    expect([follows(() => pointer('click', link)), links().length]).toEqual([isFollowed, count]);
  }
  expect(link).not.toHaveAttribute('aria-expanded');
});

test('on a page without a column nothing starts', () => {
  document.body.innerHTML = '';
  expect(start).not.toThrow();
});
