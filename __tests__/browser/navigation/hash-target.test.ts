/** @jest-environment jsdom */
import { hashTarget } from '../../../src/browser/navigation/hash-target';

beforeEach(() => {
  document.body.innerHTML = '<h2 id="drei-läufe"></h2>';
});

test.each(['#drei-läufe', '#drei-l%C3%A4ufe'])('"%s" names an element', (hash) => {
  expect(hashTarget(document, hash)?.id).toBe('drei-läufe');
});

test.each(['', '#', '#nowhere', '#%E4'])('"%s" names none, and breaks nothing', (hash) => {
  expect(hashTarget(document, hash)).toBeNull();
});
