/** YAML with the line of each field: front matter and the taxonomy (docs/content.md). */
import { type Document, isAlias, isMap, isNode, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { Finding, Position } from '../faults';
import { hiddenIn } from './decode';
import { openQuotes, yamlMistakes } from './yaml-mistakes';

export interface YamlSource {
  readonly data: Readonly<Record<string, unknown>>;
  /** Position of a field's key or a list's item, or of the nearest existing parent. */
  readonly positionOf: (path: readonly PropertyKey[]) => Position;
}

/** Later YAML faults usually follow from the first. */
const mostFaults = 5;

/**
 * If the text is not a valid mapping, the findings say why, and `yaml` is null.
 * @param firstLine line (from 1) of the file on which the text begins
 */
export function parseYaml(text: string, firstLine = 1): { yaml: YamlSource | null; findings: Finding[] } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const at = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line: line + firstLine - 1, column: col };
  };
  const unread = (place: Position, message: string): Finding => ({ ...place, rule: 'invalid-yaml', message });
  const problems = [...document.errors, ...document.warnings];
  const errors = problems
    .filter(({ code }) => code === 'DUPLICATE_KEY')
    .map(({ pos }): Finding => ({ ...at(pos[0]), rule: 'duplicate-key', message: isTwice }));
  const others = problems.filter(({ code }) => code !== 'DUPLICATE_KEY');
  if (others.length > 0 || (errors.length === 0 && !isMap(document.contents))) {
    const isOpen = others.some(({ code, message }) => code === 'MISSING_CHAR' && message.includes('quote'));
    const places = others.map(({ pos }) => at(pos[0]));
    const mistakes = (isOpen ? openQuotes : yamlMistakes)(text)
      .map(({ line, message }) => unread({ line: line + firstLine, column: 1 }, message))
      // A parser may stop a line before or after the mistake.
      .filter((found) => isOpen || places.length === 0 || places.some(({ line }) => Math.abs(line - found.line) <= 1));
    const [place] = places;
    errors.push(...mistakes);
    if (mistakes.length === 0) errors.push(place ? unread(place, isNoField) : unread(wholeFile, isNoMapping));
  }
  if (errors.length > 0) return { yaml: null, findings: errors.slice(0, mostFaults) };

  let data: Record<string, unknown>;
  try {
    data = document.toJS();
  } catch {
    // An alias (`*name`) that contains itself, or too many aliases.
    const message = 'has a name of another value, `*name`, that cannot be followed; write the value itself';
    return { yaml: null, findings: [unread(wholeFile, message)] };
  }
  const positionOf = (path: readonly PropertyKey[]): Position => {
    const offset = offsetOf(document, path);
    return offset === undefined ? wholeFile : at(offset);
  };
  const unfit = unfitIn(data, [], text).map(
    ({ path, rule, message }): Finding => ({ ...positionOf(path), rule, message }),
  );
  return { yaml: { data, positionOf }, findings: unfit };
}

/** Where faults of the whole mapping are, such as a missing field. */
const wholeFile: Position = { line: 1 };

const isTwice = 'the field appears here a second time; keep one of the two';
const isNoMapping = 'expected fields, one per line, such as `title: …`';
const isNoField =
  'is not written as a field: write `name: value`, with " around a value that holds ": " or begins with a sign, and each group of fields in one column';

/**
 * Front matter for Gatsby, whose own reader follows YAML 1.1, where `12:30` is a number and a date in a list is no
 * text. Invalid text has no fields; the check stops the build and names the line.
 */
export const frontMatterFields = (text: string): Readonly<Record<string, unknown>> =>
  parseYaml(text.replace(/\r\n?/g, '\n')).yaml?.data ?? {};

type UnfitValue = Pick<Finding, 'rule' | 'message'> & { readonly path: readonly PropertyKey[] };

/** Finds escaped invisible characters (literal ones are findings of the whole file) and infinite numbers. */
function unfitIn(value: unknown, path: readonly PropertyKey[], text: string): UnfitValue[] {
  if (value === Infinity || value === -Infinity || Number.isNaN(value)) {
    return [{ path, rule: 'invalid-yaml', message: 'is not a number with an end; write one in digits' }];
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) => [
      ...unfitIn(Array.isArray(value) ? 0 : key, [...path, key], text),
      ...unfitIn(inner, [...path, key], text),
    ]);
  }
  if (typeof value !== 'string') return [];
  return hiddenIn(value).flatMap(({ sign, rule, message }) => (text.includes(sign) ? [] : [{ path, rule, message }]));
}

/** Offset of the deepest existing key or item on a path. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number | undefined {
  let offset: number | undefined;
  let node: unknown = document.contents;
  for (const step of path) {
    if (isAlias(node)) node = node.resolve(document);
    let place: Node | undefined;
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
      place = isNode(pair?.key) ? pair.key : undefined;
      node = pair?.value;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
      place = isNode(node) ? node : undefined;
    }
    if (!place?.range) break;
    offset = place.range[0];
  }
  return offset;
}
