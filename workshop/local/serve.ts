/**
 * Serves the built hosts, with the redirect rules and the reference API.
 *
 * `PORT` is the port (default 9000), `DIST` the folder of the built hosts (default `dist`), `VISITOR_PLACE` the location of
 * all visitors (`US`, `CA-QC`; unknown without it). Only this machine can reach the hosts, unless `LISTEN` names another
 * address: `LISTEN=0.0.0.0` serves the global host under this machine's addresses, to try it on a phone.
 */
import { existsSync } from 'node:fs';
import { runCommand } from '../run-command';
import { createLocalHost, isFree } from './host/local-host';
import { createReferenceApi } from './reference-api/reference-api';

const defaultPort = 9000;
const lastPort = 65_535;
const portsTried = 100;

const listen = (): string | undefined => process.env.LISTEN || undefined;

/** @throws when the wanted port is none, or is taken; the message then suggests a free one */
export async function freePort(): Promise<number> {
  const port = Number(process.env.PORT ?? defaultPort);
  if (!Number.isInteger(port) || port < 1 || port > lastPort) {
    throw new Error(`PORT is "${process.env.PORT}"; expected a port number such as ${defaultPort}`);
  }
  if (await isFree(port, listen())) return port;
  for (let other = port + 1; other <= Math.min(lastPort, port + portsTried); other += 1) {
    if (await isFree(other, listen()))
      throw new Error(`Port ${port} is taken; ${other} is free: PORT=${other} npm start`);
  }
  throw new Error(`Port ${port} is taken, and so are the next ${portsTried}; choose another with PORT`);
}

export async function serve(port: number): Promise<void> {
  const address = listen();
  const { VISITOR_PLACE: place = '', DIST: dist = 'dist' } = process.env;
  await createLocalHost({
    dist,
    port,
    place,
    api: createReferenceApi(),
    ...(address && { listen: address, otherNames: 'global' as const }),
  });
  console.log(`
  global   http://localhost:${port}
  zh       http://zh.localhost:${port}
  ru       http://ru.localhost:${port}${existsSync(`${dist}/preview`) ? `\n  preview  http://preview.localhost:${port}` : ''}

  Stop with Ctrl+C.`);
}

if (require.main === module) {
  runCommand(() => freePort().then(serve));
}
