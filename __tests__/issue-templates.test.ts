/**
 * The forms in which visitors and authors report what is wrong: GitHub shows none that it cannot read.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const folder = '.github/ISSUE_TEMPLATE';
const forms = readdirSync(folder).filter((name) => name !== 'config.yml');

const text = { label: z.string(), description: z.string().optional(), placeholder: z.string().optional() };
const field = z.strictObject({
  type: z.enum(['input', 'textarea']),
  id: z.string().regex(/^[\w-]+$/),
  attributes: z.strictObject(text),
  validations: z.strictObject({ required: z.boolean() }).optional(),
});
const note = z.strictObject({ type: z.literal('markdown'), attributes: z.strictObject({ value: z.string() }) });
const body = z.array(z.discriminatedUnion('type', [field, note]));
const form = z.strictObject({ name: z.string().min(3), description: z.string(), labels: z.array(z.string()), body });

test('there is one for a mistake in a text, and one for a fault of the site', () => {
  expect(forms.sort()).toEqual(['fault.yml', 'text.yml']);
});

test.each(forms)('%s has the form that GitHub reads, and asks for the page', (name) => {
  const fields = form
    .parse(parse(readFileSync(path.join(folder, name), 'utf8')))
    .body.filter((one) => one.type !== 'markdown');
  expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length);
  expect(fields.find(({ id }) => id === 'page')?.validations).toEqual({ required: true });
});
