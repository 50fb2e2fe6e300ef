/**
 * Makes what Markdown became pleasant to read and to use: links at headings, tables and code that scroll within themselves,
 * figures with captions. The rules are in `src/build/markdown-reading.ts`.
 *
 * Plain JavaScript: Gatsby loads plugins of gatsby-transformer-remark as they are. It runs last among them.
 */
const path = require('node:path');
const { readFileSync } = require('node:fs');
const { register } = require('tsx/cjs/api');

const unregister = register();
const { forReading } = require('../../src/build/markdown-reading.ts');
unregister();

const labels = new Map();

/** The labels in a language. */
function labelsOf(locale) {
  if (!labels.has(locale)) {
    const file = path.join(process.cwd(), 'locales', locale, 'article.json');
    labels.set(locale, JSON.parse(readFileSync(file, 'utf8')));
  }
  return labels.get(locale);
}

module.exports = ({ markdownAST, markdownNode }) => {
  forReading(markdownAST, labelsOf(path.basename(markdownNode.fileAbsolutePath, '.md')));
  return markdownAST;
};
