/**
 * Whom the reference API obeys: the site's own pages, and for its control paths whoever can read the developer's files. A
 * request's network position proves nothing: a browser on this machine runs the scripts of every website.
 */
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/** A batch of 20 events has some 20 KB. */
const mostBodyBytes = 1_000_000;

export const tokenHeader = 'X-Reference-Token';

/** Numbers, names below `localhost`, and those of private networks: no website can have one. */
const localName = /^(?:(?:.+\.)?localhost|[^.]+\.(?:local|lan|internal|home\.arpa))$/;

/**
 * Whether a name can only mean this machine or its network. Another may belong to a website that points it at this machine
 * (DNS rebinding).
 * @param name as in an address: IPv6 in brackets
 */
export const isOwnName = (name: string): boolean =>
  localName.test(name) || isIP(name.replace(/^\[|\]$/g, '')) !== 0 || name === hostname().toLowerCase();

/** Answers 403 to other websites' requests, and 413 to bodies that are too long. */
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

/** Lets requests with the token through, as JSON if they have a body; for others, the path does not exist. */
export const knows =
  (token: string): MiddlewareHandler =>
  async (context, next) => {
    const { req } = context;
    if (req.header(tokenHeader) !== token) return context.notFound();
    if (req.method === 'POST' && !/^application\/json(?:;|$)/i.test(req.header('Content-Type') ?? '')) {
      return context.json({ code: 415, msg: 'Content-Type is not application/json' }, 415);
    }
    return next();
  };
