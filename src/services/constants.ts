/**
 * Times, limits and lifetimes of the browser's services (specification 4 and 9), each named once with its unit.
 * Sorted by service.
 */

const seconds = 1_000;
const minutes = 60 * seconds;

// API client
/** How long a call may take, all attempts together. The specification names no figure. */
export const requestTimeoutMs = 10 * seconds;

// Base info
/** Wait after page setup before statistics scripts and the chat's configuration. */
export const pageSetupDelayMs = 500;

// Build freshness
/** Time between two looks at the latest build: as long as build assets are cached. */
export const buildPollMs = 3_600_000;
/** Lifetime of the marker that keeps one reload from following another. */
export const reloadGuardMs = 10 * seconds;

// Chat
/** Wait before the chat starts. */
export const chatStartMs = 3 * seconds;
/** Time between two looks at the widget. */
export const chatCheckMs = 500;
/** Number of looks before the widget is given up. */
export const chatCheckLimit = 2 * 60 * 10;
/** Space that the side column leaves below while no chat frame can be measured. */
export const chatDefaultOffsetPx = 93;
/** Space between the chat frame and the side column. */
export const chatMarginPx = 5;

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
/** Referrers kept in the source record; the oldest go first. The specification names no figure. */
export const refererListLimit = 10;

// Scroll
/** The scroll handler runs at most this often, and always after the last event. */
export const scrollThrottleMs = 200;

// Sign-in
/** Time between two looks at the frame of the one-tap prompt. */
export const signInCheckMs = 500;
/** How long the frame is looked after. */
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
/** Events that are queued before they are sent without further wait. */
export const trackerBatchEvents = 20;
/** Wait after a first event before a smaller number is sent. */
export const trackerFlushMs = 10 * seconds;
/** Lifetime of the device-id cookie. */
export const deviceIdCookieDays = 360;
/** Part of an element that must be visible for it to count as exposed. */
export const exposeRatio = 0.5;
/** Events kept at most, in local storage or in memory; the oldest go first, and are counted. */
export const trackerQueueLimit = 1_000;
/** Events after which the queue's length is looked at. */
export const trackerTrimEvents = 50;
/** Records kept of those that were set aside: enough to see what is wrong with them. */
export const trackerAsideLimit = 20;
/** Refusals in one go after which a wait begins: a server that takes nothing must not be asked for ever. */
export const trackerRefusalLimit = 100;
/** Age of another page's events at which they count as left behind: a page that is alive sends its own before. */
export const trackerOrphanMs = 15 * seconds;
/** Age of another page's batch at which it is asked for: before, its answer may be on the way. */
export const trackerAskMs = 1 * seconds;
/** Times that a batch is asked for without an answer before its events are sent again. */
export const trackerAskLimit = 3;
/** What may be under way at once when the page is left: all beacons and keepalive requests share 64 KiB. */
export const trackerLeavingBytes = 64_000;
/** Wait after a first failed batch; it doubles with each further one. */
export const trackerRetryMs = 1 * seconds;
/** The longest such wait: most visits are shorter than a few minutes. */
export const trackerRetryLimitMs = 1 * minutes;
/** The longest wait that a server may ask for. */
export const trackerPauseLimitMs = 24 * 60 * minutes;
/** Time until all tabs see what one has removed from local storage: browsers tell their processes with a delay. */
export const trackerSettleMs = 100;
/** Wait after a navigation before its view is recorded: Gatsby writes a page's title after announcing the page. */
export const trackerViewMs = 100;
/** Errors recorded from one page load at most: an error in a loop must not push out all else. */
export const trackerErrorLimit = 100;
/** Time after `beforeunload` in which a load that ends is one that the browser gave up, in ms: WebKit does so within a few. */
export const abandonedLoadsMs = 1_000;
/** Longest text of a page or an error that an event carries, in characters. */
export const trackerTextLimit = 1_000;
