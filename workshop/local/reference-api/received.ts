/** Requests that the reference API has received. */

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

/** In characters of JSON. */
const most = 10_000_000;

/** The newest requests, as many as there is room for. */
export class ReceivedLog {
  #requests: { readonly request: Received; readonly length: number }[] = [];
  #length = 0;

  constructor(readonly limit = most) {}

  add(request: Received): void {
    const { length } = JSON.stringify(request);
    this.#requests.push({ request, length });
    this.#length += length;
    while (this.#length > this.limit) this.#length -= this.#requests.shift()?.length ?? 0;
  }

  list(endpoint?: string): readonly Received[] {
    const all = this.#requests.map(({ request }) => request);
    return endpoint ? all.filter((request) => request.endpoint === endpoint) : all;
  }

  clear(): void {
    this.#requests = [];
    this.#length = 0;
  }
}
