/**
 * `npm start`: builds the hosts that are missing or stale, then serves all three on one port (design 2).
 */
import { publicHosts } from '../src/site/hosts';
import { buildHost, isFresh } from './build-host';
import { serve } from './serve';

for (const target of publicHosts) {
  if (await isFresh(target)) console.log(`${target}: up to date`);
  else await buildHost(target);
}
await serve();
