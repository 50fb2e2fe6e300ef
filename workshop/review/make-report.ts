/** The untrusted half of a pull request's report: compares the build with the public hosts. */
import { readFile } from 'node:fs/promises';
import { ofetch } from 'ofetch';
import { z } from 'zod';
import { mergeManifests, type PageManifest, readManifest } from '../../src/gatsby/written/page-manifest-format';
import { publicHosts, type Site } from '../../src/site/hosting/hosts';
import { leftTheSite, readPages } from '../authoring/project';
import { type TranslationStatus, translationStatuses } from '../authoring/translations/translation-status';
import { type Comparison, comparePages, pagesOfFiles } from './compare-pages';
import { type Report, type ReportedFault, reportVersion, type StatusChange } from './report';

/** Null is what a failed step did not make. */
export interface Findings {
  readonly after: PageManifest | null;
  readonly before: PageManifest | null;
  readonly changedFiles: readonly string[];
  readonly faults: readonly ReportedFault[] | null;
  readonly links: readonly ReportedFault[] | null;
  readonly statuses: readonly StatusChange[];
}

export function reportOf({ after, before, changedFiles, faults, links, statuses }: Findings): Report {
  const comparison = after && (before ? comparePages(before, after, changedFiles) : pagesOfFiles(after, changedFiles));
  return {
    version: reportVersion,
    failed: [...(after ? [] : ['build']), ...(faults ? [] : ['check']), ...(links || !after ? [] : ['links'])],
    isShortened: false,
    comparison: comparison && mutable(comparison),
    faults: faults && [...faults, ...(links ?? [])],
    statuses: [...statuses],
  };
}

/** The comparison as the report's schema has it. */
const mutable = ({ basis, pages, redirects, outside }: Comparison): NonNullable<Report['comparison']> => ({
  basis,
  pages: pages.map((page) => ({ ...page, aspects: [...page.aspects], causes: [...page.causes] })),
  redirects: [...redirects],
  outside: [...outside],
});

export const publicManifests = ({ config }: Site): readonly string[] =>
  publicHosts.map((host) => `${config.origins[host]}/builds/pages.json`);

/** Merged into one. Null if one is missing: its pages would all seem new. */
export async function readManifests(places: readonly string[]): Promise<PageManifest | null> {
  const read = (place: string): Promise<string | null> =>
    (/^https?:/.test(place) ? ofetch(place, { responseType: 'text', timeout: 30_000 }) : readFile(place, 'utf8')).catch(
      () => null,
    );
  const texts = await Promise.all(places.map(read));
  const manifests = texts.flatMap((text) => (text === null ? [] : (readManifest(text) ?? [])));
  return manifests.length === places.length ? mergeManifests(manifests) : null;
}

const checked = z.object({
  faults: z.array(
    z.object({ file: z.string(), line: z.number(), rule: z.string(), message: z.string().transform(short) }),
  ),
});

/** A fault's message may quote a long text. */
function short(text: string): string {
  return text.slice(0, 500);
}

/** Reads the output of `npm run content -- check --json`; null if it is incomplete. */
export function readFaults(text: string | null): readonly ReportedFault[] | null {
  try {
    return checked.safeParse(JSON.parse(text ?? '')).data?.faults ?? null;
  } catch {
    return null;
  }
}

export function statusChanges(
  before: readonly TranslationStatus[],
  after: readonly TranslationStatus[],
): readonly StatusChange[] {
  const named = (statuses: readonly TranslationStatus[]) =>
    new Map(statuses.map((status) => [`${status.section}/${status.id}/${status.locale}`, status]));
  const [old, present] = [named(before), named(after)];
  return [...new Map([...old, ...present])].flatMap(([name, { section, id, locale }]) => {
    const change = { before: old.get(name)?.state ?? null, after: present.get(name)?.state ?? null };
    return change.before === change.after ? [] : [{ section, id, locale, ...change }];
  });
}

export const statusesIn = async (root: string, site: Site): Promise<readonly TranslationStatus[]> =>
  translationStatuses(await readPages(root), leftTheSite(site));
