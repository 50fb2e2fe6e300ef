import type { Finding } from '../faults';

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const tolerant = new TextDecoder('utf-8', { ignoreBOM: true });

/** Decodes UTF-8, without a byte order mark and with `\n` line ends; null if the bytes are not UTF-8. */
export function decode(bytes: Uint8Array): { text: string | null; findings: Finding[] } {
  let text: string;
  try {
    text = strict.decode(bytes);
  } catch {
    const line = lineAt(tolerant.decode(bytes), '\uFFFD');
    return { text: null, findings: [{ line, rule: 'not-utf8', message: 'is not UTF-8; save the file as UTF-8' }] };
  }
  const findings: Finding[] = [];
  if (text.startsWith('\uFEFF')) {
    const message = 'begins with a byte order mark; save the file without it';
    findings.push({ line: 1, rule: 'byte-order-mark', message });
    text = text.slice(1);
  }
  text = text.replace(/\r\n/g, '\n');
  // A lone carriage return counts: programs disagree on whether it ends a line.
  for (const sign of new Set(text.match(new RegExp(unseen, 'gu')))) {
    const message = `contains the sign ${nameOf(sign)}, which nobody sees; remove it`;
    findings.push({ line: lineAt(text, sign), rule: 'control-character', message });
  }
  return { text: text.replaceAll('\r', '\n'), findings };
}

/**
 * Invisible characters, which may change the order of what readers see: control and format characters, separators,
 * fillers, tags, and unassigned code points. Allowed are soft hyphens within words, joiners where letters join,
 * zero-width spaces between Khmer letters, and variants of emoji and Han characters.
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

export const emoji = /\p{Emoji_Presentation}|\p{Emoji}\uFE0F/u;

export const isEmoji = (sign: string): Pick<Finding, 'rule' | 'message'> => ({
  rule: 'emoji',
  message: `"${sign}" is an emoji; use words instead`,
});

/** Forbidden characters of a value, which may be escaped and so invisible in the file. */
export function hiddenIn(value: string): (Pick<Finding, 'rule' | 'message'> & { readonly sign: string })[] {
  const [sign] = unseen.exec(value) ?? [];
  const [picture] = emoji.exec(value) ?? [];
  const message = sign && `holds the sign ${nameOf(sign)}, which nobody sees; remove it`;
  return [
    ...(sign && message ? [{ sign, rule: 'control-character' as const, message }] : []),
    ...(picture ? [{ sign: picture, ...isEmoji(picture) }] : []),
  ];
}

export const nameOf = (character: string): string =>
  `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;

const lineAt = (text: string, character: string): number => text.slice(0, text.indexOf(character)).split('\n').length;
