/**
 * The trusted half of a pull request's report: publishes what an untrusted build handed over, if it is a valid report. Runs
 * none of the pull request's code.
 */
import { open } from 'node:fs/promises';
import type { Site } from '../../src/site/hosting/hosts';
import { commentOf, faultComment } from './comment';
import { findPullRequest, type Posted, type Posting, postComment } from './post-comment';
import { type Report, type ReportFault, readReport, reportLimit } from './report';

export interface Task extends Posting {
  readonly file: string;
  readonly site: Site;
  /** With `{number}` for the pull request's; null if previews have no address. */
  readonly preview: string | null;
}

/**
 * Posts the report, or why there is none.
 * @throws FetchError when GitHub refuses
 */
export async function postReport({
  file,
  site,
  preview,
  ...posting
}: Task): Promise<Posted & { readonly fault?: ReportFault }> {
  const number = await findPullRequest(posting);
  if (number === null) return { done: 'none', number };
  const { commit } = posting.head;
  const read = await readUntrusted(file);
  if ('fault' in read) {
    return {
      done: await postComment(posting, number, faultComment(read.fault, { commit })),
      number,
      fault: read.fault,
    };
  }
  const place = { site, commit, preview: preview?.replace('{number}', String(number)) ?? null };
  return { done: await postComment(posting, number, commentOf(read.report, place)), number };
}

/** Reads no more than a report may have. */
async function readUntrusted(file: string): Promise<{ report: Report } | { fault: ReportFault }> {
  const handle = await open(file).catch(() => null);
  if (!handle) return { fault: 'is missing' };
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(reportLimit + 1), 0, reportLimit + 1, 0);
    if (bytesRead === 0) return { fault: 'is missing' };
    if (bytesRead > reportLimit) return { fault: 'is too large' };
    return readReport(buffer.toString('utf8', 0, bytesRead));
  } finally {
    await handle.close();
  }
}
