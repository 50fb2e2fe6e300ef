/**
 * What the reference API has received: kept in memory, and as JSON lines in a file (design 11).
 */
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** One request. */
export interface Received {
  /** ISO time. */
  readonly at: string;
  readonly method: string;
  readonly endpoint: string;
  /** What it carried: query, form fields or JSON. */
  readonly sent: unknown;
  /** What was encrypted or encoded in it, in plain text. */
  readonly clear?: unknown;
  /** `refused`: its shape is wrong; `failed`: a fault stopped it before it was checked. */
  readonly outcome: 'taken' | 'refused' | 'failed';
  /** Why it was refused, or which fault stopped it. */
  readonly reason?: string;
}

/** The most bytes of lines that are kept: the oldest go first. */
const mostBytes = 10_000_000;

/** Everything received, in order. */
export class ReceivedLog {
  readonly #file: string | null;
  #requests: { readonly request: Received; readonly line: string }[] = [];
  #bytes = 0;
  #written = 0;

  /** @param file where the lines go; null keeps them in memory only */
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
    // The file may be twice as long, so that it is not written anew for each request.
    if (this.#written <= 2 * this.limit) appendFileSync(this.#file, line);
    else {
      writeFileSync(this.#file, this.#requests.map((each) => each.line).join(''));
      this.#written = this.#bytes;
    }
  }

  /** All requests, or those to one endpoint. */
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
