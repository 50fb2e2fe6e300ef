/**
 * The place of a file in the tree: section, page id, language, and the path at which the page is served (design 5 and 6).
 */
import type { RoutePath } from '../../site/hosting/hosts.ts';
import { isHostOwned } from '../../site/hosting/request-paths.ts';
import { isLocaleCode, type LocaleCode, localeCodes, locales } from '../../site/languages/locales.ts';
import { isReservedId } from '../../site/own-ids.ts';
import { entryPath } from '../../site/pages/routes.ts';
import { alternativeIds, featureIds, type Section, sections, solutionIds } from '../../site/pages/sections.ts';
import type { Finding, Rule } from '../faults';
import { didYouMean, nearest } from '../nearest';

/** The place of a Markdown file. */
export interface Placement {
  readonly section: Section;
  readonly id: string;
  readonly locale: LocaleCode;
  /** The path of its page within the language; for a question, its anchor on `/faq`. */
  readonly path: RoutePath;
}

/** File extensions of the images that the site's image plugins can process. */
export const imageExtensions = ['.png', '.jpg', '.jpeg', '.webp', '.avif'] as const;

/** Sections whose ids the specification fixes. */
const fixedIds: Readonly<Record<string, readonly string[]>> = {
  solutions: solutionIds,
  alternatives: alternativeIds,
  features: featureIds,
};

const layout = 'content/<section>/<id>/<language>.md';

const isSection = (name: string): name is Section => (sections as readonly string[]).includes(name);
const isSlug = (name: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);

const misplaced = (rule: Rule, message: string): Finding => ({ line: 1, rule, message });

/** Reads the place of a Markdown file from its path (`content/blog/first-rpa-flow/en.md`), or says why it has none. */
export function placementOf(file: string): { placement: Placement } | { finding: Finding } {
  const [section = '', id = '', name = ''] = file.split('/').slice(1);
  const code = name.replace(/\.md$/, '');
  const finding = checkFolders(file) ?? checkId(section, id);
  if (finding) return { finding };
  if (!isSection(section)) return { finding: unknownSection(section) };
  if (!isLocaleCode(code)) return { finding: unknownLanguage(code) };

  const path = entryPath(section, id, code);
  if (path) return { placement: { section, id, locale: code, path } };
  const allowed = localeCodes.filter((other) => entryPath(section, id, other) !== null);
  const message = `${section}/${id} is not allowed in ${code} (only in ${allowed.join(', ')})`;
  return { finding: misplaced('language-forbidden', message) };
}

/** Says what is wrong with a file that is neither Markdown nor the taxonomy, or null for an image in a page's folder. */
export function checkOtherFile(file: string): Finding | null {
  if (imageExtensions.some((extension) => file.endsWith(extension))) return checkFolders(file);
  const allowed = ['.md', ...imageExtensions].join(', ');
  return misplaced(
    'wrong-extension',
    `has a file extension that the content tree does not allow (allowed: ${allowed})`,
  );
}

/** Checks the folders of a file: a section, and the page's own folder in it. */
function checkFolders(file: string): Finding | null {
  const [section = '', ...below] = file.split('/').slice(1);
  if (below.length > 0 && !isSection(section)) return unknownSection(section);
  if (below.length === 2) return null;
  return misplaced('wrong-depth', `is at the wrong depth; expected ${layout}, with images in the same folder`);
}

function checkId(section: string, id: string): Finding | null {
  if (!isSlug(id)) {
    return misplaced(
      'invalid-id',
      `the folder "${id}" is not a page id; use lowercase letters, digits and single hyphens`,
    );
  }
  const ids = fixedIds[section];
  if (ids && !ids.includes(id)) {
    return misplaced('unknown-id', `"${id}" is not an id of ${section}${didYouMean(id, ids)} (${ids.join(', ')})`);
  }
  if (section === 'faq' && isReservedId(id)) {
    return misplaced('reserved-anchor', `#${id} is an element of the site itself on /faq; choose another id`);
  }
  if (section !== 'pages') return null;
  const owner = rootOwner(id);
  return owner === null ? null : misplaced('reserved-id', `/${id} is ${owner}; choose another id`);
}

/** What already uses a path at the root, or null if the path is free for a page. */
function rootOwner(id: string): string | null {
  if ((featureIds as readonly string[]).includes(id)) return `the feature of content/features/${id}`;
  if (isLocaleCode(id)) return 'the home page of a language';
  return isHostOwned(`/${id}`) ? 'served by the host' : null;
}

const unknownSection = (section: string): Finding =>
  misplaced(
    'unknown-section',
    `"${section}" is not a section${didYouMean(section, sections)} (${sections.join(', ')})`,
  );

function unknownLanguage(code: string): Finding {
  const match = codeOfTag(code) ?? nearest(code, localeCodes);
  const suggestion = match ? `; did you mean "${match}"?` : '';
  return misplaced('unknown-language', `"${code}" is not a language code${suggestion} (${localeCodes.join(', ')})`);
}

/** The site's code for a BCP 47 tag or the language in it: `vi` and `vi-VN` are `vn` here. */
const codeOfTag = (tag: string): LocaleCode | undefined =>
  locales.find((locale) => [locale.tag, locale.tag.split('-')[0]].includes(tag))?.code;
