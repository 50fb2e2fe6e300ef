/**
 * From the bytes of a file to its text (design 5).
 */
import type { Finding } from '../faults';

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const tolerant = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * Decodes UTF-8. Returns the text without a byte order mark and with `\n` at the end of each line, or null if the bytes are
 * not UTF-8.
 */
export function decode(bytes: Uint8Array): { text: string | null; findings: Finding[] } {
  let text: string;
  try {
    text = strict.decode(bytes);
  } catch {
    const line = lineAt(tolerant.decode(bytes), '\uFFFD');
    return {
      text: null,
      findings: [{ line, rule: 'not-utf8', message: 'is not UTF-8; save the file as UTF-8' }],
    };
  }
  const findings: Finding[] = [];
  if (text.startsWith('\uFEFF')) {
    findings.push({
      line: 1,
      rule: 'byte-order-mark',
      message: 'begins with a byte order mark; save the file without it',
    });
    text = text.slice(1);
  }
  text = text.replace(/\r\n/g, '\n');
  const [character] = controlCharacter.exec(text) ?? [];
  if (character !== undefined) {
    const message = `contains the control character ${nameOf(character)}, which nobody sees; remove it`;
    findings.push({ line: lineAt(text, character), rule: 'control-character', message });
  }
  return { text: text.replaceAll('\r', '\n'), findings };
}

/**
 * A character that no page or feed may contain, since no reader sees it, and XML and YAML forbid most of them. A carriage
 * return is one where it is alone: programs differ in whether it ends a line.
 */
export const controlCharacter = /(?![\t\n])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u;

/** The name of a character: `U+0007`. */
export const nameOf = (character: string): string =>
  `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;

/** The line (from 1) on which a character first appears. */
const lineAt = (text: string, character: string): number => text.slice(0, text.indexOf(character)).split('\n').length;
