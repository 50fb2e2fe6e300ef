/** @jest-environment jsdom */

import { createTicks } from './ticks';
import { viewOf } from './view-state';

test('what the address says wrongly is as usual', () => {
  expect(viewOf('#page=&view=all&width=<b>')).toEqual({
    page: null,
    language: null,
    what: null,
    view: 'pages',
    width: 'desktop',
    theme: 'system',
  });
});

describe('ticks', () => {
  const change = { name: 'de:/pricing', print: 'abc' };
  const storage = localStorage;
  beforeEach(() => storage.clear());

  test('do not hold for a page that has changed again', () => {
    createTicks(() => storage).set(change, true);
    expect(createTicks(() => storage).has({ ...change, print: 'def' })).toBe(false);
  });

  test('of two tabs stand side by side', () => {
    const [one, other] = [createTicks(() => storage), createTicks(() => storage)];
    one.set(change, true);
    other.set({ name: 'en:/', print: 'x' }, true);
    expect(createTicks(() => storage).has(change)).toBe(true);
  });

  test('last until the page is left where nothing can be kept', () => {
    const ticks = createTicks(() => {
      throw new Error('forbidden');
    });
    ticks.set(change, true);
    expect(ticks.has(change)).toBe(true);
  });

  test('are none where something else is kept', () => {
    storage.setItem('site:review', '[1');
    expect(createTicks(() => storage).has(change)).toBe(false);
  });
});
