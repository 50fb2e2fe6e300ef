/** Reads the redirects that authors have written: aliases in front matter, and `content/redirects.yaml`. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isMap, isNode, isSeq, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { decode } from '../../content/text/decode';
import type { ContentDocument } from '../../content/tree/documents';
import type { ContentTree } from '../../content/tree/read-tree';
import type { Site } from '../../site/hosting/hosts';
import { type LocaleCode, localeCodes } from '../../site/languages/locales';
import type { PageTable } from '../../site/pages/page-table';
import { entryPath } from '../../site/pages/routes';
import { articleRedirects } from '../../site/redirects/article-redirects';
import type { AuthorRedirect } from '../../site/redirects/author-redirects';
import { compileRedirects, type RedirectFault, type WrittenRedirect } from '../../site/redirects/compile';

export const redirectsFileName = 'content/redirects.yaml';

export interface Documents {
  readonly documents: readonly ContentDocument[];
  readonly tree: Pick<ContentTree, 'texts'>;
}

/**
 * Compiles all author redirects, and adds those of the articles in rules 9 and 10.
 * @param table all pages of every language
 */
export async function authorRedirects(
  projectRoot: string,
  site: Site,
  table: PageTable,
  { documents, tree }: Documents,
): Promise<{ readonly redirects: readonly AuthorRedirect[]; readonly faults: readonly RedirectFault[] }> {
  const text = await readFile(path.join(projectRoot, redirectsFileName), 'utf8').catch(() => '');
  const { written, faults } = readRedirects(text);
  const exists = (locale: LocaleCode, page: string): boolean => table.find(locale, page) !== undefined;
  const taken = [
    // The aliases of a draft apply only where its page is built.
    ...documents.flatMap((document) => aliasesOf(document, tree)).filter(({ locale, to }) => exists(locale, to)),
    ...written.filter(({ locale }) => site.locales.includes(locale)),
  ];
  const compiled = compileRedirects(taken, site, exists);
  const articles = articleRedirects(site.locales, exists);
  return { redirects: [...articles, ...compiled.redirects], faults: [...faults, ...compiled.faults] };
}

function aliasesOf({ aliases, entry, file }: ContentDocument, { texts }: Documents['tree']): WrittenRedirect[] {
  const to = entryPath(entry.section, entry.id, entry.locale);
  if (aliases.length === 0 || to === null) return [];
  const lines = decode(texts.get(file) ?? new Uint8Array()).text?.split('\n') ?? [];
  return aliases.map((from) => ({
    locale: entry.locale,
    from,
    to,
    file,
    line: Math.max(lines.findIndex((line) => line.includes(from)) + 1, 1),
  }));
}

/**
 * Reads the text of `content/redirects.yaml`: a list of `{ language, from, to, note }`, each with its line.
 * An entry of another form is a fault and is left out.
 */
export function readRedirects(text: string): {
  readonly written: readonly WrittenRedirect[];
  readonly faults: readonly RedirectFault[];
} {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const written: WrittenRedirect[] = [];
  const faults: RedirectFault[] = [];
  const lineAt = (node: unknown): number => (isNode(node) && node.range ? counter.linePos(node.range[0]).line : 1);
  const fault = (line: number, message: string): void => {
    faults.push({ file: redirectsFileName, line, rule: 'redirect-form', message });
  };

  for (const error of document.errors) fault(counter.linePos(error.pos[0]).line, error.message.split('\n')[0] ?? '');
  if (faults.length > 0 || document.contents === null) return { written, faults };
  if (!isSeq(document.contents)) {
    fault(1, 'the file is not a list; write a list whose entries have language, from, to and note');
    return { written, faults };
  }
  for (const item of document.contents.items) {
    const line = lineAt(item);
    const entry = entrySchema.safeParse(isMap(item) ? item.toJSON() : null);
    if (entry.success) {
      const { language, from, to } = entry.data;
      written.push({ locale: language, from, to, file: redirectsFileName, line });
    } else fault(line, entry.error.issues.map(saidOf).join('; '));
  }
  return { written, faults };
}

function saidOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `${issue.keys.join(', ')}: an entry has language, from, to and note`;
  return issue.path.length === 0
    ? 'write an entry with language, from, to and note'
    : [...issue.path, issue.message].join(': ');
}

/** The note gives the reason, for anyone who reads the file in a year. */
const entrySchema = z.strictObject({
  language: z.enum(localeCodes, { error: `is not a language code (${localeCodes.join(', ')})` }),
  from: z.string({ error: 'write the old path, such as /old' }),
  to: z.string({ error: 'write the path of a page, such as /pricing' }),
  note: z.string({ error: 'say why' }).min(1, { error: 'say why' }),
});
