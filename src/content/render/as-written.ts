/**
 * Whether a browser's parser reads HTML as the same tree from which it was written. This finds any text that ends an
 * attribute or an element early, or that a parser moves elsewhere, even if every other check has missed it.
 */
import type { Nodes, Properties } from 'hast';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

/** What some HTML says as a parser reads it: elements, attributes, texts, in their order. */
export const readAs = (html: string): string => read(parseFragment(html));

/** Marks the ends of elements, so that no text can be mistaken for one. */
const mark = '\u0000';

/** What a tree says, in the same form as {@link readAs}. */
export function written(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'root') return node.children.map(written).join('');
  if (node.type !== 'element') return `${mark}${node.type}${mark}`;
  const inside = node.children.map(written).join('');
  return element(node.tagName, attributesOf(node.properties), inside);
}

function read(node: DefaultTreeAdapterTypes.Node): string {
  if ('value' in node) return node.value;
  if (!('childNodes' in node)) return `${mark}${node.nodeName}${mark}`;
  const inside = node.childNodes.map(read).join('');
  if (!('tagName' in node)) return inside;
  const attributes = node.attrs.map(({ name, value }) => [name, value] as const);
  return element(node.tagName, attributes, inside);
}

const element = (name: string, attributes: readonly (readonly [string, string])[], inside: string): string =>
  `${mark}<${name}${attributes.map(([key, value]) => ` ${key}=${value}`).join(mark)}>${mark}${inside}${mark}</>${mark}`;

/** The properties of an element as a parser names them. */
const attributesOf = (properties: Properties): (readonly [string, string])[] =>
  Object.entries(properties).flatMap(([name, value]) =>
    value === undefined || value === null || value === false
      ? []
      : [[attributeName(name), attributeValue(value)] as const],
  );

const attributeName = (property: string): string =>
  property === 'className'
    ? 'class'
    : /^(aria|data)[A-Z]/.test(property)
      ? property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      : property.toLowerCase();

const attributeValue = (value: Properties[string]): string =>
  value === true ? '' : Array.isArray(value) ? value.join(' ') : String(value);
