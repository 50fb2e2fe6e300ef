/**
 * The contents of a Markdown file: its tree, and the headings, links and images in it with their lines (design 5).
 */
import type { Nodes, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Data, type Processor, unified } from 'unified';
import type { Position } from '../faults';
import { identifiedHeadings } from './heading-ids';
import { walk } from './walk';

/** A heading of the body. */
export interface Heading extends Position {
  /** 1 for `#`, 2 for `##`. */
  readonly depth: number;
  readonly text: string;
  /** Its id in the page. */
  readonly slug: string;
}

/** A link as written, or by the definition that it refers to. */
export interface MarkdownLink extends Position {
  readonly url: string;
  /** The text that the reader sees; for an image, its alternative text. */
  readonly text: string;
}

/** An image as written, or by the definition that it refers to. */
export interface MarkdownImage extends Position {
  readonly url: string;
  readonly alt: string;
}

/** An address as it stands in a text, of a link or picture or of a definition that some refer to. */
export interface WrittenAddress {
  /** The range of the address with the `<` and `>` around it, in UTF-16 units from the beginning of the file. */
  readonly from: number;
  readonly to: number;
  readonly url: string;
  readonly isImage: boolean;
}

/** A parsed file. Lines are those of the whole file. */
export interface Markdown {
  /** The text between the `---` lines, the line on which it begins, and the line of the closing `---`. */
  readonly frontMatter: { readonly text: string; readonly firstLine: number; readonly lastLine: number } | null;
  readonly body: Root;
  readonly headings: readonly Heading[];
  readonly links: readonly MarkdownLink[];
  readonly images: readonly MarkdownImage[];
  /** In the order of the text, without addresses that are links by themselves, such as `<https://example.org>`. */
  readonly addresses: readonly WrittenAddress[];
}

/** Where the address of a link, a picture or a definition stands, as the parser met it. */
const places = new WeakMap<object, Pick<WrittenAddress, 'from' | 'to'>>();

/** Lets the parser remember where addresses stand: a node knows only where it begins and ends itself. */
function rememberPlaces(this: Processor): void {
  const data = this.data();
  data.fromMarkdownExtensions = [
    ...(data.fromMarkdownExtensions ?? []),
    {
      exit: {
        resourceDestination(token) {
          rememberPlace(this.stack, token);
        },
        definitionDestination(token) {
          rememberPlace(this.stack, token);
        },
      },
    },
  ];
}

/** @param stack the nodes that are open, the last of which has the address */
function rememberPlace(stack: readonly object[], { start, end }: { start: Offset; end: Offset }): void {
  const node = stack.at(-1);
  if (node) places.set(node, { from: start.offset, to: end.offset });
}

interface Offset {
  readonly offset: number;
}

/** A part of GFM that the parser looks for at many words or lines, and what every text that has it contains. */
interface CostlyPart {
  /** The names of its constructs. */
  readonly constructs: readonly string[];
  readonly sign: RegExp;
}

/** Each takes a tenth of the time for reading a text or more. */
const costlyParts: readonly CostlyPart[] = [
  { constructs: ['emailAutolink'], sign: /[\w+.-]@[\w-]/ },
  { constructs: ['wwwAutolink', 'protocolAutolink'], sign: /www\.|https?:/i },
  // The line under the head of a table has a vertical line, or a colon beside a hyphen.
  { constructs: ['table'], sign: /\||:-|-:/ },
];

/** Addresses are also looked for in the tree, where `&#119;ww.a.example` is `www.a.example`. */
const signOfAddress = /www|http|@|&/i;

/** What {@link parseMarkdown} reads with, by the parts that are left out. */
const processors = new Map<string, Processor<Root>>();

/** The usual processor, without what a text cannot have: the tree is the same. */
function processorFor(text: string): Processor<Root> {
  const absent = costlyParts.flatMap(({ constructs, sign }) => (sign.test(text) ? [] : constructs));
  const hasAddress = signOfAddress.test(text);
  const key = `${absent} ${hasAddress}`;
  let processor = processors.get(key);
  if (!processor) {
    processor = unified()
      .use(remarkParse)
      .use(remarkGfm)
      .use(leaveOut, absent, !hasAddress)
      .use(rememberPlaces)
      .use(remarkFrontmatter)
      .freeze() as Processor<Root>;
    processors.set(key, processor);
  }
  return processor;
}

