/** @jest-environment jsdom */
import { loadScript } from '../../src/browser/script';

afterEach(() => {
  document.head.innerHTML = '';
});

const added = () => document.querySelector('script');

test('a script is added to the document and awaited', async () => {
  const loading = loadScript(document, '/api/chat-widget.js?kind=robot');
  expect(added()?.src).toBe('http://localhost/api/chat-widget.js?kind=robot');
  added()?.dispatchEvent(new Event('load'));
  await expect(loading).resolves.toBeUndefined();
});

test('one that cannot be loaded rejects', async () => {
  const loading = loadScript(document, 'https://chat.example/x.js');
  added()?.dispatchEvent(new Event('error'));
  await expect(loading).rejects.toThrow('https://chat.example/x.js');
});

test.each(['javascript:alert(1)', 'data:text/javascript,alert(1)', 'https://'])('%s is refused', async (address) => {
  await expect(loadScript(document, address)).rejects.toThrow();
  expect(added()).toBeNull();
});
