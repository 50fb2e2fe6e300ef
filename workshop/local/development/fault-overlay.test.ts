/** @jest-environment jsdom */
import type { Fault } from '../../../src/site/faults';
import type { FaultList } from './fault-list';
import { startFaultOverlay } from './fault-overlay';

const fault: Fault = {
  file: 'content/blog/first/en.md',
  line: 7,
  field: 'description',
  rule: 'missing-field',
  message: 'is missing; blog requires it',
};
const sound: FaultList = { own: [], others: [] };
const faulty: FaultList = {
  own: [fault],
  others: [
    { ...fault, file: 'content/blog/second/en.md', line: 9 },
    { file: 'content/redirects.yaml', line: 1, rule: 'redirects', message: 'is not a list' },
  ],
};

const fetched = jest.fn<Promise<{ ok: boolean; json: () => Promise<FaultList> }>, [string]>();
let answer: FaultList | null = sound;
let stop: () => void;

const shadow = (): ShadowRoot | null | undefined => document.querySelector('content-faults')?.shadowRoot;
const panel = (): HTMLElement | null => shadow()?.querySelector('section') ?? null;
const status = (): string | null | undefined => shadow()?.querySelector('[role="status"]')?.textContent;
const next = (): Promise<void> => jest.advanceTimersByTimeAsync(1_000);

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
  await jest.advanceTimersByTimeAsync(0);
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

it('asks for the faults of the page that is shown', () => {
  expect(fetched).toHaveBeenCalledWith('/__content-faults?page=%2F');
});

it('shows file, line, field and what would be right, those of the page first, the others folded', () => {
  const texts = [...(panel()?.querySelectorAll('h2, summary, li') ?? [])].map(({ textContent }) => textContent);
  expect(texts).toEqual([
    '1 fault on this page',
    'content/blog/first/en.md:7 description: is missing; blog requires it missing-field',
    '2 faults in other files',
    'content/blog/second/en.md:9 description: is missing; blog requires it missing-field',
    'content/redirects.yaml:1 is not a list redirects',
  ]);
  expect(panel()?.querySelector('details')?.open).toBe(false);
});

it('is a named region whose count is announced, and leaves the focus where it is', () => {
  expect(panel()?.getAttribute('aria-label')).toBe('Faults of the content');
  expect(status()).toBe('1 fault on this page, 2 faults in other files');
  expect(document.activeElement?.textContent).toBe('Own');
});

it('only counts and folds when the page itself is sound', async () => {
  answer = { ...faulty, own: [] };
  await next();
  expect(panel()?.querySelector('h2')).toBeNull();
  expect(status()).toBe('2 faults in other files');
});

it('counts what would make the list too long', async () => {
  answer = { own: [], others: Array.from({ length: 53 }, () => fault) };
  await next();
  const items = [...(panel()?.querySelectorAll('li') ?? [])];
  expect(items).toHaveLength(51);
  expect(items.at(-1)?.textContent).toBe('3 more: npm run content -- check');
});

it('shows what is new, and stays unfolded', async () => {
  panel()?.querySelector('details')?.setAttribute('open', '');
  answer = { ...faulty, own: [fault, { ...fault, line: 8 }] };
  await next();
  expect(panel()?.querySelector('h2')?.textContent).toBe('2 faults on this page');
  expect(panel()?.querySelector('details')?.open).toBe(true);
});

it('goes when the faults are mended', async () => {
  answer = sound;
  await next();
  expect(panel()).toBeNull();
  expect(status()).toBe('');
});

it.each<[how: string, close: () => void]>([
  ['its button', () => panel()?.querySelector<HTMLButtonElement>('.close')?.click()],
  [
    'Escape',
    () => {
      const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
      panel()?.querySelector('summary')?.dispatchEvent(key);
    },
  ],
])('is closed by %s, until the faults are others', async (_how, close) => {
  close();
  await next();
  expect(panel()).toBeNull();
  answer = { ...faulty, others: [] };
  await next();
  expect(panel()?.querySelectorAll('li')).toHaveLength(1);
});

it('stays as it is while the server does not answer, and asks again later', async () => {
  answer = null;
  await next();
  answer = sound;
  await next();
  expect(panel()).not.toBeNull();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(panel()).toBeNull();
});

it('opens the file in the editor', () => {
  panel()?.querySelector<HTMLButtonElement>('li button')?.click();
  expect(fetched).toHaveBeenLastCalledWith(
    '/__open-stack-frame-in-editor?fileName=content%2Fblog%2Ffirst%2Fen.md&lineNumber=7',
  );
});

it('asks no more when it is stopped', async () => {
  stop();
  fetched.mockClear();
  await next();
  expect(fetched).not.toHaveBeenCalled();
  expect(document.querySelector('content-faults')).toBeNull();
});
