/**
 * The package of this name, whose schema of options lacks one that it takes: `engines`, which read front matter. Gatsby prefers a plugin
 * of this folder. It has the package's name, because caches know whose the nodes are.
 */
const remark = require('gatsby-transformer-remark/gatsby-node');

module.exports = {
  ...remark,
  /** @type {import('gatsby').GatsbyNode['pluginOptionsSchema']} */
  pluginOptionsSchema: (args) => remark.pluginOptionsSchema(args).append({ engines: args.Joi.object() }),
};
