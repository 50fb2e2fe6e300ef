/**
 * What stands at the foot of the window, as attributes of the root element, by which the styles let one thing ask at a
 * time (src/styles/foot.css): a rule with `:has` would make the browser match the whole page anew.
 */

/** The consent question or notice, the registration banner, the one-tap prompt, an open chat. */
export type FootThing = 'question' | 'banner' | 'one-tap' | 'chat';

/** The attribute of a thing. */
const footAttribute = (thing: FootThing): `data-foot-${FootThing}` => `data-foot-${thing}`;

/** Says whether a thing is there. */
export const setAtFoot = ({ documentElement }: Document, thing: FootThing, there: boolean): void => {
  documentElement.toggleAttribute(footAttribute(thing), there);
};

/** Whether a thing is there. */
export const isAtFoot = ({ documentElement }: Document, thing: FootThing): boolean =>
  documentElement.hasAttribute(footAttribute(thing));

/** On the root element: it is not known yet whether the consent question is to be asked, so nothing else asks. */
export const undecidedAttribute = 'data-foot-undecided';
