import { configFrom } from '../../../src/site/hosting/config';

describe('scripts of other parties', () => {
  test('come from nowhere but the site unless the configuration says so', () => {
    expect(configFrom({})).toMatchObject({ scriptOrigins: [], signInScript: '/api/one-tap.js' });
  });

  test('come from the origins that it names', () => {
    const env = {
      SITE_SCRIPT_ORIGINS: 'https://chat.example,https://id.example',
      SITE_SIGN_IN_SCRIPT: 'https://id.example/one-tap.js',
    };
    expect(configFrom(env)).toMatchObject({
      scriptOrigins: ['https://chat.example', 'https://id.example'],
      signInScript: 'https://id.example/one-tap.js',
    });
  });

  test.each([
    ['SITE_SCRIPT_ORIGINS', 'http://chat.example'],
    ['SITE_SCRIPT_ORIGINS', 'https://chat.example/path'],
    ['SITE_SCRIPT_ORIGINS', '*'],
    ['SITE_SIGN_IN_SCRIPT', 'https://id.example/one-tap.js'],
    ['SITE_SIGN_IN_SCRIPT', '//id.example/one-tap.js'],
    ['SITE_SIGN_IN_SCRIPT', '/\\id.example/one-tap.js'],
  ])('%s is not %s', (name, value) => {
    expect(() => configFrom({ [name]: value })).toThrow(name);
  });
});
