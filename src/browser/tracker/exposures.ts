import { exposeRatio } from '../platform/constants';
import { elementAddition } from './element';
import { pageFields, type TrackedPage } from './page';

const exposable = '[data-expose]';

/**
 * Records the first time that half of an element with `data-expose` is visible (specification 9), also of later ones.
 */
export function recordExposures({ window, track, attempt, stopped }: TrackedPage): void {
  const { document } = window;
  const known = new WeakSet<Element>();
  const onSight = ({ target, intersectionRatio }: IntersectionObserverEntry): void => {
    if (intersectionRatio < exposeRatio) return;
    sight.unobserve(target);
    const name = target.getAttribute('data-expose') ?? '';
    track('expose', { ...pageFields(window), name }, elementAddition(target));
  };
  const sight = new IntersectionObserver((entries) => attempt(() => entries.forEach(onSight)), {
    threshold: exposeRatio,
  });
  stopped.addEventListener('abort', () => sight.disconnect());
  const look = (): void => {
    for (const element of document.querySelectorAll(exposable)) {
      if (known.has(element)) continue;
      known.add(element);
      sight.observe(element);
    }
  };
  const changes = new MutationObserver(() => attempt(look));
  stopped.addEventListener('abort', () => changes.disconnect());
  changes.observe(document.body, { childList: true, subtree: true });
  look();
}
