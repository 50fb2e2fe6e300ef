/** @jest-environment jsdom */
import { type ReactElement, Suspense, useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { reportFields } from '../../../src/browser/application/fields';
import { hydrate } from '../../../src/browser/application/hydrate';
import { keepActions } from '../../../src/browser/document/intent';
import { find, happening, serve, tell } from '../../support/served-page';

const periods = ['monthly', 'yearly', 'weekly'] as const;
let onAlive: () => void;
let doAgain: () => void;
let sent: string[];
let page: ReactElement;
const told = jest.fn();

/** A form whose fields React controls, and a box that it does not. */
function Form() {
  const [words, setWords] = useState('');
  const [size, setSize] = useState('2');
  const [isTicked, setTicked] = useState(false);
  const [period, setPeriod] = useState<string>('monthly');
  const [renders, setRenders] = useState(0);
  const take =
    (set: (value: string) => void) =>
    ({ target }: { readonly target: HTMLInputElement }): void => {
      told(target.id);
      set(target.value);
    };
  return (
    <form
      id="form"
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(words);
      }}
    >
      <input id="words" type="search" value={words} onChange={take(setWords)} />
      <input id="size" type="range" min={0} max={9} value={size} onChange={take(setSize)} />
      <input
        id="tick"
        type="checkbox"
        checked={isTicked}
        onChange={({ target }) => {
          told(target.id);
          setTicked(target.checked);
        }}
      />
      {periods.map((value) => (
        <input
          key={value}
          id={value}
          type="radio"
          name="period"
          value={value}
          checked={period === value}
          onChange={take(setPeriod)}
        />
      ))}
      <input id="own" type="checkbox" />
      <output id="state">{JSON.stringify({ words, size, isTicked, period })}</output>
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
      {isApart && (
        <Suspense>
          <Slow />
        </Suspense>
      )}
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

const served = { words: '', size: '2', isTicked: false, period: 'monthly' };
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
  serveForm(false);
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
const all =
  (...acts: readonly (() => void)[]) =>
  (): void => {
    for (const act of acts) act();
  };

describe.each([false, true])('the form is hydrated later than the page around it: %s', (isApart) => {
  beforeEach(() => {
    doAgain();
    serveForm(isApart);
  });

  test.each<[string, () => void, object, string[]]>([
    ['what was typed', type('words', 'team plan'), { words: 'team plan' }, ['words']],
    ['where a slider was drawn to', type('size', '7'), { size: '7' }, ['size']],
    ['a box that was ticked', choose('tick'), { isTicked: true }, ['tick']],
    ['what was chosen', choose('yearly'), { period: 'yearly' }, ['yearly']],
    [
      'all of it',
      all(type('words', 'a'), type('size', '0'), choose('tick'), choose('weekly')),
      { words: 'a', size: '0', isTicked: true, period: 'weekly' },
      ['words', 'size', 'tick', 'weekly'],
    ],
  ])('%s reaches the application, and stays', async (_title, act, change, ids) => {
    act();
    await come();
    expect(known()).toEqual({ ...served, ...change });
    expect(seen()).toEqual({ ...served, ...change });
    expect(told.mock.calls).toEqual(ids.map((id) => [id]));
    find('render').click();
    await rendered();
    expect(find('render').textContent).toBe('1');
    expect(seen()).toEqual({ ...served, ...change });
  });
});

test.each<[string, () => void]>([
  ['nothing was done', () => {}],
  ['a text was taken back', all(type('words', 'a'), type('words', ''))],
  ['a tick was taken back', all(choose('tick'), choose('tick'))],
  ['a choice was taken back', all(choose('weekly'), choose('monthly'))],
])('where %s, nothing is told', async (_title, act) => {
  act();
  await come();
  expect(known()).toEqual(served);
  expect(seen()).toEqual(served);
  expect(told).not.toHaveBeenCalled();
});

test('from then on React hears of each change', async () => {
  all(type('words', 'a'), choose('tick'), choose('yearly'))();
  await come();
  all(choose('tick'), choose('monthly'))();
  await rendered();
  expect(known()).toEqual({ ...served, words: 'a' });
  expect(seen()).toEqual({ ...served, words: 'a' });
});

test('a box that the application does not control stays as it was left', async () => {
  choose('own')();
  await come();
  expect(find<HTMLInputElement>('own').checked).toBe(true);
});

test('a field that is as it was served, or beside the application, hears of nothing', async () => {
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

test('a form that was sent is sent with what was typed into it', async () => {
  type('words', 'team plan')();
  expect(tell('form', happening('submit'))).toBe(false);
  await come();
  expect(sent).toEqual(['team plan']);
});

test('until the fields are told, the page says that they are not: a price beside them may be of another choice', async () => {
  document.documentElement.removeAttribute('data-answered');
  choose('weekly')();
  expect(document.documentElement.hasAttribute('data-answered')).toBe(false);
  await come();
  expect(document.documentElement.hasAttribute('data-answered')).toBe(true);
});
