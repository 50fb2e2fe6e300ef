/**
 * The only script that stands in a document itself (design 12): what has to be known before the first paint, and what fetches the
 * entry script after it. Whatever a document names as a file is fetched beside it and delays the paint; this is 0.7 KB (gzip).
 * It is the same in every document, so that the policy allows it by one digest; what differs is in attributes.
 */
import { consentKey } from '../consent/consent-key';
import { faceAttribute } from '../pieces/heading-font';
import { themeAttribute, themeKey } from '../pieces/theme-key';
import { undecidedAttribute } from '../platform/bottom-bar';
import { collectEarlyEvents } from '../tracker/early-events';

/** Milliseconds from the first paint until the entry script is asked for: a picture may be painted after the first text. */
const paintedMs = 100;

/** Milliseconds from the end of loading until a browser is not waited for any longer that does not tell of its first paint. */
const unpaintedMs = 1_000;

const { documentElement: root } = document;
let { detect, entry } = (document.currentScript as HTMLScriptElement).dataset;

const bring = (src: string | undefined): void => {
  if (src) document.head.append(Object.assign(document.createElement('script'), { src }));
};
const mark = (name: string, value: string | null): void => {
  if (value !== null) root.setAttribute(name, value);
};

// Another page of the site has fetched the headings' face.
if (document.referrer.startsWith(`${location.origin}/`)) mark(faceAttribute, '');

// Most visitors of a root read its language; for the others, the script that finds theirs cannot come early enough.
let isElsewhere = !root.lang.startsWith(navigator.language?.slice(0, 2));
try {
  mark(themeAttribute, localStorage.getItem(themeKey));
  if (!localStorage.getItem(consentKey)) mark(undecidedAttribute, '');
  isElsewhere ||= document.cookie !== '';
} catch {
  // Storage is forbidden: nothing was chosen.
  mark(undecidedAttribute, '');
}
if (isElsewhere) bring(detect);

const bringEntry = (): void => {
  bring(entry);
  entry = '';
};

// What the visitor does before the entry script is there: it brings that at once, which repeats it.
collectEarlyEvents(window, bringEntry);
// Links to the account have to carry what the address of an advertisement or of a referral says, however early they are followed.
if (location.search) bringEntry();
addEventListener('load', () => setTimeout(bringEntry, unpaintedMs));
try {
  new PerformanceObserver(() => setTimeout(bringEntry, paintedMs)).observe({ type: 'paint', buffered: true });
} catch {
  // The browser does not tell of its paints.
}
