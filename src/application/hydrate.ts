import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { hydratingEvent } from '../document/hydrating';
import { keepChoices } from './fields';

/** Hydrates as a React transition, in slices, so that a slow machine can react to the visitor in between. */
export function hydrate(element: ReactNode, container: Element): void {
  const served = container.hasChildNodes();
  keepChoices(document);
  startTransition(() => {
    if (served) hydrateRoot(container, element);
    else createRoot(container).render(element);
  });
  document.dispatchEvent(new Event(hydratingEvent));
}
