/** What the editor's page adds to Sveltia, without a browser. */
import { createHash } from 'node:crypto';
import { fromJS } from 'immutable';
import { confirmedField, readPage, writtenField } from '../page-file';
import type { EditorStatus } from '../write-editor';
import { abilities, openPage, Translations } from './translations';

test.each([
  ['#/collections/blog/entries/first', 'blog/first'],
  ['#/collections/blog-of-one-language/entries/only-uk?_locale=uk', 'blog/only-uk'],
  ['#/collections/solutions/entries/e-commerce', 'solutions/e-commerce'],
  ['#/collections/blog', null],
  ['#/collections/blog/new', null],
  ['', null],
])('at %s the open page is %s', (hash, page) => {
  expect(openPage(hash)).toBe(page);
});

test.each<[where: string, browser: Parameters<typeof abilities>[0], says: string[], not: string]>([
  [
    'on a preview',
    { isLocal: false, hasFolderPicker: true },
    ['Sign in with GitHub', 'every present browser', 'npm run dev'],
    'Local Repository',
  ],
  ['on a laptop in Chrome', { isLocal: true, hasFolderPicker: true }, ['Work with Local Repository'], 'Firefox'],
  [
    'on a laptop in Firefox',
    { isLocal: true, hasFolderPicker: false },
    ['cannot open a folder', 'Chrome or Edge', 'GitHub'],
    'Local Repository',
  ],
])('%s the page says what an author can do', (_where, browser, says, not) => {
  for (const words of says) expect(abilities(browser)).toContain(words);
  expect(abilities(browser)).not.toContain(not);
});

describe('what a translation was made from', () => {
  const english = '---\ntitle: First\n---\n\nA text.';
  const german = '---\ntitle: Erstes\n---\n\nEin Text.';
  const digest = createHash('sha256').update(english).digest('hex');
  const status: EditorStatus = {
    'blog/first': {
      source: digest,
      record: ['3f9a1c02 title', '55667788 body'],
      languages: { de: { state: 'behind', changes: [{ title: 'title', change: 'changed' }] } },
    },
  };
  const translations = new Translations(status, { de: 'Deutsch' });

  const recorded = async (data: object, own: object): Promise<unknown> => {
    const entry = fromJS({ collection: 'blog', slug: 'first', data, i18n: { de: { data: own } } });
    // Sveltia's type has more properties than are read here.
    const saved = await translations.record({ entry: entry as never });
    return (saved.toJS() as { i18n: { de: { data: object } } }).i18n.de.data;
  };

  test.each<[what: string, data: object, own: object, record: boolean]>([
    [
      'a new translation of the English text as it was read',
      readPage(english),
      { title: 'Erstes', body: 'Ein Text.' },
      true,
    ],
    ['a translation whose author says nothing', readPage(english), readPage(german), false],
    [
      'a translation whose author says that it is as the English text',
      readPage(english),
      { ...readPage(german), [confirmedField]: true },
      true,
    ],
    [
      'a new translation of an English text that changes with it',
      { ...readPage(english), body: 'Another.' },
      { title: 'Erstes' },
      false,
    ],
    ['a new page', { title: 'First', body: 'Quite new.' }, { title: 'Erstes' }, false],
  ])('of %s is recorded or not as it is known', async (_what, data, own, isRecorded) => {
    const found = await recorded(data, own);
    const record = { translated_from: ['3f9a1c02 title', '55667788 body'], [confirmedField]: false };
    expect(found).toEqual(isRecorded ? { ...own, ...record } : own);
  });

  test('a language that is not written stays so', async () => {
    expect(await recorded(readPage(english), { [writtenField]: '' })).toEqual({ [writtenField]: '' });
  });
});
