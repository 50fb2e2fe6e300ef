import { readFileSync } from 'node:fs';
import { changes } from './cases';

test.each(['message', 'price'] as const)('the project has what the case "%s" changes', (name) => {
  const { file, change } = changes[name];
  const before = readFileSync(file, 'utf8');
  expect(change(before)).not.toBe(before);
  // One line changes.
  const lines = before.split('\n');
  expect(
    change(before)
      .split('\n')
      .filter((line, place) => line !== lines[place]),
  ).toHaveLength(1);
});

test('a changed message is still JSON, with one more period', () => {
  const { file, change } = changes.message;
  const before = readFileSync(file, 'utf8');
  const { title } = JSON.parse(before) as { readonly title: string };
  expect(JSON.parse(change(before))).toMatchObject({ title: `${title}.` });
});

test('a changed price is the next multiple of 3', () => {
  expect(changes.price.change('{ "USD": { "profiles": { "10": 9, "20": 15 } } }')).toBe(
    '{ "USD": { "profiles": { "10": 12, "20": 15 } } }',
  );
});

test('an edited article has its first paragraph twice', () => {
  expect(changes.edit.change('---\ntitle: x\n---\n\nFirst.\n\nSecond.\n')).toBe(
    '---\ntitle: x\n---\n\nFirst.\n\nSecond.\n\nFirst.\n',
  );
});
