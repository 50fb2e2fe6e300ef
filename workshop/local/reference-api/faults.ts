/** Failures on demand: a test sets which endpoint fails, how, and how often. */
import { z } from 'zod';

const common = {
  /** `*` means every endpoint. */
  endpoint: z.string().regex(/^(\*|\/.*)$/, 'is neither a path nor *'),
  probability: z.number().min(0).max(1).default(1),
  /** Requests after which the fault is over. */
  times: z.int().positive().optional(),
  /** Whether the request is processed first, so that only its response is lost. */
  after: z.boolean().default(false),
};

const faultShape = z.discriminatedUnion('kind', [
  z.strictObject({
    ...common,
    kind: z.literal('status'),
    status: z.int().min(400).max(599),
    retryAfter: z.string().optional(),
  }),
  z.strictObject({ ...common, kind: z.literal('delay'), ms: z.int().positive() }),
  /** Drops the connection. */
  z.strictObject({ ...common, kind: z.literal('drop') }),
  /** Never responds. */
  z.strictObject({ ...common, kind: z.literal('stall') }),
  /** Cuts the response off in the middle. */
  z.strictObject({ ...common, kind: z.literal('malformed') }),
  z.strictObject({ ...common, kind: z.literal('code'), code: z.int() }),
  z.strictObject({ ...common, kind: z.literal('data'), data: z.record(z.string(), z.unknown()) }),
]);

export type Fault = z.infer<typeof faultShape>;

/** The body of `POST /api/__faults`: faults to add, and a new random seed. */
export const faultsShape = z.strictObject({ seed: z.int().default(1), faults: z.array(faultShape) });

export class FaultPlan {
  #faults: { readonly fault: Fault; left: number }[] = [];
  #random = randomNumbers(1);

  add({ seed, faults }: z.infer<typeof faultsShape>): void {
    this.#random = randomNumbers(seed);
    this.#faults.push(...faults.map((fault) => ({ fault, left: fault.times ?? Number.POSITIVE_INFINITY })));
  }

  clear(): void {
    this.#faults = [];
  }

  list(): readonly Fault[] {
    return this.#faults.map(({ fault }) => fault);
  }

  /** Of several, the first that the random number selects. */
  next(endpoint: string): Fault | null {
    const hit = this.#faults.find(
      ({ fault, left }) =>
        left > 0 && (fault.endpoint === '*' || fault.endpoint === endpoint) && this.#random() < fault.probability,
    );
    if (!hit) return null;
    hit.left -= 1;
    return hit.fault;
  }
}

/** From 0 up to 1, the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}
