/**
 * The site's configuration (docs/builds.md), set with environment variables. Every default domain is under `.example`.
 */
import type { PublicHost } from '../languages/locales.ts';
import type { RoutePath } from './route-path.ts';

export type SignInWindow = 'same' | 'new';

/** The activity that the side column advertises (specification 2.7). */
export interface Activity {
  /** An activity that is off is never shown. */
  readonly on: boolean;
  readonly path: RoutePath;
  /** The first and last day on which its icon is shown (ISO dates); by default those of the current season. */
  readonly days: { readonly first?: string; readonly last?: string };
}

/** Origins have no trailing slash. */
export interface SiteConfig {
  readonly name: string;
  readonly origins: Readonly<Record<PublicHost, string>>;
  /** Further domains of the product (specification 5: "own-domain"). */
  readonly alternateDomains: readonly string[];
  readonly registerUrl: string;
  readonly loginUrl: string;
  /** Where the application opens after signing in, unless the visitor asks for a new window (specification 4). */
  readonly signInWindow: SignInWindow;
  readonly docsOrigin: string;
  /** Where Russian blog, news and guide pages lead (specification 2.5, rule 2). */
  readonly russianBlogUrl: string;
  /** Third-party origins that may serve scripts: for the chat and one-tap sign-in. */
  readonly scriptOrigins: readonly string[];
  /** The script of the one-tap sign-in: a path of the site, or an address on one of the script origins. */
  readonly signInScript: string;
  readonly downloadsOrigin: string;
  readonly supportEmail: string;
  /** The address for reports of security problems. */
  readonly securityEmail: string;
  readonly activity: Activity;
  /** Shown in the footer and on the link page. */
  readonly channels: Readonly<Record<'telegram' | 'youtube' | 'discord' | 'github' | 'wechat', string>>;
}

export const configVariables = {
  SITE_NAME: 'the product name',
  SITE_ORIGIN_GLOBAL: 'the origin of the global host',
  SITE_ORIGIN_ZH: 'the origin of the Chinese host',
  SITE_ORIGIN_RU: 'the origin of the Russian host',
  SITE_ALTERNATE_DOMAINS: 'further own domains, separated by commas',
  SITE_REGISTER_URL: 'the register page of the application',
  SITE_LOGIN_URL: 'the login page of the application',
  SITE_SIGN_IN_WINDOW: 'where the application opens after signing in: same or new',
  SITE_DOCS_ORIGIN: 'the documentation site',
  SITE_RUSSIAN_BLOG_URL: 'the Russian blog',
  SITE_SCRIPT_ORIGINS: 'origins of other parties that scripts may come from, separated by commas',
  SITE_SIGN_IN_SCRIPT: 'the script of the one-tap sign-in',
  SITE_DOWNLOADS_ORIGIN: 'the origin from which installers are downloaded',
  SITE_SUPPORT_EMAIL: 'the support address',
  SITE_SECURITY_EMAIL: 'the address for reports of security problems',
  SITE_CHANNEL_TELEGRAM: 'the channel on Telegram',
  SITE_CHANNEL_YOUTUBE: 'the channel on YouTube',
  SITE_CHANNEL_DISCORD: 'the channel on Discord',
  SITE_CHANNEL_GITHUB: 'the page on GitHub',
  SITE_CHANNEL_WECHAT: 'the address behind the WeChat code',
  SITE_ACTIVITY: 'whether the side column advertises an activity: on or off',
  SITE_ACTIVITY_PATH: 'the page of the activity, as a path within a language',
  SITE_ACTIVITY_FIRST: 'the first day of the activity, as YYYY-MM-DD; by default that of the present season',
  SITE_ACTIVITY_LAST: 'the last day of the activity, as YYYY-MM-DD; by default that of the present season',
} as const;

/** The script of the one-tap sign-in if none is configured: a stand-in that only the reference API serves. */
export const defaultSignInScript = '/api/one-tap.js';
const hostName = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/;

/** Whether a value is an https address, or http on this machine. A semicolon would begin another header directive. */
export function isAddress(value: string): boolean {
  if (/\s/.test(value) || !URL.canParse(value)) return false;
  const { protocol, hostname, username, password } = new URL(value);
  const isHere = /^(?:(?:.+\.)?localhost|127\.0\.0\.1)$/.test(hostname);
  return (
    hostName.test(hostname) && username + password === '' && (protocol === 'https:' || (protocol === 'http:' && isHere))
  );
}

export const isOrigin = (value: string): boolean => isAddress(value) && new URL(value).origin === value;

const isDay = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));

const isPath = (value: string): boolean => /^\/(?![/\\])\S*$/.test(value);

const isEmail = (value: string): boolean => /^[\w.+-]+@[a-z0-9][a-z0-9.-]*$/i.test(value);

type Variable = keyof typeof configVariables;
type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration from environment variables, with a default for each.
 * @throws naming the variable whose value has the wrong form
 */
