import type { GatsbySSR } from 'gatsby';
import { isValidElement } from 'react';
import shells from 'shell-files/all.json';
import './src/styles/global.css';
import { site } from './src/browser/site';
import { Layout } from './src/layouts/layout';
import { serialiseShell, shellElementId } from './src/shell/shell';
import { detectScript } from './src/site/detect-script';
import { splitPath } from './src/site/hosts';
import type { PageContext } from './src/site/page-context';

/** Makes Gatsby write every page anew when the styles have changed: see src/build/styles-digest.ts. */
declare const __STYLES__: string;

export const wrapPageElement: GatsbySSR<object, PageContext>['wrapPageElement'] = ({ element, props }) => (
  <Layout shell={shells[props.pageContext.language]} page={props.pageContext}>
    {element}
  </Layout>
);

const detection = detectScript(site);

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ pathname, setHeadComponents, setPostBodyComponents }) => {
  if (pathname === '/' && detection) {
    setHeadComponents([<script key="detect" dangerouslySetInnerHTML={{ __html: detection }} />]);
  }
  const shell = shells[splitPath(site, pathname).locale];
  setPostBodyComponents([
    <script
      key={shellElementId}
      id={shellElementId}
      type="application/json"
      data-styles={__STYLES__}
      dangerouslySetInnerHTML={{ __html: serialiseShell(shell) }}
    />,
  ]);
};

/** The cover (src/components/cover) shows its picture itself: the styles and the script of `GatsbyImage` have nothing to act on. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({ getHeadComponents, replaceHeadComponents }) => {
  replaceHeadComponents(
    getHeadComponents().filter((node) => !(isValidElement(node) && node.key?.startsWith('gatsby-image-style'))),
  );
};
