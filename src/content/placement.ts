/**
 * The place of a file in the tree: section, page id, language, and the path at which the page is served (design 5 and 6).
 */
import type { RoutePath } from '../site/hosts.ts';
import { isLocaleCode, type LocaleCode, localeCodes, locales } from '../site/locales.ts';
import { entryPath } from '../site/routes.ts';
import { alternativeIds, featureIds, type Section, sections, solutionIds } from '../site/sections.ts';
import type { Finding, Rule } from './faults';
import { didYouMean, nearest } from './nearest';

/** Where a Markdown file stands. */
export interface Placement {
  readonly section: Section;
  readonly id: string;
  readonly locale: LocaleCode;
  /** The path of its page within the language; for a question, its anchor on `/faq`. */
  readonly path: RoutePath;
}

/** Endings of the images that the site's image plugins can process. */
export const imageExtensions = ['.png', '.jpg', '.jpeg', '.webp', '.avif'] as const;

/** Sections whose ids the specification fixes. */
const fixedIds: Readonly<Partial<Record<Section, readonly string[]>>> = {
  solutions: solutionIds,
  alternatives: alternativeIds,
  features: featureIds,
};

/** First segments that the hosts serve themselves, so that no page at the root may have them (design 2 and 10). */
const hostSegments = ['api', 'client-api', 'statistics', 'builds', 'sitemaps', 'static', 'page-data'];

const layout = 'content/<section>/<id>/<language>.md';

const isSection = (name: string): name is Section => (sections as readonly string[]).includes(name);
const isSlug = (name: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);

const misplaced = (rule: Rule, message: string): { finding: Finding } => ({ finding: { line: 1, rule, message } });

/** Reads the place of a Markdown file from its path (`content/blog/first-rpa-flow/en.md`), or says why it has none. */
export function placementOf(file: string): { placement: Placement } | { finding: Finding } {
  const [, section = '', id = '', name = '', ...deeper] = file.split('/');
  const code = name.replace(/\.md$/, '');
  if (!isSection(section)) return misplaced('unknown-section', unknownSection(section));
  if (name === '' || deeper.length > 0)
    return misplaced('wrong-depth', `stands at the wrong depth; expected ${layout}`);
  const idFinding = checkId(section, id);
  if (idFinding) return idFinding;
  if (!isLocaleCode(code)) return misplaced('unknown-language', unknownLanguage(code));

  const path = entryPath(section, id, code);
  if (path) return { placement: { section, id, locale: code, path } };
  const allowed = localeCodes.filter((other) => entryPath(section, id, other) !== null);
  return misplaced('language-forbidden', `${section}/${id} may not exist in ${code} (only in ${allowed.join(', ')})`);
}

/** Says what is wrong with a file that is neither Markdown nor the taxonomy nor an image beside a page. */
export function misplacedFile(file: string): Finding | null {
  const [, section = '', , name = '', ...deeper] = file.split('/');
  const allowed = ['.md', ...imageExtensions];
  if (!isSection(section)) return misplaced('unknown-section', unknownSection(section)).finding;
  if (!allowed.some((extension) => file.endsWith(extension))) {
    return misplaced('wrong-extension', `has no ending of the content tree (${allowed.join(', ')})`).finding;
  }
  if (name !== '' && deeper.length === 0) return null;
  return misplaced('wrong-depth', 'stands at the wrong depth; an image lies beside the page that shows it').finding;
}

function checkId(section: Section, id: string): { finding: Finding } | null {
  if (!isSlug(id)) {
    return misplaced('invalid-id', `the folder "${id}" is no page id; use small letters, digits and single hyphens`);
  }
  const ids = fixedIds[section];
  if (ids && !ids.includes(id)) {
    return misplaced('unknown-id', `"${id}" is no id of ${section}${didYouMean(id, ids)} (${ids.join(', ')})`);
  }
  if (section !== 'pages') return null;
  if (fixedIds.features?.includes(id))
    return misplaced('reserved-id', `"${id}" is a feature; write content/features/${id}`);
  if (isLocaleCode(id)) return misplaced('reserved-id', `/${id} is the home page of a language; choose another id`);
  if (hostSegments.includes(id)) return misplaced('reserved-id', `/${id} is served by the host; choose another id`);
  return null;
}

const unknownSection = (section: string): string =>
  `"${section}" is no section${didYouMean(section, sections)} (${sections.join(', ')})`;

function unknownLanguage(code: string): string {
  const match = codeOfTag(code) ?? nearest(code, localeCodes);
  const suggestion = match ? `; did you mean "${match}"?` : '';
  return `"${code}" is no language code${suggestion} (${localeCodes.join(', ')})`;
}

/** The site's code for a BCP 47 tag or the language in it: `vi` and `vi-VN` are `vn` here. */
const codeOfTag = (tag: string): LocaleCode | undefined =>
  locales.find((locale) => [locale.tag, locale.tag.split('-')[0]].includes(tag))?.code;
