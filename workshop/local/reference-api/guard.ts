/**
 * Whom the reference API obeys (design 11): the site's own pages, and for its control paths whoever can read the developer's files.
 * The network position of a request says nothing: a browser on this machine runs the scripts of every website.
 */

import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/** The most bytes of a request's body; a batch of 20 events has some 20 KB. */
const mostBodyBytes = 1_000_000;

/** Where a control path is told the token. */
export const tokenHeader = 'X-Reference-Token';

/** Numbers, names below `localhost`, and those of networks at home and at work: none of them can belong to a website. */
const localName = /^(?:(?:.+\.)?localhost|[^.]+\.(?:local|lan|internal|home\.arpa))$/;

/**
 * Whether a name can only mean this machine or its network. Another one may belong to a website that has given it this machine's
 * address, to read what is here (DNS rebinding).
 * @param name as in an address: IPv6 in brackets
 */
export const isOwnName = (name: string): boolean =>
  localName.test(name) || isIP(name.replace(/^\[|\]$/g, '')) !== 0 || name === hostname().toLowerCase();

/** Refuses what another website sends through a visitor's browser, by 403, and bodies that are too long, by 413. */
export const ownPagesOnly: MiddlewareHandler = async (context, next) => {
  const { req } = context;
  const { host, hostname: name } = new URL(req.url);
  const from = req.header('Sec-Fetch-Site') ?? 'none';
  const origin = req.header('Origin');
  const isForeign = origin !== undefined && !(URL.canParse(origin) && new URL(origin).host === host);
  if (!isOwnName(name) || isForeign || (from !== 'same-origin' && from !== 'none')) {
    return context.json({ code: 403, msg: 'The reference API answers pages of its own site only' }, 403);
  }
  return limited(context, next);
};

const limited = bodyLimit({
  maxSize: mostBodyBytes,
  onError: (context) => context.json({ code: 413, msg: `The body is longer than ${mostBodyBytes} bytes` }, 413),
});

/** Lets a request through that knows the token, as JSON if it has a body; to others, the path does not exist. */
export const knows =
  (token: string): MiddlewareHandler =>
  async (context, next) => {
    const { req } = context;
    if (req.header(tokenHeader) !== token) return context.notFound();
    if (req.method === 'POST' && !/^application\/json(?:;|$)/i.test(req.header('Content-Type') ?? '')) {
      return context.json({ code: 415, msg: 'Content-Type is not application/json' }, 415);
    }
    await next();
    return undefined;
  };
