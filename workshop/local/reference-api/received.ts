/** Requests that the reference API has received, in memory and as JSON lines in a file. */
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface Received {
  readonly at: string;
  readonly method: string;
  readonly endpoint: string;
  /** Query, form fields or JSON. */
  readonly sent: unknown;
  /** What was encrypted or encoded in it. */
  readonly clear?: unknown;
  /** `refused`: its shape is wrong; `failed`: a fault stopped it before it was checked. */
  readonly outcome: 'taken' | 'refused' | 'failed';
  /** Why it was refused, or which fault stopped it. */
  readonly reason?: string;
}

/** The oldest lines go first. */
const mostBytes = 10_000_000;

export class ReceivedLog {
  readonly #file: string | null;
  #requests: { readonly request: Received; readonly line: string }[] = [];
  #bytes = 0;
  #written = 0;

  /** @param file null keeps the lines in memory only */
  constructor(
    file: string | null,
    readonly limit = mostBytes,
  ) {
    this.#file = file;
    if (file) mkdirSync(path.dirname(file), { recursive: true });
  }

  add(request: Received): void {
    const line = `${JSON.stringify(request)}\n`;
    this.#requests.push({ request, line });
    this.#bytes += line.length;
    while (this.#bytes > this.limit) this.#bytes -= this.#requests.shift()?.line.length ?? 0;
    if (!this.#file) return;
    this.#written += line.length;
    // The file may grow to twice the limit, so that it is not rewritten for each request.
    if (this.#written <= 2 * this.limit) appendFileSync(this.#file, line);
    else {
      writeFileSync(this.#file, this.#requests.map((each) => each.line).join(''));
      this.#written = this.#bytes;
    }
  }

  list(endpoint?: string): readonly Received[] {
    const all = this.#requests.map(({ request }) => request);
    return endpoint ? all.filter((request) => request.endpoint === endpoint) : all;
  }

  clear(): void {
    this.#requests = [];
    this.#bytes = 0;
    this.#written = 0;
    if (this.#file) rmSync(this.#file, { force: true });
  }
}
