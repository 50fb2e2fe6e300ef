/** A page carries the messages that it uses, and no others. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { routes, type TemplateName, templateFile } from '../../src/site/pages/routes';

/** Transitive imports, including the file itself. */
function filesBehind(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, name] of readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?'(\.[^']+)'/g)) {
    const target = path.resolve(path.dirname(file), name ?? '');
    const found = [target, `${target}.tsx`, `${target}.ts`].find((each) => /\.tsx?$/.test(each) && isFile(each));
    if (found) filesBehind(found, seen);
  }
  return seen;
}

const isFile = (file: string): boolean => {
  try {
    return readFileSync(file).length > 0;
  } catch {
    return false;
  }
};

/** Used by a template and its components. */
const namespacesOf = (template: TemplateName): readonly string[] =>
  [...filesBehind(path.resolve(templateFile(template)))].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:useTranslation\(|messagesIn\(data, )'([\w-]+)'/g)].map(
      ([, namespace]) => namespace ?? '',
    ),
  );

// Internal pages get their messages, in every language, from the data.
const visited = routes.filter((route) => !route.only);

test.each(visited.map((route) => [route.pattern, route.template, route.messages] as const))(
  '%s (%s) carries the namespaces that it shows',
  (_pattern, template, messages) => {
    expect([...messages].sort()).toEqual([...new Set(namespacesOf(template))].sort());
  },
);
