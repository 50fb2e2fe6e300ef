import type { GatsbySSR } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';
import shells from 'shell-files/all.json';
import './src/styles/global.css';
import { Layout } from './src/layouts/layout';
import { earlyEventsScript } from './src/services/early-events';
import { restLaterScript } from './src/services/lay-out-rest';
import { site } from './src/services/site';
import { serialiseShell, shellType } from './src/shell/shell';
import { detectScript } from './src/site/detect-script';
import { splitPath } from './src/site/hosts';
import { localeOf } from './src/site/locales';
import { isDated, offerAttributes, offerScript } from './src/site/offers';
import { ownIds } from './src/site/own-ids';
import type { PageContext } from './src/site/page-context';

/** Makes Gatsby write every page anew when the styles have changed: see src/build/styles-digest.ts. */
declare const __STYLES__: string;

export const wrapPageElement: GatsbySSR<object, PageContext>['wrapPageElement'] = ({ element, props }) => (
  <Layout shell={shells[props.pageContext.language]} page={props.pageContext}>
    {element}
  </Layout>
);

const detection = detectScript(site);

export const onRenderBody: GatsbySSR['onRenderBody'] = (page) => {
  const { pathname, setHtmlAttributes, setHeadComponents, setPostBodyComponents } = page;
  const { locale, path } = splitPath(site, pathname);
  // Not in the heads of pages: a browser that is told the language again, even the same, computes all styles anew.
  setHtmlAttributes({ lang: localeOf(locale).tag });
  if (isDated(path)) {
    setHtmlAttributes(offerAttributes(Date.now()));
    setHeadComponents([<script key="offers" dangerouslySetInnerHTML={{ __html: offerScript }} />]);
  }
  if (pathname === '/' && detection) {
    setHeadComponents([<script key="detect" dangerouslySetInnerHTML={{ __html: detection }} />]);
  }
  setHeadComponents([<script key="early-events" dangerouslySetInnerHTML={{ __html: earlyEventsScript }} />]);
  setHeadComponents([<script key="rest-later" dangerouslySetInnerHTML={{ __html: restLaterScript }} />]);
  setPostBodyComponents([
    <script
      key={ownIds.shell}
      id={ownIds.shell}
      type={shellType}
      data-styles={__STYLES__}
      dangerouslySetInnerHTML={{ __html: serialiseShell(shells[locale]) }}
    />,
  ]);
};

/** What plugins put into the head of every page, and no page needs. */
const needless = [
  // Styles and a script for `GatsbyImage`: the cover (src/components/cover) shows its picture itself.
  'gatsby-image-style',
];

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({ getHeadComponents, replaceHeadComponents }) => {
  const isNeedless = (node: ReactNode) =>
    isValidElement(node) && needless.some((start) => node.key?.startsWith(start) === true);
  replaceHeadComponents(getHeadComponents().filter((node) => !isNeedless(node)));
};
