/**
 * Whether a browser parses HTML into the tree from which it was written. This finds text that ends an attribute or
 * an element early, or that a parser moves, even if every other check has missed it.
 */
import type { Nodes, Properties } from 'hast';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

/** Elements, attributes and texts as a parser reads them. */
export const readAs = (html: string): string => read(parseFragment(html));

/** Marks the ends of elements, so that no text can look like one. */
const mark = '\u0000';

/** A tree in the same form as {@link readAs}. */
export function written(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' && node.type !== 'root') return `${mark}${node.type}${mark}`;
  let inside = '';
  for (const child of node.children) inside += written(child);
  return node.type === 'root' ? inside : element(node.tagName, attributesOf(node.properties), inside);
}

function read(node: DefaultTreeAdapterTypes.Node): string {
  if ('value' in node) return node.value;
  if (!('childNodes' in node)) return `${mark}${node.nodeName}${mark}`;
  let inside = '';
  for (const child of node.childNodes) inside += read(child);
  if (!('tagName' in node)) return inside;
  let attributes = '';
  for (const { name, value } of node.attrs) attributes += attribute(name, value);
  return element(node.tagName, attributes, inside);
}

const element = (name: string, attributes: string, inside: string): string =>
  `${mark}<${name}${attributes}>${mark}${inside}${mark}</>${mark}`;

const attribute = (name: string, value: string): string => ` ${name}=${value}${mark}`;

/** Attributes as a parser names them. */
function attributesOf(properties: Properties): string {
  let attributes = '';
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    attributes += attribute(attributeName(name), attributeValue(value));
  }
  return attributes;
}

const attributeName = (property: string): string =>
  property === 'className'
    ? 'class'
    : /^(aria|data)[A-Z]/.test(property)
      ? property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      : property.toLowerCase();

const attributeValue = (value: Properties[string]): string =>
  value === true ? '' : Array.isArray(value) ? value.join(' ') : String(value);
