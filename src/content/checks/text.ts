/**
 * What the text of any file may contain (docs/content-model.md). In the end, the HTML that is made from it decides.
 */
import type { Code, Nodes, Root } from 'mdast';
import type { Site } from '../../site/hosting/hosts.ts';
import type { Finding } from '../faults';
import { didYouMean } from '../nearest';
import { fenceLanguages, isFenceLanguage } from '../render/highlight';
import { markdownLink } from '../render/links';
import { isFootnote, judge, prepare } from '../render/render';
import { startOf } from '../text/markdown';
import { walk } from '../text/walk';

/** The text of a file and what its Markdown says. */
interface ReadText {
  readonly text: string;
  readonly body: Root;
  /** The language of the file, if its name is one. */
  readonly locale: string;
}

/** Checks the text of one file. This prepares the body for the page, so the body must not be read afterward. */
export const checkText = (read: ReadText, site: Site): Finding[] => [
  ...checkForbiddenMarkup(read),
  ...checkFences(read),
  ...checkReferences(read),
  ...checkFigures(read),
  ...checkHtml(read, site),
];

/** Finds HTML and footnotes in the body, and emoji in the whole file. */
function checkForbiddenMarkup({ text, body }: ReadText): Finding[] {
  const findings: Finding[] = [];
  walk<Nodes>(body, (node) => {
    if (isFootnote(node)) {
      const message = 'is a footnote, which pages do not show; move it into the text';
      findings.push({ ...startOf(node), rule: 'footnote', message });
    }
    if (node.type !== 'html') return;
    const [tag = ''] = node.value.split('\n', 1);
    findings.push({
      ...startOf(node),
      rule: 'raw-html',
      message: `"${tag.slice(0, 40)}" is HTML; write Markdown only`,
    });
  });
  const emoji = /\p{Emoji_Presentation}|\p{Emoji}\uFE0F/u;
  if (!emoji.test(text)) return findings;
  text.split('\n').forEach((line, index) => {
    const match = emoji.exec(line);
    if (!match) return;
    const message = `"${match[0]}" is an emoji; use words instead`;
    findings.push({ line: index + 1, column: match.index + 1, rule: 'emoji', message });
  });
  return findings;
}

/** A fence must name a language of the highlighter and nothing else. A fence that is not closed takes in the rest of the file. */
function checkFences({ text, body }: ReadText): Finding[] {
  const findings: Finding[] = [];
  walk<Nodes>(body, (node) => {
    if (node.type !== 'code') return;
    const { lang, meta } = node;
    if (lang && !isFenceLanguage(lang)) {
      const message = `"${cut(lang)}" is not a language that the site highlights${didYouMean(lang, fenceLanguages)}; write text if none fits`;
      findings.push({ ...startOf(node), rule: 'fence-language', message });
    }
    if (meta) {
      const message = `"${cut(meta)}" follows the language of a code block; write only the language`;
      findings.push({ ...startOf(node), rule: 'fence-extra', message });
    }
    const fence = openFence(node, text);
    if (fence) {
      const message = `the code block has no end; close it with ${fence} on a line of its own`;
      findings.push({ ...startOf(node), rule: 'unclosed-fence', message });
    }
  });
  return findings;
}

/** The opening fence of a code block without a closing one, or null. */
function openFence(node: Code, text: string): string | null {
  const lines = text.slice(node.position?.start.offset, node.position?.end.offset).split('\n');
  const fence = /^(`{3,}|~{3,})/.exec(lines[0] ?? '')?.[1];
  if (!fence) return null;
  const last = lines.length > 1 ? (lines.at(-1) ?? '').replace(/^[\s>]*/, '').trimEnd() : '';
  const closes = last.startsWith(fence) && [...last].every((sign) => sign === fence[0]);
  return closes ? null : fence;
}

/** `[text][name]` without a line `[name]: address` is plain text in Markdown, which is never what the author wants. */
function checkReferences({ text, body }: ReadText): Finding[] {
  const findings: Finding[] = [];
  walk<Nodes>(body, (node) => {
    if (node.type !== 'text') return;
    const raw = text.slice(node.position?.start.offset, node.position?.end.offset);
    for (const match of raw.matchAll(/(?<![\\\w\])])\[[^[\]\n]+\]\[([^[\]\n]*)\]/g)) {
      const linesBefore = raw.slice(0, match.index).split('\n').length - 1;
      const { line, column = 1 } = startOf(node);
      findings.push({
        line: line + linesBefore,
        ...(linesBefore === 0 && { column: column + match.index }),
        rule: 'undefined-reference',
        message: `${match[0]} has no definition; add a line "[${match[1]}]: /address" or write [text](/address)`,
      });
    }
  });
  return findings;
}

/** A picture with a caption becomes a figure, which HTML allows in a paragraph's place and in a cell, but not within a line. */
function checkFigures({ body }: ReadText): Finding[] {
  const captioned = new Set<string>();
  walk<Nodes>(body, (node) => {
    if (node.type === 'definition' && node.title) captioned.add(node.identifier);
  });
  const isFigure = (node: Nodes): boolean =>
    node.type === 'image' ? Boolean(node.title) : node.type === 'imageReference' && captioned.has(node.identifier);
  const findings: Finding[] = [];
  walk<Nodes>(body, (parent) => {
    if (!('children' in parent) || parent.type === 'tableCell') return;
    if (parent.type === 'paragraph' && parent.children.length === 1) return;
    for (const node of parent.children.filter(isFigure)) {
      const message = 'is a picture with a caption within a line; put it in a paragraph of its own';
      findings.push({ ...startOf(node), rule: 'figure-in-text', message });
    }
  });
  return findings;
}

/** Checks the HTML of the page: against the list of what is allowed, and against how a browser would read it. */
function checkHtml({ locale, body }: ReadText, site: Site): Finding[] {
  prepare(body, (url) => markdownLink(site, locale, url));
  const { strays, readAsWritten } = judge(body);
  const findings = strays.map(
    ({ node, what }): Finding => ({
      ...(node.position ? { line: node.position.start.line, column: node.position.start.column } : { line: 1 }),
      rule: 'unsafe-html',
      message: `${what} is not allowed on a page; write it in plain Markdown`,
    }),
  );
  if (readAsWritten || findings.length > 0) return findings;
  const message =
    'a browser would read the HTML of this file differently from what is meant; write it in plain Markdown';
  return [{ line: 1, rule: 'unsafe-html', message }];
}

const cut = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
