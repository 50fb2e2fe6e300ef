/**
 * Addresses that answered before a change and lead nowhere after it: removed or renamed pages, unpublished drafts, dropped
 * redirects, and lists that have lost their last entry. Not the further pages of a list, which come and go with its entries.
 */
import { stringify } from 'yaml';
import { fieldsOf } from '../../src/content/text/front-matter-fields';
import { entryOf } from '../../src/content/tree/documents';
import { readRedirects, redirectsFileName } from '../../src/gatsby/pages/author-redirects';
import type { Fault } from '../../src/site/faults';
import { prefixOf, type Site } from '../../src/site/hosting/hosts';
import type { LocaleCode } from '../../src/site/languages/locales';
import type { Entry } from '../../src/site/pages/entry';
import { type PageTable, pageTable } from '../../src/site/pages/page-table';
import { type AuthorRedirect, authorTargetOf } from '../../src/site/redirects/author-redirects';
import { resolveRedirect } from '../../src/site/redirects/resolve';
import type { Earlier } from './git';
import { addressesOf, nameOf, type PageFile, pagesIn } from './project';

export interface Present {
  readonly site: Site;
  readonly table: PageTable;
  /** All without faults: aliases, further redirects, and those of the rules. */
  readonly redirects: readonly AuthorRedirect[];
  readonly pages: readonly PageFile[];
  readonly redirectsText: string;
}

/** And the file that made it answer. */
interface Answered {
  readonly locale: LocaleCode;
  readonly address: string;
  readonly file: string;
  /** Null for a further redirect. */
  readonly page: PageFile | null;
  readonly to?: string;
}

/** One fault per address, on the file that made it answer, with a fix. */
export function goneAddresses(earlier: Earlier, present: Present): Fault[] {
  const { site, table, redirects, pages } = present;
  const preview: Site = { ...site, target: 'preview' };
  const context = { site: preview, authorTarget: authorTargetOf(redirects) };
  // A redirect with a fault of its own is reported there.
  const declared = new Set([
    ...pages
      .filter(({ text }) => text.includes('\naliases:'))
      .flatMap((page) => addressesOf(page).map((address) => `${page.locale}:${address}`)),
    ...readRedirects(present.redirectsText).written.map(({ locale, from }) => `${locale}:${from}`),
  ]);
  const leads = ({ locale, address }: Answered): boolean =>
    table.find(locale, address) !== undefined ||
    declared.has(`${locale}:${address}`) ||
    resolveRedirect(prefixOf(preview, locale) + address, context) !== null;
  const lists = listsBefore(earlier, present).filter((list) => !leads(list));
  return [
    ...answeredIn(earlier.texts)
      .filter((answered) => !leads(answered))
      .map((answered) => faultOf(answered, earlier, present)),
    ...lists.map(({ locale, address, file }): Fault => {
      const rule = ruleOf(locale, address, '/', 'the list has no entry left');
      const message = `${address} is a list that has lost its last entry in ${locale}; add to ${redirectsFileName}: ${rule}`;
      return { file, line: 1, rule: 'address-gone', message };
    }),
  ];
}

/** The lists of the languages in which a text has changed, each with such a text. */
function listsBefore({ texts }: Earlier, { site, pages }: Present): Answered[] {
  const before = pagesIn(texts);
  const changed = new Map(before.map(({ locale, file }) => [locale, file]));
  const others = pages.filter(({ file }) => !texts.has(file));
  const entries = [...before, ...others].flatMap((page): Entry[] => {
    const data = fieldsOf(page.text);
    return data.draft === true ? [] : [entryOf({ ...page, data }, null)];
  });
  return pageTable(entries, [...changed.keys()], site.target).pages.flatMap(({ locale, path, list }): Answered[] =>
    list?.page === 1 ? [{ locale, address: path, file: changed.get(locale) ?? '', page: null }] : [],
  );
}

function answeredIn(texts: Earlier['texts']): Answered[] {
  const { written } = readRedirects(texts.get(redirectsFileName) ?? '');
  return [
    ...written.map(({ locale, from, to, file }) => ({ locale, address: from, to, file, page: null })),
    ...pagesIn(texts).flatMap((page) => addressesOf(page).map((address) => ({ ...page, address, page }))),
  ];
}

function faultOf({ locale, address, file, page, to }: Answered, earlier: Earlier, present: Present): Fault {
  const gone = `${address} answered in ${locale} and leads nowhere now`;
  const fault = (message: string): Fault => ({ file, line: 1, rule: 'address-gone', message });
  if (!page) return fault(`${gone}; put the rule back: ${ruleOf(locale, address, to ?? '/', 'it redirected before')}`);

  const newName = earlier.renamed.get(file);
  const moved = present.pages.find((other) => other.file === newName && other.locale === locale);
  if (moved) {
    const done =
      page.id === moved.id ? '' : `; npm run content -- move ${nameOf(page)} ${nameOf(moved)} would have added it`;
    return fault(`${gone}; in ${moved.file} add under aliases: ${address}${done}`);
  }
  const kept = present.pages.find((other) => other.file === file);
  if (kept && address !== page.path) return fault(`${gone}; put it back under aliases`);

  const list = address.slice(0, address.lastIndexOf('/'));
  const target = present.table.find(locale, list) ? list : '/';
  const rule = ruleOf(locale, address, target, `${nameOf(page)} was ${kept ? 'withdrawn' : 'removed'}`);
  if (kept) return fault(`${gone}; take out draft: true, or add to ${redirectsFileName}: ${rule}`);
  const command = `npm run content -- remove ${nameOf(page)} --lang ${locale} --to ${target}`;
  return fault(`${gone}; add to ${redirectsFileName}: ${rule} (${command} would have added it)`);
}

const ruleOf = (language: LocaleCode, from: string, to: string, note: string): string =>
  `- ${stringify({ language, from, to, note }, { collectionStyle: 'flow', lineWidth: 0 }).trim()}`;
