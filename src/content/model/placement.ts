/** Where a file is in the tree: section, page id, language, and the path of its page (docs/content.md, docs/routing.md). */
import { posix } from 'node:path';
import { attempt } from '../../site/attempt';
import { isHostOwned } from '../../site/hosting/request-paths.ts';
import type { RoutePath } from '../../site/hosting/route-path.ts';
import { isLocaleCode, type LocaleCode, localeCodes, locales } from '../../site/languages/locales.ts';
import { isReservedId } from '../../site/own-ids.ts';
import { entryPath } from '../../site/pages/routes.ts';
import { alternativeIds, featureIds, type Section, sections, solutionIds } from '../../site/pages/sections.ts';
import type { Finding, Rule } from '../faults';
import { didYouMean, nearest } from '../nearest';

export interface Placement {
  readonly section: Section;
  readonly id: string;
  readonly locale: LocaleCode;
  /** The path within the language; for a question, its anchor on `/faq`. */
  readonly path: RoutePath;
}

/** Formats that the site's image plugins can process. */
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

/** Parses the path of a Markdown file (`content/blog/first-rpa-flow/en.md`), or says what is wrong with it. */
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

/** The fault of a file that is neither Markdown nor the taxonomy; null for an image in a page's folder. */
export function checkOtherFile(file: string): Finding | null {
  if (imageExtensions.some((extension) => file.endsWith(extension))) return checkFolders(file);
  const allowed = ['.md', ...imageExtensions].join(', ');
  const name = posix.basename(file);
  const ending = posix.extname(name).toLowerCase();
  const usual = /^\.(?:markdown|mdown|mdx|md)$/.test(ending) ? '.md' : imageExtensions.find((each) => each === ending);
  const advice = usual
    ? `rename it to "${name.slice(0, name.length - ending.length)}${usual}"`
    : /^\.(?:heic|heif|tiff?|bmp|svg|gif|jxl|psd|raw|pdf)$/.test(ending)
      ? 'export the picture as PNG or JPEG'
      : 'remove it, or move it out of the content';
  const message = `has a file extension that the content tree does not allow; ${advice} (${allowed})`;
  return misplaced('wrong-extension', message);
}

function checkFolders(file: string): Finding | null {
  const [section = '', ...below] = file.split('/').slice(1);
  if (below.length > 0 && !isSection(section)) return unknownSection(section);
  if (below.length === 2) return null;
  return misplaced('wrong-depth', `is at the wrong depth; expected ${layout}, with images in the same folder`);
}

function checkId(section: string, id: string): Finding | null {
  if (!isSlug(id)) {
    const message = `the folder "${id}" is not a page id; use lowercase letters, digits and single hyphens`;
    return misplaced('invalid-id', message);
  }
  const ids = fixedIds[section];
  if (ids && !ids.includes(id)) {
    return misplaced('unknown-id', `"${id}" is not an id of ${section}${didYouMean(id, ids)} (${ids.join(', ')})`);
  }
  if (endsAsMarkdown(`/${id}`))
    return misplaced('reserved-id', `"${id}" ends in "md", so ${takenForMarkdown}; choose another id`);
  if (isWindowsName(id)) {
    const message = `"${id}" is a device on Windows, where no folder can have that name; choose another id`;
    return misplaced('reserved-id', message);
  }
  if (section === 'faq' && isReservedId(id)) {
    return misplaced('reserved-anchor', `#${id} is an element of the site itself on /faq; choose another id`);
  }
  if (section !== 'pages') return null;
  const owner = rootOwner(id);
  return owner === null ? null : misplaced('reserved-id', `/${id} is ${owner}; choose another id`);
}

/**
 * Whether the host takes a path for that of a Markdown file: the dot in its rule for headers, `/*.md`, matches any
 * character (plugins/gatsby-plugin-host-manifests/src/headers-file.ts).
 */
export const endsAsMarkdown = (path: string): boolean => /.md$/i.test(path);

export const takenForMarkdown = 'the host would send the page as Markdown, which browsers show as its source';

/** Names that Windows reserves, so that nobody there could check out the repository. */
const isWindowsName = (name: string): boolean => /^(?:con|prn|aux|nul|com\d|lpt\d)$/.test(name);

/** What already uses a path at the root, or null if it is free. */
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

/** The site's code for a language or country in the codes of others: `vi`, `zh-TW`, `pt_BR`, `cn`. */
function codeOfTag(written: string): LocaleCode | undefined {
  const tag = written.replaceAll('_', '-');
  if (!/^[a-z]{2,3}(?:-[a-z0-9]+)*$/i.test(tag)) return undefined;
  return localeWithTag(tag) ?? localeWithTag(`und-${tag}`);
}

/** If several languages match a tag, the one in the same script. */
function localeWithTag(tag: string): LocaleCode | undefined {
  const meant = attempt(() => new Intl.Locale(tag).maximize());
  const same = locales.filter((locale) => new Intl.Locale(locale.tag).language === meant?.language);
  return (same.find((locale) => new Intl.Locale(locale.tag).maximize().script === meant?.script) ?? same[0])?.code;
}
