import { navigate } from 'gatsby';
import { useEffect, useState } from 'react';
import { leaveFor } from '../../../browser/navigation/leave';
import { shownNotFound } from '../../../browser/navigation/navigation';
import { lookUp, pageName } from '../../../browser/not-found/not-found';
import { pageNotFound } from '../../../browser/not-found/page-not-found';
import { logError } from '../../../browser/platform/error-log';
import { useShell } from '../../shell/shell-context';

export interface NearPage {
  readonly path: string;
  readonly name: string;
}

/**
 * Tries the redirect and route rules of the build metadata. If they have no target either, reports the error of
 * specification 2.5 (rule 12) or 2.6 to the error log and finds the most similar pages.
 * @returns empty until they are found
 */
export function useNotFound(): readonly NearPage[] {
  const { site, page } = useShell();
  const [near, setNear] = useState<readonly NearPage[]>([]);
  const isUnknownAddress = page.pattern === '/404';
  useEffect(() => {
    if (!isUnknownAddress) return;
    const { pathname, search, hash } = window.location;
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const answeredByHost = visit !== undefined && visit.name === window.location.href && visit.responseStatus === 404;
    const fetchJson = async (path: string): Promise<unknown> => (await fetch(path)).json();
    const error = pageNotFound(site, pathname);
    shownNotFound.set(error);
    let current = true;
    const show = async (): Promise<void> => {
      const { elsewhere, nearest } = await lookUp(pathname + search + hash, { site, fetchJson, answeredByHost });
      if (!current) return;
      if (elsewhere?.fullLoad) return leaveFor(elsewhere.location);
      if (elsewhere) return void navigate(elsewhere.location, { replace: true });
      console.warn(error.message);
      logError(error, 'route');
      const pages = await Promise.all(nearest.map(async (path) => ({ path, name: await pageName(path, fetchText) })));
      if (current) setNear(pages);
    };
    void show();
    return () => {
      current = false;
      shownNotFound.set(null);
      setNear([]);
    };
  }, [site, isUnknownAddress]);
  return near;
}

async function fetchText(path: string): Promise<string> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.text();
}
