/**
 * Mistakes in front matter that is not YAML, or that YAML reads differently from how it looks, in words an author
 * can act on (docs/content.md), which those of a parser are not.
 */
import { Lexer } from 'yaml';
import { cut } from '../faults';

/** Lines are counted from 0. */
export interface LineMistake {
  readonly line: number;
  readonly message: string;
}

const beforeValue = /^( *(?:- +)*)(?:([A-Za-z_][\w-]*)(: +|:$))?/;

const valueMistakes: readonly (readonly [RegExp, (found: string, quoted: string) => string])[] = [
  [
    /^[“”„«»「『‘’].*: /,
    (found, quoted) =>
      `"${found[0]}" is a letter to YAML, and quotes nothing; write straight quotes, such as ${quoted}`,
  ],
  [
    /^(?:"(?:\\.|[^"\\])*"|'(?:''|[^'])*')(?!\s*(?:[#,:\]}]|$))/,
    (found) =>
      `${found} ends before the end of the value; write double quotes around all of it, and \\" for one within`,
  ],
  [
    /^"(?:\\.|[^"\\])*?\\[^0abtnvfre"/\\N_LPxuU \t]/,
    () => 'has a \\ in double quotes, where it means something; write \\\\, or single quotes around the value',
  ],
  [
    /^[[{](?!.*[\]}]\s*(?:#|$))/,
    (found, quoted) =>
      `"${found}" opens a list that does not end in this line; close it, or put a text in quotes: ${quoted}`,
  ],
  [
    /^(?:[@`%!&*,\]}]|[?|>-](?= +\S))/,
    (found, quoted) =>
      `"${found}" at the beginning of a value means something in YAML; put the value in quotes: ${quoted}`,
  ],
  [/^[^"'[{#].*?:(?= |$)/, (_, quoted) => `has a colon in its text; put the value in quotes: ${quoted}`],
];

/** Finds lines that no parser reads as intended. */
export function yamlMistakes(text: string): readonly LineMistake[] {
  const lines = text.split('\n');
  /** Indentation of the last field whose value is on its line; null below one without. */
  let last: number | null = null;
  return lines.flatMap((line, place): LineMistake[] => {
    const { message, indent } = mistakeIn(line, last, place === 0);
    if (indent !== undefined) last = indent;
    return message === null ? [] : [{ line: place, message }];
  });
}

/** The mistake in a line, and the indentation of its field if the value is on the line. */
function mistakeIn(
  line: string,
  last: number | null,
  isFirst: boolean,
): { readonly message: string | null; readonly indent?: number | null } {
  const found = (message: string | null) => ({ message });
  if (/^\s*(?:#|$)/.test(line)) return found(null);
  if (/^ *\t/.test(line)) return found('begins with a tab; indent with spaces');
  const [, name = '', sign = '', rest = ''] =
    /^ *(?:- +)*([A-Za-z_]\w*)(：|:(?=[^\s/])|:[^\S \t])\s*(.*)$/.exec(line) ?? [];
  if (name) {
    const what =
      sign === '：'
        ? 'has a full-width colon'
        : sign === ':'
          ? 'has no space after the colon'
          : 'has a wide or no-break space after the colon';
    return found(`"${name}${sign.trim()}" ${what}; write "${name}: ${rest}"`);
  }
  const [start = '', indent = '', field, colon] = beforeValue.exec(line) ?? [];
  const value = line.slice(start.length);
  if (isFirst && (indent.startsWith(' ') || indent.startsWith('-'))) {
    return found('does not begin with the name of a field; begin the first line with `title: …`, without spaces');
  }
  if (field && last !== null && indent.length > last && !indent.includes('-')) {
    return found(
      `"${field}" begins further right than the field above, so it is part of its value; begin both in one column`,
    );
  }
  if (!field && indent === '' && value !== '') {
    return found(
      `"${value.slice(0, 40)}" is no field; write \`name: value\`, or indent the rest of a long value by two spaces`,
    );
  }
  const quoted = `${field ? `${field}: ` : '- '}"${value.replace(/^[“”„«»「『‘’]|[“”«»」』‘’]$/g, '').replaceAll('"', '\\"')}"`;
  for (const [pattern, explain] of valueMistakes) {
    const [part] = pattern.exec(value) ?? [];
    if (part) return { message: explain(part, quoted), indent: indent.length };
  }
  return { message: null, ...(field && { indent: colon === ':' || /^[|>&!]/.test(value) ? null : indent.length }) };
}

export function openQuotes(text: string): readonly LineMistake[] {
  const lines = text.split('\n');
  const line = lines.findIndex((each) => {
    const value = each.replace(beforeValue, '');
    return /^["']/.test(value) && !/^(?:"(?:\\.|[^"\\])*"|'(?:''|[^'])*')/.test(value);
  });
  const message = 'the quote at the beginning of the value has no end; write the same quote at its end';
  return line < 0 ? [] : [{ line, message }];
}

/** Tokens without text: the start of a document or scalar, the end of a flow list. */
const scalarFollows = '\u001f';
const zeroWidth: readonly string[] = ['\u0002', '\u0018', scalarFollows];

/** Finds comments beside a value, and what replaces one: anchors, aliases (`*name`) and types (`!name`). */
export function yamlSigns(text: string): readonly LineMistake[] {
  const mistakes: LineMistake[] = [];
  let line = 0;
  let isBesideValue = false;
  let before = '';
  for (const token of new Lexer().lex(text)) {
    const isScalar = before === scalarFollows;
    const sign = isScalar ? '' : token[0];
    if (sign === '#' && isBesideValue) {
      const message = `"${cut(token)}" is a comment to YAML, and not part of the value; put the value in quotes, or the comment on a line of its own`;
      mistakes.push({ line, message });
    } else if (sign === '&' || sign === '*' || sign === '!') {
      const message = `"${cut(token)}" is a name to YAML, and not part of the value; put the value in quotes`;
      mistakes.push({ line, message });
    }
    const breaks = token.split('\n').length - 1;
    line += breaks;
    if (breaks > 0) isBesideValue = false;
    else if (token.trim() !== '' && !zeroWidth.includes(token)) isBesideValue = true;
    before = token;
  }
  return mistakes;
}
