/** RFC 9116 asks for less than a year; every build writes a new file. */
export const securityFileDays = 180;

/** `security.txt`: how to report a vulnerability (RFC 9116). */
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

/** `gpc.json`: the site respects Global Privacy Control (section "Well-known URI"). */
export const privacyControlFile = `${JSON.stringify({ gpc: true, lastUpdate: privacyControlSince })}\n`;
