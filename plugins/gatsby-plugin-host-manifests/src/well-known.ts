/**
 * The files under `/.well-known`: how to report a vulnerability (RFC 9116), and that the site respects Global Privacy
 * Control.
 */

/** Days for which `security.txt` is valid: RFC 9116 asks for less than a year, and every build writes a new one. */
export const securityFileDays = 180;

/**
 * The text of `security.txt`.
 * @param origin the origin of the host that serves it
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

/** The day since which the site has handled the signal as it does now. */
const privacyControlSince = '2026-11-21';

/** The text of `gpc.json` (Global Privacy Control, section "Well-known URI"). */
export const privacyControlFile = `${JSON.stringify({ gpc: true, lastUpdate: privacyControlSince })}\n`;
