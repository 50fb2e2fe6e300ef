import type { Context } from 'hono';
import { z } from 'zod';
import type { Answer, Call, Carrier } from './calls';
import { delay, type Environment, fail } from './fail';
import type { Received } from './received';
import type { ReferenceState } from './state';

/** `{code: 0, data}`, or 400 with what is wrong, and with which events. */
export async function handle(context: Context<Environment>, call: Call, state: ReferenceState): Promise<Response> {
  const { endpoint } = call;
  const keep = (rest: Pick<Received, 'sent' | 'outcome'> & Partial<Received>): void =>
    state.received.add({ at: new Date().toISOString(), method: context.req.method, endpoint, ...rest });

  const fault = state.faults.next(endpoint);
  if (fault?.kind === 'delay') await delay(fault.ms);
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
