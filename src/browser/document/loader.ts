/**
 * The only inline script: what must happen before the first paint. Attributes contain what differs between documents,
 * so the content security policy allows it by one digest. It fetches the entry script, which would delay the paint.
 */
import { consentKey } from '../consent/consent-key';
import { headingFontAttribute } from '../pieces/heading-font';
import { themeAttribute, themeKey } from '../pieces/theme-key';
import { undecidedAttribute } from '../platform/bottom-bar';
import { collectEarlyEvents } from '../tracker/early-events';

/** Wait in ms from the first paint to the request for the entry script: an image may be painted after a text. */
const paintedMs = 100;

/** Wait in ms after loading if the browser does not report its first paint. */
const unpaintedMs = 1_000;

const { documentElement: root } = document;
let { detect, entry } = (document.currentScript as HTMLScriptElement).dataset;

const load = (src: string | undefined): void => {
  if (src) document.head.append(Object.assign(document.createElement('script'), { src }));
};
const mark = (name: string, value: string | null): void => {
  if (value !== null) root.setAttribute(name, value);
};

// The download page goes by it until a service knows more.
root.dataset.platform = navigator.platform;

// An earlier page of the site has already fetched the heading font.
if (document.referrer.startsWith(`${location.origin}/`)) mark(headingFontAttribute, '');

// Most visitors of the root page read its language. For the others, the script that detects theirs cannot load early
// enough.
let isElsewhere = !root.lang.startsWith(navigator.language?.slice(0, 2));
try {
  mark(themeAttribute, localStorage.getItem(themeKey));
  if (!localStorage.getItem(consentKey)) mark(undecidedAttribute, '');
  isElsewhere ||= document.cookie !== '';
} catch {
  // Storage is blocked: nothing was chosen.
  mark(undecidedAttribute, '');
}
if (isElsewhere) load(detect);

const loadEntry = (): void => {
  load(entry);
  entry = '';
};

// Fetch the entry script as soon as the visitor does something; it replays that.
collectEarlyEvents(window, loadEntry);
// Register links must carry the address's campaign and referral parameters, no matter how early they are followed.
if (location.search) loadEntry();
addEventListener('load', () => setTimeout(loadEntry, unpaintedMs));
try {
  new PerformanceObserver(() => setTimeout(loadEntry, paintedMs)).observe({ type: 'paint', buffered: true });
} catch {
  // The browser does not report its paints.
}
