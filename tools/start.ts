/**
 * `npm start`: builds the hosts that are missing or stale, then serves all three on one port (design 2).
 */
import { publicHosts } from '../src/site/hosts';
import { buildHost, isFresh } from './build-host';
import { serve } from './serve';

async function start(): Promise<void> {
  for (const target of publicHosts) {
    if (await isFresh(target)) console.log(`${target}: up to date`);
    else await buildHost(target);
  }
  await serve();
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
