/** Aliases: old paths that redirect to a page permanently (docs/content.md, docs/redirects.md). */

import { isHostOwned } from '../../site/hosting/request-paths.ts';
import { isLocaleCode } from '../../site/languages/locales.ts';
import { parseRequestUrl } from '../../site/redirects/request-url.ts';
import type { Fault, Rule } from '../faults';
import { endsAsMarkdown, takenForMarkdown } from '../model/placement';
import { fieldName } from '../model/schema-findings';
import type { PlacedFile } from '../tree/documents';
import type { Inventory } from '../tree/inventory';

/** Text that the redirect manifest reads as a plain path, without placeholder, wildcard or space. */
const plainPath = /^(\/([A-Za-z0-9._~-]|%[0-9A-Fa-f]{2})+)+$/;

/** Whether an alias is spelled exactly as a request for it, with nothing to resolve (`..`) or decode. */
const isOldPath = (alias: string): boolean =>
  plainPath.test(alias) &&
  !alias.endsWith('.html') &&
  parseRequestUrl(alias, 'global')?.path.toUpperCase() === alias.toUpperCase();

const aliasesIn = ({ data }: PlacedFile): string[] => (Array.isArray(data.aliases) ? data.aliases.map(String) : []);

/** Checks the aliases of all files. An alias declared twice is a fault of the later file. */
export function checkAliases(files: readonly PlacedFile[], inventory: Inventory): Fault[] {
  const declared = new Map<string, string>();
  return files.flatMap((placed) =>
    aliasesIn(placed).flatMap((alias, place): Fault[] => {
      const address = `${placed.locale}:${alias}`;
      const earlier = declared.get(address);
      if (earlier === undefined) declared.set(address, placed.file);
      const found: [Rule, string] | null =
        earlier === undefined
          ? aliasFault(placed, alias, inventory)
          : ['alias-twice', `"${alias}" is already an alias in ${earlier}; keep one of the two`];
      if (!found || !placed.source.fields) return [];
      const path = ['aliases', place];
      const [rule, message] = found;
      return [{ file: placed.file, ...placed.source.fields.positionOf(path), field: fieldName(path), rule, message }];
    }),
  );
}

function aliasFault({ section, locale, path }: PlacedFile, alias: string, inventory: Inventory): [Rule, string] | null {
  if (section === 'faq') {
    const message = `"${alias}" cannot lead here, since a question has no page of its own; let it lead to /faq in content/redirects.yaml`;
    return ['alias-without-page', message];
  }
  const [, first = ''] = alias.split('/', 2);
  if (/[?#]/.test(alias)) return ['alias-query', `"${alias}" has a query or an anchor; write only the path`];
  if (alias.startsWith('/') && isLocaleCode(first)) {
    const message = `"${alias}" begins with a language; write "${alias.slice(first.length + 1) || '/'}", which applies to ${locale}`;
    return ['alias-language-prefix', message];
  }
  if (isHostOwned(alias)) {
    return ['alias-is-file', `"${alias}" is a file or a service of the host, so it cannot redirect`];
  }
  if (endsAsMarkdown(alias))
    return ['alias-is-file', `"${alias}" ends in "md", so ${takenForMarkdown}; it cannot redirect`];
  if (alias === path) return ['alias-own-path', `"${alias}" is the path of this page itself; remove it`];
  if (inventory.has(locale, alias)) return ['alias-is-page', `"${alias}" is a page of the site, so it cannot redirect`];
  if (!isOldPath(alias)) {
    const message = `"${alias}" is not a valid old path; write it as "/old/path", without a slash or .html at the end`;
    return ['alias-form', message];
  }
  return null;
}
