/**
 * The text of a file that people read, line by line, for checks of words and of language (design 5).
 */

/**
 * Replaces code, addresses and the names of fields with spaces, so that lines and columns stay the same.
 * @param isJson whether the file holds messages; otherwise it is Markdown with front matter
 */
export function readableText(text: string, isJson: boolean): string {
  const blank = (part: string): string => part.replace(/[^\n]/g, ' ');
  if (isJson) return text.replace(/^\s*"[^"]+":/gm, blank).replace(/\{\{\w+\}\}/g, blank);
  return (
    text
      .replace(/^ *(`{3,}|~{3,})[^\n]*\n[\s\S]*?^ *\1/gm, blank)
      .replace(/`[^`\n]+`/g, blank)
      .replace(/\]\([^)\s]*/g, blank)
      .replace(/https?:\/\/\S+/g, blank)
      // From the beginning of a word, and as long as such a name may be: a long text without spaces is not searched again and again.
      .replace(/(?<![^\s|])[^\s|@]{1,64}@[^\s|]+/g, blank)
      .replace(/\b[0-9a-f]{32,}\b/g, blank)
      .replace(
        /^(id|date|updated|category|tags|author|image|order|version|website|related|features|aliases|draft):.*$/gm,
        blank,
      )
      .replace(/^ *(- )?(source|proof|sha256|size): .*$/gm, blank)
      .replace(/^[ \t]*(- )?[a-z_0-9]+:(?=\s)/gm, blank)
  );
}
