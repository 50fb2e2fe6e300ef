/** @jest-environment jsdom */
import { goToHash } from '../../src/browser/go-to-hash';

const scrollIntoView = jest.fn();
beforeEach(() => {
  document.body.innerHTML = '<h2 id="drei-läufe"></h2>';
  Object.assign(document.getElementById('drei-läufe') as HTMLElement, { scrollIntoView });
  scrollIntoView.mockReset();
});

test.each(['#drei-läufe', '#drei-l%C3%A4ufe'])('"%s" is gone to at once', (hash) => {
  goToHash(document, hash);
  expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'instant' });
});

test.each(['', '#', '#nowhere', '#%E4'])('"%s" leads nowhere, and breaks nothing', (hash) => {
  goToHash(document, hash);
  expect(scrollIntoView).not.toHaveBeenCalled();
});
