import { attempt } from './text-of';

const secondsInADay = 86_400;

/** The site's own cookies: path `/`, SameSite lax (specification 9). Values may be any text. */
export function cookiesOf(jar: Pick<Document, 'cookie'>, secure: boolean) {
  const write = (name: string, value: string, maxAgeSeconds: number): void => {
    const attributes = `path=/; max-age=${maxAgeSeconds}; samesite=lax${secure ? '; secure' : ''}`;
    // A sandboxed document has no cookies.
    attempt(() => {
      jar.cookie = `${name}=${encodeURIComponent(value)}; ${attributes}`;
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
