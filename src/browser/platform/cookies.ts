import { attempt } from '../../site/attempt';

const secondsInADay = 86_400;

/**
 * The site's own cookies: path `/`, SameSite lax (specification 9). Values may be any text.
 * @param domain by default the page's own host
 */
export function cookiesOf(jar: Pick<Document, 'cookie'>, secure: boolean, domain?: string | null) {
  const scope = `samesite=lax${secure ? '; secure' : ''}${domain ? `; domain=${domain}` : ''}`;
  const write = (name: string, value: string, maxAgeSeconds: number): void => {
    // A sandboxed document has no cookies.
    attempt(() => {
      jar.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${maxAgeSeconds}; ${scope}`;
    });
  };
  return {
    get: (name: string): string | null =>
      attempt(() => {
        const pair = jar.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
        return pair === undefined ? null : decodeURIComponent(pair.slice(name.length + 1));
      }),
    /** Has no effect if the browser blocks cookies. */
    set: (name: string, value: string, days: number): void => write(name, value, days * secondsInADay),
    remove: (name: string): void => write(name, '', 0),
  };
}

export type Cookies = Readonly<ReturnType<typeof cookiesOf>>;
