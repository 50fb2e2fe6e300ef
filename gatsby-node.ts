import type { GatsbyNode } from 'gatsby';
import { writeConsultCode } from './src/build/consult-code';
import { createSitePages } from './src/build/create-pages';
import { forwardServices } from './src/build/develop-services';
import { nameEntries } from './src/build/entry-nodes';
import { keyedFields } from './src/build/keyed-fields';
import { markdownFields } from './src/build/markdown-fields';
import { noticeFields, noticeType } from './src/build/open-source/notices';
import { refuseWhatIsNoFile } from './src/build/plain-files';
import { setPreloadConcurrency } from './src/build/preload-concurrency';
import { guardProduction } from './src/build/production-guard';
import { projectSite } from './src/build/project-site';
import { contentTypes, datesInWords, localeTagResolver } from './src/build/schema';
import { createTermNodes } from './src/build/term-nodes';
import { createTokenNodes } from './src/build/token-nodes';
import { webpackConfig } from './src/build/webpack';

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
};

export const createResolvers: GatsbyNode['createResolvers'] = (args) => {
  const { createResolvers: resolve } = args;
  resolve(localeTagResolver);
  resolve(datesInWords);
  resolve(keyedFields);
  resolve(noticeFields(process.cwd()));
  resolve(markdownFields(args));
};

export const onCreateNode: GatsbyNode['onCreateNode'] = nameEntries;

export const createPages: GatsbyNode['createPages'] = (args) => createSitePages(projectSite, args);

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => webpackConfig(projectSite, args);

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = async ({ app }) => {
  await writeConsultCode(projectSite, 'public');
  forwardServices(app, process.env);
};
