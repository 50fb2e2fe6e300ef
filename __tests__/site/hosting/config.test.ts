import { configFrom } from '../../../src/site/hosting/config';

test('scripts of other parties come from nowhere but the site unless the configuration names origins', () => {
  expect(configFrom({})).toMatchObject({ scriptOrigins: [], signInScript: '/api/one-tap.js' });
  const env = {
    SITE_SCRIPT_ORIGINS: 'https://chat.example,https://id.example',
    SITE_SIGN_IN_SCRIPT: 'https://id.example/one-tap.js',
  };
  expect(configFrom(env)).toMatchObject({
    scriptOrigins: ['https://chat.example', 'https://id.example'],
    signInScript: 'https://id.example/one-tap.js',
  });
});

test.each<[name: string, value: string, said?: string]>([
  ['SITE_SCRIPT_ORIGINS', 'http://chat.example'],
  ['SITE_SCRIPT_ORIGINS', 'https://chat.example/path'],
  ['SITE_SCRIPT_ORIGINS', '*'],
  ['SITE_SCRIPT_ORIGINS', 'https://a.example;script-src-elem'],
  ['SITE_SCRIPT_ORIGINS', "https://a.example,https://b.example;script-src 'unsafe-inline'"],
  ['SITE_SCRIPT_ORIGINS', 'https://user:secret@a.example'],
  ['SITE_SCRIPT_ORIGINS', 'https://a.example\n/*'],
  ['SITE_ORIGIN_GLOBAL', 'http://www.facet.example'],
  ['SITE_ORIGIN_ZH', 'https://user@www.facet-zh.example'],
  ['SITE_ORIGIN_RU', 'https://ru.facet.example/'],
  ['SITE_DOCS_ORIGIN', 'https://docs.facet.example;x'],
  ['SITE_LOGIN_URL', 'http://app.facet.example/login'],
  ['SITE_LOGIN_URL', 'https://user:secret@app.facet.example/login'],
  ['SITE_REGISTER_URL', 'javascript:alert(1)'],
  ['SITE_REGISTER_URL', 'a/b', '; expected a full address such as "https://app.facet.example/register"'],
  ['SITE_REGISTER_URL', '/register'],
  ['SITE_CHANNEL_GITHUB', 'http://code.facet.example'],
  ['SITE_SECURITY_EMAIL', 'security@facet.example\nExpires: 2000-01-01T00:00:00Z'],
  ['SITE_SECURITY_EMAIL', 'security'],
  ['SITE_SUPPORT_EMAIL', 'support@facet.example?bcc=other@evil.example'],
  ['SITE_NAME', 'Facet\nX-Header: 1'],
  ['SITE_ALTERNATE_DOMAINS', 'facet.example, other.example'],
  ['SITE_SIGN_IN_SCRIPT', '/api/other.js'],
  ['SITE_ACTIVITY_PATH', '/pricing\nx'],
  ['SITE_SIGN_IN_SCRIPT', 'https://id.example/one-tap.js'],
  ['SITE_SIGN_IN_SCRIPT', '//id.example/one-tap.js'],
  ['SITE_SIGN_IN_SCRIPT', '/\\id.example/one-tap.js'],
  ['SITE_ACTIVITY', 'yes', 'SITE_ACTIVITY is "yes"; expected on or off'],
  ['SITE_ACTIVITY_PATH', '//evil.example', 'SITE_ACTIVITY_PATH is "//evil.example"; expected a path'],
  ['SITE_ACTIVITY_PATH', 'https://evil.example'],
  ['SITE_ACTIVITY_FIRST', '1 March', 'SITE_ACTIVITY_FIRST is "1 March"; expected a day such as "2026-09-01"'],
  ['SITE_ACTIVITY_LAST', '2027-13-01'],
  ['SITE_SIGN_IN_WINDOW', 'blank', 'SITE_SIGN_IN_WINDOW is "blank"; expected same or new'],
  ['SITE_ORIGIN_ZH', 'facet-zh.example'],
  ['SITE_REGISTER_URL', 'app.example/register'],
])('%s is not %j: the variable is named, and what to write', (name, value, said = '') => {
  expect(() => configFrom({ [name]: value })).toThrow(new RegExp(`^${name} .*; expected `, 's'));
  expect(() => configFrom({ [name]: value })).toThrow(said);
});

test.each([
  ['SITE_ORIGIN_GLOBAL', 'http://localhost:9000'],
  ['SITE_ORIGIN_ZH', 'http://zh.localhost:9000'],
  ['SITE_ORIGIN_RU', 'https://xn--e1afmkfd.example'],
  ['SITE_LOGIN_URL', 'http://127.0.0.1:3000/login?from=site'],
  ['SITE_CHANNEL_GITHUB', 'https://code.facet.example/team'],
  ['SITE_SIGN_IN_SCRIPT', '/one-tap.js'],
  ['SITE_NAME', 'Facet 2'],
])('%s may be %s', (name, value) => expect(() => configFrom({ [name]: value })).not.toThrow());
