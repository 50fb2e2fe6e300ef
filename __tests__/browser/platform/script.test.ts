/** @jest-environment jsdom */
import { loadScript } from '../../../src/browser/platform/script';

afterEach(() => {
  document.head.innerHTML = '';
});

const added = () => document.querySelector('script');
const origins = ['https://chat.example'];

test('a script is added to the document with what it is told, and awaited', async () => {
  const loading = loadScript(document, '/api/chat-widget.js', { origins, data: { kind: 'robot' } });
  expect(added()?.src).toBe('http://localhost/api/chat-widget.js');
  expect(added()?.dataset.kind).toBe('robot');
  added()?.dispatchEvent(new Event('load'));
  await expect(loading).resolves.toBeUndefined();
});

test('one that cannot be loaded rejects, and leaves nothing behind', async () => {
  const loading = loadScript(document, 'https://chat.example/x.js', { origins });
  added()?.dispatchEvent(new Event('error'));
  await expect(loading).rejects.toThrow('https://chat.example/x.js');
  expect(added()).toBeNull();
});

const refused =
  'javascript:alert(1) data:text/javascript,alert(1) blob:http://localhost/1 https:// https://evil.example/chat.js ' +
  '//evil.example/chat.js /\\evil.example/chat.js http://chat.example/x.js https://chat.example.evil.example/x.js ' +
  'https://chat.example@evil.example/x.js';
test.each(refused.split(' '))('%s is on no origin of the configuration, and refused', async (address) => {
  await expect(loadScript(document, address, { origins })).rejects.toThrow();
  expect(added()).toBeNull();
});
