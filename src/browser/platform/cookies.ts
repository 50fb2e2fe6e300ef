/** The site's own cookies: path `/`, SameSite lax (specification 9). Values may be any text. */
export interface Cookies {
  readonly get: (name: string) => string | null;
  /** Has no effect if the browser blocks cookies. */
  readonly set: (name: string, value: string, days: number) => void;
  readonly remove: (name: string) => void;
}

const secondsInADay = 86_400;

export function cookiesOf(jar: Pick<Document, 'cookie'>, secure: boolean): Cookies {
  const write = (name: string, value: string, maxAgeSeconds: number): void => {
    const attributes = `path=/; max-age=${maxAgeSeconds}; samesite=lax${secure ? '; secure' : ''}`;
    try {
      jar.cookie = `${name}=${encodeURIComponent(value)}; ${attributes}`;
    } catch {
      // A sandboxed document has no cookies.
    }
  };
  return {
    get: (name) => {
      try {
        const pair = jar.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
        return pair === undefined ? null : decodeURIComponent(pair.slice(name.length + 1));
      } catch {
        return null;
      }
    },
    set: (name, value, days) => write(name, value, days * secondsInADay),
    remove: (name) => write(name, '', 0),
  };
}
