/** The links, files and ids in a page's HTML. A tokenizer reads it once, without building a tree. */
import { html as elements, Token, Tokenizer } from 'parse5';

export interface BuiltLink {
  readonly href: string;
  readonly hreflang: string | null;
  /** Whether it belongs to the language picker. */
  readonly isPicker: boolean;
  readonly isMain: boolean;
  /** Whether the page loads it or names it in its head. */
  readonly isFile?: true;
}

export interface BuiltHtml {
  readonly links: readonly BuiltLink[];
  /** Pictures, scripts, styles, feeds, alternates: everything but links. */
  readonly files: readonly string[];
  readonly ids: ReadonlySet<string>;
  /** The text around a control or replacement character. */
  readonly unreadable: string | null;
}

const codeElements = /(<(script|style)\b[^>]*>).*?<\/\2>/gs;
/** Only tags that can name something: the tokenizer is slow. */
const namingTags =
  /<(?:(?:a|link|script|img|source|iframe|video|audio|main|\/main)\b|[a-z][\w-]*\s(?=[^>]*\bid=))(?:[^>"']|"[^"]*"|'[^']*')*>/g;
/** Control characters, and the replacement character for broken bytes. */
const noText = /[^\P{Cc}\n\t]|\ufffd/u;
const around = 20;

const fileElements: ReadonlySet<string> = new Set(['link', 'script', 'img', 'source', 'iframe', 'video', 'audio']);

export function readHtml(text: string): BuiltHtml {
  const links: BuiltLink[] = [];
  const files: string[] = [];
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
        if (tag.tagName === elements.TAG_NAMES.A && href !== null) {
          links.push({ href, hreflang: value('hreflang'), isPicker: value('data-locale') !== null, isMain });
        } else if (fileElements.has(tag.tagName)) {
          files.push(...[href, value('src'), value('poster')].filter((address) => address !== null));
          files.push(...addressesOf(value('srcset')), ...addressesOf(value('imagesrcset')));
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
  const unreadable = index < 0 ? null : text.slice(Math.max(0, index - around), index + around);
  return { links, files, ids, unreadable };
}

/** Of a `srcset`: `/small.webp 400w, /large.webp 800w`. */
const addressesOf = (set: string | null): string[] =>
  (set ?? '').split(/,\s+/).flatMap((part) => part.trim().split(/\s/, 1).filter(Boolean));
