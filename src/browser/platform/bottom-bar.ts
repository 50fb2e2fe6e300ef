/** What is at the bottom of the window, as attributes of the root element: `:has` would match the whole page again. */
import { watchSize } from './stand-ins';

/** The consent question or notice, the registration banner, the one-tap prompt, an open chat. */
export type BottomBar = 'question' | 'banner' | 'one-tap' | 'chat';

const footAttribute = (thing: BottomBar): `data-foot-${BottomBar}` => `data-foot-${thing}`;

export const setBottomBar = ({ documentElement }: Document, thing: BottomBar, there: boolean): void => {
  documentElement.toggleAttribute(footAttribute(thing), there);
};

export const hasBottomBar = ({ documentElement }: Document, thing: BottomBar): boolean =>
  documentElement.hasAttribute(footAttribute(thing));

/** Has the styles keep as much room as an element takes, whose height depends on language and text size. */
export const keepRoom = (window: Window & typeof globalThis, element: HTMLElement, thing: BottomBar): void =>
  watchSize(window, element, () => {
    const height = element.offsetHeight;
    if (height > 0) window.document.documentElement.style.setProperty(`--foot-${thing}`, `${height}px`);
  });

/** On the root element until it is known whether the consent question has to be shown; nothing else is until then. */
export const undecidedAttribute = 'data-foot-undecided';
