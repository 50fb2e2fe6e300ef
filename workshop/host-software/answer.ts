import { createHash } from 'node:crypto';

/** What is compared of an answer: status, where it leads, and a digest of its other headers, but for those that name a file's bytes. */
export type Answer = readonly [status: number, location: string | null, others: string];

export function answerOf({ status, headers }: Response): Answer {
  const others = [...headers].filter(([name]) => !['location', 'etag', 'content-length'].includes(name));
  const digest = createHash('sha256').update(others.map((header) => header.join(': ')).join('\n'));
  return [status, headers.get('location'), digest.digest('hex').slice(0, 12)];
}
