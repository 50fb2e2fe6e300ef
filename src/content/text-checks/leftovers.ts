/** Leftover markup, which a parser takes for text, so that pages would show it as typed (docs/content-model.md). */
import type { Nodes, Root } from 'mdast';
import { decodeString } from 'micromark-util-decode-string';
import { cut, type Finding, type Rule } from '../faults';
import { parseMarkdown, startOf } from '../text/markdown';
import { placeholder } from '../text/placeholders';
import { rangeOf, rawOf, walk } from '../text/walk';

interface Kind {
  readonly pattern: RegExp;
  readonly advice: string;
  /** By default `leftover-markup`. */
  readonly rule?: Rule;
}

const target = String.raw`(?:\/|#(?!\d)|\.{1,2}\/|https?:|www\.|mailto:|doc:)`;

/** Stands for inline markup. */
const inline = '\ufffc';

const taskBox = 'is the box of a task, which pages do not show; write a list without boxes';

/**
 * Each kind skips what earlier ones have found. Spaces at the start of a line replace what precedes the text, such
 * as a list marker. No pattern scans a part of a line repeatedly.
 */
const kinds: readonly Kind[] = [
  {
    pattern: new RegExp(placeholder, 'gu'),
    rule: 'placeholder-text',
    advice: 'stands for a text that is to come; write the text',
  },
  {
    pattern: /(?<![\w\])])!?\[[^[\]\n]+\]\[[^[\]\n]*\]/g,
    rule: 'undefined-reference',
    advice: 'has no definition; add a line "[…]: /address" or write [text](/address)',
  },
  {
    pattern: /\[\^[^[\]\n]+\]/g,
    rule: 'footnote',
    advice: 'is a footnote, which pages do not show; move it into the text',
  },
  {
    pattern: /!?\[\[[^[\]\n]*\]\]/g,
    advice: 'is a link of a wiki; write [text](/address), or ![what it shows](./name.png) for a picture',
  },
  {
    pattern: /\[![A-Za-z]+\][+-]?/g,
    advice: 'marks a kind of note, which pages do not show; begin the note with its text or a bold word',
  },
  {
    pattern: new RegExp(String.raw`!?\[[^[\]\n]*\](?:\(|[ \t]+\((?=${target})|[ \t]*（(?=${target}))[^)\n]*\)?`, 'g'),
    advice:
      'is no link; write [text](/address), with nothing between ] and ( and no space in the address (rename a picture: my-photo.png)',
  },
  {
    pattern: new RegExp(
      String.raw`\]\(|【[^【】\n]*】[(（]${target}[^)）\n]*[)）]?|\[[^[\]()\n]*\(${target}[^)\n]*\)?|\([^()\n]+\)\[${target}[^[\]\n]*\]?`,
      'g',
    ),
    advice: 'is no link; write [text](/address), with no space in the address',
  },
  { pattern: /^ *(?:[-*+] {0,2})?\[[ xX\u3000\u00a0]?\](?=\s)/gm, advice: taskBox },
  {
    pattern: new RegExp(String.raw`^ *\[[^[\]\n]+\]:[ \t]+(?=${target}|<)`, 'gm'),
    advice: 'defines nothing here; put an empty line above it',
  },
  {
    pattern: new RegExp(String.raw`<(?=${inline}*(?:https?:|mailto:|www\.))`, 'g'),
    advice: 'begins an address that does not end; write <https://…> without a space in it',
  },
  {
    pattern: /\{\{[^{}\n]*\}\}|\{%[^{}\n]*%\}|\{\{|\}\}|\{%|%\}|<%/g,
    advice: 'is a placeholder that nothing fills; write the text itself, or code in ` `',
  },
  {
    pattern: /\{(?:[#.][\w-]|:[ .#\w]|[\w-]+=)[^{}\n]*\}/g,
    advice: 'gives attributes, which pages do not read; remove it, since headings get their ids from their text',
  },
  {
    pattern: /:{3,}[^\n]*|^ *(?:!{3}|\?{3}\+?) ?\w[^\n]*/gm,
    advice: 'marks a box, which pages do not show; begin a note with "> "',
  },
  { pattern: /(?<![\w:/]):[a-z][a-z0-9_+-]+:(?!\w)/g, advice: 'is the name of an emoji; use words instead' },
  {
    pattern: /^ *\[_?(?:toc|TOC)_?\](?=\s*$)/gm,
    advice: 'is shown as it is; remove it, since pages have a table of contents of their own',
  },
  {
    pattern: /\[\/(?:b|i|u|s|url|img|quote|code)\]/gi,
    advice: 'is markup of forums; write Markdown, such as **bold** and [text](/address)',
  },
  {
    pattern: /[*＊]{2,}/g,
    advice: 'opens or closes nothing; write **bold** with both marks beside the words, or \\* for a star',
  },
  {
    pattern: /(?<![\p{L}\p{N}*])\*[^\s*][^*\n]*[^\s*]\*/gu,
    advice: 'is not emphasized; write *both marks* beside the words, or \\* for a star',
  },
  {
    pattern: /(?<![A-Za-z0-9_])__(?=[^\s_])|(?<=[^\s_])__(?![A-Za-z0-9_])/g,
    advice: 'opens or closes nothing; write **bold** with both marks beside the words, or code in ` `',
  },
  { pattern: /~{2,}/g, advice: 'opens or closes nothing; write ~~struck out~~ with both marks beside the words' },
  { pattern: /(?<![=\w])==(?=[^\s=])[^=\n]*[^\s=]==(?!=)/g, advice: 'marks nothing; write **bold**' },
  {
    pattern: /[`｀]+/g,
    advice: 'begins or ends no code; write a mark on both sides, and \\| for | within code in a table',
  },
  {
    pattern: /^ *(?:#{2,6}(?=[^\s#])|#(?=\p{L})|#{1,6}(?=[^\S \t\n])|＃+)/gmu,
    advice: 'makes no heading; write "## " with an ordinary space after it, or \\# for the sign',
  },
  {
    pattern:
      /^ *(?:(?:[-*+]|\d{1,2}[.)])[^\S \t\n]|[-+](?=\p{L})|\d{1,2}[.)](?=\p{L}{2}|\p{Script=Han})|[•●▪◦‣·・])/gmu,
    advice: 'makes no list; write "- " or "1. " with an ordinary space after it',
  },
  {
    pattern: /^ *[|｜][^\n]*(?:\n *[|｜][^\n]*)*|^ *:?-{2,}:? *(?:\| *:?-{2,}:? *)+\|?/gm,
    advice: 'is no table; write its head, and below it a line "| - | - |" with as many columns',
  },
  { pattern: /&#?[A-Za-z0-9]{2,31};/g, advice: 'stands for no sign; write the sign itself' },
];

interface Leftover {
  readonly found: string;
  readonly at: number;
  readonly kind: Kind;
}

function leftoversIn(visible: string): Leftover[] {
  const leftovers: Leftover[] = [];
  let rest = visible;
  for (const kind of kinds) {
    rest = rest.replace(kind.pattern, (found, ...more: unknown[]) => {
      const at = Number(more.find((part) => typeof part === 'number'));
      leftovers.push({ found: found.trim(), at: at + found.length - found.trimStart().length, kind });
      return asInline(found);
    });
  }
  return leftovers;
}

/** Checks the lines of a body, alternative texts and captions. */
export function checkLeftovers(text: string, body: Root): Finding[] {
  const visible = visibleText(text, body);
  const findings: Finding[] = [];
  let [line, lineStart] = [1, 0];
  for (const { found, at, kind } of leftoversIn(visible).sort((a, b) => a.at - b.at)) {
    for (let end = text.indexOf('\n', lineStart); end >= 0 && end < at; end = text.indexOf('\n', lineStart)) {
      line += 1;
      lineStart = end + 1;
    }
    const [shown = ''] = found.replace(/\ufffc+/g, '…').split('\n', 1);
    const [, name] = /\[([^[\]]+)\](?:\[\])?$/.exec(shown) ?? [];
    const message = `"${cut(shown)}" ${kind.advice.replace('[…]', `[${name}]`)}`;
    findings.push({ line, column: at - lineStart + 1, rule: kind.rule ?? 'leftover-markup', message });
  }
  walk<Nodes>(body, (node) => {
    if (node.type === 'listItem' && typeof node.checked === 'boolean') {
      const message = `"[${node.checked ? 'x' : ' '}]" ${taskBox}`;
      findings.push({ ...startOf(node), rule: 'leftover-markup', message });
    }
    const texts = { 'an alternative text': 'alt' in node && node.alt, 'a caption': 'title' in node && node.title };
    for (const [name, value] of Object.entries(texts)) {
      const found = value ? markupIn(value) : null;
      if (!found) continue;
      const message = `"${cut(found)}" in ${name} is shown as it was typed; write plain text`;
      findings.push({ ...startOf(node), rule: 'leftover-markup', message });
    }
  });
  return findings;
}

/** A character written with a backslash or as an entity. */
const escaped = /\\[!-/:-@[-`{-~]|&#?[A-Za-z0-9]{1,31};/g;
const isEscape = (part: string): boolean => decodeString(part) !== part;

/**
 * A text as readers see it, with lines and columns unchanged: spaces replace non-text and block markers; U+FFFC
 * replaces other markup, code and escaped characters.
 */
function visibleText(text: string, body: Root): string {
  const parts: string[] = [];
  let done = 0;
  const put = (from: number, to: number, change: (part: string) => string): void => {
    const start = Math.max(from, done);
    if (to <= start) return;
    parts.push(text.slice(done, start).replace(/[^\n]/g, ' '), change(text.slice(start, to)));
    done = to;
  };
  const visit = (node: Nodes, isInLine: boolean): void => {
    const { from: start, to: end } = rangeOf(node);
    if (node.type === 'text') {
      put(start, end, readable);
      return;
    }
    const holdsLine = isInLine || ['paragraph', 'heading', 'tableCell'].includes(node.type);
    for (const child of 'children' in node ? node.children : []) {
      if (isInLine) put(start, child.position?.start.offset ?? start, asInline);
      visit(child, holdsLine);
    }
    if (isInLine) put(start, end, asInline);
  };
  visit(body, false);
  return parts.join('');
}

const asInline = (part: string): string => part.replace(/[^\n]/g, inline);

/** Without what precedes the further lines of a paragraph. */
const readable = (part: string): string =>
  part
    .replace(escaped, (found) => (isEscape(found) ? asInline(found) : found))
    .replace(/(?<=\n)[ \t>]+/g, (found) => ' '.repeat(found.length));

/** The first part of a text that looks like Markdown, HTML or an entity, or null. A bare address is plain text. */
export function markupIn(value: string): string | null {
  const [block] = /^\s*(?:#{1,6}|[-*])(?=\s)/.exec(value) ?? [];
  if (block) return block.trim();
  if (!/[*_`~<[\]{}&\\=:|＊｀】]/.test(value)) return null;
  // After a letter, nothing is a block marker.
  const source = `a ${value.replace(/\s+/g, ' ')}`;
  const { body } = parseMarkdown(source);
  const found: string[] = [];
  walk<Nodes>(body, (node) => {
    const raw = rawOf(source, node);
    if (node.type === 'text') found.push(...(raw.match(escaped) ?? []).filter(isEscape));
    else if (!['root', 'paragraph'].includes(node.type) && !(node.type === 'link' && /^[^<[]/.test(raw)))
      found.push(raw);
  });
  return found[0] ?? leftoversIn(visibleText(source, body))[0]?.found ?? null;
}
