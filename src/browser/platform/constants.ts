/**
 * Times, limits and lifetimes of the browser's services (specification 4 and 9), each named once with its unit.
 * Sorted by service.
 */

const seconds = 1_000;
const minutes = 60 * seconds;

// API client
/** How long a call may take, including all attempts. The specification gives no number. */
export const requestTimeoutMs = 10 * seconds;

// Base info
/** Wait after page setup before statistics scripts and the chat's configuration. */
export const pageSetupDelayMs = 500;

// Build freshness
/** Time between two checks for a new build: as long as build assets are cached. */
export const buildPollMs = 3_600_000;
/** Lifetime of the marker that prevents a second reload. */
export const reloadGuardMs = 10 * seconds;

// Chat
/** Wait before the chat starts. */
export const chatStartMs = 3 * seconds;
/** Time between two checks for the widget. */
export const chatCheckMs = 500;
/** Number of checks before the widget is given up. */
export const chatCheckLimit = 2 * 60 * 10;
/** Space that the side column leaves below while no chat frame can be measured. */
export const chatDefaultOffsetPx = 93;
/** Space between the chat frame and the side column. */
export const chatMarginPx = 5;

// Consent
/** How long an answer holds before the visitor is asked again: no half year is longer. */
export const consentDays = 184;
/** The version of what visitors consent to. Raise it with what is kept or sent with consent: then everybody is asked again. */
export const consentVersion = 1;

// Error screen
/** Seconds from showing an error screen to leaving it. */
export const errorRedirectSeconds = 5;

// Mobile banner
/** Wait before the banner first appears. */
export const bannerDelayMs = 1 * seconds;
/** Time without scrolling after which a hidden banner comes back. */
export const bannerIdleMs = 5 * seconds;

// Referral
/** Lifetime of the referral cookie, and of its copy in local storage. */
export const referralCookieDays = 7;
/** Lifetime of the cookie that keeps the visit's referrer. */
export const referrerCookieDays = 365;
/** Referrers kept in the source record; the oldest are removed first. The specification gives no number. */
export const refererListLimit = 10;

// Scroll
/** The scroll handler runs at most this often, and always after the last event. */
export const scrollThrottleMs = 200;

// Sign-in
/** Time between two checks for the frame of the one-tap prompt. */
export const signInCheckMs = 500;
/** How long the frame is checked for. */
export const signInCheckLimitMs = 20 * minutes;
/** Stacking order to which the frame is raised. */
export const signInZIndex = 1e9;

// Tips
/** Wait before a tip appears. */
export const tipsDelayMs = 1 * seconds;

// Toasts
/** How long a toast is shown. */
export const toastMs = 3_600;

// Tracker
/** The number of queued events at which they are sent without further wait. */
export const trackerBatchEvents = 20;
/** Wait before the first batch of a page: a browser that is killed takes with it what it has not sent or written to its disk. */
export const trackerFirstMs = 1 * seconds;
/** Wait after a first event before a smaller number is sent. */
export const trackerFlushMs = 10 * seconds;
/** Lifetime of the device-id cookie. */
export const deviceIdCookieDays = 360;
/** Part of an element that must be visible for it to count as exposed. */
export const exposeRatio = 0.5;
/** The maximum number of events kept, in local storage or in memory; the oldest are removed first, and counted as lost. */
export const trackerQueueLimit = 1_000;
/** The number of events after which the queue's length is checked. */
export const trackerTrimEvents = 50;
/** The number of set-aside records that are kept: enough to see what is wrong with them. */
export const trackerAsideLimit = 20;
/** Refusals in a row after which a wait begins, so that a server that takes nothing is not asked forever. */
export const trackerRefusalLimit = 100;
/** Age at which another page's events count as left behind: a page that is still open sends its own before that. */
export const trackerOrphanMs = 15 * seconds;
/** Age at which the server is asked about another page's batch: before that, the response may still be on its way. */
export const trackerAskMs = 1 * seconds;
/** How often the server is asked about a batch, without a response, before its events are sent again. */
export const trackerAskLimit = 3;
/** Bytes that may be on their way when the page is left: all beacons and keepalive requests share 64 KiB. */
export const trackerLeavingBytes = 64_000;
/** Wait after a first failed batch; it doubles with each further one. */
export const trackerRetryMs = 1 * seconds;
/** The longest such wait, since most visits are shorter than a few minutes. */
export const trackerRetryLimitMs = 1 * minutes;
/** The longest wait that a server may ask for. */
export const trackerPauseLimitMs = 24 * 60 * minutes;
/** Time until all tabs see that a tab has removed something from local storage: browsers sync their processes with a delay. */
export const trackerSettleMs = 100;
/** Wait after a navigation before its view is recorded, and between looks whether Gatsby has written the page's head. */
export const trackerViewMs = 100;
/** The maximum number of errors recorded per page load, so that an error in a loop does not push out all other events. */
export const trackerErrorLimit = 100;
/** Time after `beforeunload` in which a load that ends is one that the browser gave up, in ms: WebKit does so within a few. */
export const abandonedLoadsMs = 1_000;
/** The longest text of a page or an error in an event, in characters. */
export const trackerTextLimit = 1_000;
