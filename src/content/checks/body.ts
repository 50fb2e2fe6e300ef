/** The body of a file: its beginning, headings and length (docs/content-model.md). */

import type { Finding } from '../faults';
import type { PlacedFile } from '../tree/documents';

const leastLength = { words: 40, letters: 80 } as const;

export function checkBody(placed: PlacedFile): Finding[] {
  return [...checkExtent(placed), ...checkHeadings(placed), ...placed.source.markdown.unfit];
}

/** The body must exist, begin with a paragraph and be long enough, unless it answers a question. */
function checkExtent({ section, source }: PlacedFile): Finding[] {
  const { start, frontMatter } = source.markdown;
  const line = (frontMatter?.lastLine ?? 0) + 1;
  if (!start) return [{ line, rule: 'empty-body', message: 'there is no text below the front matter' }];
  const findings: Finding[] = [];
  const { type, ...place } = start;
  if (type !== 'paragraph') {
    const message = `the body begins with a ${type}; begin with a paragraph`;
    findings.push({ ...place, rule: 'body-start', message });
  }
  const { count, unit } = source.markdown.length;
  if (section !== 'faq' && count < leastLength[unit]) {
    const message = `the body has ${count} ${unit}; at least ${leastLength[unit]} are needed`;
    findings.push({ ...place, rule: 'short-body', message });
  }
  return findings;
}

/** Headings start at `##`, since the title is the page's `#`, and go down one level at a time. */
function checkHeadings({ source }: PlacedFile): Finding[] {
  const findings: Finding[] = [];
  let depth = 1;
  for (const heading of source.markdown.headings) {
    const { line, column = 1 } = heading;
    if (!/[\p{L}\p{N}]/u.test(heading.text)) {
      const message = `"${'#'.repeat(heading.depth)} ${heading.text}" is a heading without a letter or digit; say what follows, or remove it`;
      findings.push({ line, column, rule: 'heading-without-text', message });
    } else if (heading.depth === 1) {
      const message = `"${heading.text}" is a heading of level 1, which is reserved for the title; write ##`;
      findings.push({ line, column, rule: 'heading-one', message });
    } else if (heading.depth > depth + 1) {
      const message = `"${heading.text}" jumps from level ${depth} to level ${heading.depth}; write ${'#'.repeat(depth + 1)}`;
      findings.push({ line, column, rule: 'heading-jump', message });
    }
    depth = heading.depth;
  }
  return findings;
}
