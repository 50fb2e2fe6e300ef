/**
 * The forms in which visitors and authors report what is wrong: GitHub shows none that it cannot read.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const folder = '.github/ISSUE_TEMPLATE';
const forms = readdirSync(folder).filter((name) => name !== 'config.yml');

const field = z.strictObject({
  type: z.enum(['input', 'textarea']),
  id: z.string().regex(/^[\w-]+$/),
  attributes: z.strictObject({
    label: z.string(),
    description: z.string().optional(),
    placeholder: z.string().optional(),
  }),
  validations: z.strictObject({ required: z.boolean() }).optional(),
});
const note = z.strictObject({ type: z.literal('markdown'), attributes: z.strictObject({ value: z.string() }) });
const form = z.strictObject({
  name: z.string().min(3),
  description: z.string(),
  labels: z.array(z.string()),
  body: z.array(z.discriminatedUnion('type', [field, note])),
});

test('there is one for a mistake in a text, and one for a fault of the site', () => {
  expect(forms.sort()).toEqual(['fault.yml', 'text.yml']);
});

test.each(forms)('%s has the form that GitHub reads, and asks for the page', (name) => {
  const { body } = form.parse(parse(readFileSync(path.join(folder, name), 'utf8')));
  const fields = body.filter((one) => one.type !== 'markdown');
  const ids = fields.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(fields.find(({ id }) => id === 'page')?.validations).toEqual({ required: true });
});
