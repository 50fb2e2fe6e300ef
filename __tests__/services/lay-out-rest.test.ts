/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { layOutBudgetMs, layOutWaitMs } from '../../src/services/constants';
import { laterParts, layOutRest, restLaterAttribute, restLaterScript } from '../../src/services/lay-out-rest';

/** The page's window, whose idle moments come when the test says so; between two looks at its clock some ms go by. */
function idleWindow(msPerPart: number) {
  const waiting: (() => void)[] = [];
  let now = 0;
  const window = {
    document,
    performance: {
      now: () => {
        now += msPerPart;
        return now;
      },
    },
    requestIdleCallback: (run: () => void, { timeout }: IdleRequestOptions) => {
      expect(timeout).toBe(layOutWaitMs);
      return waiting.push(run);
    },
    cancelIdleCallback: () => {},
  } as unknown as Window;
  return { window, idle: () => waiting.shift()?.(), asked: () => waiting.length };
}

const root = document.documentElement;
const laidOut = () => [...document.querySelectorAll<HTMLElement>('[style]')].map(({ id }) => id);
const isWhole = () => !root.hasAttribute(restLaterAttribute);

beforeEach(() => root.setAttribute(restLaterAttribute, ''));

test('from the top, in each idle moment as much as there is time for; then the page is whole', () => {
  document.body.innerHTML = `<main><div></div><div></div><section id="a"></section><section id="b">
    <div data-later="rest"><p></p><p></p><p></p><p></p><p id="c"></p></div><div data-later="self" id="d"></div></section></main>`;
  const { window, idle, asked } = idleWindow(layOutBudgetMs);
  layOutRest(window);
  expect(laidOut()).toEqual([]);
  idle();
  expect(laidOut()).toEqual(['a']);
  idle();
  idle();
  idle();
  expect(laidOut()).toEqual(['a', 'b', 'c', 'd']);
  expect(isWhole()).toBe(false);
  idle();
  expect(isWhole()).toBe(true);
  expect(asked()).toBe(0);
});

test('what is quick is done in one idle moment', () => {
  document.body.innerHTML =
    '<main><nav></nav><div></div><div id="a"></div><nav id="b"></nav><article id="c"></article></main>';
  const { window, idle, asked } = idleWindow(0);
  layOutRest(window);
  idle();
  expect(laidOut()).toEqual(['a', 'b', 'c']);
  expect(isWhole()).toBe(true);
  expect(asked()).toBe(0);
});

test('a page in one element is looked into', () => {
  document.body.innerHTML = '<main><div><div></div><section></section><section id="body"></section></div></main>';
  const { window, idle } = idleWindow(0);
  layOutRest(window);
  idle();
  expect(laidOut()).toEqual(['body']);
});

test('a page that is whole from the start is left alone', () => {
  root.removeAttribute(restLaterAttribute);
  document.body.innerHTML = '<main><div></div><div></div><div></div></main>';
  const { window, asked } = idleWindow(0);
  layOutRest(window);
  expect(asked()).toBe(0);
});

test.each([
  ['navigate', '', true],
  ['navigate', '#prices', false],
  ['reload', '', false],
  ['back_forward', '', false],
])('a page that comes by "%s" with the hash "%s" leaves parts for later: %s', (type, hash, expected) => {
  const page = { documentElement: document.createElement('html') };
  const run = new Function('document', 'performance', 'location', restLaterScript);
  run(page, { getEntriesByType: () => [{ type }] }, { hash });
  expect(page.documentElement.hasAttribute(restLaterAttribute)).toBe(expected);
});

test.each([...laterParts, `:root[${restLaterAttribute}]`])('the styles name "%s"', (part) => {
  expect(readFileSync('src/styles/later.css', 'utf8')).toContain(part);
});
