/**
 * What is shown at the bottom of the window, as attributes of the root element. With them, the styles show only one request to
 * the visitor at a time (src/components/styles/foot.css). A rule with `:has` would make the browser match the whole page again.
 */

/** The consent question or notice, the registration banner, the one-tap prompt, an open chat. */
export type FootThing = 'question' | 'banner' | 'one-tap' | 'chat';

/** The attribute of a thing. */
const footAttribute = (thing: FootThing): `data-foot-${FootThing}` => `data-foot-${thing}`;

/** Sets whether a thing is shown. */
export const setAtFoot = ({ documentElement }: Document, thing: FootThing, there: boolean): void => {
  documentElement.toggleAttribute(footAttribute(thing), there);
};

/** Whether a thing is shown. */
export const isAtFoot = ({ documentElement }: Document, thing: FootThing): boolean =>
  documentElement.hasAttribute(footAttribute(thing));

/** On the root element while it is unknown whether the consent question has to be shown, so that nothing else is shown. */
export const undecidedAttribute = 'data-foot-undecided';
