/**
 * Checks the view box of an icon (specification 5: it must be four numbers).
 */

/**
 * Returns the view box when it is four numbers.
 * @throws naming the icon and what was found otherwise
 */
export function checkedViewBox(name: string, viewBox: string): string {
  const numbers = viewBox.trim().split(/[\s,]+/);
  if (numbers.length !== 4 || numbers.some((part) => part === '' || !Number.isFinite(Number(part)))) {
    throw new Error(`Icon "${name}" has the viewBox "${viewBox}"; it must be four numbers, such as "0 0 24 24"`);
  }
  return viewBox;
}
