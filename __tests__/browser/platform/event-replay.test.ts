/** @jest-environment jsdom */
import { isReplay, replayClick } from '../../../src/browser/platform/event-replay';

// That it is recorded once: __tests__/browser/tracker.test.ts.
test('what is pressed again hears a click like any other, which does what it does unless a listener prevents it', () => {
  const box = document.body.appendChild(Object.assign(document.createElement('input'), { type: 'checkbox' }));
  const heard = jest.fn();
  document.addEventListener('click', heard, { once: true });
  expect([replayClick(box), box.checked]).toEqual([true, true]);
  const [event] = heard.mock.calls[0] as [MouseEvent];
  expect([event.target, event.bubbles, event.cancelable, event.button]).toEqual([box, true, true, 0]);
  expect(isReplay(event)).toBe(true);
  box.addEventListener('click', (click) => click.preventDefault());
  expect([replayClick(box), box.checked]).toEqual([false, true]);
});
