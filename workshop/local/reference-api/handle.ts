import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import type { Answer, Call, Carrier } from './calls';
import type { Fault } from './faults';
import type { Received } from './received';
import type { ReferenceState } from './state';

/** A script, `{code: 0, data}`, or 400 with what is wrong, and with which events. */
export async function handle(context: Context<Environment>, call: Call, state: ReferenceState): Promise<Response> {
  const { endpoint } = call;
  const keep = (rest: Pick<Received, 'sent' | 'outcome'> & Partial<Received>): void =>
    state.received.add({ at: new Date().toISOString(), method: context.req.method, endpoint, ...rest });

  const fault = state.faults.next(endpoint);
  if (fault?.kind === 'delay') await wait(fault.ms);
  const failure = fault?.kind === 'delay' || fault?.kind === 'data' ? null : fault;
  let sent: unknown = null;
  let answer: Answer;
  try {
    sent = await fieldsOf(context, call.carrier);
    if (failure && !failure.after) {
      keep({ sent, outcome: 'failed', reason: failure.kind });
      return fail(context, failure);
    }
    answer = call.answer(sent, context.req.raw, state);
  } catch (error) {
    const reason = reasonOf(error);
    keep({ sent, outcome: 'refused', reason });
    const refused = refusedEvents(error, sent);
    return context.json({ code: 400, msg: reason, ...(refused.length > 0 && { refused }) }, 400);
  }
  const { data, clear } = answer;
  keep({ sent, outcome: 'taken', ...(clear !== undefined && { clear }), ...(fault && { reason: fault.kind }) });
  if (failure) return fail(context, failure);
  if (typeof data === 'string') return context.body(data, 200, { 'Content-Type': 'text/javascript; charset=utf-8' });
  return context.json({ code: 0, data: fault?.kind === 'data' ? { ...data, ...fault.data } : data });
}

const contentTypes: Readonly<Record<Exclude<Carrier, 'query'>, string>> = {
  multipart: 'multipart/form-data',
  json: 'application/json',
};

/** @throws when the content type is not that of the call */
async function fieldsOf({ req }: Context<Environment>, carrier: Carrier): Promise<unknown> {
  if (carrier === 'query') return req.query();
  const found = req.header('Content-Type') ?? 'none';
  const right = contentTypes[carrier];
  if (!found.startsWith(right)) throw new Error(`Content-Type is ${found}; expected ${right}`);
  return carrier === 'json' ? req.json() : req.parseBody();
}

/** Ids of a batch's invalid events (docs/statistics.md). */
function refusedEvents(error: unknown, sent: unknown): readonly string[] {
  if (!(error instanceof z.ZodError)) return [];
  const { data: batch } = z.object({ events: z.array(z.looseObject({ id: z.string().catch('') })) }).safeParse(sent);
  const indexes = error.issues.flatMap(({ path: [field, index] }) => (field === 'events' ? [Number(index)] : []));
  const ids = indexes.flatMap((index) => batch?.events[index]?.id || []);
  return [...new Set(ids)];
}

const reasonOf = (error: unknown): string => {
  if (error instanceof z.ZodError) return z.prettifyError(error);
  return error instanceof Error ? error.message : String(error);
};

/** In Node's server; elsewhere there is no connection to drop. */
export interface Environment {
  readonly Bindings: Partial<HttpBindings>;
}

/** Replaces the call's own response. */
type Failure = Exclude<Fault, { readonly kind: 'delay' | 'data' }>;

async function fail(context: Context<Environment>, fault: Failure): Promise<Response> {
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
