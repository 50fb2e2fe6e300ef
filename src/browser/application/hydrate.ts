import { type ReactNode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { splitPath } from '../../site/hosting/hosts';
import { localeOf } from '../../site/languages/locales';
import { hydrateNow, hydratingEvent } from '../platform/hydration';
import { site } from '../platform/site';
import { readServed, restore } from './as-served';
import { keepChoices } from './fields';
import { elementsOf } from './served-elements';

/**
 * Hydrates as a React transition, in slices, so that a slow machine can react to the visitor in between. A page that another program
 * has changed is hydrated in one go.
 * @returns takes the element away again: `gatsby develop` shows its sign of loading that way
 */
export function hydrate(element: ReactNode, container: Element): () => void {
  if (!container.hasChildNodes()) {
    const root = createRoot(container);
    startTransition(() => root.render(element));
    return () => root.unmount();
  }
  const begin = (work: () => void): void => {
    keepChoices(document);
    work();
    document.dispatchEvent(new Event(hydratingEvent));
  };
  const inSlices = (): void => begin(() => startTransition(() => void hydrateRoot(container, element)));
  if (isAsServed(container)) inSlices();
  else {
    readServed(location.href)
      .then((served) => {
        if (!served) return inSlices();
        const putBack = restore(container, served);
        begin(() => hydrateWhole(element, container));
        putBack();
      })
      .catch((error: unknown) => {
        console.warn('The page cannot be read as it was served:', error);
        inSlices();
      });
  }
  return () => {};
}

/** Whether no other program has changed the page, as far as can be told: by its elements, and by the language that it is said to have. */
function isAsServed(container: Element): boolean {
  const elements = document.querySelector<HTMLElement>('script[data-elements]')?.dataset.elements;
  if (elements === undefined) return true;
  const { tag } = localeOf(splitPath(site, location.pathname).locale);
  return Number(elements) === elementsOf(container) && document.documentElement.lang === tag;
}

/** Hydrates all parts before anything else can happen to the page. */
function hydrateWhole(element: ReactNode, container: Element): void {
  flushSync(() => void hydrateRoot(container, element));
  const comments = document.createTreeWalker(container, NodeFilter.SHOW_COMMENT);
  // Each part that is hydrated apart begins with a comment.
  while (comments.nextNode()) {
    const { nextSibling } = comments.currentNode;
    if (nextSibling instanceof Element) hydrateNow(nextSibling);
  }
}
