/**
 * What the reference API has received: kept in memory, and as JSON lines in a file (design 11).
 */
import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
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

/** Everything received, in order. */
export class ReceivedLog {
  readonly #file: string | null;
  #requests: Received[] = [];

  /** @param file where the lines go; null keeps them in memory only */
  constructor(file: string | null) {
    this.#file = file;
    if (file) mkdirSync(path.dirname(file), { recursive: true });
  }

  add(request: Received): void {
    this.#requests.push(request);
    if (this.#file) appendFileSync(this.#file, `${JSON.stringify(request)}\n`);
  }

  /** All requests, or those to one endpoint. */
  list(endpoint?: string): readonly Received[] {
    return endpoint ? this.#requests.filter((request) => request.endpoint === endpoint) : this.#requests;
  }

  clear(): void {
    this.#requests = [];
    if (this.#file) rmSync(this.#file, { force: true });
  }
}
