/** What is read or heard in a page's main part, and what other sites show of it. */

const inline = new Set(
  'a abbr b bdi bdo cite code data del em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(' '),
);
const unread = new Set(['script', 'style', 'template', 'svg']);
const readAttributes = ['alt', 'aria-label', 'title', 'placeholder'];

/** One line per block of text, and one in brackets per attribute. */
export function linesOf(page: Document): readonly string[] {
  const lines: string[] = [''];
  const end = (): void => {
    if (lines.at(-1) !== '') lines.push('');
  };
  const say = (text: string): void => {
    lines[lines.length - 1] += text;
  };
  const read = (node: Node): void => {
    if (node instanceof Text) say(node.data);
    if (!(node instanceof Element) || unread.has(node.localName)) return;
    const { localName, attributes, childNodes } = node;
    const isBlock = !inline.has(localName);
    if (isBlock) end();
    for (const name of readAttributes) {
      const value = attributes.getNamedItem(name)?.value;
      if (!value) continue;
      end();
      say(`[${value}]`);
      end();
    }
    for (const child of childNodes) read(child);
    if (isBlock) end();
  };
  const main = page.querySelector('main');
  if (main) read(main);
  return lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter(Boolean);
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
