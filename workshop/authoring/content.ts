/**
 * `npm run content -- <verb>`, for authors, translators and reviewers (CONTRIBUTING.md). Exits with 1 for faults, 2 for a
 * command that was not understood.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { styleText } from 'node:util';
import { root } from '../paths';
import { runContent } from './command-line';

const isTerminal = process.stdout.isTTY === true;
const hasColors = isTerminal && !process.env.NO_COLOR;

const interrupted = 130;

async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  lines.once('SIGINT', () => process.exit(interrupted));
  try {
    return await lines.question(question);
  } finally {
    lines.close();
  }
}

async function start(command: string, args: readonly string[], env: Readonly<Record<string, string>>): Promise<number> {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

runContent(process.argv.slice(2), {
  root,
  env: process.env,
  ask: isTerminal && process.stdin.isTTY ? ask : null,
  paint: (color, text) => (hasColors ? styleText(color, text) : text),
  say: (text) => console.error(text),
  today: new Date().toISOString().slice(0, 'yyyy-mm-dd'.length),
  start,
  // Only verbs that read it handle Ctrl+C; the others are ended by it.
  get signal() {
    const stop = new AbortController();
    process.once('SIGINT', () => stop.abort());
    return stop.signal;
  },
}).then(({ status, out, error }) => {
  if (out !== '') console.log(out);
  if (error !== '') console.error(error);
  process.exitCode = status;
});
