/**
 * `npm run schemas`: writes each section's front matter as JSON Schema, from which editors complete fields, and the table of
 * fields in docs/content-model.md. Tests say when it has to run again.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { fieldLimits, fieldWords } from '../../src/content/model/field-words';
import { jsonSchemas, schemasFolder } from '../../src/content/model/json-schemas';
import { parseTaxonomy, type Taxonomy, taxonomyFile } from '../../src/content/model/taxonomy';
import { isDense, localeCodes } from '../../src/site/languages/locales.ts';
import { type Section, sections } from '../../src/site/pages/sections.ts';
import { root } from '../paths';
import { fieldSchemas } from './new-page';

export const fieldTableFile = 'docs/content-model.md';

interface Row {
  readonly name: string;
  readonly words: string;
  readonly required: Section[];
  readonly optional: Section[];
}

/** These languages need fewer characters; the limits are the same for all of them. */
const dense = localeCodes.filter(isDense);

/** One per field; those common to every section come first. */
function rowsOf(taxonomy: Taxonomy): readonly Row[] {
  const rows: Row[] = [];
  for (const section of sections) {
    const inDense = fieldSchemas(section, 'zh', taxonomy);
    for (const [name, schema] of Object.entries(fieldSchemas(section, 'en', taxonomy))) {
      const denseLimits = fieldLimits(inDense[name] ?? schema);
      const others = denseLimits === fieldLimits(schema) ? '' : `; in ${dense.join(', ')} ${denseLimits}`;
      const words = fieldWords(schema) + others;
      let row = rows.find((known) => known.name === name && known.words === words);
      if (!row) {
        row = { name, words, required: [], optional: [] };
        rows.push(row);
      }
      row[schema instanceof z.ZodOptional ? 'optional' : 'required'].push(section);
    }
  }
  const isEverywhere = ({ required, optional }: Row) => required.length + optional.length === sections.length;
  const names = [...rows.filter(isEverywhere), ...rows].map(({ name }) => name);
  return rows.sort((a, b) => names.indexOf(a.name) - names.indexOf(b.name));
}

/** `whole` stands for all sections that are left. */
const namesOf = (listed: readonly Section[], left: number, whole: string): string =>
  listed.length > 1 && listed.length === left ? whole : listed.map((section) => `\`${section}\``).join(', ');

function fieldTable(taxonomy: Taxonomy): string {
  const rows = rowsOf(taxonomy).map(({ name, words, required, optional }) => [
    `\`${name}\``,
    namesOf(required, sections.length, 'every section'),
    namesOf(optional, sections.length - required.length, required.length > 0 ? 'the others' : 'every section'),
    words || 'text',
  ]);
  return [['field', 'required in', 'optional in', 'what it may be'], ['---', '---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

const place = /(<!-- fields: .*? -->\n\n)[\s\S]*?(\n<!-- end of fields -->)/;

/** @throws when the comments around the table are missing */
export function withFieldTable(document: string, taxonomy: Taxonomy): string {
  if (!place.test(document)) throw new Error(`${fieldTableFile} has no place for the table of fields`);
  return document.replace(
    place,
    (_, opening: string, closing: string) => `${opening}${fieldTable(taxonomy)}\n${closing}`,
  );
}

function writeSchemas(): void {
  const { taxonomy } = parseTaxonomy(readFileSync(path.join(root, taxonomyFile), 'utf8'));
  if (!taxonomy) throw new Error(`${taxonomyFile} has faults; run npm run content -- check ${taxonomyFile}`);
  mkdirSync(path.join(root, schemasFolder), { recursive: true });
  for (const [section, schema] of jsonSchemas(taxonomy)) {
    const file = path.join(schemasFolder, `${section}.json`);
    writeFileSync(path.join(root, file), `${JSON.stringify(schema, null, 2)}\n`);
    console.log(file);
  }
  const document = path.join(root, fieldTableFile);
  writeFileSync(document, withFieldTable(readFileSync(document, 'utf8'), taxonomy));
  console.log(fieldTableFile);
}

if (require.main === module) writeSchemas();
