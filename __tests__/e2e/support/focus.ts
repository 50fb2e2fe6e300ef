/**
 * Where the keyboard's focus is, and whether one can see it (WCAG 2.2: 2.1.2, 2.4.7, 2.4.11).
 */
import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until an element has the focus; fails when it is not reached within some stops. */
export async function tabTo(page: Page, target: Locator, { backwards = false, within = 60 } = {}): Promise<void> {
  const hasFocus = () => target.evaluate((node) => node === document.activeElement);
  for (let stops = 0; stops < within && !(await hasFocus()); stops += 1) {
    await page.keyboard.press(backwards ? 'Shift+Tab' : 'Tab');
  }
  await expect(target).toBeFocused();
}

/** One stop of the Tab key. */
interface Stop {
  /** Null where the focus has left the part or the page, or has come to its first stop again. */
  readonly element: string | null;
  readonly faults: readonly string[];
}

/**
 * Goes through a page by Tab, and tells every stop that cannot be seen; the number of stops comes along.
 * @param within a selector of the part that is gone through, from its beginning to the first stop after it; without it, the
 * whole page is
 */
export async function tabThrough(
  page: Page,
  within = 'html',
): Promise<{ readonly stops: number; readonly faults: readonly string[] }> {
  const limit = 400;
  const faults: string[] = [];
  if (within !== 'html') await page.locator(within).focus();
  for (let stops = 0; stops < limit; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(lookAtFocus, within);
    if (stop.element === null) return { stops, faults };
    faults.push(...stop.faults.map((fault) => `${fault}: ${stop.element}`));
  }
  return { stops: limit, faults: [...faults, `no way out after ${limit} stops`] };
}

/** Runs in the page. */
async function lookAtFocus(within: string): Promise<Stop> {
  const known = window as unknown as { stops?: Set<Element> };
  known.stops ??= new Set();
  const element = document.activeElement;
  if (!element || element === document.body || !element.closest(within)) return { element: null, faults: [] };
  const [first] = known.stops;
  if (element === first) return { element: null, faults: [] };
  const name = element.outerHTML.slice(0, 160);
  if (known.stops.has(element)) return { element: name, faults: ['the focus does not get on'] };
  known.stops.add(element);

  // A control that only screen readers see stands for its label.
  const drawn = element instanceof HTMLInputElement ? (element.closest('label') ?? element) : element;
  // A card is outlined in the place of the link that fills it.
  const isOutlined = (node: Element | null, up: number): boolean => {
    if (node === null || up < 0) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(node);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || isOutlined(node.parentElement, up - 1);
  };
  const outlined = isOutlined(element, 4);

  const isSeen = (): boolean =>
    [...drawn.getClientRects()].some((box) => {
      const left = Math.max(box.left, 0);
      const right = Math.min(box.right, innerWidth);
      const top = Math.max(box.top, 0);
      const bottom = Math.min(box.bottom, innerHeight);
      const hit =
        left < right && top < bottom ? document.elementFromPoint((left + right) / 2, (top + bottom) / 2) : null;
      return hit !== null && (drawn.contains(hit) || hit.contains(drawn));
    });
  // A busy machine may not have scrolled to it yet.
  for (let frame = 0; frame < 20 && !isSeen(); frame += 1) await new Promise(requestAnimationFrame);
  return { element: name, faults: [...(outlined ? [] : ['no outline']), ...(isSeen() ? [] : ['hidden'])] };
}
