/** Links off the site: a page gives the day on which somebody last read them (docs/content-model.md). */
import type { Fault } from '../faults';
import { fieldName } from '../model/schema-findings';
import { isCalendarDate } from '../model/schemas';
import type { OutsideLink, PlacedFile } from '../tree/documents';
import type { Inventory } from '../tree/inventory';

/** Names that nobody can register (RFC 2606, RFC 6761), so there is nothing to read. */
const reserved = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/;

const leadsOutside = (url: string): boolean =>
  /^https:\/\//.test(url) && URL.canParse(url) && !reserved.test(new URL(url).hostname);

/** The links of a page that lead off the site: first those of its front matter. */
export function outsideLinksOf({ source, data }: PlacedFile): readonly OutsideLink[] {
  const lineOf = (...path: readonly PropertyKey[]): number => source.fields?.positionOf(path).line ?? 1;
  const { website, title } = data;
  const links: readonly OutsideLink[] = [
    ...claimsOf(data).map(({ text, source: url, date }, place) => ({
      url: String(url),
      line: lineOf('claims', place, 'source'),
      says: String(text),
      read: String(date),
    })),
    ...(website === undefined ? [] : [{ url: String(website), line: lineOf('website'), says: String(title) }]),
    ...source.markdown.links.map(({ url, line, text }) => ({ url, line, says: text })),
  ];
  return links.filter(({ url }) => leadsOutside(url));
}

const claimsOf = ({ claims }: PlacedFile['data']): readonly Readonly<Record<string, unknown>>[] =>
  (Array.isArray(claims) ? claims : []).map((claim) => Object(claim));

/**
 * Finds pages that name no day on which their links were read, or a future one.
 * @param today `YYYY-MM-DD`; null leaves days unchecked, so that a build has the same result on every day
 */
export function checkOutsideLinks(files: readonly PlacedFile[], inventory: Inventory, today: string | null): Fault[] {
  return files.flatMap((placed): Fault[] => {
    const { file, data, source } = placed;
    const first = undatedLink(placed);
    const english = inventory.english(placed);
    // A translation has the day of its English page, where a missing day is reported once.
    const isDated = [data, english?.data].some((fields) => fields?.links_checked !== undefined);
    const isReported = english !== undefined && english !== placed && undatedLink(english) !== undefined;
    const undated: Fault[] = [];
    if (first && !isDated && !isReported) {
      const message = `"${first.url}" leads off the site; read what is behind the page's links, and write the day into its front matter, such as links_checked: 2026-11-26`;
      undated.push({ file, line: first.line, rule: 'links-unchecked', message });
    }
    return [
      ...undated,
      ...daysRead(data).flatMap(([path, day]): Fault[] => {
        if (today === null || !source.fields || !isCalendarDate(day) || day <= today) return [];
        const message = `${day} has not come yet; write the day on which the page behind the link was read`;
        return [{ file, ...source.fields.positionOf(path), field: fieldName(path), rule: 'future-day', message }];
      }),
    ];
  });
}

const undatedLink = (placed: PlacedFile): OutsideLink | undefined =>
  outsideLinksOf(placed).find(({ read }) => read === undefined);

const daysRead = (data: PlacedFile['data']): [readonly PropertyKey[], unknown][] => [
  [['links_checked'], data.links_checked],
  ...claimsOf(data).map(({ date }, place): [readonly PropertyKey[], unknown] => [['claims', place, 'date'], date]),
];
