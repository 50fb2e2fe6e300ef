import type { GatsbyNode } from 'gatsby';
import { noticeFields, noticeType } from './src/gatsby/bundles/open-source/notices';
import { setPreloadConcurrency } from './src/gatsby/bundles/preload-concurrency';
import { webpackConfig } from './src/gatsby/bundles/webpack';
import { keyedFields } from './src/gatsby/nodes/keyed-fields';
import { markdownFields, nameEntries } from './src/gatsby/nodes/markdown-fields';
import { contentTypes, datesInWords, localeFields } from './src/gatsby/nodes/schema';
import { createSourceNodes } from './src/gatsby/nodes/source-nodes';
import { uprightCovers } from './src/gatsby/nodes/upright-size';
import { createSitePages } from './src/gatsby/pages/create-pages';
import { refuseWhatIsNoFile } from './src/gatsby/pages/plain-files';
import { guardProduction } from './src/gatsby/production-guard';
import { projectSite } from './src/gatsby/project-site';
import { writeConsultCode } from './src/outputs/consult-code';
import { writeOutputs } from './src/outputs/outputs';
import { forwardServices } from './workshop/local/develop-services';

export const onPreInit: GatsbyNode['onPreInit'] = () => guardProduction(process.env);

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async (args) => {
  await refuseWhatIsNoFile(args);
  await setPreloadConcurrency();
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(contentTypes);
  actions.createTypes(noticeType);
};

export const sourceNodes: GatsbyNode['sourceNodes'] = createSourceNodes;

export const createResolvers: GatsbyNode['createResolvers'] = (args) => {
  const { createResolvers: resolve } = args;
  resolve(localeFields);
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

export const onPostBuild: GatsbyNode['onPostBuild'] = ({ reporter }) => writeOutputs('public', reporter);
