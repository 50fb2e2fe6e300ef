/** @type {import('jest').Config} */
module.exports = {
  ...require('../../jest.config.js'),
  rootDir: '../..',
  testMatch: ['<rootDir>/__tests__/host-software/*.netlify.ts'],
};
