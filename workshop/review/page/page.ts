/** The review page of a preview: changes by cause, and each changed page before and after. */

import { type Content, counted, facts, fill, html, link, type Markup } from '../../html.ts';
import type { Review, ReviewedChange, SearchResult } from '../review.ts';
import { framesOf, startFrames } from './frames.ts';
import { cardText, linesOf, readPage } from './main-text.ts';
import { markedText } from './marked-text.ts';
import { aspectWords, readReview, statusWords } from './read-review.ts';
import { createTicks } from './ticks.ts';
import { type ChoiceKind, choices, hashOf, type ViewState, viewOf } from './view-state.ts';

const bases: Readonly<Record<Review['basis'], string>> = {
  manifests: 'Compared with what the base branch built.',
  files:
    'No build of the base branch was at hand: these are the pages that are made from changed files. Whether they look different, and which pages are gone, is not known.',
  nothing: 'Neither a build of the base branch nor the changed files were at hand, so no change is known.',
};

const kindWords: Readonly<Record<ReviewedChange['kind'], string>> = {
  added: 'new',
  removed: 'gone',
  renamed: 'renamed',
  changed: 'changed',
};

const unfolded = 60;

function show(review: Review): void {
  const ticks = createTicks(() => localStorage);
  const { basis, commit, changes } = review;
  fill(
    document.body,
    html`<header><h1><a href="#">Review</a></h1>
      <p>${bases[basis]}${commit && ` Built from ${commit.slice(0, 10)}.`}</p><p class="progress"></p></header>
      <nav aria-label="Changes">${groupList(review)}</nav><main tabindex="-1"></main>`,
  );
  const [progress, menu, stage] = document.querySelectorAll('.progress, nav, main');
  if (!progress || !menu || !stage) return;
  const links = menu.querySelectorAll<HTMLAnchorElement>('a[data-page]');

  const viewNow = (): ViewState => viewOf(location.hash);
  const changeNow = (): ReviewedChange | undefined => changes.find(({ name }) => name === viewNow().page);
  const go = (next: Partial<ViewState>): void => {
    location.hash = hashOf({ ...viewNow(), ...next });
  };
  const step = (by: number): void => {
    const current = changes.findIndex(({ name }) => name === viewNow().page);
    const next = changes[current < 0 ? (by > 0 ? 0 : -1) : current + by];
    if (next) go({ page: next.name });
  };
  const onKey = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): void => {
    const isTyping = target instanceof HTMLElement && target.matches('input:not([type="checkbox"]), select, textarea');
    if (ctrlKey || metaKey || altKey || isTyping) return;
    if (key === 'j') step(1);
    if (key === 'k') step(-1);
  };

  const tickAll = (): void => {
    const done = changes.filter(ticks.has).length;
    progress.textContent =
      changes.length === 0 ? 'No page has changed.' : `${done} of ${counted(changes.length, 'page')} reviewed`;
    for (const each of links) {
      const change = changes.find(({ name }) => name === each.dataset.page);
      each.classList.toggle('ticked', change !== undefined && ticks.has(change));
    }
  };

  const late = (place: string, read: () => Promise<Content>): void => {
    const found = stage.querySelector(place);
    if (!found) return;
    read().then(
      (content) => fill(found, content),
      (error: unknown) => fill(found, String(error)),
    );
  };

  const render = (): void => {
    const now = viewNow();
    const change = changeNow();
    for (const each of links) {
      each.href = hashOf({ ...now, page: each.dataset.page ?? null });
      const isCurrent = each.dataset.page === change?.name;
      if (isCurrent) each.setAttribute('aria-current', 'page');
      else each.removeAttribute('aria-current');
    }
    menu.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
    const pressed = stage.querySelector('button:focus')?.textContent;
    fill(
      stage,
      change
        ? [toolbar(now), tickBox(ticks.has(change)), factsOf(review, change), viewIn(now, review, change)]
        : [now.page !== null && html`<p role="status">${now.page} has not changed.</p>`, overview(review)],
    );
    // The buttons were replaced.
    for (const each of stage.querySelectorAll('button')) if (each.textContent === pressed) each.focus();
    document.title = `${change ? `${change.name} | ` : ''}Review`;
    if (!change) return;
    startFrames([...stage.querySelectorAll('iframe')], now, onKey);
    const tag = tagOf(review, change);
    late('.card', () => cardOf(change, tag));
    late('.text', () => textOf(change, tag));
  };

  stage.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    const { by, kind, choice } = button?.dataset ?? {};
    if (by) step(Number(by));
    else if (kind) go({ [kind]: choice });
    else if (button) late('[role="status"]', copyLink);
  });
  stage.addEventListener('change', ({ target }) => {
    const change = changeNow();
    if (change && target instanceof HTMLInputElement) ticks.set(change, target.checked);
    tickAll();
  });
  document.addEventListener('keydown', onKey);
  addEventListener('hashchange', render);
  tickAll();
  render();
}

