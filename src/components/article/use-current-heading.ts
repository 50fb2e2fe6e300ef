import { useEffect, useState } from 'react';
import type { Heading } from '../data/data';

/** A heading is current once it is above this line, 30 % down the screen. */
const readLine = '100000px 0px -70% 0px';

/** The id of the heading being read; null before the first heading, and in the first render. */
export function useCurrentHeading(headings: readonly Heading[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const elements = headings.flatMap(({ id }) => document.getElementById(id) ?? []);
    const passed = new Set<Element>();
    // Old browsers: nothing is marked as current.
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
