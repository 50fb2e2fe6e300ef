/** What is compared of an answer: status, where it leads, and its other headers, but for those that name a file's bytes. */
export type Answer = readonly [status: number, location: string | null, others: string];

export function answerOf({ status, headers }: Response): Answer {
  const others = [...headers].filter(([name]) => !['location', 'etag', 'content-length'].includes(name));
  return [status, headers.get('location'), others.map((header) => header.join(': ')).join('\n')];
}
