/** @jest-environment jsdom */
import { asReplay, isReplay, replayClick } from '../../../src/browser/platform/event-replay';
import { recordClicks } from '../../../src/browser/tracker/clicks';
import { collectEarlyEvents, takeEarlyEvents } from '../../../src/browser/tracker/early-events';
import type { EventType } from '../../../src/browser/tracker/event';
import type { TrackedPage } from '../../../src/browser/tracker/page';

const button = (): HTMLElement => document.getElementById('buy') as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<button type="button" id="buy"><b>Buy</b></button>';
});

test.each([
  ['a click', () => new MouseEvent('click')],
  ['a key', () => new KeyboardEvent('keydown', { key: '/' })],
  ['an event of our own', () => new Event('site:navigation-done')],
])('%s is known for a repetition once it is marked, and stays the event that it is', (_title, make) => {
  const event = make();
  expect(isReplay(event)).toBe(false);
  expect(asReplay(event)).toBe(event);
  expect(isReplay(event)).toBe(true);
  expect(isReplay(make())).toBe(false);
});

describe('what is pressed again', () => {
  test('hears a click like any other, which is known for a repetition', () => {
    const heard = jest.fn();
    document.addEventListener('click', heard, { once: true });
    replayClick(button());
    const [event] = heard.mock.calls[0] as [MouseEvent];
    expect([event.target, event.bubbles, event.cancelable, event.button]).toEqual([button(), true, true, 0]);
    expect(isReplay(event)).toBe(true);
  });

  test.each([
    ['does what it does', (_event: Event) => {}, true],
    ['does nothing of its own where its listener prevents it', (event: Event) => event.preventDefault(), false],
  ])('%s', (_title, listener, goesOn) => {
    button().addEventListener('click', listener);
    expect(replayClick(button())).toBe(goesOn);
  });

  test('ticks a box as a click does', () => {
    document.body.innerHTML = '<input type="checkbox" id="buy">';
    replayClick(button());
    expect((button() as HTMLInputElement).checked).toBe(true);
  });
});

describe('a press is counted once, however often it is done', () => {
  test('before the tracker is there', () => {
    collectEarlyEvents(window, () => {});
    button().click();
    replayClick(button());
    expect(takeEarlyEvents(window)).toHaveLength(1);
  });

  test('by the tracker', () => {
    const track = jest.fn((_type: EventType, _fields: object): void => {});
    const stopping = new AbortController();
    const listen: TrackedPage['listen'] = (target, type, react) =>
      target.addEventListener(type, (event) => react(event as never), { signal: stopping.signal });
    const attempt: TrackedPage['attempt'] = (work) => work();
    recordClicks({ window, now: () => 0, track, attempt, listen, stopped: stopping.signal, lastClick: null }, []);
    button().click();
    replayClick(button());
    stopping.abort();
    expect(track.mock.calls.map(([type]) => type)).toEqual(['click']);
  });
});
