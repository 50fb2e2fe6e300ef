/**
 * From the bytes of a file to its text (design 5).
 */
import type { Finding } from './faults';

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
  text = text.replace(/\r\n?/g, '\n');
  if (text.includes('\0')) {
    findings.push({ line: lineAt(text, '\0'), rule: 'nul-character', message: 'contains a NUL character; remove it' });
  }
  return { text, findings };
}

/** The line (from 1) on which a character first appears. */
const lineAt = (text: string, character: string): number => text.slice(0, text.indexOf(character)).split('\n').length;
