/** A short digest of a text (FNV-1a, 32 bits, 8 hexadecimal digits), to tell versions of a file apart. It is not secure. */
export function shortDigest(text: string): string {
  let digest = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) digest = Math.imul(digest ^ text.charCodeAt(place), 0x01000193);
  return (digest >>> 0).toString(16).padStart(8, '0');
}
