/**
 * The reference API (workshop/local/README.md): implements the contract of the specification's section 7 for laptops, tests and previews.
 *
 * It checks every request, responds as the product's API would, records what it receives, and fails on demand:
 * - `GET /api/__received[?endpoint=…]` lists the requests; `DELETE` deletes them and the counted events;
 * - `GET /api/__statistics` reports how often each of the tracker's events arrived;
 * - `POST /api/__faults` ({seed, faults}) sets faults, `GET` lists them, `DELETE` clears them.
 *
 * These three respond only to the machine on which the API runs, and only with the token in `X-Reference-Token` that every start
 * writes to `.local/reference-api/token`. No request of another website is taken (guard.ts).
 */
import { Hono, type MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { calls, installers, installersPath } from './calls';
import { faultsShape } from './faults';
import { knows, ownPagesOnly } from './guard';
import { type Environment, handle } from './handle';
import { createState, type ReferenceState } from './state';

/** For tests, in addition to the product's API. */
export const controlPaths = {
  received: '/api/__received',
  statistics: '/api/__statistics',
  faults: '/api/__faults',
} as const;

/** For `app.route('/', createReferenceApi())`, or a server of its own. */
export function createReferenceApi(state: ReferenceState = createState()): Hono<Environment> {
  const app = new Hono<Environment>();
  app.use(ownPagesOnly);
  for (const call of calls) app.on(call.method, call.endpoint, (context) => handle(context, call, state));
  app.get(`${installersPath}/:name`, (context) => {
    const found = installers.find(({ name }) => name === context.req.param('name'));
    if (!found) return context.notFound();
    return context.body(found.content, 200, { 'Content-Type': 'application/octet-stream' });
  });
  addControls(app, state);
  app.notFound((context) => {
    const { method, path: asked } = context.req;
    return context.json({ code: 404, msg: `The reference API knows no ${method} ${asked}` }, 404);
  });
  return app;
}

/** From this machine, or without a network; for others, the path does not exist. */
const fromHere: MiddlewareHandler<Environment> = async (context, next) => {
  const address = context.env?.incoming?.socket.remoteAddress ?? '127.0.0.1';
  return /^(::ffff:)?127\.|^::1$/.test(address) ? next() : context.notFound();
};

function addControls(app: Hono<Environment>, { received, statistics, faults, token }: ReferenceState): void {
  for (const control of Object.values(controlPaths)) app.use(control, fromHere, knows(token));
  app.get(controlPaths.received, (context) => context.json(received.list(context.req.query('endpoint'))));
  app.delete(controlPaths.received, (context) => {
    received.clear();
    statistics.clear();
    return context.body(null, 204);
  });
  app.get(controlPaths.statistics, (context) => context.json(statistics.report()));
  app.get(controlPaths.faults, (context) => context.json(faults.list()));
  app.post(controlPaths.faults, async (context) => {
    const plan = faultsShape.safeParse(await context.req.json().catch(() => null));
    if (!plan.success) return context.json({ code: 400, msg: z.prettifyError(plan.error) }, 400);
    faults.add(plan.data);
    return context.body(null, 204);
  });
  app.delete(controlPaths.faults, (context) => {
    faults.clear();
    return context.body(null, 204);
  });
}
