/** @jest-environment jsdom */
import { hashOf, type Place, placeOf } from './place';
import { createTicks } from './ticks';

describe('the address of a place', () => {
  test.each<[Place, string]>([
    [{ page: null, view: 'pages', width: 'desktop', theme: 'system' }, '#'],
    [{ page: 'de:/pricing', view: 'pages', width: 'desktop', theme: 'system' }, '#page=de:/pricing'],
    [
      { page: 'en:/blog/a', view: 'text', width: 'phone', theme: 'dark' },
      '#page=en:/blog/a&view=text&width=phone&theme=dark',
    ],
  ])('%j is %s, and back', (place, hash) => {
    expect(hashOf(place)).toBe(hash);
    expect(placeOf(hash)).toEqual(place);
  });

  test('what it says wrongly is as usual', () => {
    expect(placeOf('#page=&view=all&width=<b>')).toEqual({
      page: null,
      view: 'pages',
      width: 'desktop',
      theme: 'system',
    });
  });
});

describe('ticks', () => {
  const change = { name: 'de:/pricing', print: 'abc' };
  const storage = localStorage;
  beforeEach(() => storage.clear());

  test('are kept, and taken away', () => {
    createTicks(() => storage).set(change, true);
    expect(createTicks(() => storage).has(change)).toBe(true);
    createTicks(() => storage).set(change, false);
    expect(createTicks(() => storage).has(change)).toBe(false);
  });

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
