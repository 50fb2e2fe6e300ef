/**
 * @jest-environment jsdom
 */
import { screen, within } from '@testing-library/react';
import shell from '../../../locales/en/shell.json';
import { englishNames } from '../../../src/components/frame/language-picker/english-names';
import { LanguagePicker } from '../../../src/components/frame/language-picker/language-picker';
import { enabledLocales, localeOf } from '../../../src/site/languages/locales';
import type { Entry } from '../../../src/site/pages/entry';
import { renderIn } from '../../support/render';

const solution = (id: string, locale: Entry['locale']): Entry => ({ section: 'solutions', id, locale });

describe('the language picker (design 7)', () => {
  test('is a list of real links with lang and hreflang, one for every language in its own name, sorted by it', () => {
    const { container } = renderIn(<LanguagePicker />, { path: '/pricing' });
    const links = container.querySelectorAll('#languages a');
    const names = [...links].map((link) => link.firstChild?.textContent);
    expect(names.slice(0, 5)).toEqual(['Deutsch', 'English', 'Español', 'Filipino', 'Français']);
    expect(names).toEqual(enabledLocales.map((code) => localeOf(code).name).sort());
    for (const [index, name] of names.entries()) {
      const code = enabledLocales.find((each) => localeOf(each).name === name) ?? 'en';
      expect(links[index]?.getAttribute('lang')).toBe(localeOf(code).tag);
      expect(links[index]?.getAttribute('hreflang')).toBe(localeOf(code).tag);
    }
  });

  test('each language can be found by its English name as well, once', () => {
    const { container } = renderIn(<LanguagePicker />, { path: '/pricing' });
    const textOf = (code: string) => container.querySelector(`a[data-locale="${code}"]`)?.textContent;
    expect(textOf('km')).toBe('ភាសាខ្មែរKhmer');
    expect(textOf('zh')).toBe('简体中文Simplified Chinese');
    expect(textOf('en')).toBe('English');
    for (const small of container.querySelectorAll('small')) expect(small.lang).toBe('en');
    expect(new Set(Object.values(englishNames)).size).toBe(Object.keys(englishNames).length);
  });

  test('each link is the final address of this page in that language', () => {
    const entries = [solution('betting', 'en'), solution('media-market', 'tc'), solution('betting', 'ru')];
    const { container } = renderIn(<LanguagePicker />, { path: '/solutions/betting', entries });
    const href = (code: string) => container.querySelector(`a[data-locale="${code}"]`)?.getAttribute('href');
    expect(href('en')).toBe('/solutions/betting');
    expect(href('tc')).toBe('/tc/solutions/media-market');
    expect(href('ru')).toBe('https://ru.facet.example/use-cases/betting');
    expect(href('zh')).toBe('https://www.facet-zh.example/');
    expect(href('de')).toBe('/de');
  });

  test('a variant leads to the same variant in every language, though it names no alternates', () => {
    const { container } = renderIn(<LanguagePicker />, { path: '/pricing/september' });
    const href = (code: string) => container.querySelector(`a[data-locale="${code}"]`)?.getAttribute('href');
    expect(href('de')).toBe('/de/pricing/september');
    expect(href('zh')).toBe('https://www.facet-zh.example/pricing/september');
  });

  test('says before the click which languages lack the page and open on their home page', () => {
    const entries = [solution('betting', 'en'), solution('media-market', 'tc'), solution('betting', 'ru')];
    const { container } = renderIn(<LanguagePicker />, { path: '/solutions/betting', entries });
    const has = ['en', 'tc', 'ru'];
    for (const code of enabledLocales) {
      const link = container.querySelector(`a[data-locale="${code}"]`);
      const { name } = localeOf(code);
      expect(link?.firstChild?.textContent).toBe(name);
      // The group shows the note, and screen readers read it with each of its links.
      const said = container.querySelector(`#${link?.getAttribute('aria-describedby')}`)?.textContent;
      expect([code, said]).toEqual([code, has.includes(code) ? undefined : shell.languageMissing]);
    }
  });

  test.each(['/', '/pricing', '/pricing/september', '/blog'] as const)('says nothing of the kind on %s', (path) => {
    const entries: Entry[] =
      path === '/blog' ? enabledLocales.map((locale) => ({ section: 'blog', id: 'a', locale })) : [];
    const { container } = renderIn(<LanguagePicker />, { path, entries });
    expect(container.querySelector('#languages')?.textContent).not.toContain(shell.languageMissing);
  });

  test('marks the present language', () => {
    const { container } = renderIn(<LanguagePicker />, { locale: 'jp', path: '/download' });
    const list = container.querySelector<HTMLElement>('#languages');
    expect(list && within(list).getByText('日本語').closest('a')?.getAttribute('aria-current')).toBe('true');
    expect(screen.getByRole('button').getAttribute('popovertarget')).toBe('languages');
  });
});
