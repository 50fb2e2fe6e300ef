/**
 * The body of a file: how it begins, its headings, its length, and what Markdown may not hold (docs/content-model.md).
 */
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { LocaleCode } from '../../site/locales.ts';
import type { PlacedFile } from '../documents';
import type { Finding } from '../faults';
import { startOf } from '../markdown';

/** Below these a page says nothing of its own: letters in scripts that do not part words by spaces, else words. */
const leastLength = { words: 40, letters: 80 } as const;
const unspacedScripts: readonly LocaleCode[] = ['zh', 'tc', 'jp', 'ko', 'th', 'km'];

/** Checks the body of one file; links and images are checked elsewhere. */
export function checkBody(placed: PlacedFile): Finding[] {
  return [
    ...checkExtent(placed),
    ...checkHeadings(placed),
    ...checkForbiddenMarkup(placed),
    ...checkFences(placed),
    ...checkReferences(placed),
  ];
}

/** The body is there, begins with a paragraph, and is long enough; an answer may be short. */
function checkExtent({ section, locale, source }: PlacedFile): Finding[] {
  const { body, frontMatter } = source.markdown;
  const line = (frontMatter?.lastLine ?? 0) + 1;
  const [first] = body.children;
  if (!first) return [{ line, rule: 'empty-body', message: 'there is no text below the front matter' }];
  const findings: Finding[] = [];
  if (first.type !== 'paragraph') {
    findings.push({
      ...startOf(first),
      rule: 'body-start',
      message: `the body begins with a ${first.type}; begin with a paragraph`,
    });
  }
  const unit = unspacedScripts.includes(locale) ? 'letters' : 'words';
  const length = lengthOf(body, unit);
  if (section !== 'faq' && length < leastLength[unit]) {
    const message = `the body has ${length} ${unit}; at least ${leastLength[unit]} are needed`;
    findings.push({ ...startOf(first), rule: 'short-body', message });
  }
  return findings;
}

/** The number of words or letters in the text and code of a body. */
function lengthOf(body: Root, unit: keyof typeof leastLength): number {
  const sign = unit === 'words' ? /[\p{L}\p{M}\p{N}'’-]+/gu : /[\p{L}\p{N}]/gu;
  let length = 0;
  visit(body, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') {
      length += node.value.match(sign)?.length ?? 0;
    }
  });
  return length;
}

/** Headings begin at `##`, since the title is the page's `#`, and go down one level at a time. */
function checkHeadings({ source }: PlacedFile): Finding[] {
  const findings: Finding[] = [];
  let depth = 1;
  for (const heading of source.markdown.headings) {
    const { line, column = 1 } = heading;
    if (heading.depth === 1) {
      const message = `"${heading.text}" is a heading of level 1; the title is the only one, so write ##`;
      findings.push({ line, column, rule: 'heading-one', message });
    } else if (heading.depth > depth + 1) {
      const message = `"${heading.text}" jumps from level ${depth} to level ${heading.depth}; write ${'#'.repeat(depth + 1)}`;
      findings.push({ line, column, rule: 'heading-jump', message });
    }
    depth = heading.depth;
  }
  return findings;
}

/** No HTML in the body, no emoji in the whole file. */
function checkForbiddenMarkup({ source }: PlacedFile): Finding[] {
  const findings: Finding[] = [];
  visit(source.markdown.body, 'html', (node) => {
    const [tag = ''] = node.value.split('\n', 1);
    findings.push({
      ...startOf(node),
      rule: 'raw-html',
      message: `"${tag.slice(0, 40)}" is HTML; write Markdown only`,
    });
  });
  source.text.split('\n').forEach((line, index) => {
    const match = /\p{Emoji_Presentation}|\p{Emoji}\uFE0F/u.exec(line);
    if (!match) return;
    const message = `"${match[0]}" is an emoji; say it in words`;
    findings.push({ line: index + 1, column: match.index + 1, rule: 'emoji', message });
  });
  return findings;
}

/** A fence without an end swallows the rest of the file. */
function checkFences({ source }: PlacedFile): Finding[] {
  const findings: Finding[] = [];
  visit(source.markdown.body, 'code', (node) => {
    const fence = openFence(node, source.text);
    if (fence) {
      const message = `the code block has no end; close it with ${fence} on a line of its own`;
      findings.push({ ...startOf(node), rule: 'unclosed-fence', message });
    }
  });
  return findings;
}

/** The fence of a code block that lacks its closing one. */
function openFence(node: Code, text: string): string | null {
  const lines = text.slice(node.position?.start.offset, node.position?.end.offset).split('\n');
  const fence = /^(`{3,}|~{3,})/.exec(lines[0] ?? '')?.[1];
  if (!fence) return null;
  const last = lines.length > 1 ? (lines.at(-1) ?? '').replace(/^[\s>]*/, '').trimEnd() : '';
  const closes = last.startsWith(fence) && [...last].every((sign) => sign === fence[0]);
  return closes ? null : fence;
}

/** `[text][name]` without a line `[name]: address` stays plain text in Markdown; nobody means that. */
function checkReferences({ source }: PlacedFile): Finding[] {
  const findings: Finding[] = [];
  visit(source.markdown.body, 'text', (node) => {
    const raw = source.text.slice(node.position?.start.offset, node.position?.end.offset);
    for (const match of raw.matchAll(/(?<![\\\w\])])\[[^[\]\n]+\]\[([^[\]\n]*)\]/g)) {
      const linesBefore = raw.slice(0, match.index).split('\n').length - 1;
      const { line, column = 1 } = startOf(node);
      findings.push({
        line: line + linesBefore,
        ...(linesBefore === 0 && { column: column + match.index }),
        rule: 'undefined-reference',
        message: `${match[0]} refers to nothing; add a line "[${match[1]}]: /address" or write [text](/address)`,
      });
    }
  });
  return findings;
}
