/**
 * Explains a redirect on one host: which rules apply in which order, where they lead, and which part of the host acts. Pure.
 */
import type { BuildTarget, Site } from '../../src/site/hosting/hosts';
import { splitPath } from '../../src/site/hosting/hosts';
import type { PageTable } from '../../src/site/pages/page-table';
import { manifestSays } from '../../src/site/redirects/manifest-says';
import { parseRequestUrl } from '../../src/site/redirects/request-url';
import { resolveRedirect } from '../../src/site/redirects/resolve';
import { type AuthorTarget, redirectRules } from '../../src/site/redirects/rules';

export interface ExplainedHost {
  readonly site: Site;
  readonly table: PageTable;
  readonly authorTarget: AuthorTarget;
  readonly manifestLine: (address: string) => string;
  /** `src/site/redirects/rules.ts:46`. */
  readonly placeOfRule: (functionName: string) => string;
}

export function explain(address: string, host: ExplainedHost): readonly string[] {
  const { site, authorTarget, table } = host;
  const resolution = resolveRedirect(address, { site, authorTarget });
  if (!resolution) {
    const { locale, path } = splitPath(
      site,
      parseRequestUrl(address, site.target)?.path.replace(/(.)\/$/, '$1') ?? address,
    );
    const page = table.find(locale, path);
    if (page) return [`200  no rule applies: the page exists in ${locale} (route ${page.route.pattern})`];
    const line = host.manifestLine(address);
    const missing = `${locale} has no page at ${path}`;
    return line.endsWith(' 301')
      ? [`301  rule 11: ${missing}, and a list by tag leads to its category`, `     ${line}`]
      : [`404  rule 12: no rule applies and ${missing}`, `     ${line}`];
  }
  const byManifest = manifestSays(address, resolution);
  return [
    `${resolution.status}  ${resolution.location}`,
    ...[...new Set(resolution.rules)].map((number) => {
      const name = redirectRules.find((rule) => rule.number === number)?.apply.name ?? '';
      return `     rule ${number}: ${name}, ${host.placeOfRule(name)}`;
    }),
    byManifest
      ? `     answered by the manifest, ${host.manifestLine(address)}`
      : '     answered by the edge function, netlify/edge-functions/site/site-function.ts',
  ];
}

export interface Question {
  readonly address: string;
  readonly targets: readonly BuildTarget[];
}

/**
 * A path is tried on every host, a full address on its own.
 * @throws when a full address is on no host of the site
 */
export function questionFrom(text: string, site: Site): Question {
  if (!/^https?:/i.test(text)) {
    return { address: text.startsWith('/') ? text : `/${text}`, targets: ['global', 'zh', 'ru', 'preview'] };
  }
  const url = new URL(text);
  const found = Object.entries(site.config.origins).find(([, origin]) => origin === url.origin);
  if (!found) {
    throw new Error(
      `${url.origin} is not a host of the site; expected one of ${Object.values(site.config.origins).join(', ')}`,
    );
  }
  return { address: text.slice(text.indexOf(url.host) + url.host.length) || '/', targets: [found[0] as BuildTarget] };
}
