/**
 * The frame of every document, in Gatsby's place for it: its own also speaks to Internet Explorer and to iOS 9.
 */
import type { HTMLAttributes, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { linkBelow } from './gatsby/below-styles';
import { isOneRoundTrip } from './gatsby/first-answer';
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

/**
 * Links the styles of what is below the first screen where the page is then sent in one round trip. A longer page has all of its styles
 * in the head: a further file would only cost it another round trip.
 */
export default function Document(page: DocumentProps): ReactNode {
  const linked = linkBelow(page.headComponents, page.body);
  if (!linked) return <Html {...page} />;
  const short = <Html {...page} headComponents={linked.head} body={linked.body} />;
  return isOneRoundTrip(renderToStaticMarkup(short)) ? short : <Html {...page} />;
}

function Html({ body, htmlAttributes, bodyAttributes, ...components }: DocumentProps) {
  return (
    <html {...htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link {...untilContent} />
        {components.headComponents}
      </head>
      <body {...bodyAttributes}>
        {components.preBodyComponents}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: body }} />
        {components.postBodyComponents}
      </body>
    </html>
  );
}
