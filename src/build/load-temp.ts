import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
export async function loadContent(root: string) {
  const documents: any[] = [];
  for (const section of readdirSync(path.join(root, 'content'), { withFileTypes: true })) {
    if (!section.isDirectory()) continue;
    for (const id of readdirSync(path.join(root, 'content', section.name))) {
      const dir = path.join(root, 'content', section.name, id);
      for (const f of readdirSync(dir)) {
        if (!f.endsWith('.md')) continue;
        const fm = parse(readFileSync(path.join(dir, f), 'utf8').split(/^---$/m)[1] ?? '');
        const e = fm as any;
        const iso = (d: any) =>
          d === undefined ? undefined : String(d instanceof Date ? d.toISOString() : d).slice(0, 10);
        documents.push({
          entry: {
            section: section.name,
            id,
            locale: f.slice(0, -3),
            date: iso(e.date),
            updated: iso(e.updated),
            category: e.category,
            tags: e.tags,
            order: e.order,
          },
          draft: false,
          aliases: [],
        });
      }
    }
  }
  return { documents, faults: [] as any[] };
}
export const formatFaults = (_: any[]) => '';
