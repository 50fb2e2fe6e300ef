/**
 * `npm run write:fields`: writes the table of fields in docs/content-model.md from the schemas (design 5.2). A test fails when
 * the table is not that of the schemas.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fieldTableFile, withFieldTable } from '../src/content/field-table';
import { parseTaxonomy, taxonomyFile } from '../src/content/taxonomy';
import { root } from './paths';

const { taxonomy } = parseTaxonomy(readFileSync(path.join(root, taxonomyFile), 'utf8'));
if (!taxonomy) throw new Error(`${taxonomyFile} has faults; see \`npm run check:content\``);
const file = path.join(root, fieldTableFile);
writeFileSync(file, withFieldTable(readFileSync(file, 'utf8'), taxonomy));
