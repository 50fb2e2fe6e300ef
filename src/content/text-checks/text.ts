/** What the text of any file may contain (docs/content-model.md). The HTML made from it decides. */
import type { Nodes, Root } from 'mdast';
import { siteFrom } from '../../site/hosting/hosts.ts';
import { cut, type Finding, type Rule } from '../faults';
import { didYouMean } from '../nearest';
import { fenceLanguages, isFenceLanguage } from '../render/highlight';
import { markdownLink } from '../render/links';
import { judge, prepare } from '../render/render';
import { emoji, hiddenIn, isEmoji } from '../text/decode';
import { startOf } from '../text/markdown';
import { definitionsIn, nodesOf, rawOf, walk } from '../text/walk';
import { checkLeftovers } from './leftovers';
import { checkStructure } from './structure';

interface ReadText {
  readonly text: string;
  readonly body: Root;
  /** The file name, which may be no language code. */
  readonly locale: string;
}

/** Prepares the body for the page, so it must not be read afterward. */
export function checkText(read: ReadText): Finding[] {
  const { text, body } = read;
  const ofStructure = checkStructure(text, body);
  // A `|` within code splits the code too.
  const torn = new Set(ofStructure.flatMap(({ rule, line }) => (rule === 'cell-without-column' ? [line] : [])));
  return [
    ...checkForbiddenMarkup(read),
    ...checkFences(read),
    ...ofStructure,
    ...checkLeftovers(text, body).filter(({ line }) => !torn.has(line)),
    ...checkFigures(read),
    ...checkHtml(read),
  ];
}

const insteadOf: Readonly<Record<string, string>> = {
  br: 'begin a new paragraph, or a new row in a table',
  kbd: 'write `keys` as code',
  code: 'write `code`',
  pre: 'write a block of code between lines of ```',
  a: 'write [text](/address)',
  img: 'write ![what it shows](./name.png)',
  b: 'write **bold**',
  strong: 'write **bold**',
  i: 'write *emphasis*',
  em: 'write *emphasis*',
  del: 'write ~~struck out~~',
  s: 'write ~~struck out~~',
  hr: 'write a line ---',
  ...Object.fromEntries(['ul', 'ol', 'li'].map((name) => [name, 'write a list with "- " or "1. "'])),
  ...Object.fromEntries(['table', 'tr', 'td', 'th'].map((name) => [name, 'write a table with | and a line | - | - |'])),
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, 'write a heading with ##'])),
};

const otherElements =
  /^(?:abbr|article|aside|audio|big|blockquote|body|button|caption|center|cite|col|colgroup|dd|details|dfn|div|dl|dt|embed|fieldset|figcaption|figure|font|footer|form|head|header|html|iframe|input|ins|label|link|main|mark|meta|nav|object|option|p|picture|q|ruby|rt|samp|script|section|select|small|source|span|strike|style|sub|summary|sup|svg|tbody|template|textarea|tfoot|thead|time|title|tt|u|var|video|wbr)$/;

function insteadOfHtml(name: string, tag: string): string {
  if (tag.startsWith('<!--')) return 'remove the comment';
  const known = Object.hasOwn(insteadOf, name) ? insteadOf[name] : undefined;
  if (known) return `${known}, in plain Markdown`;
  return name === '' || otherElements.test(name)
    ? 'write Markdown only'
    : `write \`${tag.length > 30 ? `<${name}>` : tag}\` as code, or \\< for the sign`;
}

/** Finds HTML and footnotes in the body, and emoji in the whole file. */
function checkForbiddenMarkup({ text, body }: ReadText): Finding[] {
  const findings: Finding[] = [];
  const opened = new Set<string>();
  for (const node of nodesOf(body, 'html', 'footnoteDefinition', 'footnoteReference')) {
    if (node.type !== 'html') {
      const message = 'is a footnote, which pages do not show; move it into the text';
      findings.push({ ...startOf(node), rule: 'footnote', message });
      continue;
    }
    const [tag = ''] = node.value.split('\n', 1);
    const [, slash, name = ''] = /^<(\/?)([A-Za-z][\w-]*)/.exec(tag) ?? [];
    // The closing tag is the same mistake as the opening one.
    if (slash && opened.has(name.toLowerCase())) continue;
    opened.add(name.toLowerCase());
    const message = `"${cut(tag)}" is HTML; ${insteadOfHtml(name.toLowerCase(), tag)}`;
    findings.push({ ...startOf(node), rule: 'raw-html', message });
  }
  if (emoji.test(text)) {
    text.split('\n').forEach((line, index) => {
      const match = emoji.exec(line);
      if (match) findings.push({ line: index + 1, column: match.index + 1, ...isEmoji(match[0]) });
    });
  }
  walk<Nodes>(body, (node) => {
    if ('children' in node) return;
    const raw = rawOf(text, node);
    const strings = ['value' in node && node.value, 'alt' in node && node.alt, 'title' in node && node.title];
    // A literal character is a finding of the whole file; the parser turns NUL into U+FFFD.
    const found = hiddenIn(strings.join(' ')).filter(({ sign }) => !raw.includes(sign) && !raw.includes('\0'));
    findings.push(...found.map(({ rule, message }) => ({ ...startOf(node), rule, message })));
  });
  return findings;
}

