/** What the HTML of a Markdown file may contain; all else is removed, and is a fault (docs/content.md). */
import type { Element, Nodes, Root } from 'hast';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { walk } from '../text/walk';

/** Links: the web, email, a path of the site, an anchor. */
const linkAddress = /^(https?:\/\/|mailto:|#|\/(?![/\\]))/i;

/** Pictures: a path of the site, or a file in the page's folder; no scheme, no other host. */
const pictureAddress = /^(?![a-z][a-z0-9+.-]*:)(?![/\\]{2})[^\s\\]*$/i;

/** Pictures with widths: `/static/a/b.png 320w,\n/static/c/d.png 640w`. */
const pictureSet = /^(\s*\/(?![/\\])[^\s\\,]+ \d+w,?)+$/;

/** Languages of code and Prism's tokens. */
const codeClass = /^[a-z0-9+#_-]+$/i;

const id = 'id';
const headingClass: ['className', string] = ['className', 'article-heading'];

/**
 * In the format of hast-util-sanitize. Ids keep their names; reserved ones are checked elsewhere. Styles are
 * forbidden, since the Content-Security-Policy would have to list each (docs/pages.md).
 */
const allowed: Schema = {
  tagNames: [
    ...['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br', 'div', 'input'],
    ...['a', 'em', 'strong', 'del', 'code', 'pre', 'span', 'wbr'],
    ...['table', 'colgroup', 'col', 'thead', 'tbody', 'tr', 'th', 'td'],
    ...['figure', 'figcaption', 'img'],
  ],
  attributes: {
    a: [id, ['href', linkAddress], 'title', ['rel', 'noopener'], 'dataExternal', ['className', 'anchor'], 'ariaLabel'],
    h2: [id, headingClass],
    h3: [id, headingClass],
    h4: [id, headingClass],
    h5: [id, headingClass],
    h6: [id, headingClass],
    ol: ['start', ['className', 'contains-task-list']],
    ul: [['className', 'contains-task-list']],
    li: [['className', 'task-list-item']],
    input: [['type', 'checkbox'], 'checked', 'disabled'],
    div: [
      ['className', 'scroller', 'gatsby-highlight', 'single-line'],
      ['role', 'group'],
      'ariaLabel',
      ['tabIndex', 0],
      ['dataLanguage', codeClass],
    ],
    pre: [
      ['className', codeClass],
      ['tabIndex', 0],
      ['translate', 'no'],
    ],
    code: [['className', codeClass]],
    // Code, and the frame of a picture.
    span: [['className', codeClass]],
    col: [['width', /^[1-9]0%$/]],
    table: [['role', 'table']],
    tr: [['role', 'row']],
    th: [
      ['align', 'left', 'center', 'right'],
      ['className', 'short'],
      ['role', 'columnheader'],
    ],
    td: [['align', 'left', 'center', 'right'], ['className', 'short'], ['role', 'cell'], 'dataColumn'],
    figure: [['className', 'gatsby-resp-image-figure']],
    figcaption: [['className', 'gatsby-resp-image-figcaption']],
    img: [
      ['src', pictureAddress],
      ['srcSet', pictureSet],
      'sizes',
      'alt',
      'title',
      ['className', 'gatsby-resp-image-image'],
      'width',
      'height',
      ['loading', 'lazy', 'eager', 'auto'],
      ['decoding', 'async', 'sync', 'auto'],
    ],
  },
  strip: ['script', 'style', 'template'],
  clobber: [],
};

export function cleaned(tree: Root): Root {
  const clean = sanitize(tree, allowed);
  return clean.type === 'root' ? clean : { type: 'root', children: clean.type === 'doctype' ? [] : [clean] };
}

/** A part of a tree that is not allowed. */
export interface Stray {
  readonly node: Nodes;
  /** As a message shows it: the element, or the attribute with its value. */
  readonly what: string;
}

/** Finds every element and attribute that {@link cleaned} removes. */
export function straysIn(tree: Root): Stray[] {
  const strays: Stray[] = [];
  walk<Nodes>(tree, (node) => {
    if (node.type === 'element') strays.push(...strayPartsOf(node).map((what) => ({ node, what })));
    else if (node.type !== 'text' && node.type !== 'root') strays.push({ node, what: `a ${node.type}` });
  });
  return strays;
}

function strayPartsOf({ tagName, properties }: Element): string[] {
  const alone = sanitize({ type: 'element', tagName, properties, children: [] }, { ...allowed, ancestors: {} });
  if (alone.type !== 'element') return [`<${tagName}>`];
  return Object.entries(properties)
    .filter(([name, value]) => value !== undefined && JSON.stringify(alone.properties[name]) !== JSON.stringify(value))
    .map(([name, value]) => `${name}="${String(value).slice(0, 40)}" of <${tagName}>`);
}
