import { useEffect, useState } from 'react';
import type { Heading } from '../data/data';

/** A heading that is above this line counts as the current one: 30 % of the screen from its top. */
const readLine = '100000px 0px -70% 0px';

/** Id of the heading whose part is being read; null before the first, and in the first render. */
export function useCurrentHeading(headings: readonly Heading[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const elements = headings.flatMap(({ id }) => document.getElementById(id) ?? []);
    const passed = new Set<Element>();
    // Without it the table of contents marks no place.
    if (!('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) passed.add(target);
          else passed.delete(target);
        }
        setCurrent(elements.findLast((element) => passed.has(element))?.id ?? null);
      },
      { rootMargin: readLine },
    );
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [headings]);
  return current;
}
