import type { GatsbyNode } from 'gatsby';
import { writeConsultCode } from './src/pipeline/after/consult-code';
import { noticeFields, noticeType } from './src/pipeline/bundles/open-source/notices';
import { setPreloadConcurrency } from './src/pipeline/bundles/preload-concurrency';
import { webpackConfig } from './src/pipeline/bundles/webpack';
import { forwardServices } from './src/pipeline/develop-services';
import { nameEntries } from './src/pipeline/nodes/entry-nodes';
import { keyedFields } from './src/pipeline/nodes/keyed-fields';
import { markdownFields } from './src/pipeline/nodes/markdown-fields';
import { createPriceNode } from './src/pipeline/nodes/price-node';
import { contentTypes, datesInWords, localeTagResolver } from './src/pipeline/nodes/schema';
import { createTermNodes } from './src/pipeline/nodes/term-nodes';
import { createTokenNodes } from './src/pipeline/nodes/token-nodes';
import { uprightCovers } from './src/pipeline/nodes/upright-size';
import { createSitePages } from './src/pipeline/pages/create-pages';
import { refuseWhatIsNoFile } from './src/pipeline/pages/plain-files';
import { guardProduction } from './src/pipeline/production-guard';
import { projectSite } from './src/pipeline/project-site';

export const onPreInit: GatsbyNode['onPreInit'] = () => guardProduction(process.env);

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async (args) => {
  await refuseWhatIsNoFile(args);
  await setPreloadConcurrency();
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(contentTypes);
  actions.createTypes(noticeType);
};

export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  await createTermNodes(args);
  await createTokenNodes(args);
  await createPriceNode(args);
};

export const createResolvers: GatsbyNode['createResolvers'] = (args) => {
  const { createResolvers: resolve } = args;
  resolve(localeTagResolver);
  resolve(datesInWords);
  resolve(keyedFields);
  resolve(noticeFields(process.cwd()));
  resolve(uprightCovers);
  resolve(markdownFields(args));
};

export const onCreateNode: GatsbyNode['onCreateNode'] = nameEntries;

export const createPages: GatsbyNode['createPages'] = (args) => createSitePages(projectSite, args);

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => webpackConfig(projectSite, args);

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = async ({ app }) => {
  await writeConsultCode(projectSite, 'public');
  forwardServices(app, process.env);
};
