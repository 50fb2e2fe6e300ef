/** Where a link of a built page was written: a text, a message, or code. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { importClosure } from '../../src/content/checks/rule-files';
import { parseMarkdown } from '../../src/content/text/markdown';
import type { Fault } from '../../src/site/faults';
import { templateFile } from '../../src/site/pages/routes';
import type { PageFinding } from './check-pages';
import type { PageFile } from './project';

export type Place = Pick<Fault, 'file' | 'line' | 'column' | 'field'>;

/** Makes each value once. */
function remembered<T>(make: (name: string) => Promise<T>): typeof make {
  const known = new Map<string, Promise<T>>();
  return (name) => {
    const value = known.get(name) ?? make(name);
    known.set(name, value);
    return value;
  };
}

/** Finds where a link was written; falls back to the page's text, or its template. */
export function sourceFinder(root: string, files: readonly PageFile[]): (finding: PageFinding) => Promise<Place> {
  const read = remembered((file) => readFile(path.join(root, file), 'utf8').catch(() => ''));
  /** Nearest first. */
  const modulesOf = remembered(async (start) => {
    const known = start.split(',').filter((file) => existsSync(path.join(root, file)));
    const all = (await importClosure(root, known)).filter((file) => /\.tsx?$/.test(file));
    return [...new Set([...known, ...all])];
  });
  /** The page's own text, or those that it lists; for `/faq`, all questions. */
  const textsOf = ({ path: own, locale, list }: PageFinding['page']): readonly PageFile[] => {
    const listed = new Set(list?.entries);
    const isOwn = ({ path: place, section, id }: PageFile): boolean =>
      place.split('#', 1)[0] === own || listed.has(`${section}/${id}/${locale}`);
    return files.filter((file) => file.locale === locale && isOwn(file));
  };
  return async ({ page, written, isMain }) => {
    const texts = isMain ? textsOf(page) : [];
    const template = templateFile(page.route.template);
    // In code, a lone slash is rarely a link.
    const clear = written.filter((address) => address !== '/');
    const messages = isMain ? ['shell', ...page.route.messages] : ['shell'];
    const outside = 'src/components/frame/layouts/layout.tsx,src/site/pages/menus.ts';
    for (const { file, text } of texts) {
      const place = inMarkdown(text, written) ?? inLines(text, written);
      if (place) return { file, ...place };
    }
    for (const file of messages.map((namespace) => `locales/${page.locale}/${namespace}.json`)) {
      const place = inMessages(await read(file), clear);
      if (place) return { file, ...place };
    }
    for (const file of await modulesOf(isMain ? template : outside)) {
      const place = inLines(await read(file), clear);
      if (place) return { file, ...place };
    }
    return { file: texts[0]?.file ?? template, line: 1 };
  };
}

function inMarkdown(text: string, written: readonly string[]): Omit<Place, 'file'> | null {
  const { links, images } = parseMarkdown(text);
  const found = [...links, ...images].find(({ url }) => written.includes(url));
  return found ? { line: found.line, ...(found.column !== undefined && { column: found.column }) } : null;
}

/** The first line with one of the addresses in quotation marks, or at the end of a line of front matter. */
function inLines(text: string, written: readonly string[]): Omit<Place, 'file'> | null {
  const lines = text.split('\n');
  for (const address of written) {
    const quoted = ["'", '"', '`'].map((sign) => sign + address + sign);
    const index = lines.findIndex(
      (line) => quoted.some((each) => line.includes(each)) || line.endsWith(`: ${address}`),
    );
    if (index >= 0) return { line: index + 1 };
  }
  return null;
}

/** The first message with one of the addresses as an attribute or alone. */
function inMessages(text: string, written: readonly string[]): Omit<Place, 'file'> | null {
  const counter = new LineCounter();
  let found: Omit<Place, 'file'> | null = null;
  visit(parseDocument(text, { lineCounter: counter }), {
    Scalar(key, { value, range }, ancestors) {
      if (key !== 'value' || typeof value !== 'string' || !range || !written.some((address) => names(value, address)))
        return;
      const keys = ancestors.flatMap((node) => (isPair(node) && isScalar(node.key) ? [String(node.key.value)] : []));
      found = { line: counter.linePos(range[0]).line, field: keys.join('.') };
      return visit.BREAK;
    },
  });
  return found;
}

/** Whether a text is an address, or has it between quotation marks or brackets. */
const names = (text: string, address: string): boolean =>
  text === address || [`"${address}"`, `'${address}'`, `(${address})`].some((quoted) => text.includes(quoted));
