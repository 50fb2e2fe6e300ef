/** @jest-environment jsdom */
import { inLanguage } from '../../../src/components/frame/search/in-language';

const root = document.documentElement;

test.each(['ar', 'zh-TW', 'en-US', ''])(
  'the document says the language of the page for that moment, and then "%s" again',
  (said) => {
    root.lang = said;
    expect(inLanguage(document, 'en', () => root.lang)).toBe('en-US');
    expect(root.lang).toBe(said);
  },
);

test('also where the call fails', () => {
  root.lang = 'ar';
  const fail = (): never => {
    throw new Error('no index');
  };
  expect(() => inLanguage(document, 'de', fail)).toThrow('no index');
  expect(root.lang).toBe('ar');
});
