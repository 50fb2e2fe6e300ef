/** The content check: all faults of a tree in one run, and the documents that can become pages. It is pure. */
import { byPlace } from '../../site/faults';
import type { SiteConfig } from '../../site/hosting/config.ts';
import type { Fault, Finding } from '../faults';
import { checkOtherFile, placementOf } from '../model/placement';
import { type FrontMatter, frontMatterSchemas } from '../model/schemas';
import { parseTaxonomy, type Taxonomy, taxonomyFile } from '../model/taxonomy';
import { decode } from '../text/decode';
import type { FileReading } from '../text-checks/text-facts';
import { type ContentDocument, entryOf, isDraft, type PlacedFile, sourceOf } from '../tree/documents';
import { inventoryOf } from '../tree/inventory';
import type { ContentTree } from '../tree/read-tree';
import { checkAliases } from './aliases';
import { checkFieldRelations, checkFields } from './front-matter';
import { checkImages, checkUnusedImages, namesByFolder } from './images';
import { checkLinks, checkMisleadingLinks } from './links';
import { checkOutsideLinks, outsideLinksOf } from './outside-links';
import { checkInstallers, checkSharedFields, checkSiblings, claimPaths } from './siblings';

export interface CheckedContent {
  /** Sorted by file and line. */
  readonly faults: readonly Fault[];
  /** Files at a valid place whose front matter satisfies its schema. */
  readonly documents: readonly ContentDocument[];
  /** Null when the taxonomy itself has faults. */
  readonly taxonomy: Taxonomy | null;
}

/**
 * Checks a content tree.
 * @param config names the site's own hosts, to which links must be paths
 * @param read reads a Markdown file, or returns an earlier result
 * @param today `YYYY-MM-DD`: links cannot have been read later. Without it, the result is the same on every day.
 */
export function checkContent(
  tree: ContentTree,
  config: SiteConfig,
  read: ReadMarkdown,
  today: string | null = null,
): CheckedContent {
  const faults: Fault[] = [...tree.faults];
  const report = (file: string, findings: readonly Finding[]): void => {
    faults.push(...findings.map((finding) => ({ ...finding, file })));
  };

  const taxonomy = readTaxonomy(tree, report);
  const { free: files, faults: taken } = claimPaths(placeFiles(tree, read, report));
  const inventory = inventoryOf(files, taxonomy, config);
  const images = placeImages(tree, report);
  const imagesByFolder = namesByFolder(images);
  const filesByFolder = namesByFolder(tree.others);
  const usedImages = new Set<string>();
  const locales = new Set(files.map(({ locale }) => locale));
  const schemas = new Map([...locales].map((locale) => [locale, frontMatterSchemas(taxonomy, locale)] as const));

  const documents: ContentDocument[] = [];
  for (const placed of files) {
    const { file, source } = placed;
    const { fields } = source;
    const fieldSchemas = schemas.get(placed.locale);
    if (fields && fieldSchemas) {
      const { frontMatter, findings } = checkFields(placed, fields, fieldSchemas);
      report(file, findings);
      report(file, checkFieldRelations(placed, fields, inventory));
      if (frontMatter) documents.push(documentOf(placed, frontMatter, taxonomy));
    }
    const shown = checkImages(placed, imagesByFolder, filesByFolder);
    for (const image of shown.used) usedImages.add(image);
    // Without front matter, the body has no known beginning.
    const inBody = source.markdown.frontMatter
      ? [...checkBody(placed), ...checkLinks(placed, inventory), ...checkMisleadingLinks(placed)]
      : [];
    report(file, withoutEchoes([...shown.findings, ...inBody]));
  }
  const sound = new Set(documents.map(({ file }) => file));
  faults.push(
    ...taken,
    ...checkAliases(files, inventory),
    ...checkSiblings(files),
    ...checkSharedFields(files, inventory, (file) => sound.has(file)),
    ...checkInstallers(files),
    ...checkOutsideLinks(files, inventory, today),
    ...checkUnusedImages(images, usedImages),
  );
  return { faults: faults.sort(byPlace), documents, taxonomy };
}

export type ReadMarkdown = (file: string, bytes: Uint8Array) => FileReading;

type Report = (file: string, findings: readonly Finding[]) => void;

