/**
 * What is shown at the bottom of the window, as attributes of the root element: the styles show only one request at a
 * time (src/components/styles/foot.css). A rule with `:has` would make the browser match the whole page again.
 */

/** The consent question or notice, the registration banner, the one-tap prompt, an open chat. */
export type FootThing = 'question' | 'banner' | 'one-tap' | 'chat';

const footAttribute = (thing: FootThing): `data-foot-${FootThing}` => `data-foot-${thing}`;

export const setAtFoot = ({ documentElement }: Document, thing: FootThing, there: boolean): void => {
  documentElement.toggleAttribute(footAttribute(thing), there);
};

export const isAtFoot = ({ documentElement }: Document, thing: FootThing): boolean =>
  documentElement.hasAttribute(footAttribute(thing));

/**
 * On the root element until it is known whether the consent question has to be shown. Nothing else is shown until then.
 */
export const undecidedAttribute = 'data-foot-undecided';
