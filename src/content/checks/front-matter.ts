/** Front matter against the schema of its section, and fields that must agree (docs/content-model.md). */
import { entryPath } from '../../site/pages/routes.ts';
import { featureIds, releaseScenes, solutionIds } from '../../site/pages/sections.ts';
import type { Finding, Rule } from '../faults';
import { fieldName, schemaFindings } from '../model/schema-findings';
import { type FrontMatter, type FrontMatterSchemas, isCalendarDate } from '../model/schemas';
import type { YamlSource } from '../text/yaml-source';
import { isDraft, type PlacedFile } from '../tree/documents';
import type { Inventory } from '../tree/inventory';
import { isHiddenDraft } from './links';

/** Lists that may contain each id only once. */
const idLists = ['tags', 'features', 'related', 'scenes'] as const;

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

/**
 * Checks that involve several fields or files: dates in order, no id twice, related pages that exist in the
 * language, a drawing for each highlight, and a title that the page lives up to.
 */
export function checkFieldRelations(placed: PlacedFile, fields: YamlSource, inventory: Inventory): Finding[] {
  const { section, data } = placed;
  const findings: Finding[] = [];
  const report = (path: readonly PropertyKey[], rule: Rule, message: string): void => {
    findings.push({ ...fields.positionOf(path), field: fieldName(path), rule, message });
  };

  const { date, updated } = data;
  if (isCalendarDate(date) && isCalendarDate(updated) && updated < date) {
    const message = `${updated} is before the date ${date}; write the day of the last change, not earlier than the date`;
    report(['updated'], 'updated-before-date', message);
  }
  for (const list of idLists) {
    const ids = idsIn(data[list]);
    ids.forEach((id, place) => {
      if (ids.indexOf(id) < place) report([list, place], 'duplicate-item', `"${id}" is in the list twice; remove one`);
    });
  }
  if (section === 'solutions' || section === 'features') {
    idsIn(data.related).forEach((id, place) => {
      const fault = relatedFault(placed, section, id, inventory);
      if (fault) report(['related', place], ...fault);
    });
  }
  if (section === 'release' && Array.isArray(data.highlights) && Array.isArray(data.scenes)) {
    const [texts, scenes] = [data.highlights.length, data.scenes.length];
    if (texts !== scenes) {
      const wanted = `write one for each highlight, in the same order (${releaseScenes.join(', ')})`;
      report(['scenes'], 'scene-per-highlight', `there are ${scenes} for ${texts} highlights; ${wanted}`);
    }
  }
  if (section === 'alternatives' && promisesFacts(data)) {
    const message = `"${data.title}" promises facts about the other product; say what kind of page it is ("${data.title}: how to test both"), or add "claims" with source and date`;
    report(['title'], 'promising-title', message);
  }
  return findings;
}

/** Whether a comparison's title ends with the competitor's name although the page has no sourced claims (docs/routing.md). */
const promisesFacts = ({ title, competitor, claims }: PlacedFile['data']): boolean =>
  typeof title === 'string' &&
  typeof competitor === 'string' &&
  competitor !== '' &&
  title.trim().endsWith(competitor) &&
  !(Array.isArray(claims) && claims.length > 0);

/** The fault of a related id that the schema accepts. */
function relatedFault(
  placed: PlacedFile,
  section: 'solutions' | 'features',
  id: string,
  inventory: Inventory,
): [Rule, string] | null {
  const { locale } = placed;
  const known: readonly string[] = section === 'solutions' ? solutionIds : featureIds;
  if (!known.includes(id)) return null;
  if (id === placed.id) return ['related-to-itself', `"${id}" is this page; choose another`];
  const path = entryPath(section, id, locale);
  if (!path || !inventory.has(locale, path)) {
    const present = inventory.idsOf(section, locale).filter((other) => other !== placed.id);
    return ['related-missing', `"${id}" does not exist in ${locale} (available: ${present.join(', ') || 'none'})`];
  }
  if (!isDraft(placed) && !inventory.isPublic(locale, path)) {
    return ['link-to-draft', `"${id}" ${isHiddenDraft}`];
  }
  return null;
}

const idsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
