/** @jest-environment jsdom */
import { isReplay, replayClick } from '../../../src/browser/platform/event-replay';
import { recordClicks } from '../../../src/browser/tracker/clicks';
import { collectEarlyEvents, takeEarlyEvents } from '../../../src/browser/tracker/early-events';
import type { EventType } from '../../../src/browser/tracker/event';
import type { TrackedPage } from '../../../src/browser/tracker/page';

const button = (): HTMLElement => document.getElementById('buy') as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<button type="button" id="buy"><b>Buy</b></button>';
});

test('what is pressed again hears a click like any other, which does what it does unless a listener prevents it', () => {
  document.body.innerHTML = '<input type="checkbox" id="buy">';
  const box = button() as HTMLInputElement;
  const heard = jest.fn();
  document.addEventListener('click', heard, { once: true });
  expect([replayClick(box), box.checked]).toEqual([true, true]);
  const [event] = heard.mock.calls[0] as [MouseEvent];
  expect([event.target, event.bubbles, event.cancelable, event.button]).toEqual([box, true, true, 0]);
  expect(isReplay(event)).toBe(true);
  box.addEventListener('click', (click) => click.preventDefault());
  expect([replayClick(box), box.checked]).toEqual([false, true]);
});

test('a press is counted once, before the tracker is there', () => {
  collectEarlyEvents(window, () => {});
  button().click();
  replayClick(button());
  expect(takeEarlyEvents(window)).toHaveLength(1);
});

test('a press is counted once, by the tracker', () => {
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
