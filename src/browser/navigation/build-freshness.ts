/**
 * Detects a new build of the site (specification 4): at the start, every hour, and when the tab is shown again. The
 * page knows its own build; where it does not, the first result counts. Once there is a new build, the next navigation
 * is a full load. If a script of the page fails to load, the page is reloaded, but not while offline, and never twice
 * within 10 seconds or for the same build: a marker in session storage prevents that, and without it nothing is
 * reloaded.
 */
import { endpoints } from '../../site/hosting/endpoints';
import type { Clock } from '../platform/clock';
import { abandonedLoadsMs, buildPollMs, reloadGuardMs } from '../platform/constants';
import { isLoadFailure } from '../platform/retry';
import { readObject, type SafeStorage } from '../platform/safe-storage';
import { createStore } from '../platform/store';

/** Dispatched on `window` when a script or style of the build fails to load (specification 8). */
export const preloadErrorEvent = 'site:preload-error';
/** Session storage: time (ms) of the last reload, and the build it was for. */
export const reloadMarkerKey = 'site:reload';

export interface BuildFreshnessDependencies {
  /** Null if the host did not report it. */
  readonly build: string | null;
  readonly window: Window;
  readonly clock: Clock;
  readonly fetch: typeof fetch;
  readonly session: SafeStorage;
  readonly leave: (address: string) => void;
  readonly reload: () => void;
}

export const buildFreshness = createStore<BuildFreshness | null>(null);

export type BuildFreshness = ReturnType<typeof startBuildFreshness>;

export function startBuildFreshness(dependencies: BuildFreshnessDependencies) {
  const { build, window, clock, fetch, session, leave, reload } = dependencies;
  const { document } = window;
  let present = build;
  let latest: string | null = null;
  /** When another page was requested, in ms. WebKit then aborts what this page is still loading. */
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
    // A marker from the future is outdated: the clock has been set back.
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
    const { error, reason } = event as Partial<ErrorEvent & PromiseRejectionEvent>;
    if (!isLoadFailure(error ?? reason)) return;
    // Gatsby's own handler would reload forever.
    event.stopImmediatePropagation();
    // The clock may have been set back.
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
  clock.every(buildPollMs, () => void look());
  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('pageshow', onPageShow);
  window.addEventListener('beforeunload', onLeaving);
  for (const type of ['error', 'unhandledrejection']) {
    window.addEventListener(type, onFailure, { capture: true });
  }
  return {
    /** Whether the next navigation must be a full load. */
    shouldReload: (): boolean => latest !== null && latest !== present && mayReload(),
    /** Leaves for an address (path, query and hash) by a full load. */
    load,
    /**
     * Call this when a script of a page fails to load. It reloads, unless that could loop.
     * @param address where the visitor was going, if not the current page
     * @returns whether the page is being left
     */
    partFailed,
  };
}

async function latestBuild(fetch: BuildFreshnessDependencies['fetch'], timestamp: number): Promise<string | null> {
  try {
    const answer = await fetch(`${endpoints.latestBuild}?t=${timestamp}`, { cache: 'no-store' });
    const { id } = (await answer.json()) as { readonly id?: unknown };
    return answer.ok && typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}
