/**
 * How much is generated, and from which seed: the same every time, so that what is found can be found again. The unit tests
 * take a part of it that stays in seconds; `npm run fuzz` takes all.
 */
import fc, { type ArrayConstraints, type Parameters } from 'fast-check';

export { fc };

const isFull = process.env.FUZZ === 'full';

fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 20_261_121) });

/** Long enough for the full count on a busy machine. */
export const fuzzTimeoutMs = isFull ? 3_600_000 : 60_000;

/**
 * The size of a run.
 * @param full number of generated inputs in a full run; an ordinary one takes a hundredth
 */
export const fuzz = <T>(full: number): Parameters<T> => ({
  numRuns: isFull ? full : full / 100,
});

/** Texts made of pieces, which are written one after the other with · between. */
export const textsOf = (pieces: string, size: ArrayConstraints): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...pieces.split('·')), size).map((parts) => parts.join(''));

/** A test that something holds for whatever is generated. */
export const property = <Inputs extends [unknown, ...unknown[]]>(
  title: string,
  inputs: { [Index in keyof Inputs]: fc.Arbitrary<Inputs[Index]> },
  check: (...values: Inputs) => void,
  parameters?: Parameters<Inputs>,
): void => test(title, () => fc.assert(fc.property<Inputs>(...inputs, check), parameters));
