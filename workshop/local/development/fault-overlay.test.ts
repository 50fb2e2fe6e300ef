/** @jest-environment jsdom */
import type { Fault } from '../../../src/site/faults';
import type { FaultList } from './fault-list';
import { startFaultOverlay } from './fault-overlay';

const fault: Fault = {
  file: 'content/blog/first/en.md',
  line: 7,
  field: 'title',
  rule: 'missing',
  message: 'is missing',
};
const other: Fault = { file: 'content/redirects.yaml', line: 1, rule: 'redirects', message: 'is not a list' };
const sound: FaultList = { own: [], others: [] };
const faulty: FaultList = { own: [fault], others: [other, { ...other, line: 2 }] };

const fetched = jest.fn();
let answer: FaultList | null;
let stop: () => void;

const shadow = () => document.querySelector('content-faults')?.shadowRoot;
const find = <Found extends HTMLElement>(selector: string) => shadow()?.querySelector<Found>(selector) ?? null;
const textsOf = (selector: string) => [...(shadow()?.querySelectorAll(selector) ?? [])].map((each) => each.textContent);
const next = (ms = 1_000): Promise<void> => jest.advanceTimersByTimeAsync(ms);
const then = (list: FaultList | null): Promise<void> => {
  answer = list;
  return next();
};

beforeEach(async () => {
  jest.useFakeTimers();
  fetched.mockReset().mockImplementation(async () => {
    const list = answer;
    if (!list) throw new TypeError('Failed to fetch');
    return { ok: true, json: async () => list };
  });
  Object.defineProperty(window, 'fetch', { value: fetched, configurable: true });
  document.body.innerHTML = '<button>Own</button>';
  document.querySelector('button')?.focus();
  answer = faulty;
  stop = startFaultOverlay(window);
  await next(0);
});

afterEach(() => stop());

test('the faults of the page that is shown come first, with what would be right, the others are folded; all are counted aloud', () => {
  expect(fetched).toHaveBeenCalledWith('/__content-faults?page=%2F');
  expect(textsOf('h2, summary, li')).toEqual([
    '1 fault on this page',
    'content/blog/first/en.md:7 title: is missing missing',
    '2 faults in other files',
    'content/redirects.yaml:1 is not a list redirects',
    'content/redirects.yaml:2 is not a list redirects',
  ]);
  expect(find<HTMLDetailsElement>('details')?.open).toBe(false);
  expect(textsOf('[role="status"]')).toEqual(['1 fault on this page, 2 faults in other files']);
  expect(document.activeElement?.textContent).toBe('Own');
});

test.each<[what: string, list: FaultList, status: string, items: number]>([
  ['faults of others alone', { ...faulty, own: [] }, '2 faults in other files', 2],
  ['more than fit', { own: [], others: Array(53).fill(other) }, '53 faults in other files', 51],
  [
    'a new one',
    { ...faulty, own: [fault, { ...fault, line: 8 }] },
    '2 faults on this page, 2 faults in other files',
    4,
  ],
  ['none', sound, '', 0],
])('%s: the panel follows, and stays unfolded', async (_what, list, status, items) => {
  find('details')?.setAttribute('open', '');
  await then(list);
  expect([textsOf('[role="status"]'), textsOf('li').length]).toEqual([[status], items]);
  expect(find<HTMLDetailsElement>('details')?.open ?? true).toBe(true);
  if (items > 50) expect(textsOf('li').at(-1)).toBe('3 more: npm run content -- check');
});

test.each<[how: string, close: () => void]>([
  ['its button', () => find('.close')?.click()],
  ['Escape', () => find('summary')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))],
])('the panel is closed by %s, until the faults are others', async (_how, close) => {
  close();
  await next();
  expect(find('section')).toBeNull();
  await then({ ...faulty, others: [] });
  expect(textsOf('li')).toHaveLength(1);
});

test('the panel stays as it is while the server does not answer, and asks again later', async () => {
  await then(null);
  await then(sound);
  expect(find('section')).not.toBeNull();
  await next(5_000);
  expect(find('section')).toBeNull();
});

test('a press opens the file in the editor', () => {
  find('li button')?.click();
  const query = 'fileName=content%2Fblog%2Ffirst%2Fen.md&lineNumber=7';
  expect(fetched).toHaveBeenLastCalledWith(`/__open-stack-frame-in-editor?${query}`);
});

test('nothing is asked or shown when it is stopped', async () => {
  stop();
  fetched.mockClear();
  await next();
  expect(fetched).not.toHaveBeenCalled();
  expect(document.querySelector('content-faults')).toBeNull();
});
