const { resolve } = require('node:path');

const template = (name) => resolve(`src/templates/${name}.jsx`);

const everyFile = `{
  allFile(filter: { extension: { eq: "md" } }) {
    nodes { name relativeDirectory childMarkdownRemark { id } }
  }
}`;

/**
 * Creates a page for each file `content/blog/<id>/<language>.md`, and a list for each language.
 *
 * @type {import('gatsby').GatsbyNode['createPages']}
 */
exports.createPages = async ({ actions, graphql }) => {
  const { data, errors } = await graphql(everyFile);
  if (errors) throw errors;
  const byFolder = new Map();
  for (const { name, relativeDirectory, childMarkdownRemark } of data.allFile.nodes) {
    const pages = byFolder.get(relativeDirectory) ?? [];
    pages.push({ id: childMarkdownRemark.id, language: name, path: `/${name}/${relativeDirectory}` });
    byFolder.set(relativeDirectory, pages);
  }
  const languages = new Set();
  for (const pages of byFolder.values()) {
    const alternates = pages.map(({ language, path }) => ({ language, path }));
    for (const { id, language, path } of pages) {
      actions.createPage({ path, component: template('article'), context: { id, language, alternates } });
      languages.add(language);
    }
  }
  for (const language of languages) {
    actions.createPage({
      path: `/${language}`,
      component: template('list'),
      context: { language, files: `**/${language}.md` },
    });
  }
};
