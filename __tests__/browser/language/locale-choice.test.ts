/**
 * @jest-environment jsdom
 *
 * The choice of a language in the picker (specification 4, docs/routing.md).
 */
import { followLocaleChoice } from '../../../src/browser/language/locale-choice';
import { cookiesOf } from '../../../src/browser/platform/cookies';
import { siteFrom } from '../../../src/site/hosting/hosts';
import { forgetListeners } from '../../support/forget-listeners';

const site = siteFrom({ SITE_HOST: 'global' });

const choose = (
  link: string,
  click = (element: HTMLElement): unknown => element.click(),
  hash = '#content',
): HTMLAnchorElement => {
  window.history.replaceState(null, '', `/pricing?plan=team${hash}`);
  document.body.innerHTML = link;
  followLocaleChoice(document, site);
  const anchor = document.querySelector('a') as HTMLAnchorElement;
  anchor.addEventListener('click', (event) => event.preventDefault());
  click(anchor.firstElementChild as HTMLElement);
  return anchor;
};

forgetListeners();
afterEach(() => cookiesOf(document, false).remove('locale'));

test.each([
  ['an alternate', 'data-locale="de" rel="alternate" href="/de"', /\/de\?plan=team#content$/, 'locale=de'],
  ['what stands in the place of a missing page', 'data-locale="de" href="/de"', /^\/de$/, 'locale=de'],
  ['no language of the site', 'data-locale="xx" rel="alternate" href="/xx"', /^\/xx$/, ''],
])('a link to %s gets query and hash of the page, and its choice is stored', (_name, attributes, href, cookie) => {
  expect(choose(`<a ${attributes}><b>?</b></a>`).getAttribute('href')).toMatch(href);
  expect(document.cookie).toBe(cookie);
});

test('the hash of a heading in a text stays behind: it is made of the words of one language', () => {
  const text = '<h2 id="größe">Größe</h2><a class="anchor" href="#größe">#</a><h2 id="content">Text</h2>';
  const link = '<a data-locale="de" rel="alternate" href="/de/pricing"><b>Deutsch</b></a>';
  expect(choose(link + text, undefined, '#gr%C3%B6%C3%9Fe').getAttribute('href')).toMatch(/\/de\/pricing\?plan=team$/);
  expect(choose(link + text).hash).toBe('#content');
});

const chinese = 'https://www.facet-zh.example/pricing';
const link = `<a data-locale="zh" rel="alternate" href="${chinese}"><b>简体中文</b></a>`;

test.each([
  ['also to what stands in the place of a missing page', 'https://ru.facet.example/', '?locale=ru'],
  ['not to the Russian blog, which is no host of the site', 'https://blog.facet-ru.example/', ''],
])('a link to another host carries the choice %s', (_name, href, added) => {
  expect(choose(`<a data-locale="ru" href="${href}"><b>Русский</b></a>`).href).toBe(href + added);
});

test('a link to another host carries the choice, with query and hash, and has its own address again afterwards, to be copied', async () => {
  const anchor = choose(link);
  expect(anchor.href).toBe(`${chinese}?plan=team&locale=zh#content`);
  expect(document.cookie).toBe('locale=zh');
  await new Promise((resolve) => setTimeout(resolve));
  expect(anchor.getAttribute('href')).toBe(chinese);
});

test.each([
  ['with the middle button', 1, `${chinese}?plan=team&locale=zh#content`, 'locale=zh'],
  ['not with the right one', 2, chinese, ''],
])('a link to another host is followed %s', (_title, button, href, cookie) => {
  const event = new MouseEvent('auxclick', { bubbles: true, cancelable: true, button });
  expect(choose(link, (element) => element.dispatchEvent(event)).href).toBe(href);
  expect(document.cookie).toBe(cookie);
});