/** Drops findings about HTML that another rule explains: a link with a forbidden scheme is one mistake, not two. */
function withoutEchoes(findings: readonly Finding[]): Finding[] {
  const others = findings.filter(({ rule }) => rule !== 'unsafe-html');
  const explained = new Set(others.map(({ line }) => line));
  const isNamed = (address: string | undefined): boolean =>
    address !== undefined && others.some(({ message }) => message.includes(address));
  return findings.filter(
    ({ rule, line, message }) =>
      rule !== 'unsafe-html' || !(explained.has(line) || isNamed(/^\w+="([^"]+)" of </.exec(message)?.[1])),
  );
}

function readTaxonomy(tree: ContentTree, report: Report): Taxonomy | null {
  const bytes = tree.texts.get(taxonomyFile);
  if (!bytes) {
    const message = 'does not exist; create it and declare the categories and tags in it';
    report(taxonomyFile, [{ line: 1, rule: 'missing-taxonomy', message }]);
    return null;
  }
  const { text, findings } = decode(bytes);
  report(taxonomyFile, findings);
  if (text === null) return null;
  const parsed = parseTaxonomy(text);
  report(taxonomyFile, parsed.findings);
  return parsed.taxonomy;
}

function placeFiles(tree: ContentTree, read: ReadMarkdown, report: Report): PlacedFile[] {
  return [...tree.texts].flatMap(([file, bytes]): PlacedFile[] => {
    if (file === taxonomyFile) return [];
    const place = placementOf(file);
    const { facts, findings } = read(file, bytes);
    report(file, findings);
    if ('finding' in place) {
      report(file, [place.finding]);
      return [];
    }
    if (!facts) return [];
    const source = sourceOf(facts);
    return [{ ...place.placement, file, source, data: source.fields?.data ?? {} }];
  });
}

function placeImages(tree: ContentTree, report: Report): string[] {
  return tree.others.filter((file) => {
    const finding = checkOtherFile(file);
    if (finding) report(file, [finding]);
    return !finding;
  });
}

const documentOf = (placed: PlacedFile, frontMatter: FrontMatter, taxonomy: Taxonomy | null): ContentDocument => ({
  entry: entryOf(placed, taxonomy),
  file: placed.file,
  frontMatter,
  aliases: frontMatter.aliases ?? [],
  draft: isDraft(placed),
  addresses: placed.source.markdown.addresses,
  unshown: placed.source.markdown.unshown,
  frontMatterEnd: placed.source.markdown.frontMatter?.lastLine ?? 0,
  outsideLinks: outsideLinksOf(placed),
});

/** Least length of a body (docs/content-model.md). */
const leastLength = { words: 40, letters: 80 } as const;

function checkBody(placed: PlacedFile): Finding[] {
  return [...checkExtent(placed), ...checkHeadings(placed), ...placed.source.markdown.unfit];
}

/** The body must exist, begin with a paragraph and be long enough, unless it answers a question. */
function checkExtent({ section, source }: PlacedFile): Finding[] {
  const { start, frontMatter } = source.markdown;
  const line = (frontMatter?.lastLine ?? 0) + 1;
  if (!start) return [{ line, rule: 'empty-body', message: 'there is no text below the front matter' }];
  const findings: Finding[] = [];
  const { type, ...place } = start;
  if (type !== 'paragraph') {
    const message = `the body begins with a ${type}; begin with a paragraph`;
    findings.push({ ...place, rule: 'body-start', message });
  }
  const { count, unit } = source.markdown.length;
  if (section !== 'faq' && count < leastLength[unit]) {
    const message = `the body has ${count} ${unit}; at least ${leastLength[unit]} are needed`;
    findings.push({ ...place, rule: 'short-body', message });
  }
  return findings;
}

/** Headings start at `##`, since the title is the page's `#`, and go down one level at a time. */
function checkHeadings({ source }: PlacedFile): Finding[] {
  const findings: Finding[] = [];
  let depth = 1;
  for (const heading of source.markdown.headings) {
    const { line, column = 1 } = heading;
    if (!/[\p{L}\p{N}]/u.test(heading.text)) {
      const message = `"${'#'.repeat(heading.depth)} ${heading.text}" is a heading without a letter or digit; say what follows, or remove it`;
      findings.push({ line, column, rule: 'heading-without-text', message });
    } else if (heading.depth === 1) {
      const message = `"${heading.text}" is a heading of level 1, which is reserved for the title; write ##`;
      findings.push({ line, column, rule: 'heading-one', message });
    } else if (heading.depth > depth + 1) {
      const message = `"${heading.text}" jumps from level ${depth} to level ${heading.depth}; write ${'#'.repeat(depth + 1)}`;
      findings.push({ line, column, rule: 'heading-jump', message });
    }
    depth = heading.depth;
  }
  return findings;
}
