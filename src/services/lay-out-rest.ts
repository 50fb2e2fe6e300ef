/**
 * Lays out what the styles leave for later (src/styles/later.css), some of it in each idle moment: a page is there at once,
 * and whole soon after, so that its length is right and pictures of it show all of it (design 12).
 */
import { layOutBudgetMs, layOutWaitMs } from './constants';
import { whenIdle } from './idle';

/**
 * The parts of a page that are laid out later, as `later.css` names them: by their elements, since a browser looks at every
 * element of the page for a rule about any, and once more when the rule does not apply any longer.
 */
export const laterParts = [
  'main > :is(article, div, nav, section):nth-child(n + 3)',
  'main > div:only-child > :is(div, section):nth-child(n + 3)',
  '[data-later="self"]',
  '[data-later="rest"] > :is(blockquote, div, figure, li, ol, p, ul):nth-child(n + 5)',
] as const;

/** On the root element, as long as parts of the page are left for later. */
export const restLaterAttribute = 'data-rest-later';

/**
 * For the head of each page, so that it acts before the first layout: parts are left for later where a visitor begins at the
 * top, not where the address leads into the page, nor after a reload or on the way back, when the old place is sought.
 */
export const restLaterScript = [
  '(function(root,visit){',
  `if(visit&&visit.type==="navigate"&&!location.hash)root.setAttribute("${restLaterAttribute}","")`,
  '})(document.documentElement,performance.getEntriesByType("navigation")[0])',
].join('');

/** Lays out the rest of the page, for a few milliseconds in each idle moment, or each 100 ms on a busy machine. */
export function layOutRest(window: Window): void {
  const { document, performance } = window;
  if (!document.documentElement.hasAttribute(restLaterAttribute)) return;
  const parts = [...document.querySelectorAll<HTMLElement>(laterParts.join())];
  const next = (): void => {
    const until = performance.now() + layOutBudgetMs;
    do {
      const part = parts.shift();
      if (!part) {
        document.documentElement.removeAttribute(restLaterAttribute);
        return;
      }
      part.style.contentVisibility = 'visible';
      // Asked for its size, the browser lays it out now and not together with all the others.
      part.getBoundingClientRect();
    } while (performance.now() < until);
    whenIdle(window, next, layOutWaitMs);
  };
  whenIdle(window, next, layOutWaitMs);
}
