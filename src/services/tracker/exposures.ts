/**
 * Exposure of elements that carry `data-expose` (its value is their name): half of one visible (specification 9).
 */
import type { Stop } from '../browser/clock';
import { exposeRatio } from '../constants';
import { elementAddition } from './element';
import { pageFields, type TrackedPage } from './page';

const exposable = '[data-expose]';

/** Records each element's first exposure. Elements may be added and removed with the page. */
export function recordExposures({ window, track }: TrackedPage): Stop {
  const { document } = window;
  const known = new WeakSet<Element>();
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        if (intersectionRatio < exposeRatio) continue;
        sight.unobserve(target);
        const name = target.getAttribute('data-expose') ?? '';
        track('expose', { ...pageFields(window), name }, elementAddition(target));
      }
    },
    { threshold: exposeRatio },
  );
  const look = (): void => {
    for (const element of document.querySelectorAll(exposable)) {
      if (known.has(element)) continue;
      known.add(element);
      sight.observe(element);
    }
  };
  look();
  const changes = new MutationObserver(look);
  changes.observe(document.body, { childList: true, subtree: true });
  return () => {
    sight.disconnect();
    changes.disconnect();
  };
}
