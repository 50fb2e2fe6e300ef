/**
 * YAML with the line of each field: front matter and the taxonomy (design 5).
 */
import { type Document, isAlias, isMap, isNode, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { Finding, Position } from '../faults';
import { controlCharacter, nameOf } from '../tree/decode';

/** A YAML mapping and the places of its fields. */
export interface YamlSource {
  readonly data: Readonly<Record<string, unknown>>;
  /** The place of a field's key or of a list's item; if the path does not exist, of the nearest field around it. */
  readonly positionOf: (path: readonly PropertyKey[]) => Position;
}

/** The place of the YAML in its file. */
interface Location {
  /** Line (from 1) of the file on which the text begins. */
  readonly firstLine: number;
  /** Place to report for a fault of the mapping as a whole, such as a missing field. */
  readonly start: Position;
}

/** The maximum number of YAML faults that are reported, since later ones usually follow from the first. */
const mostFaults = 5;

/** Reads a mapping. If the text is not a valid mapping, the reasons are findings, and `yaml` is null. */
export function parseYaml(text: string, location: Location): { yaml: YamlSource | null; findings: Finding[] } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const at = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line: line + location.firstLine - 1, column: col };
  };
  const findings = [...document.errors, ...document.warnings]
    .slice(0, mostFaults)
    .map(({ code, message, pos }): Finding => {
      const [summary = message] = message.split(/ at line \d+/, 1);
      return code === 'DUPLICATE_KEY'
        ? { ...at(pos[0]), rule: 'duplicate-key', message: 'the field appears here a second time; keep one of the two' }
        : {
            ...at(pos[0]),
            rule: 'invalid-yaml',
            message: `${summary}; put a value in quotes if it contains ": " or starts with a special character`,
          };
    });
  if (findings.length === 0 && !isMap(document.contents)) {
    findings.push({
      ...location.start,
      rule: 'invalid-yaml',
      message: 'expected fields, one per line, such as `title: …`',
    });
  }
  if (findings.length > 0) return { yaml: null, findings };

  let data: Record<string, unknown>;
  try {
    data = document.toJS();
  } catch (error) {
    // An alias (`*name`) that contains itself, or too many aliases.
    const message = error instanceof Error ? error.message : String(error);
    return { yaml: null, findings: [{ ...location.start, rule: 'invalid-yaml', message }] };
  }
  const positionOf = (path: readonly PropertyKey[]): Position => {
    const offset = offsetOf(document, path);
    return offset === undefined ? location.start : at(offset);
  };
  // A control character that is not an escape is a finding of the whole file.
  const unfit = controlCharacter.test(text) ? [] : unfitIn(data, []);
  findings.push(...unfit.map(({ path, rule, message }): Finding => ({ ...positionOf(path), rule, message })));
  return { yaml: { data, positionOf }, findings };
}

/**
 * Front matter for Gatsby, whose own reader follows an older version of YAML: there `12:30` is a number, and a date within a
 * list is none of text. Text that is not valid has no fields; the check stops the build, and names the line.
 */
export const frontMatterFields = (text: string): Readonly<Record<string, unknown>> =>
  parseYaml(text.replace(/\r\n?/g, '\n'), { firstLine: 1, start: { line: 1 } }).yaml?.data ?? {};

/** A value that pages cannot hold. */
interface Unfit extends Pick<Finding, 'rule' | 'message'> {
  readonly path: readonly PropertyKey[];
}

/** Finds control characters, which may be written as escapes, and numbers without end, which JSON does not know. */
function unfitIn(value: unknown, path: readonly PropertyKey[]): Unfit[] {
  if (value === Infinity || value === -Infinity || Number.isNaN(value)) {
    return [{ path, rule: 'invalid-yaml', message: 'is not a number with an end; write one in digits' }];
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) => [
      ...unfitIn(Array.isArray(value) ? 0 : key, [...path, key]),
      ...unfitIn(inner, [...path, key]),
    ]);
  }
  const [character] = (typeof value === 'string' && controlCharacter.exec(value)) || [];
  if (character === undefined) return [];
  const message = `holds the control character ${nameOf(character)}, which nobody sees; remove it`;
  return [{ path, rule: 'control-character', message }];
}

/** The offset of the deepest key or item on a path, or nothing if not even the first step exists. */
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
