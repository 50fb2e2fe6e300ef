/**
 * `npm run schemas`: writes each section's front matter as JSON Schema, from which editors complete fields, and the table of
 * fields in docs/content-model.md. Tests say when it has to run again.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { jsonSchemas, schemasFolder } from '../../src/content/model/json-schemas';
import { parseTaxonomy, taxonomyFile } from '../../src/content/model/taxonomy';
import { root } from '../paths';
import { fieldTableFile, withFieldTable } from './field-table';

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
