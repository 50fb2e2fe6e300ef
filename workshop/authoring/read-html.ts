/** The links, files and ids in a page's HTML. A tokenizer reads it once, without building a tree. */
import { html as elements, Token, Tokenizer } from 'parse5';

export type BuiltHtml = ReturnType<typeof readHtml>;
export type BuiltLink = BuiltHtml['links'][number];

const codeElements = /(<(script|style)\b[^>]*>).*?<\/\2>/gs;
/** Only tags that can name something: the tokenizer is slow. */
const namingTags =
  /<(?:(?:a|link|script|img|source|iframe|video|audio|main|\/main)\b|[a-z][\w-]*\s(?=[^>]*\bid=))(?:[^>"']|"[^"]*"|'[^']*')*>/g;
/** Control characters, and the replacement character for broken bytes. */
const noText = /[^\P{Cc}\n\t]|\ufffd/u;
const around = 20;

const fileElements: ReadonlySet<string> = new Set(['link', 'script', 'img', 'source', 'iframe', 'video', 'audio']);

export function readHtml(text: string) {
  /** `isPicker`: of the language picker; `isFile`: what the page loads or names in its head, such as a picture or a feed. */
  const links: (Readonly<Record<'isPicker' | 'isMain' | 'isFile', boolean>> & {
    readonly href: string;
    readonly hreflang: string | null;
  })[] = [];
  const ids = new Set<string>();
  let isMain = false;
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: false },
    {
      onStartTag: (tag) => {
        const value = (name: string): string | null => Token.getTokenAttr(tag, name);
        const id = value('id');
        if (id !== null) ids.add(id);
        if (tag.tagName === elements.TAG_NAMES.MAIN) isMain = true;
        const href = value('href');
        const isLink = tag.tagName === elements.TAG_NAMES.A;
        if (!isLink && !fileElements.has(tag.tagName)) return;
        const sets = [value('srcset'), value('imagesrcset')].flatMap(addressesOf);
        const named = isLink ? [href] : [href, value('src'), value('poster'), ...sets];
        const about = { hreflang: isLink ? value('hreflang') : null, isPicker: value('data-locale') !== null };
        for (const address of named) {
          if (address !== null) links.push({ ...about, href: address, isMain: isMain || !isLink, isFile: !isLink });
        }
      },
      onEndTag: ({ tagName }) => {
        if (tagName === elements.TAG_NAMES.MAIN) isMain = false;
      },
      onComment: () => {},
      onDoctype: () => {},
      onEof: () => {},
      onCharacter: () => {},
      onNullCharacter: () => {},
      onWhitespaceCharacter: () => {},
    },
  );
  tokenizer.write((text.replace(codeElements, '$1').match(namingTags) ?? []).join(''), true);
  const index = text.search(noText);
  // The text around a character that is none.
  const unreadable = index < 0 ? null : text.slice(Math.max(0, index - around), index + around);
  return { links, ids, unreadable };
}

/** Of a `srcset`: `/small.webp 400w, /large.webp 800w`. */
const addressesOf = (set: string | null): string[] =>
  (set ?? '').split(/,\s+/).flatMap((part) => part.trim().split(/\s/, 1).filter(Boolean));
