/**
 * The latest installer, and the visitor's own system (specification 7).
 */

import { endpoints } from '../../site/hosting/endpoints';
import type { System } from '../../site/product/installers';
import type { Answer } from '../api/answers';
import type { ApiClient } from '../api/api-client';
import { leaveSiteFor } from '../navigation/leave';

/**
 * Downloads the installer of a link, in its latest version if that can be known, and shows what comes next. A link that is busy
 * is left alone.
 */
export async function download(link: HTMLAnchorElement): Promise<void> {
  if (link.getAttribute('aria-busy') === 'true') return;
  link.setAttribute('aria-busy', 'true');
  const address = await import(/* webpackChunkName: "api" */ '../api/browser-api')
    .then(({ api }) => latestInstaller(api, link.dataset.system as System, link.href))
    .catch(() => link.href);
  link.setAttribute('aria-busy', 'false');
  leaveSiteFor(address);
  showNext(link);
}

/** Shows the steps after the download, and the checksum, which stand hidden with the system's installer. */
export function showNext(link: HTMLAnchorElement): void {
  const place = link.closest('[data-for-system]');
  for (const part of place?.querySelectorAll<HTMLElement>('[data-next] [hidden]') ?? []) part.hidden = false;
  for (const details of place?.querySelectorAll('details') ?? []) details.open = true;
}

/**
 * Requests the address of the latest installer of a system.
 * @param fallback the plain link, which leads to the last known version
 * @returns the address from the response; the fallback if there is none, or none that a browser may follow
 */
export async function latestInstaller(api: ApiClient, system: System, fallback: string): Promise<string> {
  const answer = await api
    // Requests for different systems do not cancel one another, since each system has its own key.
    .get(endpoints.latestVersion, { query: { system }, key: `latest-version ${system}` })
    .catch((): Answer<typeof endpoints.latestVersion> => ({}));
  return answer.url && isFollowable(answer.url) ? answer.url : fallback;
}

/** An absolute http or https address (specification 5), or a path on this site. */
const isFollowable = (url: string): boolean => /^https?:\/\//i.test(url) || /^\/(?![/\\])/.test(url);

/** What a browser reveals about the computer. */
export interface SystemHints {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
  readonly userAgentData?: {
    readonly getHighEntropyValues: (
      hints: readonly string[],
    ) => Promise<{ readonly architecture?: string; readonly bitness?: string }>;
  };
}

/** What a visitor has in front of them: a system with a client, or a phone or tablet, which has none. */
export type Device = System | 'phone';

/**
 * The system for which a visitor most likely needs the client; null on systems without one.
 * A browser on a Mac always says Intel. If it gives no other information about the processor, Apple silicon is more likely.
 */
export async function detectSystem(navigator: SystemHints): Promise<Device | null> {
  const { userAgent, maxTouchPoints, userAgentData } = navigator;
  if (/CrOS/.test(userAgent)) return null;
  if (/Android|iPhone|iPad|iPod|Mobile/.test(userAgent)) return 'phone';
  const told = await userAgentData?.getHighEntropyValues(['architecture', 'bitness']).catch(() => null);
  if (/Macintosh/.test(userAgent)) {
    // An iPad that requests desktop pages says that it is a Mac, but no Mac has a touch screen.
    if (maxTouchPoints > 1) return 'phone';
    return told?.architecture === 'x86' ? 'com_mac' : 'com_arm64';
  }
  if (/Windows/.test(userAgent)) {
    const is64 = told?.bitness ? told.bitness === '64' : /Win64|WOW64|x64/.test(userAgent);
    return is64 ? 'com_win64' : 'com_win32';
  }
  return /Linux|X11/.test(userAgent) ? 'com_linux' : null;
}
