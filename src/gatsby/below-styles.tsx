/**
 * Puts the styles of a page where they are needed: those of its first screen into the head, in Gatsby's place for all of them; those of
 * what is below are linked where that part begins (docs/pages.md, Styles and type).
 */
import styles from 'first-styles.json';
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { belowAttribute, waitingScript } from '../browser/platform/below-styles';

/** The element of the component `Below`. */
const place = new RegExp(`(<div[^>]* ${belowAttribute}="[^>]*>)(</div>)`);

/** @returns null for a page without a place for the links */
export function linkBelow(head: ReactNode, body: string): { head: ReactNode; body: string } | null {
  if (!place.test(body)) return null;
  const files: string[] = [];
  const divided = ([head].flat(2) as readonly ReactNode[]).map((node) => {
    const parts = isStyle(node) ? styles[node.props['data-href']] : undefined;
    if (!parts) return node;
    if (parts.below) files.push(parts.below);
    return cloneElement(node as StyleElement, { dangerouslySetInnerHTML: { __html: parts.first } });
  });
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
