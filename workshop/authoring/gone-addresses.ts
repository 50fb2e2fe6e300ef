/**
 * Addresses that answered before a change and lead nowhere after it: pages that are gone or have another name, drafts that were
 * public, and old addresses that nobody redirects any more (design 8). Lists are left out: they come and go with their articles.
 */
import { stringify } from 'yaml';
import { placementOf } from '../../src/content/model/placement';
import { readRedirects, redirectsFileName } from '../../src/gatsby/pages/author-redirects';
import type { Fault } from '../../src/site/faults';
import { prefixOf, type Site } from '../../src/site/hosting/hosts';
import type { LocaleCode } from '../../src/site/languages/locales';
import type { PageTable } from '../../src/site/pages/page-table';
import { type AuthorRedirect, authorTargetOf } from '../../src/site/redirects/author-redirects';
import { resolveRedirect } from '../../src/site/redirects/resolve';
import type { Earlier } from './git';
import { addressesOf, nameOf, type PageFile } from './project';

/** What the site answers now. */
export interface Present {
  readonly site: Site;
  readonly table: PageTable;
  /** Aliases and further redirects that are without a fault, and those of the redirect rules. */
  readonly redirects: readonly AuthorRedirect[];
  readonly pages: readonly PageFile[];
  /** The text of `content/redirects.yaml`. */
  readonly redirectsText: string;
}

/** An address that answered, and the file that made it answer. */
interface Answered {
  readonly locale: LocaleCode;
  readonly address: string;
  readonly file: string;
  /** The page in that file; null for a further redirect. */
  readonly page: PageFile | null;
  /** Where it led, for a further redirect. */
  readonly to?: string;
}

/** One fault for each address that leads nowhere now, on the file that made it answer, with what would lead it on. */
export function goneAddresses(earlier: Earlier, present: Present): Fault[] {
  const { site, table, redirects, pages } = present;
  const preview: Site = { ...site, target: 'preview' };
  const context = { site: preview, authorTarget: authorTargetOf(redirects) };
  // What redirects with a fault of its own is reported there.
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
  return answeredIn(earlier.texts)
    .filter((answered) => !leads(answered))
    .map((answered) => faultOf(answered, earlier, present));
}

/** What the earlier texts of the changed files made answer. */
function answeredIn(texts: ReadonlyMap<string, string>): Answered[] {
  return [...texts].flatMap(([file, text]): Answered[] => {
    if (file === redirectsFileName) {
      return readRedirects(text).written.map(({ locale, from, to }) => ({
        locale,
        address: from,
        to,
        file,
        page: null,
      }));
    }
    const placed = placementOf(file);
    if ('finding' in placed) return [];
    const page: PageFile = { ...placed.placement, file, text };
    return addressesOf(page).map((address) => ({ locale: page.locale, address, file, page }));
  });
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

/** An entry of `content/redirects.yaml` on one line. */
const ruleOf = (language: LocaleCode, from: string, to: string, note: string): string =>
  `- ${stringify({ language, from, to, note }, { collectionStyle: 'flow', lineWidth: 0 }).trim()}`;
