import type { GatsbySSR } from 'gatsby';
import { renderToString } from 'react-dom/server';
import shells from 'shell-files/all.json';
import './src/components/styles/global.css';
import { elementsIn } from './src/browser/application/as-served';
import { PageScripts, scriptsOfReview } from './src/browser/document/scripts';
import { languageAttribute } from './src/browser/language/page-language';
import { headingFontAttribute } from './src/browser/pieces/heading-font';
import { site } from './src/browser/platform/site';
import type { WithPrices } from './src/components/data/data';
import { Layout } from './src/components/frame/layouts/layout';
import { iconLinks } from './src/components/frame/logo/icon-links';
import { DocumentPieces } from './src/components/frame/pieces';
import { isGatsbyTag, withoutStyleAttributes } from './src/gatsby/drop-gatsby-tags';
import { splitPath } from './src/site/hosting/hosts';
import { localeOf } from './src/site/languages/locales';
import type { PageContext } from './src/site/pages/page-context';
import { routes } from './src/site/pages/routes';
import { mayChange, offerAttributes } from './src/site/product/offers';

/** The pages that are being rendered, by path, since the document around a page has to know which page it contains. */
const contexts = new Map<string, PageContext>();

/** Attributes of a document whose headings have their face at once. */
const faced: Readonly<Record<string, string>> = { [headingFontAttribute]: '' };

/** Those among them that begin with a picture. */
const pictured = new Set<string>();

/** The number of their elements. */
const elements = new Map<string, number>();

export const wrapPageElement: GatsbySSR<Partial<WithPrices>, PageContext>['wrapPageElement'] = ({ element, props }) => {
  contexts.set(props.location.pathname, props.pageContext);
  return (
    <Layout shell={shells[props.pageContext.language]} page={props.pageContext} data={props.data}>
      {element}
    </Layout>
  );
};

/** Gatsby would have React 18 write a stream of bytes, in which it puts NUL where a letter does not fit its buffer any more. */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({ pathname, bodyComponent, replaceBodyHTMLString }) => {
  const body = renderToString(bodyComponent);
  replaceBodyHTMLString(withoutStyleAttributes(body));
  elements.set(pathname, elementsIn(body));
  if (body.includes(' fetchpriority="high"')) pictured.add(pathname);
};

export const onRenderBody: GatsbySSR['onRenderBody'] = (page) => {
  const { pathname, setHtmlAttributes, setHeadComponents, setPostBodyComponents } = page;
  const { locale } = splitPath(site, pathname);
  const context = contexts.get(pathname);
  contexts.delete(pathname);
  // Not in the heads of pages: if the language is set again, even to the same value, a browser recomputes all styles.
  const { tag } = localeOf(locale);
  setHtmlAttributes({ lang: tag, ...{ [languageAttribute]: tag } });
  // Fonts would share the connection with the picture.
  if (!pictured.delete(pathname)) setHtmlAttributes(faced);
  const route = routes.find(({ pattern }) => pattern === context?.pattern);
  if (route?.dated) setHtmlAttributes(offerAttributes(Date.now()));
  setHeadComponents([
    <PageScripts
      key="scripts"
      site={site}
      page={{ path: pathname, pattern: context?.pattern ?? '', shell: context?.shell ?? '' }}
      elements={elements.get(pathname)}
      beforePaint={route?.dated === true && mayChange(Date.now())}
      startsApplication={route?.startsApplication === true}
    />,
    ...scriptsOfReview(site),
    ...iconLinks,
  ]);
  setPostBodyComponents([context && <DocumentPieces key="pieces" shell={shells[locale]} page={context} />]);
};

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (page) => {
  page.replaceHeadComponents(page.getHeadComponents().filter((node) => !isGatsbyTag(node)));
  page.replacePostBodyComponents(page.getPostBodyComponents().filter((node) => !isGatsbyTag(node)));
};
