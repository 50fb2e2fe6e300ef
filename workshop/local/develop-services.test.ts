import { createServer, type Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { type DevelopServer, developServicesVariable, forwardServices } from './develop-services';
import { listen } from './host/local-host';
import { tokenHeader } from './reference-api/guard';
import { createReferenceApi } from './reference-api/reference-api';
import { createState } from './reference-api/state';

type Handler = Parameters<DevelopServer['use']>[1];

const servers: Server[] = [];

async function started(server: Server): Promise<string> {
  servers.push(server);
  return `http://127.0.0.1:${(await listen(server)).port}`;
}

/** A proxy, as Gatsby's server is, and the paths that it forwards. */
async function gatsbyBefore(origin: string | undefined): Promise<{ address: string; paths: readonly string[] }> {
  let paths: readonly string[] = [];
  let handler: Handler = (_asked, response) => response.writeHead(404).end('Gatsby');
  const app: DevelopServer = {
    use: (wanted, given) => {
      paths = wanted;
      handler = given;
    },
  };
  forwardServices(app, { [developServicesVariable]: origin });
  const server = createServer((asked, response) =>
    handler(Object.assign(asked, { originalUrl: asked.url ?? '/' }), response),
  );
  return { address: await started(server), paths };
}

const echo = (): Promise<string> =>
  started(
    createServer(async (asked, response) => {
      let body = '';
      for await (const part of asked) body += part;
      response.writeHead(418, { 'X-Asked': `${asked.method} ${asked.url}` });
      response.end(`${asked.headers['content-type']}: ${body}`);
    }),
  );

afterAll(() => {
  for (const server of servers) server.close();
});

test('calls of services, questions about faults and the editor are handed on', async () => {
  expect((await gatsbyBefore(await echo())).paths).toEqual([
    ...['/api', '/client-api', '/statistics', '/__content-faults', '/_edit'],
  ]);
});

test('method, address, headers, body and status arrive as they were sent', async () => {
  const { address } = await gatsbyBefore(await echo());
  const sent = { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: 'a text' };
  const answer = await fetch(`${address}/api/form?lang=de`, sent);
  expect([answer.status, answer.headers.get('X-Asked'), await answer.text()]).toEqual([
    418,
    'POST /api/form?lang=de',
    'text/plain: a text',
  ]);
});

test('the reference API behind it knows where a request comes from, although all come from this machine', async () => {
  const state = createState(null);
  const api = createAdaptorServer({ fetch: createReferenceApi(state).fetch }) as Server;
  const { address } = await gatsbyBefore(await started(api));
  const faults = { method: 'POST', body: '{"faults":[]}' };
  const asJson = { 'Content-Type': 'application/json' };
  const statusOf = async (headers: Readonly<Record<string, string>>): Promise<number> =>
    (await fetch(`${address}/api/__faults`, { ...faults, headers: { ...asJson, ...headers } })).status;
  expect(await statusOf({ Origin: 'https://evil.example' })).toBe(403);
  expect(await statusOf({ Origin: 'https://evil.example', [tokenHeader]: state.token })).toBe(403);
  expect(await statusOf({})).toBe(404);
  expect(await statusOf({ [tokenHeader]: state.token })).toBe(204);
});

test('says so when nobody answers', async () => {
  const { address } = await gatsbyBefore('http://127.0.0.1:1');
  const answer = await fetch(`${address}/api/form`);
  expect(answer.status).toBe(502);
  expect(await answer.text()).toContain('The server beside gatsby develop does not answer: ');
});

test('nothing is handed on when `gatsby develop` runs alone', async () => {
  const { address, paths } = await gatsbyBefore(undefined);
  expect(paths).toEqual([]);
  expect(await (await fetch(`${address}/api/form`)).text()).toBe('Gatsby');
});
