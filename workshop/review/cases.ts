import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type MadeUpSite, usual } from './made-up-site';

type Change = Partial<Omit<MadeUpSite, 'files'>> & {
  readonly files?: Readonly<Record<string, string | null>>;
  readonly says: readonly string[];
};

function siteAfter({ files, messages, templates, styles, ...rest }: Omit<Change, 'says'>): MadeUpSite {
  const kept = Object.entries({ ...usual.files, ...files }).filter((entry): entry is [string, string] => !!entry[1]);
  return {
    ...usual,
    ...rest,
    files: Object.fromEntries(kept),
    messages: Object.fromEntries(
      Object.entries(usual.messages).map(([name, own]) => [name, { ...own, ...messages?.[name] }]),
    ),
    templates: { ...usual.templates, ...templates },
    styles: { ...usual.styles, ...styles },
  };
}

/** Of `cases.yaml`: the change, the site after it, and what the comparison says. */
export const cases = Object.entries(
  parse(readFileSync('workshop/review/cases.yaml', 'utf8')) as Record<string, Change>,
).map(([name, { says, ...change }]) => [name, siteAfter(change), says] as const);
