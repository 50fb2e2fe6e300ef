/** Content is never code, in a benchmark neither. */
const refuse = () => {
  throw new Error('JavaScript in front matter');
};

/**
 * A bare Gatsby site over the texts of the site and the articles of the benchmark: what Gatsby itself costs.
 *
 * @type {import('gatsby').GatsbyConfig}
 */
module.exports = {
  jsxRuntime: 'automatic',
  plugins: [
    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: `${__dirname}/content` } },
    { resolve: 'gatsby-transformer-remark', options: { engines: { javascript: refuse } } },
  ],
};
