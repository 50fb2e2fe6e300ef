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

export class Sources {
  readonly #texts = new Map<string, Promise<string>>();
  readonly #modules = new Map<string, Promise<readonly string[]>>();

  constructor(
    readonly root: string,
    readonly files: readonly PageFile[],
  ) {}

  /** Falls back to the page's text, or its template. */
  async placeOf({ page, written, isMain }: PageFinding): Promise<Place> {
    const texts = isMain ? this.#textsOf(page) : [];
    for (const { file, text } of texts) {
      const place = inMarkdown(text, written) ?? inLines(text, written);
      if (place) return { file, ...place };
    }
    // In code, a lone slash is rarely a link.
    const clear = written.filter((address) => address !== '/');
    const messages = isMain ? ['shell', ...page.route.messages] : ['shell'];
    for (const namespace of messages) {
      const file = `locales/${page.locale}/${namespace}.json`;
      const place = inMessages(await this.#read(file), clear);
      if (place) return { file, ...place };
    }
    const template = templateFile(page.route.template);
    for (const file of await this.#modulesOf(template, isMain)) {
      const place = inLines(await this.#read(file), clear);
      if (place) return { file, ...place };
    }
    return { file: texts[0]?.file ?? template, line: 1 };
  }

  /** The page's own text, or those that it lists; for `/faq`, all questions. */
  #textsOf({ path: own, locale, list }: PageFinding['page']): readonly PageFile[] {
    const listed = new Set(list?.entries);
    return this.files.filter(
      (file) =>
        file.locale === locale &&
        (file.path.split('#', 1)[0] === own || listed.has(`${file.section}/${file.id}/${locale}`)),
    );
  }

  /** Nearest first; from menus and footer for links outside the main part. */
  async #modulesOf(template: string, isMain: boolean): Promise<readonly string[]> {
    const start = isMain ? [template] : ['src/components/frame/layouts/layout.tsx', 'src/site/pages/menus.ts'];
    const name = start.join();
    const known = this.#modules.get(name) ?? this.#closureOf(start);
    this.#modules.set(name, known);
    return known;
  }

  async #closureOf(start: readonly string[]): Promise<readonly string[]> {
    const known = start.filter((file) => existsSync(path.join(this.root, file)));
    const all = (await importClosure(this.root, known)).filter((file) => /\.tsx?$/.test(file));
    return [...known, ...all.filter((file) => !known.includes(file))];
  }

  #read(file: string): Promise<string> {
    const known = this.#texts.get(file) ?? readFile(path.join(this.root, file), 'utf8').catch(() => '');
    this.#texts.set(file, known);
    return known;
  }
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
