/** Two versions as one text, in which what differs is marked. */
import { type Content, counted, html, link, type Markup } from '../../html.ts';
import type { Review, ReviewedChange } from '../review.ts';
import { cardText, linesOf, type Part, readPage } from './main-text.ts';
import { foldedText, markedText, type Paragraph } from './marked-text.ts';
import { tagOf } from './words.ts';

/** Previews have no card images. */
export async function cardOf({ address, before }: ReviewedChange, tag: string): Promise<Content> {
  const [was, is] = await Promise.all(
    [before, address].map((each) => (each === null ? null : readPage(each).then(cardText))),
  );
  if (!is) return 'has none';
  if (!was || was === is) return [is, was === is && ' (as before)'];
  return marked([was], [is], tag);
}

const partNames: Readonly<Record<Part, string>> = { frame: 'Menus and footer', main: 'Page' };

export async function textOf(
  { before, address, live }: ReviewedChange,
  tag: string,
  parts: readonly Part[],
  prefixes: readonly string[],
): Promise<Content> {
  if (before === null && live !== null) return html`No copy of the earlier page is at hand: ${link(live, live)}`;
  const versions = await Promise.all([before, address].map((each) => (each === null ? null : readPage(each))));
  return parts.map((part) => {
    const [was = [], is = []] = versions.map((page) =>
      page ? linesOf(page, part, prefixes).map(({ text }) => text) : [],
    );
    const isSame = was.join('\n') === is.join('\n');
    return [
      parts.length > 1 && html`<h3 lang="en">${partNames[part]}</h3>`,
      isSame && html`<p class="note" lang="en">The text is the same.</p>`,
      marked(was, is, tag),
    ];
  });
}

/** What has changed in menus and footer, once per language. */
export async function frameText(review: Review): Promise<Content> {
  const { groups, changes, languages } = review;
  const framed = (groups.find(({ kind }) => kind === 'frame')?.pages ?? []).flatMap((index) => changes[index] ?? []);
  const copied = framed.filter(({ before, address }) => before !== null && address !== null);
  const firsts = [...new Map(copied.toReversed().map((change) => [change.locale, change])).values()].toReversed();
  if (firsts.length === 0) return 'No copy of an earlier page is at hand.';
  const prefixes = Object.keys(languages);
  const read = async (change: ReviewedChange) => {
    const [was, is] = await Promise.all(
      [change.before, change.address].map(async (address) =>
        linesOf(await readPage(address ?? ''), 'frame', prefixes).map(({ text }) => text),
      ),
    );
    return { change, changed: markedText(was ?? [], is ?? [], tagOf(review, change)).filter(isChanged) };
  };
  return (await Promise.all(firsts.map(read))).map(
    ({ change, changed }) =>
      html`<h3>${languages[change.locale]?.name ?? change.locale}</h3>
        <div lang="${tagOf(review, change)}">${
          changed.length > 0
            ? changed.map(paragraphOf)
            : html`<p class="note" lang="en">Its words and links are the same.</p>`
        }</div>`,
  );
}

const isChanged = (paragraph: Paragraph): boolean => paragraph.some(({ kind }) => kind !== 'same');

const marks = {
  same: (item: string): Content => item,
  added: (item: string) => html`<ins>${item}</ins>`,
  removed: (item: string) => html`<del>${item}</del>`,
} as const;

const paragraphOf = (runs: Paragraph): Markup => html`<p>${runs.map(({ kind, item }) => marks[kind](item))}</p>`;

const marked = (before: readonly string[], after: readonly string[], tag: string): Content =>
  foldedText(markedText(before, after, tag)).map(({ isFolded, paragraphs }) =>
    isFolded
      ? html`<details><summary lang="en">${counted(paragraphs.length, 'unchanged line')}</summary>${paragraphs.map(paragraphOf)}</details>`
      : paragraphs.map(paragraphOf),
  );
