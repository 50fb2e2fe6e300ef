/** Marks what differs within two versions of a page, as they are shown. */
import { diffArrays } from 'diff';
import { type Line, linesOf, type Part } from './main-text.ts';

/** A change within the page: where it is on each side. */
export type Stop = readonly (Element | null)[];

const colors = { removed: '#c62828', added: '#2e7d32' } as const;

/**
 * Outlines the blocks that differ.
 * @param versions before and after; a version that is not there is null
 * @returns the changes in their order
 */
export function markChanges(
  [before, after]: readonly (Document | null | undefined)[],
  parts: readonly Part[],
  prefixes: readonly string[],
): readonly Stop[] {
  if (!before || !after) return [];
  return parts.flatMap((part) => {
    const [was, is] = [before, after].map((page) => linesOf(page, part, prefixes));
    const stops: [Element | null, Element | null][] = [];
    let [left, right] = [0, 0];
    let isOpen = false;
    const chunks = diffArrays<Line>([...(was ?? [])], [...(is ?? [])], { comparator: (a, b) => a.print === b.print });
    for (const { value, added, removed } of chunks) {
      if (added || removed) {
        for (const { element } of value) outline(element, added ? 'added' : 'removed');
        if (!isOpen) stops.push([was?.[left]?.element ?? null, is?.[right]?.element ?? null]);
      }
      isOpen = added === true || removed === true;
      if (!added) left += value.length;
      if (!removed) right += value.length;
    }
    return stops;
  });
}

/** By the style object, which the policy of a page allows. */
function outline(element: Element, kind: keyof typeof colors): void {
  // An element of the frame's own window is none of this one's classes.
  const { style } = element as HTMLElement;
  style.outline = `3px solid ${colors[kind]}`;
  style.outlineOffset = '2px';
  element.setAttribute('data-review', kind);
}

/** Brings a change into view on both sides, also out of a closed part. */
export function goTo(stop: Stop): void {
  for (const element of stop) {
    element?.closest('details')?.setAttribute('open', '');
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
}
