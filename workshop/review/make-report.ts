/** The untrusted half of a pull request's report: compares the build with the public hosts. */
import { z } from 'zod';
import type { PageManifest } from '../../src/gatsby/written/page-manifest-format';
import type { Site } from '../../src/site/hosting/hosts';
import { leftTheSite, readPages } from '../authoring/project';
import { statesFromGit } from '../authoring/translations/history';
import { type TranslationStatus, translationStatuses } from '../authoring/translations/translation-status';
import { comparePages, type Evidence, pagesOfFiles } from './compare-pages';
import { type Report, type ReportedFault, reportVersion, type StatusChange } from './report';

/** Null is what a failed step did not make. */
export interface Findings {
  readonly after: PageManifest | null;
  readonly before: PageManifest | null;
  readonly evidence: Evidence;
  readonly faults: readonly ReportedFault[] | null;
  readonly links: readonly ReportedFault[] | null;
  /** Failed tests of the built pages. */
  readonly tests: readonly ReportedFault[] | null;
  readonly statuses: readonly StatusChange[];
}

export function reportOf({ after, before, evidence, faults, links, tests, statuses }: Findings): Report {
  const comparison =
    after && (before ? comparePages(before, after, evidence) : pagesOfFiles(after, evidence.inputs ?? []));
  return {
    version: reportVersion,
    failed: [
      ...(after ? [] : ['build']),
      ...(faults ? [] : ['check']),
      ...(links || !after ? [] : ['links']),
      ...(tests || !after ? [] : ['tests of built pages']),
    ],
    isShortened: false,
    comparison,
    faults: faults && [...faults, ...(links ?? []), ...(tests ?? [])],
    statuses: [...statuses],
  };
}

const checked = z.object({
  faults: z.array(
    z.object({
      file: z.string(),
      line: z.number(),
      rule: z.string(),
      // It may quote a long text.
      message: z.string().transform((text) => text.slice(0, 500)),
    }),
  ),
});

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

/** @param repository has the history of the texts in `root`, which may be a copy of another commit's */
export async function statusesIn(root: string, site: Site, repository = root): Promise<readonly TranslationStatus[]> {
  const texts = await readPages(root);
  return statesFromGit(repository, translationStatuses(texts, leftTheSite(site)), texts);
}
