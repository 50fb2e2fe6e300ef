/** @jest-environment jsdom */
import { type FormEvent, type ReactElement, Suspense, useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { reportFields } from '../../../src/browser/application/fields';
import { hydrate } from '../../../src/browser/application/hydrate';
import { keepActions } from '../../../src/browser/document/intent';
import { find, happening, serve, tell } from '../../support/served-page';

const periods = ['monthly', 'yearly', 'weekly'];
const served = { words: '', size: '2', isTicked: false, period: 'monthly' };
let onAlive: () => void;
let doAgain: () => void;
let sent: string[];
let page: ReactElement;
const told = jest.fn();

/** A form whose fields React controls, and a box that it does not. */
function Form() {
  const [state, setState] = useState(served);
  const [renders, setRenders] = useState(0);
  const take =
    (change: (field: HTMLInputElement) => Partial<typeof served>) =>
    ({ target }: { readonly target: HTMLInputElement }): void => {
      told(target.id);
      setState((before) => ({ ...before, ...change(target) }));
    };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    sent.push(state.words);
  };
  const { words, size, isTicked, period } = state;
  return (
    <form id="form" onSubmit={onSubmit}>
      <input id="words" type="search" value={words} onChange={take(({ value }) => ({ words: value }))} />
      <input id="size" type="range" min={0} max={9} value={size} onChange={take(({ value }) => ({ size: value }))} />
      <input id="tick" type="checkbox" checked={isTicked} onChange={take(({ checked }) => ({ isTicked: checked }))} />
      {periods.map((each) => (
        <input
          key={each}
          id={each}
          type="radio"
          name="period"
          value={each}
          checked={period === each}
          onChange={take(({ value }) => ({ period: value }))}
        />
      ))}
      <input id="own" type="checkbox" />
      <output id="state">{JSON.stringify(state)}</output>
      <button id="render" type="button" onClick={() => setRenders(renders + 1)}>
        {renders}
      </button>
    </form>
  );
}

/** Takes longer than React works in one go. */
function Slow() {
  const end = performance.now() + 20;
  while (performance.now() < end);
  return <hr />;
}

/** The page is alive when React has hydrated what is not apart: the form may come later. */
function Page({ isApart }: { readonly isApart: boolean }) {
  useEffect(() => onAlive(), []);
  return (
    <>
      <Suspense>{isApart && <Slow />}</Suspense>
      {isApart ? (
        <Suspense>
          <Form />
        </Suspense>
      ) : (
        <Form />
      )}
    </>
  );
}

/** What React knows. */
const known = (): unknown => JSON.parse(find('state').textContent ?? '');
/** What the visitor sees in the fields. */
const seen = (): unknown => ({
  words: find<HTMLInputElement>('words').value,
  size: find<HTMLInputElement>('size').value,
  isTicked: find<HTMLInputElement>('tick').checked,
  period: periods.filter((id) => find<HTMLInputElement>(id).checked).join(),
});

afterEach(() => {
  doAgain();
  document.body.innerHTML = '';
});

beforeEach(() => {
  sent = [];
  told.mockClear();
});

function serveForm(isApart: boolean): void {
  page = <Page isApart={isApart} />;
  serve(renderToString(page));
  const repeat = keepActions(document);
  doAgain = () => repeat(reportFields);
}

/** React hydrates the form, and does again what was done before. */
async function come(): Promise<void> {
  const alive = new Promise<void>((resolve) => {
    onAlive = resolve;
  });
  hydrate(page, find('___gatsby'));
  await alive;
  doAgain();
  doAgain = () => {};
  await rendered();
}
const rendered = () => new Promise((resolve) => setTimeout(resolve));

const type = (id: string, value: string) => (): void => {
  find<HTMLInputElement>(id).value = value;
  tell(id, happening('input'));
};
const choose = (id: string) => (): void => find(id).click();

describe.each([false, true])('the form is hydrated later than the page around it: %s', (isApart) => {
  beforeEach(() => serveForm(isApart));

  test.each<[string, readonly (() => void)[], object, readonly string[]]>([
    ['nothing', [], {}, []],
    ['what was typed', [type('words', 'team plan')], { words: 'team plan' }, ['words']],
    ['where a slider was moved to', [type('size', '7')], { size: '7' }, ['size']],
    ['a box that was ticked', [choose('tick')], { isTicked: true }, ['tick']],
    ['what was chosen', [choose('yearly')], { period: 'yearly' }, ['yearly']],
    [
      'all of it',
      [type('words', 'a'), type('size', '0'), choose('tick'), choose('weekly')],
      { words: 'a', size: '0', isTicked: true, period: 'weekly' },
      ['words', 'size', 'tick', 'weekly'],
    ],
    ['no text that was taken back', [type('words', 'a'), type('words', '')], {}, []],
    ['no tick that was taken back', [choose('tick'), choose('tick')], {}, []],
    ['no choice that was taken back', [choose('weekly'), choose('monthly')], {}, []],
    ['nothing of a box that it does not control', [choose('own')], {}, []],
  ])('the application is told %s, once; the fields stay as they are, and later changes reach it', async (...row) => {
    const [, acts, change, ids] = row;
    for (const act of acts) act();
    const own = find<HTMLInputElement>('own').checked;
    await come();
    const expected = { ...served, ...change };
    expect([known(), seen(), find<HTMLInputElement>('own').checked]).toEqual([expected, expected, own]);
    expect(told.mock.calls).toEqual(ids.map((id) => [id]));
    find('render').click();
    choose('tick')();
    await rendered();
    expect(find('render').textContent).toBe('1');
    const later = { ...expected, isTicked: !('isTicked' in change) };
    expect([known(), seen()]).toEqual([later, later]);
  });
});

test('a field that is as it was served, or beside the application, hears nothing', async () => {
  serveForm(false);
  const field = document.createElement('input');
  document.body.append(field);
  field.value = 'a';
  const heard = jest.fn();
  for (const name of ['input', 'click']) {
    for (const element of [find('form'), field]) element.addEventListener(name, heard);
  }
  await come();
  expect(field.value).toBe('a');
  expect(heard).not.toHaveBeenCalled();
});

test('a form is submitted with what was typed into it; until then the page says that the fields were not told', async () => {
  serveForm(false);
  document.documentElement.removeAttribute('data-answered');
  type('words', 'team plan')();
  expect(tell('form', happening('submit'))).toBe(false);
  expect(document.documentElement.hasAttribute('data-answered')).toBe(false);
  await come();
  expect(sent).toEqual(['team plan']);
  expect(document.documentElement.hasAttribute('data-answered')).toBe(true);
});