const copyLink = (): Promise<string> =>
  navigator.clipboard.writeText(location.href).then(
    () => 'Copied',
    () => location.href,
  );

const tagOf = ({ languages }: Review, { locale }: ReviewedChange): string => languages[locale]?.tag ?? '';

function groupList(review: Review): Markup[] {
  return review.groups.map(({ label, pages }) => {
    const rows = new Map<string, ReviewedChange[]>();
    for (const change of pages.flatMap((index) => review.changes[index] ?? [])) {
      rows.set(change.identity, [...(rows.get(change.identity) ?? []), change]);
    }
    const items = [...rows.values()].map((own) => {
      const title = own[0] && html`<span class="title" lang="${tagOf(review, own[0])}">${own[0].title}</span>`;
      const languages = own.map(({ kind, from, path, locale, name }) => {
        const words = `${kindWords[kind]}: ${from === null ? '' : `${from} → `}${path}`;
        const said = kind === 'changed' ? locale : `${locale} (${kindWords[kind]})`;
        return html`<a href="#" data-page="${name}" title="${words}">${said}</a> `;
      });
      return html`<li>${title} ${languages}</li>`;
    });
    return html`<details ${pages.length <= unfolded && 'open'}>
      <summary>${label}: ${counted(pages.length, 'page')}</summary><ul>${items}</ul></details>`;
  });
}

function overview({ changes, redirects, outside, faults }: Review): Markup {
  const listOf = (title: string, lines: readonly Content[]): Content =>
    lines.length > 0 && html`<h2>${title}</h2><ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>`;
  const pageList = (title: string, kind: ReviewedChange['kind'], isNewLanguage = false): Content =>
    listOf(
      title,
      changes
        .filter((change) => change.kind === kind && change.isNewLanguage === isNewLanguage)
        .map((change) => {
          const address = hashOf({ ...viewOf(location.hash), page: change.name });
          return html`<a href="${address}">${change.name}</a>${change.from && `, before ${change.from}`}: ${change.title}`;
        }),
    );
  return html`<p>Choose a page, or press <kbd>j</kbd> for the next change and <kbd>k</kbd> for the previous one.</p>
    ${pageList('New pages', 'added')}${pageList('New languages', 'added', true)}
    ${pageList('Renamed pages', 'renamed')}${pageList('Pages that are gone', 'removed')}
    ${listOf(
      'Redirects',
      redirects.map(({ locale, from, before, after }) => `${locale} ${from}: ${before ?? 'none'} → ${after ?? 'none'}`),
    )}
    ${listOf(
      'New outside addresses',
      outside.map(({ address, page }) => html`${address} on ${link(page, page)}`),
    )}
    ${listOf('Faults in other files', faults.map(faultLine))}`;
}

function toolbar(now: ViewState): Markup {
  const group = (kind: ChoiceKind, label: string, names: Readonly<Record<string, string>>): Markup => {
    const buttons = choices[kind].map(
      (choice) =>
        html`<button type="button" data-kind="${kind}" data-choice="${choice}" aria-pressed="${String(now[kind] === choice)}">${names[choice]}</button>`,
    );
    return html`<span role="group" aria-label="${label}">${buttons}</span>`;
  };
  return html`<div class="toolbar">
    <span role="group" aria-label="Changes">
      <button type="button" title="Key: k" data-by="-1">Previous</button>
      <button type="button" title="Key: j" data-by="1">Next</button>
    </span>
    ${group('view', 'Show', { pages: 'Pages', text: 'Text' })}
    ${group('width', 'Width', { desktop: 'Desktop', phone: 'Phone' })}
    ${group('theme', 'Colors', { system: 'System', light: 'Light', dark: 'Dark' })}
    <button type="button">Copy link</button><span role="status"></span></div>`;
}

const tickBox = (isTicked: boolean): Markup =>
  html`<label class="tick"><input type="checkbox" ${isTicked && 'checked'}> Reviewed</label>`;

