import { endpoints } from '../../site/hosting/endpoints';
import type { System } from '../../site/product/installers';
import type { Answer } from '../api/answers';
import type { ApiClient } from '../api/api-client';
import { leaveSiteFor } from '../navigation/leave';

/** Downloads an installer, in its latest version if that is known, and shows the next steps. Ignores a busy link. */
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

/** Shows the next steps and the checksum, which are hidden in the page next to the installer. */
export function showNext(link: HTMLAnchorElement): void {
  const place = link.closest('[data-for-system]');
  for (const part of place?.querySelectorAll<HTMLElement>('[data-next] [hidden]') ?? []) part.hidden = false;
  for (const details of place?.querySelectorAll('details') ?? []) details.open = true;
}

/**
 * The address of the latest installer.
 * @param fallback the link to the last known version, used if the response has no address that a browser may follow
 */
export async function latestInstaller(api: ApiClient, system: System, fallback: string): Promise<string> {
  const answer = await api
    // Each system has its own key, so that requests do not abort one another.
    .get(endpoints.latestVersion, { query: { system }, key: `latest-version ${system}` })
    .catch((): Answer<typeof endpoints.latestVersion> => ({}));
  return answer.url && isFollowable(answer.url) ? answer.url : fallback;
}

/** An absolute http or https address (specification 5), or a path on this site. */
const isFollowable = (url: string): boolean => /^https?:\/\//i.test(url) || /^\/(?![/\\])/.test(url);

export interface SystemHints {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
  readonly userAgentData?: {
    readonly getHighEntropyValues: (
      hints: readonly string[],
    ) => Promise<{ readonly architecture?: string; readonly bitness?: string }>;
  };
}

/** A phone or tablet has no client. */
export type Device = System | 'phone';

/**
 * The device for which the visitor most likely needs a client; null if there is none. A browser on a Mac always says
 * Intel. If it reports nothing else about the processor, Apple silicon is more likely.
 */
export async function detectSystem(navigator: SystemHints): Promise<Device | null> {
  const { userAgent, maxTouchPoints, userAgentData } = navigator;
  if (/CrOS/.test(userAgent)) return null;
  if (/Android|iPhone|iPad|iPod|Mobile/.test(userAgent)) return 'phone';
  const told = await userAgentData?.getHighEntropyValues(['architecture', 'bitness']).catch(() => null);
  if (/Macintosh/.test(userAgent)) {
    // An iPad that requests desktop pages claims to be a Mac, but no Mac has a touch screen.
    if (maxTouchPoints > 1) return 'phone';
    return told?.architecture === 'x86' ? 'com_mac' : 'com_arm64';
  }
  if (/Windows/.test(userAgent)) {
    const is64 = told?.bitness ? told.bitness === '64' : /Win64|WOW64|x64/.test(userAgent);
    return is64 ? 'com_win64' : 'com_win32';
  }
  return /Linux|X11/.test(userAgent) ? 'com_linux' : null;
}
