import { type ReactNode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { splitPath } from '../../site/hosting/hosts';
import { localeOf } from '../../site/languages/locales';
import { keepBelowStyles } from '../platform/below-styles';
import { hydrateNow, hydratingEvent } from '../platform/hydration';
import { site } from '../platform/site';
import { elementsOf, readServed, restore } from './as-served';
import { keepChoices } from './fields';

/**
 * Hydrates in a React transition so that a slow device can respond to the visitor in between. A page changed by a
 * translator or an extension is hydrated synchronously.
 * @returns unmounts the element; `gatsby develop` uses it to remove its loading indicator
 */
export function hydrate(element: ReactNode, container: Element): () => void {
  if (!container.hasChildNodes()) {
    const root = createRoot(container);
    startTransition(() => root.render(element));
    return () => root.unmount();
  }
  const begin = (work: () => void): void => {
    keepChoices(document);
    keepBelowStyles(document);
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

function isAsServed(container: Element): boolean {
  const elements = document.querySelector<HTMLElement>('script[data-elements]')?.dataset.elements;
  if (elements === undefined) return true;
  const { tag } = localeOf(splitPath(site, location.pathname).locale);
  return Number(elements) === elementsOf(container) && document.documentElement.lang === tag;
}

function hydrateWhole(element: ReactNode, container: Element): void {
  flushSync(() => void hydrateRoot(container, element));
  const comments = document.createTreeWalker(container, NodeFilter.SHOW_COMMENT);
  // Each Suspense boundary starts with a comment.
  while (comments.nextNode()) {
    const { nextSibling } = comments.currentNode;
    if (nextSibling instanceof Element) hydrateNow(nextSibling);
  }
}
