/**
 * Puts the styles of a page where they are needed: those of its first screen into the head, in Gatsby's place for all of them; those of
 * what is below are linked where that part begins (docs/pages.md, Styles and type).
 */
import { brotliCompressSync, constants } from 'node:zlib';
import styles from 'first-styles.json';
import { cloneElement, createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { belowAttribute, waitingScript } from '../browser/platform/below-styles';

/** The element of the component `Below`. */
const place = new RegExp(`(<div[^>]* ${belowAttribute}="[^>]*>)(</div>)`);

/** Bytes of a server's first ten TCP segments, less the header lines. */
const firstAnswer = 14_600 - 1_000;

const packed = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/**
 * A page without a place for them has all of its styles in the head, and so has one whose first answer does not fit into ten segments
 * without them either: a further file would only cost it a third round trip.
 */
export function linkBelow(head: ReactNode, body: string, pieces: ReactNode): { head: ReactNode; body: string } {
  const files: string[] = [];
  if (!place.test(body)) return { head, body };
  const divided = ([head].flat(2) as readonly ReactNode[]).map((node) => {
    const parts = isStyle(node) ? styles[node.props['data-href']] : undefined;
    if (!parts) return node;
    if (parts.below) files.push(parts.below);
    return cloneElement(node as StyleElement, { dangerouslySetInnerHTML: { __html: parts.first } });
  });
  if (packed(renderToStaticMarkup(createElement(Fragment, null, ...divided, pieces)) + body) > firstAnswer)
    return { head, body };
  const markup = renderToStaticMarkup(
    <>
      {/* A template's file, which Gatsby's order puts first, has the frame's styles, too. */}
      <link rel="stylesheet" href={files[0]} />
      <script dangerouslySetInnerHTML={{ __html: waitingScript }} />
    </>,
  );
  return { head: divided, body: body.replace(place, (_whole, start: string, end: string) => start + markup + end) };
}

type StyleElement = ReactElement<{
  readonly 'data-href': string;
  readonly dangerouslySetInnerHTML: { readonly __html: string };
}>;

const isStyle = (node: ReactNode): node is StyleElement => isValidElement(node) && node.type === 'style';
