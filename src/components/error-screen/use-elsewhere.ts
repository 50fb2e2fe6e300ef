import { navigate } from 'gatsby';
import { useEffect } from 'react';
import { leaveFor } from '../../browser/leave';
import { findElsewhere } from '../../browser/not-found';
import { pageNotFound } from '../../browser/page-not-found';
import { useShell } from '../shell/shell-context';

/**
 * Tries, for an address that leads nowhere, the redirect rules and the route rules of the build metadata; where they
 * lead nowhere either, reports the error of specification 2.5 (rule 12) or 2.6. It stops nothing: it is only reported.
 */
export function useElsewhere(): void {
  const { site, page } = useShell();
  const isErrorPage = page.pattern === '/404';
  useEffect(() => {
    if (!isErrorPage) return;
    const { pathname, search, hash } = window.location;
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const answeredByHost = visit !== undefined && visit.name === window.location.href && visit.responseStatus === 404;
    const fetchJson = async (path: string): Promise<unknown> => (await fetch(path)).json();
    let current = true;
    void findElsewhere(pathname + search + hash, { site, fetchJson, answeredByHost }).then((elsewhere) => {
      if (!current) return;
      if (!elsewhere) console.warn(pageNotFound(site, pathname).message);
      else if (elsewhere.fullLoad) leaveFor(elsewhere.location);
      else void navigate(elsewhere.location, { replace: true });
    });
    return () => {
      current = false;
    };
  }, [site, isErrorPage]);
}
