/**
 * Failures on demand (design 11): a test sets which endpoint fails, how, and how often.
 */
import { z } from 'zod';
import { randomNumbers } from './random-numbers';

const common = {
  /** Path of the endpoint; `*` means every endpoint. */
  endpoint: z.string().regex(/^(\*|\/.*)$/, 'is neither a path nor *'),
  /** The probability of the fault for a request. */
  probability: z.number().min(0).max(1).default(1),
  /** The number of requests after which the fault is over. */
  times: z.int().positive().optional(),
  /** Whether the request is processed before it fails, so that only its response is lost. */
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
  /** The connection is dropped without a response. */
  z.strictObject({ ...common, kind: z.literal('drop') }),
  /** The response never comes. */
  z.strictObject({ ...common, kind: z.literal('stall') }),
  /** The response is cut off in the middle. */
  z.strictObject({ ...common, kind: z.literal('malformed') }),
  /** The response reports an error. */
  z.strictObject({ ...common, kind: z.literal('code'), code: z.int() }),
  /** The response has different data. */
  z.strictObject({ ...common, kind: z.literal('data'), data: z.record(z.string(), z.unknown()) }),
]);

/** One way to fail. */
export type Fault = z.infer<typeof faultShape>;

/** What `POST /api/__faults` takes: faults to add, and the seed for the random numbers from then on. */
export const faultsShape = z.strictObject({ seed: z.int().default(1), faults: z.array(faultShape) });

/** The faults that are set. */
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

  /** The fault for the next request to an endpoint: of several, the first one that the random number selects. */
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
