/**
 * Front matter against the schema of its section, and the fields that must agree with each other (docs/content-model.md).
 */
import { entryPath } from '../../site/routes.ts';
import { featureIds, solutionIds } from '../../site/sections.ts';
import { isDraft, type PlacedFile } from '../documents';
import type { Finding, Rule } from '../faults';
import type { Inventory } from '../inventory';
import { fieldName, schemaFindings } from '../schema-findings';
import { type FrontMatter, type FrontMatterSchemas, isCalendarDate } from '../schemas';
import type { YamlSource } from '../yaml-source';

/** Lists of ids in which nothing stands twice. */
const idLists = ['tags', 'features', 'related'] as const;

/** Checks the fields of a file one by one; `frontMatter` is null when the schema refuses them. */
export function checkFields(
  { section, data }: PlacedFile,
  fields: YamlSource,
  schemas: FrontMatterSchemas,
): { frontMatter: FrontMatter | null; findings: Finding[] } {
  const schema = schemas[section];
  const result = schema.safeParse(data);
  return result.success
    ? { frontMatter: result.data, findings: [] }
    : { frontMatter: null, findings: schemaFindings(result.error.issues, schema, fields, section) };
}

/** Checks what no single field shows: dates in order, no id twice, related pages that exist in the language, a title
 * that keeps its promise. */
export function checkFieldRelations(placed: PlacedFile, fields: YamlSource, inventory: Inventory): Finding[] {
  const { section, data } = placed;
  const findings: Finding[] = [];
  const report = (path: readonly PropertyKey[], rule: Rule, message: string): void => {
    findings.push({ ...fields.positionOf(path), field: fieldName(path), rule, message });
  };

  const { date, updated } = data;
  if (isCalendarDate(date) && isCalendarDate(updated) && updated < date) {
    report(
      ['updated'],
      'updated-before-date',
      `${updated} is before the date ${date}; it is the day of the last change`,
    );
  }
  for (const list of idLists) {
    const ids = idsIn(data[list]);
    ids.forEach((id, place) => {
      if (ids.indexOf(id) < place) report([list, place], 'duplicate-item', `"${id}" stands in the list twice`);
    });
  }
  if (section === 'solutions' || section === 'features') {
    idsIn(data.related).forEach((id, place) => {
      const fault = relatedFault(placed, section, id, inventory);
      if (fault) report(['related', place], ...fault);
    });
  }
  if (section === 'alternatives' && promisesFacts(data)) {
    report(
      ['title'],
      'promising-title',
      `"${String(data.title)}" promises facts about the other product; say what the page is ("${String(data.title)}: how to test both"), or give "claims" with source and date`,
    );
  }
  return findings;
}

/** Whether a comparison's title ends with the other product's name, and no sourced statement stands behind it (design 6). */
const promisesFacts = ({ title, competitor, claims }: PlacedFile['data']): boolean =>
  typeof title === 'string' &&
  typeof competitor === 'string' &&
  competitor !== '' &&
  title.trim().endsWith(competitor) &&
  !(Array.isArray(claims) && claims.length > 0);

/** What is wrong with a related id that the schema knows. */
function relatedFault(
  placed: PlacedFile,
  section: 'solutions' | 'features',
  id: string,
  inventory: Inventory,
): [Rule, string] | null {
  const { locale } = placed;
  const known: readonly string[] = section === 'solutions' ? solutionIds : featureIds;
  if (!known.includes(id)) return null;
  if (id === placed.id) return ['related-to-itself', `"${id}" is this page; name another`];
  const path = entryPath(section, id, locale);
  if (!path || !inventory.has(locale, path)) {
    const present = inventory.idsOf(section, locale).filter((other) => other !== placed.id);
    return ['related-missing', `"${id}" does not exist in ${locale} (there: ${present.join(', ') || 'no other'})`];
  }
  if (!isDraft(placed) && !inventory.isPublic(locale, path)) {
    return ['link-to-draft', `"${id}" is a draft, and drafts are not on the public site`];
  }
  return null;
}

/** The texts of a list, each at its place; none where the field is no list. */
const idsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
