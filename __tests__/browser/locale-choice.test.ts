/**
 * @jest-environment jsdom
 *
 * The choice of a language in the picker (specification 4, design 7).
 */
import { followLocaleChoice } from '../../src/browser/locale-choice';

const choose = (link: string): HTMLAnchorElement => {
  window.history.replaceState(null, '', '/pricing?plan=team#content');
  document.body.innerHTML = link;
  const stop = followLocaleChoice(document);
  const anchor = document.querySelector('a') as HTMLAnchorElement;
  anchor.addEventListener('click', (event) => event.preventDefault());
  (anchor.firstElementChild as HTMLElement).click();
  stop();
  return anchor;
};

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store.
  document.cookie = 'locale=; max-age=0; path=/';
});

test('the choice is stored in the locale cookie', () => {
  choose('<a data-locale="de" href="/de"><b>Deutsch</b></a>');
  expect(document.cookie).toBe('locale=de');
});

test('query and hash go along to the same page', () => {
  const link = choose('<a data-locale="de" rel="alternate" href="/de/pricing"><b>Deutsch</b></a>');
  expect(link.getAttribute('href')).toMatch(/\/de\/pricing\?plan=team#content$/);
});

test('they do not go along to what stands in the place of a missing page', () => {
  expect(choose('<a data-locale="de" href="/de"><b>Deutsch</b></a>').getAttribute('href')).toBe('/de');
});

test('a link that names no language of the site is left alone', () => {
  const link = choose('<a data-locale="xx" rel="alternate" href="/xx"><b>?</b></a>');
  expect(document.cookie).toBe('');
  expect(link.getAttribute('href')).toBe('/xx');
});
