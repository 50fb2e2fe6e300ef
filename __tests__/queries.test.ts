/** Pages find nodes by key, because a query of a connection runs again when any node of its type changes (docs/content.md). */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const source = path.resolve('src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
const graphqlOf = (file: string): string =>
  [...readFileSync(path.join(source, file), 'utf8').matchAll(/graphql`([^`]*)`/g)].map(([, text]) => text).join('\n');

test('only templates have queries, and what they share is in src/components/data', () => {
  const others = files.filter((file) => graphqlOf(file) && !/^(templates|components\/data)\//.test(file));
  expect(others).toEqual([]);
});

test('no query asks for a connection', () => {
  const found = files.filter((file) => /\ball[A-Z]\w*\s*[({]/.test(graphqlOf(file)));
  expect(found).toEqual([]);
});
