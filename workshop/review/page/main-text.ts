/** What is read or heard of a page, and what other sites show of it. */

/** A block of text with its element. */
export interface Line {
  readonly text: string;
  /** Its text and what else can differ: the digest of a picture, the address of a link of the menus. */
  readonly print: string;
  readonly element: Element;
}

export type Part = 'main' | 'frame';

const inline = new Set(
  'a abbr b bdi bdo cite code data del em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(' '),
);
const unread = new Set(['script', 'style', 'template', 'svg', 'noscript', 'head']);
const readAttributes = ['alt', 'aria-label', 'title', 'placeholder'];
const pictureDigest = /(?<=\/static\/(?:[^\s"'/]*-)?)[0-9a-f]{32}(?=[/.])/;

/**
 * One line per block of text, one in brackets per attribute that is read, and one per picture. Lists of contents that stand twice, and
 * the links beside headings, are there once or not at all.
 * @param part the main part, or the menus and the footer around it; their links have their addresses, without the language's prefix
 */
export function linesOf(page: Document, part: Part = 'main', prefixes: readonly string[] = []): readonly Line[] {
  const lines: { text: string; print: string; element: Element }[] = [];
  const menus = new Set<string>();
  let isOpen = false;
  const say = (text: string, element: Element): void => {
    const line = lines.at(-1);
    if (isOpen && line) line.text += text;
    else if (text.trim() !== '') lines.push({ text, print: '', element });
    isOpen ||= text.trim() !== '';
  };
  const sayAlone = (text: string, element: Element, print = ''): void => {
    lines.push({ text, print, element });
    isOpen = false;
  };
  const read = (element: Element, block: Element): void => {
    const { localName } = element;
    const text = element.textContent?.trim() ?? '';
    if (unread.has(localName) || (part === 'frame' && localName === 'main')) return;
    if (localName === 'a' && text === '#') return;
    if (localName === 'nav' && text !== '' && (menus.has(text) || !menus.add(text))) return;
    const isBlock = !inline.has(localName);
    const own = isBlock ? element : block;
    if (isBlock) isOpen = false;
    // Words of neighboring elements are apart on the page, whatever the markup has between them.
    else if (isElement(element.previousSibling)) say(' ', own);
    for (const name of readAttributes) {
      const value = element.getAttribute(name);
      if (value) sayAlone(`[${value}]`, element);
    }
    const digest = localName === 'img' ? pictureDigest.exec(element.outerHTML)?.[0] : undefined;
    if (digest) sayAlone('[picture]', element, digest);
    for (const child of element.childNodes) {
      if (isElement(child)) read(child, own);
      else if (child.nodeType === Node.TEXT_NODE) say(child.nodeValue ?? '', own);
    }
    const address = element.getAttribute('href');
    if (part === 'frame' && localName === 'a' && address) say(` → ${plainAddress(address, prefixes)}`, own);
    if (isBlock) isOpen = false;
  };
  const start = page.querySelector(part === 'main' ? 'main' : 'body');
  if (start) read(start, start);
  return lines
    .map(({ text, print, element }) => ({ text: text.replace(/\s+/g, ' ').trim(), print, element }))
    .map((line) => ({ ...line, print: `${line.text} ${line.print}` }));
}

/** Also of another window, whose classes are others. */
const isElement = (node: Node | null): node is Element => node?.nodeType === Node.ELEMENT_NODE;

/** Without the host and the prefix of a language, in which a preview and the public hosts differ. */
function plainAddress(address: string, prefixes: readonly string[]): string {
  if (!URL.canParse(address, 'https://preview.invalid')) return address;
  const { pathname, hash } = new URL(address, 'https://preview.invalid');
  const [, first = '', ...rest] = pathname.split('/');
  return (prefixes.includes(first) ? `/${rest.join('/')}` : pathname) + hash;
}

export const cardText = (page: Document): string | null =>
  page.querySelector('meta[property="og:title"]')?.getAttribute('content') ?? null;

/**
 * Its scripts do not run.
 * @throws when it is not there
 */
export async function readPage(address: string): Promise<Document> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: status ${answer.status}`);
  return new DOMParser().parseFromString(await answer.text(), 'text/html');
}
