/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { TextEncoder } from 'node:util';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { SideColumn } from '../../src/components/side-column/side-column';
import { chatOffer, chatState } from '../../src/services/chat/chat-state';
import type { LocaleCode } from '../../src/site/locales';
import { follows } from '../support/follows';
import { messages, renderInShell } from '../support/render-in-shell';
import { scrollTo } from '../support/scroll';

const { side } = messages;
const ready = () => act(() => chatState.set({ phase: 'ready', settled: true, offsetPx: 85 }));
const pointer = (type: string, target: Element) => {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'pointerType', { value: 'mouse' });
  fireEvent(target, event);
};

// jsdom has none.
globalThis.TextEncoder ??= TextEncoder;

beforeEach(() => chatState.set(chatState.initial));

test('it shows once the chat reports ready or open', () => {
  renderInShell(<SideColumn />);
  expect(screen.queryByRole('complementary')).toBeNull();
  ready();
  expect(screen.getByRole('complementary')).toBeInTheDocument();
});

test('it shows where the chat has failed', () => {
  renderInShell(<SideColumn />);
  act(() => chatState.set({ ...chatState.initial, phase: 'failed', settled: true }));
  expect(screen.getByRole('complementary')).toBeInTheDocument();
});

test('while the chat waits to be asked for, a button in its place asks for it', () => {
  renderInShell(<SideColumn />);
  const ask = jest.fn();
  act(() => {
    chatOffer.set(ask);
    chatState.set({ ...chatState.initial, settled: true });
  });
  const button = screen.getByRole('button', { name: messages.chat.open });
  fireEvent.click(button);
  expect(ask).toHaveBeenCalledTimes(1);
  act(() => chatState.set({ ...chatState.get(), phase: 'loading' }));
  expect(button).toHaveAttribute('aria-busy', 'true');
  act(() => chatOffer.set(null));
  expect(screen.queryByRole('button', { name: messages.chat.open })).toBeNull();
});

test("its offset follows the chat's frame", () => {
  renderInShell(<SideColumn />);
  ready();
  const column = screen.getByRole('complementary');
  expect(column.style.getPropertyValue('--chat')).toBe('85px');
  act(() => chatState.set({ ...chatState.get(), offsetPx: 625 }));
  expect(column.style.getPropertyValue('--chat')).toBe('625px');
});

test('the way to the top shows beyond one viewport', () => {
  jest.useFakeTimers();
  window.scrollTo = jest.fn();
  renderInShell(<SideColumn />);
  ready();
  expect(screen.queryByRole('button', { name: side.top })).toBeNull();
  scrollTo(window.innerHeight + 1);
  act(() => jest.advanceTimersByTime(200));
  fireEvent.click(screen.getByRole('button', { name: side.top }));
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0 });
  scrollTo(window.innerHeight);
  act(() => jest.advanceTimersByTime(200));
  expect(screen.queryByRole('button', { name: side.top })).toBeNull();
  scrollTo(0);
  jest.useRealTimers();
});

describe('the consultation', () => {
  test.each<[LocaleCode, number]>([
    ['zh', 1],
    ['tc', 1],
    ['en', 0],
    ['ru', 0],
    ['jp', 0],
  ])('%s has %d', (locale, count) => {
    renderInShell(<SideColumn />, { locale });
    ready();
    expect(screen.queryAllByRole('button', { name: side.consult })).toHaveLength(count);
  });

  test('shows its code while a mouse is over it', async () => {
    renderInShell(<SideColumn />, { locale: 'zh' });
    ready();
    const button = screen.getByRole('button', { name: side.consult });
    pointer('pointerover', button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const code = screen.getByRole('img', { name: side.consult });
    await waitFor(() => expect(code).toHaveAttribute('viewBox', '0 0 37 37'));
    pointer('pointerout', button);
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('without a mouse a click shows it and another hides it; Escape hides it too', () => {
    renderInShell(<SideColumn />, { locale: 'zh' });
    ready();
    const button = screen.getByRole('button', { name: side.consult });
    const link = () => screen.queryByRole('link', { name: side.consultText });
    expect(link()).toBeNull();
    fireEvent.click(button);
    expect(link()).toHaveAttribute('href', 'https://wechat.facet-zh.example');
    fireEvent.click(button);
    expect(link()).toBeNull();
    fireEvent.click(button);
    fireEvent.keyDown(button, { key: 'Escape' });
    expect(link()).toBeNull();
  });
});

describe('the activity', () => {
  const at = (day: string) => jest.spyOn(Date, 'now').mockReturnValue(Date.parse(day));
  afterEach(() => jest.restoreAllMocks());

  test.each([
    ['2026-08-31T23:59:59Z', 0],
    ['2026-09-01T00:00:00Z', 1],
    ['2026-09-30T23:59:59Z', 1],
    ['2026-10-01T00:00:00Z', 0],
  ])('without any variable it is the season’s, on its days: at %s there is %d', (time, count) => {
    at(time);
    renderInShell(<SideColumn />);
    ready();
    expect(screen.queryAllByRole('link', { name: side.activity })).toHaveLength(count);
  });

  test('a click of a mouse opens its page in a new tab; another shows the panel', () => {
    at('2026-09-15T12:00:00Z');
    renderInShell(<SideColumn />, { locale: 'vn' });
    ready();
    const link = screen.getByRole('link', { name: side.activity });
    expect(link).toHaveAttribute('href', '/vn/pricing/september');
    expect(link).toHaveAttribute('target', '_blank');
    expect(follows(() => pointer('click', link))).toBe(true);
    expect(follows(() => fireEvent.click(link))).toBe(false);
    expect(screen.getAllByRole('link', { name: side.activity })).toHaveLength(2);
  });
});
