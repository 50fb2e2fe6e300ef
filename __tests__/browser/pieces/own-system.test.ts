/** @jest-environment jsdom */

import type { SystemHints } from '../../../src/browser/pieces/downloads';
import { markOwnSystem, ownSystemAttribute } from '../../../src/browser/pieces/own-system';

const root = document.documentElement;
const page = '<ul><li data-for-system="com_mac"></li><li data-for-system="com_linux"></li></ul>';

/** What a page says of the visitor's system when a browser has been asked. */
async function marked(html: string, navigator: Partial<SystemHints>): Promise<string | null> {
  document.body.innerHTML = html;
  await markOwnSystem(document, { userAgent: '', maxTouchPoints: 0, ...navigator });
  return root.getAttribute(ownSystemAttribute);
}

afterEach(() => root.removeAttribute(ownSystemAttribute));

test.each([
  ['iPhone', 'phone'],
  ['PlayStation', null],
])('the root element says which system the visitor has: %s, %s', async (userAgent, system) => {
  await expect(marked(page, { userAgent })).resolves.toBe(system);
});

test('a page that asks for none is not marked, and the browser is not asked', async () => {
  const getHighEntropyValues = jest.fn(async () => ({}));
  const navigator = { userAgent: 'Macintosh', userAgentData: { getHighEntropyValues } };
  await expect(marked('<h1>Prices</h1>', navigator)).resolves.toBeNull();
  expect(getHighEntropyValues).not.toHaveBeenCalled();
});
