/** The middle of some values, or of the upper half if their number is even; NaN of none. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** @throws when the text is not a whole number from 1 on */
export function whole(option: string, text: string, most = 1_000_000): number {
  if (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= most) return Number(text);
  throw new Error(`${option} has "${text}"; expected a whole number from 1 to ${most}`);
}
