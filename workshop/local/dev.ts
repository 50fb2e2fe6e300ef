/**
 * `npm run dev [-- <options of gatsby develop>]`: the preview with hot reloading, the reference API behind `/api`, and the
 * content's faults on the page.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { root } from '../paths';
import { developServices } from './develop/services';
import { developServicesVariable } from './develop-services';

const stop = new AbortController();
const env = { ...process.env, SITE_HOST: 'preview' };
const { fetch } = developServices({ root, env, say: (text) => console.error(text), signal: stop.signal });

// Any free port: pages reach it through Gatsby's server.
const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  const gatsby = spawn(path.join(root, 'node_modules/.bin/gatsby'), ['develop', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...env, [developServicesVariable]: `http://127.0.0.1:${port}` },
  });
  const end = (status: number): void => {
    stop.abort();
    server.close();
    process.exitCode = status;
  };
  gatsby.once('error', (error) => {
    console.error(`gatsby develop could not be started: ${error.message}`);
    end(1);
  });
  gatsby.once('exit', (code) => end(code ?? 1));
  // Ctrl+C reaches both processes; this one waits for the other to finish.
  process.on('SIGINT', () => {});
  process.once('SIGTERM', () => gatsby.kill());
});