export function configFrom(env: Environment): SiteConfig {
  const setting = (name: Variable, fallback: string, what: string, isRight: (value: string) => boolean): string => {
    const value = env[name] || fallback;
    if (!isRight(value)) throw new Error(`${name} is "${value}"; expected ${what} such as "${fallback}"`);
    return value;
  };
  const origin = (name: Variable, fallback: string): string => setting(name, fallback, 'an origin', isOrigin);
  const address = (name: Variable, fallback: string): string => setting(name, fallback, 'a full address', isAddress);
  const email = (name: Variable, fallback: string): string => setting(name, fallback, 'an address', isEmail);
  const oneOf = <Value extends string>(name: Variable, values: readonly [Value, ...Value[]]): Value => {
    const value = env[name] || values[0];
    const found = values.find((each) => each === value);
    if (!found) throw new Error(`${name} is "${value}"; expected ${values.join(' or ')}`);
    return found;
  };
  const day = (name: Variable): string | undefined =>
    env[name] ? setting(name, '2026-09-01', 'a day', isDay) : undefined;
  const list = (name: Variable, values: readonly string[], what: string, isRight: (value: string) => boolean) => {
    const wrong = values.find((value) => !isRight(value));
    if (wrong !== undefined) throw new Error(`${name} names "${wrong}"; expected ${what}`);
    return values;
  };
  const scriptOrigins = list(
    'SITE_SCRIPT_ORIGINS',
    (env.SITE_SCRIPT_ORIGINS || '').split(',').filter(Boolean),
    'origins such as "https://chat.facet.example"',
    isOrigin,
  );
  const first = day('SITE_ACTIVITY_FIRST');
  const last = day('SITE_ACTIVITY_LAST');
  const signInScript = env.SITE_SIGN_IN_SCRIPT || defaultSignInScript;
  // Services are allowed one by one, and none of them serves scripts.
  const isOnSite = /^\/(?![/\\]|(?:api|client-api|statistics)\/)\S*$/.test(signInScript);
  const isAllowed = scriptOrigins.some((allowed) => signInScript.startsWith(`${allowed}/`) && isAddress(signInScript));
  if (!isOnSite && !isAllowed && signInScript !== defaultSignInScript) {
    throw new Error(
      `SITE_SIGN_IN_SCRIPT is "${signInScript}"; expected the path of a file, or an address on an origin of SITE_SCRIPT_ORIGINS`,
    );
  }
  return {
    name: setting('SITE_NAME', 'Facet', 'a name in one line', (value) => !/\p{Cc}/u.test(value)),
    origins: {
      global: origin('SITE_ORIGIN_GLOBAL', 'https://www.facet.example'),
      zh: origin('SITE_ORIGIN_ZH', 'https://www.facet-zh.example'),
      ru: origin('SITE_ORIGIN_RU', 'https://ru.facet.example'),
    },
    alternateDomains: list(
      'SITE_ALTERNATE_DOMAINS',
      (env.SITE_ALTERNATE_DOMAINS || 'facet.example,facet-zh.example').split(','),
      'domains such as "facet.example"',
      (value) => hostName.test(value),
    ),
    registerUrl: address('SITE_REGISTER_URL', 'https://app.facet.example/register'),
    loginUrl: address('SITE_LOGIN_URL', 'https://app.facet.example/login'),
    signInWindow: oneOf('SITE_SIGN_IN_WINDOW', ['same', 'new']),
    docsOrigin: origin('SITE_DOCS_ORIGIN', 'https://docs.facet.example'),
    russianBlogUrl: address('SITE_RUSSIAN_BLOG_URL', 'https://blog.facet-ru.example/'),
    scriptOrigins,
    signInScript,
    downloadsOrigin: origin('SITE_DOWNLOADS_ORIGIN', 'https://downloads.facet.example'),
    supportEmail: email('SITE_SUPPORT_EMAIL', 'support@facet.example'),
    securityEmail: email('SITE_SECURITY_EMAIL', 'security@facet.example'),
    activity: {
      on: oneOf('SITE_ACTIVITY', ['on', 'off']) === 'on',
      path: setting('SITE_ACTIVITY_PATH', '/pricing/september', 'a path', isPath) as RoutePath,
      days: { ...(first && { first }), ...(last && { last }) },
    },
    channels: {
      telegram: address('SITE_CHANNEL_TELEGRAM', 'https://telegram.facet.example'),
      youtube: address('SITE_CHANNEL_YOUTUBE', 'https://video.facet.example'),
      discord: address('SITE_CHANNEL_DISCORD', 'https://chat.facet.example'),
      github: address('SITE_CHANNEL_GITHUB', 'https://code.facet.example'),
      wechat: address('SITE_CHANNEL_WECHAT', 'https://wechat.facet-zh.example'),
    },
  };
}
