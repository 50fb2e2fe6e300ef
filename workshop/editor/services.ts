/** The editor of `npm run dev`: its data follow every change of the content. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { editorPath } from '../../src/site/hosting/request-paths';
import { type EditorData, editorData, writeProgram } from './write-editor';

/** @param root the project; the program is bundled into its `.local` when it is first asked for */
export function editorServices(root: string, env: Readonly<Record<string, string | undefined>>): Hono {
  const folder = path.join(root, '.local/editor');
  mkdirSync(folder, { recursive: true });
  let program: Promise<void> | undefined;
  let reading: Promise<EditorData> | undefined;
  /** Read once for both files, which the page asks for together. */
  const data = (): Promise<EditorData> => {
    reading ??= editorData(root, env).finally(() => {
      reading = undefined;
    });
    return reading;
  };
  const app = new Hono();
  app.get(`${editorPath}/config.json`, async (context) => context.json((await data()).config));
  app.get(`${editorPath}/status.json`, async (context) => context.json((await data()).status));
  app.use(`${editorPath}/*`, async (_context, next) => {
    program ??= writeProgram(root, folder);
    await program;
    await next();
  });
  app.get(
    `${editorPath}/*`,
    serveStatic({ root: folder, rewriteRequestPath: (address) => address.slice(editorPath.length) || '/' }),
  );
  return app;
}
