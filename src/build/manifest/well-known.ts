/**
 * The files below `/.well-known`: how to report a weakness (RFC 9116), and that Global Privacy Control is obeyed.
 */

/** Days for which `security.txt` holds: RFC 9116 wants less than a year, and every build writes it anew. */
export const securityFileDays = 180;

/**
 * The text of `security.txt`.
 * @param origin the origin of the host on which it lies
 */
export function securityFile(origin: string, contact: string, now: Date): string {
  const expires = new Date(now.getTime() + securityFileDays * 86_400_000);
  return [
    `Contact: mailto:${contact}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** The day on which the site began to obey the signal as it does now. */
const privacyControlSince = '2026-11-21';

/** The text of `gpc.json` (Global Privacy Control, section "Well-known URI"). */
export const privacyControlFile = `${JSON.stringify({ gpc: true, lastUpdate: privacyControlSince })}\n`;
