/**
 * Failing on demand (design 11): a test says which endpoint fails how, and how often.
 */
import { z } from 'zod';
import { randomNumbers } from './random-numbers';

const common = {
  /** Path of the endpoint; `*` is every one. */
  endpoint: z.string().regex(/^(\*|\/.*)$/, 'is neither a path nor *'),
  /** How likely the fault is for a request. */
  probability: z.number().min(0).max(1).default(1),
  /** After so many requests the fault is over. */
  times: z.int().positive().optional(),
  /** Whether the request is taken in before it fails, so that only its answer is lost. */
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
  /** The connection is dropped without an answer. */
  z.strictObject({ ...common, kind: z.literal('drop') }),
  /** The answer never comes. */
  z.strictObject({ ...common, kind: z.literal('stall') }),
  /** The answer is cut off in the middle. */
  z.strictObject({ ...common, kind: z.literal('malformed') }),
  /** The answer says no. */
  z.strictObject({ ...common, kind: z.literal('code'), code: z.int() }),
  /** The answer holds other data. */
  z.strictObject({ ...common, kind: z.literal('data'), data: z.record(z.string(), z.unknown()) }),
]);

/** One way to fail. */
export type Fault = z.infer<typeof faultShape>;

/** What `POST /api/__faults` takes: faults to add to those that are set, and the seed of the chances from here on. */
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

  /** The fault of the next request to an endpoint: of several, the first whose chance comes up. */
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
