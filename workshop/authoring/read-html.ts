/**
 * What the HTML of a page names: links, files and ids (design 16). A tokenizer reads it once, without making a tree.
 */
import { html as elements, Token, Tokenizer } from 'parse5';

/** A link of a page. */
export interface BuiltLink {
  /** As written in the HTML. */
  readonly href: string;
  /** The language that the link says it leads to. */
  readonly hreflang: string | null;
  /** Whether it is one of the language picker's. */
  readonly isPicker: boolean;
  /** Whether it stands in the main part, and not in menus or footer. */
  readonly isMain: boolean;
}

/** What the HTML of one page names. */
export interface BuiltHtml {
  readonly links: readonly BuiltLink[];
  /** Addresses of pictures, scripts, styles, feeds, alternates, and all else that is no link. */
  readonly files: readonly string[];
  readonly ids: ReadonlySet<string>;
  /** The text around a character that is no text: a control character, or the one that stands for broken bytes. */
  readonly unreadable: string | null;
}

/** Elements whose content is not markup. */
const codeElements = /(<(script|style)\b[^>]*>).*?<\/\2>/gs;
/** Tags that can name something. All others, and all text, are left out: the tokenizer is slow. */
const namingTags =
  /<(?:(?:a|link|script|img|source|iframe|video|audio|main|\/main)\b|[a-z][\w-]*\s(?=[^>]*\bid=))(?:[^>"']|"[^"]*"|'[^']*')*>/g;
/** What is no text: control characters, and the one that stands for broken bytes. */
const noText = /[^\P{Cc}\n\t]|\ufffd/u;
/** Characters around it that are shown. */
const around = 20;

/** Elements that name files, without `a`. */
const fileElements: ReadonlySet<string> = new Set(['link', 'script', 'img', 'source', 'iframe', 'video', 'audio']);

/** Reads the HTML of a page. */
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

/** The addresses of a list of pictures: `/small.webp 400w, /large.webp 800w`. */
const addressesOf = (set: string | null): string[] =>
  (set ?? '').split(/,\s+/).flatMap((part) => part.trim().split(/\s/, 1).filter(Boolean));
