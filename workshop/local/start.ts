/** `npm start`: builds the hosts that are missing or out of date, then serves all three on one port. */

import { publicHosts } from '../../src/site/hosting/hosts';
import { buildHost, isFresh } from '../build/build-host';
import { runCommand } from '../run-command';
import { freePort, serve } from './serve';

async function start(): Promise<void> {
  // Before the build, which takes minutes.
  const port = await freePort();
  for (const [index, target] of publicHosts.entries()) {
    if (await isFresh(target)) console.log(`${target}: up to date`);
    else await buildHost(target, `${target} (${index + 1} of ${publicHosts.length})`);
  }
  await serve(port);
}

runCommand(start);
