/**
 * The frame of every document, in Gatsby's place for it: its own also speaks to Internet Explorer and to iOS 9.
 */
import type { HTMLAttributes, ReactNode } from 'react';
import { linkBelow } from './gatsby/below-styles';
import { ownIds } from './site/own-ids';

/** What Gatsby hands over. */
interface DocumentProps {
  readonly htmlAttributes: HTMLAttributes<HTMLHtmlElement>;
  readonly bodyAttributes: HTMLAttributes<HTMLBodyElement>;
  readonly headComponents: ReactNode;
  readonly preBodyComponents: ReactNode;
  readonly postBodyComponents: ReactNode;
  /** The HTML that React has rendered. */
  readonly body: string;
}

/**
 * Has a browser (Chromium 124 and later) paint nothing before it has read the page down to its content. A slow machine reads in
 * parts: it would show one half of the header first, and move it when the other half is there. React has no type for it.
 */
const untilContent = { rel: 'expect', href: `#${ownIds.content}`, blocking: 'render' };

export default function Document({ htmlAttributes, bodyAttributes, ...components }: DocumentProps): ReactNode {
  const { head, body } = linkBelow(components.headComponents, components.body, components.postBodyComponents);
  return (
    <html {...htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link {...untilContent} />
        {head}
      </head>
      <body {...bodyAttributes}>
        {components.preBodyComponents}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: body }} />
        {components.postBodyComponents}
      </body>
    </html>
  );
}
