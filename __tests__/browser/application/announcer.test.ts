/** @jest-environment jsdom */
import { startAnnouncer } from '../../../src/browser/application/navigation';

const announcer = '<div id="gatsby-announcer" aria-live="assertive" style="position: absolute"></div>';
const live = () => document.querySelector('[aria-live]');

test('the page that has come is announced by its heading, and by nothing that Gatsby writes', () => {
  document.body.innerHTML = `<main></main>${announcer}`;
  const gatsbys = live() as HTMLElement;
  const announce = startAnnouncer(document);
  gatsbys.textContent = 'Navigated to Preise';
  expect(live()?.textContent).toBe('');
  document.querySelector('main')?.append(Object.assign(document.createElement('h1'), { textContent: 'Preise' }));
  announce();
  expect(live()?.textContent).toBe('Preise');
  expect(live()?.outerHTML).toBe(announcer.replace('></div>', '>Preise</div>'));
});

test('a page without a heading is announced by its title, and in a document without an announcer by nothing', () => {
  document.body.innerHTML = announcer;
  document.title = 'Icons';
  startAnnouncer(document)();
  expect(live()?.textContent).toBe('Icons');
  document.body.innerHTML = '<h1>Preise</h1>';
  startAnnouncer(document)();
  expect(document.body.innerHTML).toBe('<h1>Preise</h1>');
});
