/** Local names of the hosts below `localhost`. Public addresses become local ones, so that links between hosts work. */
import type { SiteConfig } from '../../../src/site/hosting/config';
import { type BuildTarget, publicHosts } from '../../../src/site/hosting/hosts';

const nameOf = (target: BuildTarget): string => (target === 'global' ? 'localhost' : `${target}.localhost`);

/** Also the global host. */
const loopbackNames = ['127.0.0.1', '[::1]'];

/** Null for an unknown name, such as that of another site that points here. */
export function targetOf(hostname: string): BuildTarget | null {
  if (loopbackNames.includes(hostname)) return 'global';
  return [...publicHosts, 'preview' as const].find((target) => nameOf(target) === hostname) ?? null;
}

export const localOrigin = (target: BuildTarget, port: number): string => `http://${nameOf(target)}:${port}`;

/** Replaces public origins; the rest of the text stays the same. */
export function withLocalOrigins(text: string, config: SiteConfig, port: number): string {
  return publicHosts.reduce((result, host) => {
    const origin = config.origins[host].replace(/[.*+?^$()|[\]\\{}]/g, '\\$&');
    // Not if the name continues: https://www.facet.example.org is another host.
    return result.replace(new RegExp(`${origin}(?![\\w.:-])`, 'g'), localOrigin(host, port));
  }, text);
}
