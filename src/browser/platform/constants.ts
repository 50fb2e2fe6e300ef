/** Times, limits and lifetimes of the browser's services (specification 4 and 9), by service. */

const seconds = 1_000;
const minutes = 60 * seconds;

// API client
/** Includes all attempts. The specification gives no number. */
export const requestTimeoutMs = 10 * seconds;

// Base info
/** Wait before statistics scripts and the chat's configuration. */
export const pageSetupDelayMs = 500;

// Build freshness
/** As long as build assets are cached. */
export const buildPollMs = 3_600_000;
/** Lifetime of the marker that prevents a second reload. */
export const reloadGuardMs = 10 * seconds;

// Chat
export const chatStartMs = 3 * seconds;
export const chatCheckMs = 500;
/** Ten minutes of checks before the widget is given up. */
export const chatCheckLimit = 2 * 60 * 10;
/** Space below the side column while no chat frame can be measured. */
export const chatDefaultOffsetPx = 93;
export const chatMarginPx = 5;

// Consent
/** Half a year is at most 184 days. */
export const consentDays = 184;
/** Raise it when more is stored or sent with consent: then everybody is asked again. */
export const consentVersion = 1;

// Pieces of a page
export const errorRedirectSeconds = 5;
export const bannerDelayMs = 1 * seconds;
export const bannerIdleMs = 5 * seconds;
export const scrollThrottleMs = 200;
export const tipsDelayMs = 1 * seconds;
export const toastMs = 3_600;

// Referral
/** Also of its copy in local storage. */
export const referralCookieDays = 7;
export const referrerCookieDays = 365;
/** The oldest are removed first. The specification gives no number. */
export const refererListLimit = 10;

// Sign-in
export const signInCheckMs = 500;
export const signInCheckLimitMs = 20 * minutes;
/** Stacking order of the prompt's frame. */
export const signInZIndex = 1e9;

// Tracker
/** Events in the queue at which a batch is sent at once. */
export const trackerBatchEvents = 20;
/** Wait before the first batch of a page: a browser that is killed loses what it has not sent or written to disk. */
export const trackerFirstMs = 1 * seconds;
/** Wait after the first event before a smaller batch is sent. */
export const trackerFlushMs = 10 * seconds;
export const deviceIdCookieDays = 360;
/** Visible share of an element that counts as exposed. */
export const exposeRatio = 0.5;
/** The oldest are removed first and counted as lost. */
export const trackerQueueLimit = 1_000;
/** Events after which the queue's length is checked. */
export const trackerTrimEvents = 50;
/** Set-aside records that are kept for diagnosis. */
export const trackerAsideLimit = 20;
/** Consecutive refusals after which a wait begins, so that a server that refuses everything is not asked forever. */
export const trackerRefusalLimit = 100;
/** Age at which another page's events count as left behind; an open page would have sent its own by then. */
export const trackerOrphanMs = 15 * seconds;
/** Age at which the server is asked about another page's batch; the response may still be on its way before. */
export const trackerAskMs = 1 * seconds;
/** Questions about a batch without a response before its events are sent again. */
export const trackerAskLimit = 3;
/** Bytes in flight when the page is left: all beacons and keepalive requests share 64 KiB. */
export const trackerLeavingBytes = 64_000;
/** Wait after a failed batch; it doubles with each further failure. */
export const trackerRetryMs = 1 * seconds;
/** Most visits are shorter than a few minutes. */
export const trackerRetryLimitMs = 1 * minutes;
/** The longest wait that a server may ask for. */
export const trackerPauseLimitMs = 24 * 60 * minutes;
/** Time until all tabs see a removal from local storage: browsers sync their processes with a delay. */
export const trackerSettleMs = 100;
/** Wait after a navigation before its view is recorded, and between checks for the page's head. */
export const trackerViewMs = 100;
/** Per page load, so that an error in a loop does not push out other events. */
export const trackerErrorLimit = 100;
/** Time after `beforeunload` during which a failed load was aborted by the browser. WebKit does so within a few ms. */
export const abandonedLoadsMs = 1_000;
/** Characters of a page's text or an error in an event. */
export const trackerTextLimit = 1_000;
