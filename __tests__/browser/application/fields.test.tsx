/** @jest-environment jsdom */
import { type ChangeEvent, type FormEvent, Suspense, useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { reportFields } from '../../../src/browser/application/fields';
import { hydrate } from '../../../src/browser/application/hydrate';
import { keepActions } from '../../../src/browser/document/intent';
import { hydrateNow } from '../../../src/browser/platform/hydration';
import { find, happening, serve, tell } from '../../support/served-page';

const periods = ['monthly', 'yearly', 'weekly'];
const served = { words: '', size: '2', isTicked: false, period: 'monthly' };
let onAlive: () => void;
let doAgain: () => void;
const told = jest.fn();
const sent = jest.fn();

/** A form whose fields React controls, and a box that it does not. */
function Form() {
  const [state, setState] = useState(served);
  const take = (name: keyof typeof served) => ({
    onChange: ({ target }: ChangeEvent<HTMLInputElement>): void => {
      told(target.id);
      setState((before) => ({ ...before, [name]: name === 'isTicked' ? target.checked : target.value }));
    },
  });
  const { words, size, isTicked, period } = state;
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    sent(words);
  };
  return (
    <form id="form" onSubmit={onSubmit}>
      <input id="words" type="search" value={words} {...take('words')} />
      <input id="size" type="range" min={0} max={9} value={size} {...take('size')} />
      <input id="tick" type="checkbox" checked={isTicked} {...take('isTicked')} />
      {periods.map((id) => (
        <input key={id} id={id} type="radio" name="period" value={id} checked={period === id} {...take('period')} />
      ))}
      <input id="own" type="checkbox" />
      <output id="state">{JSON.stringify(state)}</output>
    </form>
  );
}

/** Takes longer than React works in one go, so that the form is hydrated after the page around it. */
function Slow() {
  const end = performance.now() + 20;
  while (performance.now() < end);
  return <hr />;
}

function Page() {
  useEffect(() => onAlive(), []);
  return (
    <>
      <Suspense>
        <Slow />
      </Suspense>
      <Suspense>
        <Form />
      </Suspense>
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

beforeEach(() => {
  jest.clearAllMocks();
  document.documentElement.removeAttribute('data-answered');
  serve(renderToString(<Page />));
  const repeat = keepActions(document);
  doAgain = () => repeat(reportFields);
});

/** React hydrates the form, and does again what was done before. */
async function come(): Promise<void> {
  const alive = new Promise<void>((resolve) => {
    onAlive = resolve;
  });
  hydrate(<Page />, find('___gatsby'));
  await alive;
  doAgain();
  await rendered();
}
const rendered = () => new Promise((resolve) => setTimeout(resolve));

const type = (id: string, value: string) => (): void => {
  find<HTMLInputElement>(id).value = value;
  tell(id, happening('input'));
};
const choose = (id: string) => (): void => find(id).click();

test.each<[string, readonly (() => void)[], object, readonly string[]]>([
  ['nothing', [], {}, []],
  ['what was typed', [type('words', 'team plan')], { words: 'team plan' }, ['words']],
  ['where a slider was moved to', [type('size', '7')], { size: '7' }, ['size']],
  ['a box that was ticked', [choose('tick')], { isTicked: true }, ['tick']],
  ['what was chosen', [choose('yearly')], { period: 'yearly' }, ['yearly']],
  ['all of it', [type('words', 'a'), choose('weekly')], { words: 'a', period: 'weekly' }, ['words', 'weekly']],
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
  hydrateNow(find('form'));
  choose('tick')();
  await rendered();
  const later = { ...expected, isTicked: !('isTicked' in change) };
  expect([known(), seen()]).toEqual([later, later]);
});

test('a field beside the application, or as it was served, hears nothing', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.value = 'a';
  const heard = jest.fn();
  for (const name of ['input', 'click']) document.body.addEventListener(name, heard);
  await come();
  expect(heard).not.toHaveBeenCalled();
});

test('a form is submitted with what was typed into it; until then the page says that the fields were not told', async () => {
  const isAnswered = () => document.documentElement.hasAttribute('data-answered');
  type('words', 'team plan')();
  expect([tell('form', happening('submit')), isAnswered()]).toEqual([false, false]);
  await come();
  expect([sent.mock.calls, isAnswered()]).toEqual([[['team plan']], true]);
});
