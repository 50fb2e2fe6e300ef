/**
 * Runs a script in a process of its own, for work that cannot run within Gatsby: its compiler turns `import` into `require`, which fails
 * for some packages of ES modules, and a native library reads its environment variables only once.
 */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/**
 * @param file TypeScript; its path from the project's root
 * @param input passed as JSON on its standard input
 * @returns the value that it printed as JSON
 * @throws with its standard error when it fails
 */
export async function runScript<T>(file: string, input: unknown): Promise<T> {
  const child = spawn(process.execPath, ['--import', 'tsx', file]);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  child.stdin.end(JSON.stringify(input));
  const [code, output, errors] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  if (code !== 0) throw new Error(`${file} failed (exit code ${code})\n${errors}`);
  return JSON.parse(output) as T;
}

/** The value that {@link runScript} passed to this process. */
export const scriptInput = async <T>(): Promise<T> => JSON.parse(await text(process.stdin)) as T;
