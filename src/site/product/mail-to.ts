/** A `mailto:` address (RFC 6068): mail programs show a plus as it is, and lines end in CRLF. */
export function mailTo(recipient: string, subject: string, body: string): string {
  const text = body.replaceAll('\n', '\r\n');
  return `mailto:${recipient}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}
