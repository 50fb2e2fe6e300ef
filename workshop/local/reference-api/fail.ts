import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Fault } from './faults';

/** In Node's server; elsewhere there is no connection to drop. */
export interface Environment {
  readonly Bindings: Partial<HttpBindings>;
}

/** Replaces the call's own response. */
export type Failure = Exclude<Fault, { readonly kind: 'delay' | 'data' }>;

export async function fail(context: Context<Environment>, fault: Failure): Promise<Response> {
  switch (fault.kind) {
    case 'status':
      if (fault.retryAfter !== undefined) context.header('Retry-After', fault.retryAfter);
      return context.json({ code: fault.status, msg: 'As the test asked' }, fault.status as ContentfulStatusCode);
    case 'code':
      return context.json({ code: fault.code, msg: 'As the test asked' });
    case 'malformed':
      return context.body('{"code":0,"data":{', 200, { 'Content-Type': 'application/json' });
    case 'drop':
      return drop(context);
    case 'stall':
      await gone(context.req.raw.signal);
      return drop(context);
  }
}

function drop({ env }: Context<Environment>): Response {
  if (!env?.incoming) throw new Error('Without a server there is no connection to drop');
  env.incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

/** For a client that never gives up. */
const stallLimitMs = 5 * 60_000;

async function gone(signal: AbortSignal): Promise<void> {
  await wait(stallLimitMs, undefined, { signal, ref: false }).catch(() => {});
}

export const delay = (ms: number): Promise<void> => wait(ms);
