/**
 * Notices a new build of the site (specification 4, design 10).
 *
 * `builds/latest.json` is loaded at the start, every hour, and when the tab is shown again or comes back from the browser's
 * cache. The page knows from which build it is, so a page that was already old when it was opened notices too; if it does not
 * know, the first result counts as its build. Once there is another build, the next navigation is a full load. If a part of a
 * page cannot be loaded, for example because its build has been removed, the page is reloaded, but not while the browser is
 * offline, because that would remove the page that the visitor is reading.
 *
 * There is never a second reload within 10 seconds, or for the same build. The marker for this is in the tab's session storage.
 * If that is not available, nothing is reloaded automatically, because nothing could end a loop.
 */

import { endpoints } from '../../site/hosting/endpoints';
import type { Clock, Stop } from '../platform/clock';
import { abandonedLoadsMs, buildPollMs, reloadGuardMs } from '../platform/constants';
import { isLoadFailure } from '../platform/retry';
import { readObject, type SafeStorage } from '../platform/safe-storage';
import { createStore } from '../platform/store';

/** Dispatched on `window` when a part of a page cannot be loaded (specification 8). */
export const preloadErrorEvent = 'site:preload-error';

/** Session storage key of the marker: the time (ms) of the last reload, and the build it was for. */
export const reloadMarkerKey = 'site:reload';

/** What navigation needs to know about the build. */
export interface BuildFreshness {
  /** Whether the next navigation must be a full load. */
  readonly shouldReload: () => boolean;
  /** Goes to an address (path, query and hash) by a full load. */
  readonly load: (address: string) => void;
  /**
   * Call this when a part of a page could not be loaded: it reloads, unless that could be a loop.
   * @param address where the visitor was going, or the current page
   * @returns whether the page is being left
   */
  readonly partFailed: (address?: string) => boolean;
  readonly stop: Stop;
}

/** What build freshness needs from its surroundings. */
export interface BuildFreshnessDependencies {
  /** Id of the page's build; null if the host did not report it. */
  readonly build: string | null;
  readonly window: Window;
  readonly clock: Clock;
  readonly fetch: typeof fetch;
  /** Storage of the tab's session. */
  readonly session: SafeStorage;
  /** Leaves the page for an address by a full load. */
  readonly leave: (address: string) => void;
  /** Loads the current page again, with its query and hash. */
  readonly reload: () => void;
}

/** The running service, for use by navigation. */
export const buildFreshness = createStore<BuildFreshness | null>(null);

/** Starts looking for new builds and listening for parts that fail to load. */
export function startBuildFreshness(dependencies: BuildFreshnessDependencies): BuildFreshness {
  const { build, window, clock, fetch, session, leave, reload } = dependencies;
  const { document } = window;
  let present = build;
  /** Null until the first result. */
  let latest: string | null = null;
  /** When another page was asked for, in ms; what WebKit still loads for this one, it gives up then. */
  let leavingAt = Number.NEGATIVE_INFINITY;

  const look = async (): Promise<void> => {
    const id = await latestBuild(fetch, clock.now());
    if (id === null) return;
    present ??= id;
    latest = id;
  };
  const mayReload = (): boolean => {
    const marker = readObject(session.get(reloadMarkerKey));
    if (!marker) return true;
    const age = clock.now() - Number(marker.at);
    // A marker from the future is old: the clock has been set back since.
    return (age < 0 || age >= reloadGuardMs) && marker.build !== latest;
  };
  const mark = (): boolean => session.set(reloadMarkerKey, JSON.stringify({ at: clock.now(), build: latest }));
  const load = (address: string): void => {
    mark();
    leave(address);
  };
  const partFailed = (address?: string): boolean => {
    window.dispatchEvent(new Event(preloadErrorEvent));
    if (address !== undefined) load(address);
    else if (window.navigator.onLine && mayReload() && mark()) reload();
    else return false;
    return true;
  };

  const onFailure = (event: Event): void => {
    if (!isPartFailure(event)) return;
    // Gatsby's own reaction has no guard against loops, and would reload forever.
    event.stopImmediatePropagation();
    // The clock may have been set back since.
    if (Math.abs(clock.now() - leavingAt) >= abandonedLoadsMs) partFailed();
  };
  const onLeaving = (): void => {
    leavingAt = clock.now();
  };
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') void look();
  };

  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) void look();
  };

  void look();
  const stopPolling = clock.every(buildPollMs, () => void look());
  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('pageshow', onPageShow);
  window.addEventListener('beforeunload', onLeaving);
  for (const type of failureEvents) window.addEventListener(type, onFailure, { capture: true });
  return {
    shouldReload: () => latest !== null && latest !== present && mayReload(),
    load,
    partFailed,
    stop: () => {
      stopPolling();
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('pageshow', onPageShow);
      window.removeEventListener('beforeunload', onLeaving);
      for (const type of failureEvents) window.removeEventListener(type, onFailure, { capture: true });
    },
  };
}

/** The id of the latest build; null if it cannot be loaded, which is ignored. */
async function latestBuild(fetch: BuildFreshnessDependencies['fetch'], timestamp: number): Promise<string | null> {
  try {
    const answer = await fetch(`${endpoints.latestBuild}?t=${timestamp}`, { cache: 'no-store' });
    const { id } = (await answer.json()) as { readonly id?: unknown };
    return answer.ok && typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}

const failureEvents = ['error', 'unhandledrejection'] as const;

/** Whether an event reports a script or style of the build that webpack could not load. */
function isPartFailure(event: Event): boolean {
  const { error, reason } = event as Partial<ErrorEvent & PromiseRejectionEvent>;
  return isLoadFailure(error ?? reason);
}
