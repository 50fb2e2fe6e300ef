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
  // A carriage return is one where it is alone: programs differ in whether it ends a line.
  for (const sign of new Set(text.match(new RegExp(unseen, 'gu')))) {
    const message = `contains the sign ${nameOf(sign)}, which nobody sees; remove it`;
    findings.push({ line: lineAt(text, sign), rule: 'control-character', message });
  }
  return { text: text.replaceAll('\r', '\n'), findings };
}

/**
 * A sign that no page may contain, since no reader sees it, although it may change the order of what they see: control and format
 * characters, separators of lines, fillers, tags, and those that stand for no sign. Allowed are soft hyphens within words, joiners
 * where letters join, spaces without width between Khmer letters, and the forms of emoji and Han signs.
 */
export const unseen = new RegExp(
  [
    String.raw`(?![\t\n])[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\u1680\ufffc\ufffd]`,
    String.raw`(?![\u00ad\u200b-\u200d\ufe00-\ufe0f\u{e0100}-\u{e01ef}])[\p{Cf}\p{Default_Ignorable_Code_Point}]`,
    String.raw`(?<!\p{L})\u00ad|\u00ad(?!\p{L})`,
    String.raw`(?<!\p{Script=Khmer})\u200b|\u200b(?!\p{Script=Khmer})`,
    String.raw`(?<![\p{Script=Devanagari}\p{Script=Khmer}\p{Extended_Pictographic}\ufe0f])[\u200c\u200d]`,
    String.raw`(?<![\p{Emoji}\p{Script=Han}])[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]`,
  ].join('|'),
  'u',
);

/** A pictogram in color. */
export const emoji = /\p{Emoji_Presentation}|\p{Emoji}\uFE0F/u;

/** What is wrong with an emoji. */
export const isEmoji = (sign: string): Pick<Finding, 'rule' | 'message'> => ({
  rule: 'emoji',
  message: `"${sign}" is an emoji; use words instead`,
});

/** The signs of a value that no page may contain: they may be written as escapes, so that no text of the file shows them. */
export function hiddenIn(value: string): (Pick<Finding, 'rule' | 'message'> & { readonly sign: string })[] {
  const [sign] = unseen.exec(value) ?? [];
  const [picture] = emoji.exec(value) ?? [];
  const message = sign && `holds the sign ${nameOf(sign)}, which nobody sees; remove it`;
  return [
    ...(sign && message ? [{ sign, rule: 'control-character' as const, message }] : []),
    ...(picture ? [{ sign: picture, ...isEmoji(picture) }] : []),
  ];
}

/** The name of a character: `U+0007`. */
export const nameOf = (character: string): string =>
  `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;

/** The line (from 1) on which a character first appears. */
const lineAt = (text: string, character: string): number => text.slice(0, text.indexOf(character)).split('\n').length;
