/**
 * The only script that stands in a document itself (design 12): what has to be known before the first paint, and what fetches the
 * entry script after it. Whatever a document names as a file is fetched beside it and delays the paint; this is some 400 bytes.
 * It is the same in every document, so that the policy allows it by one digest; what differs is in attributes.
 */
import { whenIdle } from '../services/browser/idle';
import { consentKey } from '../services/consent/consent-key';
import { faceAttribute } from '../services/pieces/face';
import { undecidedAttribute } from '../services/pieces/foot';
import { themeAttribute, themeKey } from '../services/pieces/theme-key';

/** Milliseconds after the page has loaded at which a browser is not waited for any longer that does not tell of its first paint. */
const unpaintedMs = 1_000;

const { document, location, navigator } = window;
const root = document.documentElement;
const { dataset } = document.currentScript as HTMLScriptElement;
const { entry, detect } = dataset;

// Another page of the site has fetched the headings' face.
if (document.referrer.startsWith(`${location.origin}/`)) root.setAttribute(faceAttribute, '');
let hasCookie = false;
try {
  const theme = localStorage.getItem(themeKey);
  if (theme) root.setAttribute(themeAttribute, theme);
  if (!localStorage.getItem(consentKey)) root.setAttribute(undecidedAttribute, '');
  // Of no use elsewhere.
  hasCookie = detect !== undefined && document.cookie !== '';
} catch {
  // Storage is forbidden: nothing was chosen.
  root.setAttribute(undecidedAttribute, '');
}

let isBrought = !entry;
const bringEntry = (): void => {
  if (!isBrought && entry) bring(entry);
  isBrought = true;
};
// A picture may be painted after the first text.
new PerformanceObserver(() => whenIdle(window, bringEntry)).observe({ type: 'paint', buffered: true });
window.addEventListener('load', () => setTimeout(bringEntry, document.hidden ? 0 : unpaintedMs));

// Most visitors of a root read its language; for the others, the script that finds theirs cannot come early enough.
if (detect && (hasCookie || !root.lang.startsWith(navigator.language.slice(0, 2)))) bring(detect);

/** Fetches and runs a script that knows this page. */
function bring(src: string): void {
  const script = Object.assign(document.createElement('script'), { src });
  Object.assign(script.dataset, dataset);
  document.head.append(script);
}
