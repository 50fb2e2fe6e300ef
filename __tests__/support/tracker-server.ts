/**
 * A server for the tracker's batches: the reference API without a network.
 */
import type { FaultPlan } from '../../workshop/local/reference-api/faults';
import { createReferenceApi } from '../../workshop/local/reference-api/reference-api';
import { createState } from '../../workshop/local/reference-api/state';

/** The API, what it remembers, and a `fetch` that reaches it. */
export function trackerServer() {
  const state = createState(null);
  const app = createReferenceApi(state);
  const batches: {
    readonly events: readonly { readonly name?: string; readonly id: string }[];
    readonly bytes: number;
    readonly keepalive: boolean;
  }[] = [];
  /** Addresses of the questions for batches. */
  const questions: string[] = [];
  const fetch = async (url: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const { signal: _signal, keepalive = false, ...rest } = init ?? {};
    const body = String(init?.body);
    if (init?.method === 'GET') questions.push(String(url));
    else batches.push({ ...(JSON.parse(body) as { events: [] }), bytes: Buffer.byteLength(body), keepalive });
    return app.request(String(url), rest);
  };
  const fail = (...faults: readonly object[]): void =>
    state.faults.add({
      seed: 1,
      faults: faults.map((fault) => ({ endpoint: '/statistics', probability: 1, after: false, ...fault })),
    } as Parameters<FaultPlan['add']>[0]);
  const names = (): string[] =>
    state.statistics.events().map((event) => ('name' in event ? event.name : event.op_type));
  return { fetch, batches, questions, fail, names, state, report: () => state.statistics.report() };
}
