const { readdirSync } = require('node:fs');
const { require: load } = require('tsx/cjs/api');

const { siteFrom } = load('./src/site/hosting/hosts.ts', __filename);

/** @type {import('jest').Config} */
module.exports = {
  testEnvironment: 'node',
  restoreMocks: true,
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/assertions.ts'],
  testMatch: ['<rootDir>/__tests__/**/*.test.ts?(x)', '<rootDir>/workshop/**/*.test.ts?(x)'],
  testPathIgnorePatterns: ['/node_modules/', '/e2e/', ...(process.env.WEEKLY ? [] : ['/weekly/'])],
  // Folders with package.json files of their own, which are no modules of this project.
  modulePathIgnorePatterns: [
    '<rootDir>/\\.gatsby/',
    '<rootDir>/\\.local/',
    '<rootDir>/\\.cache/',
    '<rootDir>/public/',
    '<rootDir>/dist/',
  ],
  transform: {
    '^.+\\.(m?[jt]sx?)$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // Packages that are ES modules only: Jest loads CommonJS.
  transformIgnorePatterns: [
    '/node_modules/(?!(unified|remark-.*|micromark.*|mdast-.*|unist-.*|hast.*|vfile.*|bail|trough|is-plain-obj|devlop|zwitch|longest-streak|ccount|escape-string-regexp|markdown-table|decode-named-character-reference|character-entities.*|github-slugger|fault|format|trim-lines|property-information|html-void-elements|stringify-entities|web-namespaces|@ungap/structured-clone|parse5|satteri|entities|space-separated-tokens|comma-separated-tokens|ofetch|ufo|destr|feed|woff2-encoder|node-fetch-native|hono|@hono|@netlify|path-exists|map-obj|eld|lucide|opencc-js|fast-check|pure-rand|p-map|qr|get-east-asian-width)/)',
  ],
  moduleNameMapper: {
    // React's renderer for browsers asks for a global that jsdom does not have.
    '^react-dom/server$': '<rootDir>/node_modules/react-dom/server.node.js',
    '\\.css$': '<rootDir>/__tests__/support/css-module.ts',
    // Its exports name an ES module only, which Jest does not look for.
    '^eld/medium$': '<rootDir>/node_modules/eld/src/entries/static.medium.js',
    // The loader of the Markdown parser declares `__dirname`, which a CommonJS module has already: the parser for this machine.
    '^#binding$': `<rootDir>/node_modules/@bruits/${readdirSync('node_modules/@bruits')[0]}`,
  },
  // Builds run beside the tests: what takes a second alone may take ten then.
  testTimeout: 30_000,
  globals: { __SITE__: siteFrom({ SITE_HOST: 'global' }), __PREVIEW__: false, __COUNTED__: true },
};