function factsOf(review: Review, change: ReviewedChange): Markup {
  const { kind, locale, path, from, title, aspects, identity, address, weight, search } = change;
  const { groups, changes, pages, missing, languages, edit } = review;
  const page = address === null ? undefined : pages[address];
  const causes = groups.filter((group) => group.pages.some((index) => changes[index] === change));
  const tag = tagOf(review, change);
  const what = [kindWords[kind], aspects.map((aspect) => aspectWords[aspect]).join(', ')].filter(Boolean).join(': ');
  const own = Object.entries(pages).filter(([, other]) => other.identity === identity);
  const inLanguages = own.map(([place, { locale: code, status }]) => {
    const note = (status === 'behind' || status === 'orphaned') && ` (${statusWords[status]})`;
    return html`${link(place, languages[code]?.name ?? code)}${note} `;
  });
  const without = missing[identity] ?? [];
  const files = page?.files.map((file) => html`${edit ? link(edit + file, file) : html`<code>${file}</code>`} `);
  const faults = page?.faults.map((fault) => html`<li>${faultLine(fault)}</li>`) ?? [];
  return html`<h2 lang="${tag}">${title}</h2>
    <p class="address">${address === null ? `${locale} ${path}` : link(address, address)}</p>
    ${facts([
      ['What', what],
      ['Why', causes.map(({ label }) => label).join(', ')],
      ['Before at', from],
      ['Leads to', kind === 'removed' && targetOf(review, change)],
      ['Languages', [inLanguages, without.length > 0 && `Missing: ${without.join(', ')}`]],
      ['Translation', page?.status && statusWords[page.status]],
      ['Faults', faults.length > 0 ? html`<ul>${faults}</ul>` : 'none'],
      ['Written in', files],
      ['Weight', weight && weightOf(weight)],
      ['In a search', search.after && searchPart(search.before, search.after, tag)],
      ['Share card', address !== null && html`<span class="card" lang="${tag}"></span>`],
    ])}`;
}

const targetOf = ({ redirects }: Review, { locale, path }: ReviewedChange): string =>
  redirects.find((redirect) => redirect.locale === locale && redirect.from === path)?.after ??
  'nothing: it is a 404 now';

const faultLine = ({ file, line, message }: Review['faults'][number]): Markup =>
  html`<code>${file}:${line}</code> ${message}`;

function weightOf({ before, after }: NonNullable<ReviewedChange['weight']>): string {
  const by = after - before;
  return `${by > 0 ? '+' : by < 0 ? '−' : '±'}${Math.abs(by)} bytes (${before} → ${after}, gzip)`;
}

function searchPart(before: SearchResult | null, after: SearchResult, tag: string): Markup {
  const cut = ({ shown, rest }: SearchResult['title']): Content => [
    shown,
    rest !== '' && html`…<span class="rest" title="Not shown in results"> ${rest}</span>`,
  ];
  const result = ({ title, description }: SearchResult, label: string): Markup =>
    html`<div class="result" lang="${tag}"><span class="label" lang="en">${label}</span>
      <strong>${cut(title)}</strong><span>${cut(description)}</span></div>`;
  const isSame = before !== null && JSON.stringify(before) === JSON.stringify(after);
  return html`<div class="results">${before && !isSame && result(before, 'before')}
    ${result(after, isSame ? 'as before' : 'now')}</div>`;
}

/** Previews have no card images. */
async function cardOf({ address, before }: ReviewedChange, tag: string): Promise<Content> {
  const [was, is] = await Promise.all(
    [before, address].map((each) => (each === null ? null : readPage(each).then(cardText))),
  );
  if (!is) return 'has none';
  if (!was || was === is) return [is, was === is && ' (as before)'];
  return marked([was], [is], tag);
}

function viewIn({ view, width }: ViewState, review: Review, change: ReviewedChange): Markup {
  const { before, address, live, kind } = change;
  if (view === 'text') return html`<div class="text" lang="${tagOf(review, change)}">Reading both versions …</div>`;
  const isNew = live === null ? 'This page is new.' : html`<span>No copy is at hand: ${link(live, live)}</span>`;
  const isGone = kind === 'removed' && `This page is gone. It leads to ${targetOf(review, change)}.`;
  return framesOf(
    [
      { label: 'Before', address: before, note: isNew },
      { label: 'After', address, note: isGone },
    ],
    width,
  );
}

async function textOf({ before, address, live }: ReviewedChange, tag: string): Promise<Content> {
  if (before === null && live !== null) return html`No copy of the earlier page is at hand: ${link(live, live)}`;
  const [was = [], is = []] = await Promise.all(
    [before, address].map((each) => (each === null ? [] : readPage(each).then(linesOf))),
  );
  const isSame = was.join('\n') === is.join('\n');
  return [isSame && html`<p class="note">The text is the same.</p>`, marked(was, is, tag)];
}

const marks = {
  same: (item: string): Content => item,
  added: (item: string) => html`<ins>${item}</ins>`,
  removed: (item: string) => html`<del>${item}</del>`,
} as const;

const marked = (before: readonly string[], after: readonly string[], tag: string): Markup[] =>
  markedText(before, after, tag).map((runs) => html`<p>${runs.map(({ kind, item }) => marks[kind](item))}</p>`);

readReview().then(show, (error: unknown) =>
  fill(document.body, html`<main><p role="alert">There is no review here: ${String(error)}</p></main>`),
);
