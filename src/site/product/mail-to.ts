/**
 * The address of a mail that a visitor has only to finish (RFC 6068): with spaces as `%20`, since mail programs show a plus as it
 * is, and with CRLF between lines.
 */
export function mailTo(recipient: string, subject: string, body: string): string {
  const text = body.replaceAll('\n', '\r\n');
  return `mailto:${recipient}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}
