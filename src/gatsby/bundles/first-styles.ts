/**
 * Divides the styles of each template into those of its first screen, which Gatsby writes into the document, and those of what is
 * below (`*.below.module.css`), which the document links (docs/pages.md, Styles and type).
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';
import { isBelowName } from './class-names';

export const firstStylesFile = '.cache/first-styles.json';

/** By the address of a style file. */
export type FirstStyles = Readonly<Record<string, { readonly first: string; readonly below: string | null }>>;

/**
 * Writes, for each style file in a folder, one with what is below, that of the frame included: a second file would cost the first
 * visit a connection where the host speaks HTTP/1.1. And the list of all (`firstStylesFile`).
 * @param frame the file with the frame's styles, which every page has
 */
export function writeFirstStyles(folder: string, frame: string): void {
  const read = (name: string) => divideStyles(readFileSync(path.join(folder, name), 'utf8'));
  const ofFrame = read(frame).below;
  const divided = readdirSync(folder)
    .filter((name) => /^[0-9a-f]+\.css$/.test(name))
    .map((name) => {
      const { first, below } = read(name);
      if (!below) return [`/${name}`, { first, below: null }] as const;
      const text = name === frame ? below : ofFrame + below;
      const file = `below-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.css`;
      writeFileSync(path.join(folder, file), text);
      return [`/${name}`, { first, below: `/${file}` }] as const;
    });
  writeFileSync(firstStylesFile, JSON.stringify(Object.fromEntries(divided) satisfies FirstStyles));
}

/** Minified styles in, minified styles out: each rule is in one of the two, in the order in which it was. */
export function divideStyles(css: string): { readonly first: string; readonly below: string } {
  return { first: rulesOf(css, false), below: rulesOf(css, true) };
}

function rulesOf(css: string, wanted: boolean): string {
  const root = postcss.parse(css);
  keep(root, wanted);
  return root.toString();
}

function keep(container: Container, wanted: boolean): void {
  container.each((node) => {
    if (isRule(node)) {
      const selectors = node.selectors.filter((selector) => hasBelowClass(selector) === wanted);
      if (selectors.length > 0) node.selectors = selectors;
      else node.remove();
    } else if (isBlock(node)) {
      if (node.name === 'media' && node.params.includes('print')) return wanted ? undefined : void node.remove();
      if (node.name.endsWith('keyframes')) return isBelowName(node.params) === wanted ? undefined : void node.remove();
      keep(node, wanted);
      if (node.nodes?.length === 0) node.remove();
    } else if (wanted) node.remove();
  });
}

const isRule = (node: ChildNode): node is Rule => node.type === 'rule';
const isBlock = (node: ChildNode): node is AtRule & Container => node.type === 'atrule' && node.nodes !== undefined;

const hasBelowClass = (selector: string): boolean =>
  [...selector.matchAll(/\.(-?[a-z][\w-]*)/gi)].some(([, name = '']) => isBelowName(name));
