/** @jest-environment jsdom */
import { Suspense, useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { elementsIn, elementsOf } from '../../../src/browser/application/as-served';
import { reportFields } from '../../../src/browser/application/fields';
import { hydrate } from '../../../src/browser/application/hydrate';
import { keepActions } from '../../../src/browser/document/intent';
import { find, press } from '../../support/served-page';
import { besetFields, sayTranslated, translateTexts, untranslated } from '../../support/translator';

let alive: () => void = () => {};

/** A page with a part that is hydrated at once, and one that is hydrated apart. */
function Page() {
  const [typed, setTyped] = useState('');
  useEffect(() => alive(), []);
  return (
    <>
      <header>
        Menu {'and'} search
        <dialog id="dialog">
          <input id="field" value={typed} onChange={({ target }) => setTyped(target.value)} />
          <p id="echo">{`You typed ${typed}`}</p>
        </dialog>
      </header>
      <Suspense>
        <main id="content">
          <noscript>Without scripts</noscript>
          <Price />
          <div dangerouslySetInnerHTML={{ __html: '<p>Text <b>of</b> an author</p>' }} />
        </main>
      </Suspense>
    </>
  );
}

function Price() {
  const [isMonthly, setMonthly] = useState(false);
  return (
    <button id="monthly" type="button" onClick={() => setMonthly(true)}>
      Price: <b id="price">{isMonthly ? '$9.00' : '$7.50'}</b> a month
    </button>
  );
}

const body = renderToString(<Page />);
const complaints = jest.fn();
const fetchDocument = jest.fn<Promise<Pick<Response, 'text'>>, [string, RequestInit]>();

beforeEach(() => {
  document.documentElement.lang = 'en-US';
  document.documentElement.className = '';
  document.body.innerHTML = `<script data-elements="${elementsIn(body)}"></script><div id="___gatsby">${body}</div>`;
  // What a browser with scripts makes of it.
  for (const element of document.querySelectorAll('noscript')) element.textContent = element.innerHTML;
  fetchDocument.mockReset().mockResolvedValue({ text: async () => `<div id="___gatsby">${body}</div>` });
  Object.assign(window, { fetch: fetchDocument, reportError: complaints });
  complaints.mockReset();
  // React's version for tests names attributes that it has not written, such as that of an open dialog.
  jest
    .spyOn(console, 'error')
    .mockImplementation((text) => !String(text).includes('Extra attributes') && complaints(text));
});

const application = () => find('___gatsby');

/** What a visitor does before the application, and what comes of it. */
async function come(act: () => void, onAlive = () => {}): Promise<void> {
  const doAgain = keepActions(document);
  act();
  const isAlive = new Promise<void>((resolve) => {
    alive = resolve;
  });
  hydrate(<Page />, application());
  await isAlive;
  onAlive();
  doAgain(reportFields);
  await new Promise((resolve) => setTimeout(resolve));
}

const translatePage = (): void => {
  sayTranslated();
  translateTexts(application());
};

test.each<readonly [string, () => void]>([
  ['translated', translatePage],
  ['translated without a word on it', () => translateTexts(application())],
  ['with foreign elements beside its fields', () => besetFields(application())],
])('a page %s before the application has come is taken over as it is, and what was done counts', async (...row) => {
  const [, change] = row;
  change();
  find<HTMLDialogElement>('dialog').open = true;
  const ids = ['dialog', 'field', 'monthly'];
  const [elements, html] = [ids.map(find), application().innerHTML];
  let after = '';
  await come(
    () => {
      find<HTMLInputElement>('field').value = 'proxy';
      press('monthly');
    },
    () => {
      after = application().innerHTML;
    },
  );
  // Also what the other program has done is kept.
  expect(after).toBe(html);
  expect(complaints).not.toHaveBeenCalled();
  expect(ids.map(find)).toEqual(elements);
  expect(find<HTMLDialogElement>('dialog').open).toBe(true);
  expect(find<HTMLInputElement>('field').value).toBe('proxy');
  expect([find('echo').textContent, find('price').textContent]).toEqual(['You typed proxy', '$9.00']);
});

test('a page that nobody has changed is not asked for again', async () => {
  await come(() => press('monthly'));
  expect(fetchDocument).not.toHaveBeenCalled();
  expect(find('price').textContent).toBe('$9.00');
});

test('where the served page cannot be had, the page is drawn anew and works', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  fetchDocument.mockRejectedValue(new TypeError('offline'));
  translatePage();
  await come(() => {});
  find('monthly').click();
  await new Promise((resolve) => setTimeout(resolve));
  expect(untranslated(find('price').textContent)).toBe('$9.00');
});

test.each([
  ['<p>a &lt;b&gt; <br><img alt="x"/></p>', 3],
  ['<noscript><p>without <b>scripts</b></p></noscript><p>with</p>', 2],
  ['<!--$--><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg><!--/$-->', 2],
])('the elements of %s are counted as a browser counts them', (html, count) => {
  expect(elementsIn(html)).toBe(count);
  const root = document.createElement('div');
  root.innerHTML = html;
  for (const element of root.querySelectorAll('noscript')) element.textContent = '';
  expect(elementsOf(root)).toBe(count);
});