/** Leaves out constructs of GFM, and the search for addresses in the tree. */
function leaveOut(this: Processor, names: readonly string[], addresses: boolean): void {
  const data = this.data();
  data.micromarkExtensions = (data.micromarkExtensions ?? []).map((extension) => ({
    ...extension,
    flow: without(names, extension.flow),
    text: without(names, extension.text),
  }));
  if (!addresses) return;
  data.fromMarkdownExtensions = (data.fromMarkdownExtensions ?? [])
    .flat()
    .map((extension) => (extension.enter?.literalAutolink ? { ...extension, transforms: [] } : extension));
}

type Constructs = NonNullable<NonNullable<Data['micromarkExtensions']>[number]['text']>;

/** Constructs, by the code of the character at which they begin, without some. */
const without = (names: readonly string[], constructs: Constructs = {}): Constructs =>
  Object.fromEntries(
    Object.entries(constructs).map(([code, some]) => [
      code,
      [some ?? []].flat().filter(({ name = '' }) => !names.includes(name)),
    ]),
  );

/** Where a node begins. */
export const startOf = (node: Nodes): Position => {
  const start = node.position?.start;
  return { line: start?.line ?? 1, column: start?.column ?? 1 };
};

/** Parses a file: front matter and GitHub-flavored Markdown. */
export function parseMarkdown(text: string): Markdown {
  const root = processorFor(text).parse(text);
  const [first] = root.children;
  const isBody = (node: RootContent): boolean => node.type !== 'yaml';
  const body: Root = { ...root, children: root.children.filter(isBody) };
  return {
    frontMatter:
      first?.type === 'yaml'
        ? { text: first.value, firstLine: startOf(first).line + 1, lastLine: first.position?.end.line ?? 1 }
        : null,
    body,
    headings: headingsOf(body),
    ...targetsOf(body),
    addresses: addressesOf(body),
  };
}

const headingsOf = (body: Root): Heading[] =>
  identifiedHeadings(body).map(({ node, text, id }) => ({ ...startOf(node), depth: node.depth, text, slug: id }));

function targetsOf(body: Root): { links: MarkdownLink[]; images: MarkdownImage[] } {
  const definitions = new Map<string, string>();
  walk<Nodes>(body, (node) => {
    if (node.type === 'definition' && !definitions.has(node.identifier)) definitions.set(node.identifier, node.url);
  });
  const links: MarkdownLink[] = [];
  const images: MarkdownImage[] = [];
  walk<Nodes>(body, (node) => {
    switch (node.type) {
      case 'link':
        links.push({ ...startOf(node), url: node.url, text: textOf(node).trim() });
        break;
      case 'linkReference':
        links.push({ ...startOf(node), url: definitions.get(node.identifier) ?? '', text: textOf(node).trim() });
        break;
      case 'image':
        images.push({ ...startOf(node), url: node.url, alt: (node.alt ?? '').trim() });
        break;
      case 'imageReference':
        images.push({ ...startOf(node), url: definitions.get(node.identifier) ?? '', alt: (node.alt ?? '').trim() });
        break;
    }
  });
  return { links, images };
}

function addressesOf(body: Root): WrittenAddress[] {
  const shown = new Set<string>();
  const addresses: WrittenAddress[] = [];
  walk<Nodes>(body, (node) => {
    if (node.type === 'imageReference') shown.add(node.identifier);
  });
  walk<Nodes>(body, (node) => {
    const place = places.get(node);
    if (!place || !('url' in node)) return;
    const isImage = node.type === 'image' || (node.type === 'definition' && shown.has(node.identifier));
    addresses.push({ ...place, url: node.url, isImage });
  });
  return addresses.sort((a, b) => a.from - b.from);
}
