/**
 * Leads the links of a Markdown file to their places (design 5): site paths get the language's prefix, `doc:<number>` the
 * documentation page of the language, links off the site their relation.
 *
 * Plain JavaScript: Gatsby loads plugins of gatsby-transformer-remark as they are. The rules are in
 * `src/build/markdown-links.ts`; this file only walks the tree.
 */
const path = require('node:path');
const { register } = require('tsx/cjs/api');
const { visit } = require('unist-util-visit');

const unregister = register();
const { markdownLink } = require('../../src/build/markdown-links.ts');
const { projectSite } = require('../../src/build/project-site.ts');
unregister();

module.exports = ({ markdownAST, markdownNode }) => {
  const locale = path.basename(markdownNode.fileAbsolutePath ?? '', '.md');
  visit(markdownAST, ['link', 'definition'], (node) => {
    const { url, external } = markdownLink(projectSite, locale, node.url);
    node.url = url;
    if (external) node.data = { hProperties: { rel: 'noopener', 'data-external': '' } };
  });
  return markdownAST;
};
