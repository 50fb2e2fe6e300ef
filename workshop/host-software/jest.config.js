/** @type {import('jest').Config} */
module.exports = {
  ...require('../../jest.config.js'),
  rootDir: '../..',
  testMatch: ['<rootDir>/workshop/host-software/*.netlify.ts'],
};
