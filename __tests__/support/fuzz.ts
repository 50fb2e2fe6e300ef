/**
 * How much is generated, and from which seed: the same every time, so that what is found can be found again. The unit tests
 * take a part of it that stays in seconds; `npm run fuzz` takes all.
 */
import type { Parameters } from 'fast-check';

const isFull = process.env.FUZZ === 'full';

/** Long enough for the full count on a busy machine. */
export const fuzzTimeoutMs = isFull ? 3_600_000 : 60_000;

/**
 * The run of a property. `FUZZ_SEED` replaces the kept seed.
 * @param full number of generated inputs in a full run; an ordinary one takes a hundredth
 */
export const fuzz = <T>(full: number): Parameters<T> => ({
  seed: Number(process.env.FUZZ_SEED ?? 20_261_121),
  numRuns: isFull ? full : full / 100,
});
