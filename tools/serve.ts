/**
 * Serves what is built, with the redirect rules and the reference API (design 2 and 11).
 *
 * `PORT` chooses the port (default 9000).
 */
import { createLocalHost } from './local-host/local-host';
import { createReferenceApi } from './reference-api/reference-api';

const defaultPort = 9000;

/** Starts the local host on `PORT` and says where each host answers. */
export async function serve(): Promise<void> {
  const port = Number(process.env.PORT ?? defaultPort);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT is "${process.env.PORT}"; expected a port number such as ${defaultPort}`);
  }
  await createLocalHost({ port, api: createReferenceApi() });
  console.log(`
  global   http://localhost:${port}
  zh       http://zh.localhost:${port}
  ru       http://ru.localhost:${port}

  Stop with Ctrl+C.`);
}

if (require.main === module) void serve();
