/** @jest-environment jsdom */
import shell from '../../../locales/en/shell.json';
import { englishNames } from '../../../src/components/frame/language-picker/english-names';
import { LanguagePicker } from '../../../src/components/frame/language-picker/language-picker';
import { enabledLocales, localeOf } from '../../../src/site/languages/locales';
import { type Place, renderIn } from '../../support/render';

const linksOn = (place: Place) => {
  const { container } = renderIn(<LanguagePicker />, place);
  const links = [...container.querySelectorAll<HTMLAnchorElement>('#languages a')];
  return new Map(links.map((link) => [link.dataset.locale, link]));
};
/** Where three languages have a page. */
const solution: Place = {
  path: '/solutions/betting',
  entries: [
    { section: 'solutions', id: 'betting', locale: 'en' },
    { section: 'solutions', id: 'media-market', locale: 'tc' },
    { section: 'solutions', id: 'betting', locale: 'ru' },
  ],
};

test('the picker sorts the languages by their own names, and says their English names too', () => {
  const links = linksOn({ path: '/pricing' });
  const names = [...links.values()].map((link) => link.firstChild?.textContent);
  expect(names).toEqual(enabledLocales.map((code) => localeOf(code).name).sort());
  expect(links.get('km')?.textContent).toBe('ភាសាខ្មែរKhmer');
  expect(links.get('en')?.textContent).toBe('English');
  expect(links.get('km')?.querySelector('small')?.lang).toBe('en');
  expect(new Set(Object.values(englishNames)).size).toBe(Object.keys(englishNames).length);
});

test('the picker says which languages lack the page, in sight and to screen readers', () => {
  for (const [code, link] of linksOn(solution)) {
    const note = document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent;
    expect([code, note]).toEqual([code, ['en', 'tc', 'ru'].includes(code ?? '') ? undefined : shell.languageMissing]);
  }
  for (const path of ['/', '/pricing/september'] as const) {
    expect(renderIn(<LanguagePicker />, { path }).container.textContent).not.toContain(shell.languageMissing);
  }
});
