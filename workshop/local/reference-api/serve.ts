/**
 * Runs the reference API alone: `npx tsx workshop/local/reference-api/serve.ts`; `PORT` chooses the port (default 9100).
 */
import { serve } from '@hono/node-server';
import { createReferenceApi } from './reference-api';

const defaultPort = 9100;

const port = Number(process.env.PORT ?? defaultPort);
serve({ fetch: createReferenceApi().fetch, port, hostname: '127.0.0.1' }, () =>
  console.log(`The reference API is running at http://localhost:${port}/api`),
);