/** A fence must name a language and nothing else. An unclosed fence swallows the rest of the file. */
const checkFences = ({ text, body }: ReadText): Finding[] =>
  nodesOf(body, 'code').flatMap((node) => {
    const { lang, meta } = node;
    const findings: Finding[] = [];
    const report = (rule: Rule, message: string) => findings.push({ ...startOf(node), rule, message });
    if (lang && !isFenceLanguage(lang)) {
      const named = `"${cut(lang)}" is not a language that the site highlights${fenceSuggestion(lang)}`;
      report('fence-language', `${named}; write text if none fits`);
    }
    if (meta) report('fence-extra', `"${cut(meta)}" follows the language of a code block; write only the language`);
    const fence = openFence(rawOf(text, node));
    if (fence) report('unclosed-fence', `the code block has no end; close it with ${fence} on a line of its own`);
    return findings;
  });

/** Common names of languages. */
const fenceNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['bat', 'cmd', 'dos'].map((name) => [name, 'batch'])),
  ...Object.fromEntries(['conf', 'cfg', 'config'].map((name) => [name, 'ini'])),
  ...Object.fromEntries(['env', 'dotenv'].map((name) => [name, 'properties'])),
  ...Object.fromEntries(['console', 'terminal', 'zsh', 'prompt'].map((name) => [name, 'sh'])),
  ...Object.fromEntries(['none', 'hosts', 'output', 'log', 'raw', 'ascii'].map((name) => [name, 'text'])),
  ...Object.fromEntries(['c++', 'cc'].map((name) => [name, 'cpp'])),
  golang: 'go',
  jsonc: 'json',
  vue: 'html',
};

/** Short names resemble all others, so only sure matches are suggested. */
function fenceSuggestion(lang: string): string {
  const small = lang.toLowerCase();
  const known = isFenceLanguage(small) ? small : Object.hasOwn(fenceNames, small) ? fenceNames[small] : undefined;
  if (known) return `; did you mean "${known}"?`;
  return lang.length > 4 ? didYouMean(lang, fenceLanguages) : '';
}

/** The opening fence of an unclosed code block. */
function openFence(raw: string): string | null {
  const lines = raw.split('\n');
  const fence = /^(`{3,}|~{3,})/.exec(lines[0] ?? '')?.[1];
  if (!fence) return null;
  const last = lines.length > 1 ? (lines.at(-1) ?? '').replace(/^[\s>]*/, '').trimEnd() : '';
  const closes = last.startsWith(fence) && [...last].every((sign) => sign === fence[0]);
  return closes ? null : fence;
}

/** A picture with a caption becomes a figure, which HTML allows in place of a paragraph and in a cell only. */
function checkFigures({ body }: ReadText): Finding[] {
  const definitions = definitionsIn(body);
  const isFigure = (node: Nodes): boolean =>
    node.type === 'image'
      ? Boolean(node.title)
      : node.type === 'imageReference' && Boolean(definitions.get(node.identifier)?.title);
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

/** What an address may be is the same on every host. */
const site = siteFrom({});

/** Checks the HTML against the allow-list, and against how a browser would parse it. */
function checkHtml({ locale, body }: ReadText): Finding[] {
  prepare(body, (url) => markdownLink(site, locale, url));
  const { strays, readAsWritten } = judge(body);
  const findings = strays.map(({ node, what }): Finding => {
    const message = `${what} is not allowed on a page; write it in plain Markdown`;
    return { ...startOf(node), rule: 'unsafe-html', message };
  });
  if (readAsWritten || findings.length > 0) return findings;
  const message =
    'a browser would read the HTML of this file differently from what is meant; write it in plain Markdown';
  return [{ line: 1, rule: 'unsafe-html', message }];
}
