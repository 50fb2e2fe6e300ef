import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { hydratingEvent } from '../document/hydrating';
import { keepChoices } from './fields';

/**
 * Hydrates as a React transition, in slices, so that a slow machine can react to the visitor in between.
 * @returns takes the element away again: `gatsby develop` shows its sign of loading that way
 */
export function hydrate(element: ReactNode, container: Element): () => void {
  const served = container.hasChildNodes();
  const root = served ? null : createRoot(container);
  keepChoices(document);
  startTransition(() => {
    if (root) root.render(element);
    else hydrateRoot(container, element);
  });
  document.dispatchEvent(new Event(hydratingEvent));
  return () => root?.unmount();
}
