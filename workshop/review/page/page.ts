/** The review page of a preview: changes by cause, and each changed page before and after. */

import { type Content, counted, facts, fill, html, link, type Markup } from '../../html.ts';
import type { Review, ReviewedChange, SearchResult } from '../review.ts';
import { framesOf, startFrames } from './frames.ts';
import { cardText, linesOf, type Part, readPage } from './main-text.ts';
import { foldedText, markedText, type Paragraph } from './marked-text.ts';
import { goTo, markChanges, type Stop } from './marks.ts';
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
const mostListed = 300;

function show(review: Review): void {
  const ticks = createTicks(() => localStorage);
  const { basis, commit, changes } = review;
  fill(
    document.body,
    html`<a class="skip" href="#stage">Skip to the page</a>
      <header><h1><a href="#">Review</a></h1>
      <p>${bases[basis]}${commit && ` Built from ${commit.slice(0, 10)}.`}</p><p class="progress"></p>
      <p class="said" role="status"></p></header>
      <nav aria-label="Changes">${filters(review)}${groupList(review)}</nav><main id="stage" tabindex="-1"></main>`,
  );
  const [skip, progress, said, menu, stage] = document.querySelectorAll('.skip, .progress, .said, nav, main');
  if (!(skip instanceof HTMLElement && stage instanceof HTMLElement) || !progress || !said || !menu) return;
  const links = menu.querySelectorAll<HTMLAnchorElement>('a[data-page]');
  const prefixes = Object.keys(review.languages);
  const byName = new Map(changes.map((change) => [change.name, change]));
  let drawn = '';
  let finding = '';
  let shown: string | null = null;
  let stops: readonly Stop[] = [];
  let stopAt = -1;
  let jump: (stop: Stop) => void = goTo;

  const viewNow = (): ViewState => viewOf(location.hash);
  const changeNow = (): ReviewedChange | undefined => byName.get(viewNow().page ?? '');
  const listed = (): readonly ReviewedChange[] => changes.filter((change) => isListed(change, viewNow(), finding));
  const go = (next: Partial<ViewState>): void => {
    location.hash = hashOf({ ...viewNow(), ...next });
  };
  const say = (text: string): void => {
    said.textContent = text;
  };
  const step = (by: number): void => {
    const all = listed();
    const current = all.findIndex(({ name }) => name === viewNow().page);
    const next = all[current < 0 ? (by > 0 ? 0 : -1) : current + by];
    if (next) go({ page: next.name });
    else say(by > 0 ? 'This was the last changed page.' : 'This is the first changed page.');
  };
  const stepWithin = (by: number): void => {
    const next = stops[stopAt + by];
    if (next) {
      stopAt += by;
      jump(next);
    }
    if (next) say(`Change ${stopAt + 1} of ${stops.length} on this page`);
    else say(stops.length === 0 ? 'No change is marked here.' : 'No further change on this page.');
  };
  const onKey = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): void => {
    // An element of a frame is none of this window's classes.
    const isTyping = (target as Element | null)?.matches?.('input:not([type="checkbox"]), select, textarea');
    if (ctrlKey || metaKey || altKey || isTyping) return;
    if (key === 'j') step(1);
    if (key === 'k') step(-1);
    if (key === 'n') stepWithin(1);
    if (key === 'p') stepWithin(-1);
  };
  const setStops = (found: readonly Stop[]): void => {
    [stops, stopAt] = [found, -1];
    const place = stage.querySelector('.within');
    if (place) place.textContent = found.length > 0 ? counted(found.length, 'change') : '';
  };

  const tickAll = (): void => {
    const done = changes.filter(ticks.has).length;
    progress.textContent =
      changes.length === 0 ? nothingIn(review) : `${done} of ${counted(changes.length, 'page')} reviewed`;
    for (const each of links) {
      const change = byName.get(each.dataset.page ?? '');
      each.classList.toggle('ticked', change !== undefined && ticks.has(change));
    }
  };

  const late = (place: string, read: () => Promise<Content>): Promise<void> => {
    const found = stage.querySelector(place);
    if (!found) return Promise.resolve();
    return read().then(
      (content) => fill(found, content),
      (error: unknown) => fill(found, String(error)),
    );
  };

  const list = (now: ViewState): void => {
    const names = new Set(listed().map(({ name }) => name));
    for (const each of links) {
      each.href = hashOf({ ...now, page: each.dataset.page ?? null });
      each.hidden = !names.has(each.dataset.page ?? '');
      const isCurrent = each.dataset.page === now.page && !each.matches('.title');
      if (isCurrent) each.setAttribute('aria-current', 'page');
      else each.removeAttribute('aria-current');
    }
    for (const each of menu.querySelectorAll<HTMLElement>('li, details'))
      each.hidden = each.querySelector('a[data-page]:not([hidden], .title)') === null;
    for (const title of menu.querySelectorAll<HTMLAnchorElement>('a.title')) {
      const first = title.parentElement?.querySelector<HTMLAnchorElement>('a:not([hidden], .title)');
      if (first) [title.href, title.hidden] = [first.href, false];
    }
    for (const name of ['language', 'what'] as const) {
      const select = menu.querySelector<HTMLSelectElement>(`select[name="${name}"]`);
      if (select) select.value = now[name] ?? '';
    }
    menu.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  };

  const render = (): void => {
    const now = viewNow();
    const change = changeNow();
    list(now);
    // A filter changes only the list.
    const scene = `scene ${hashOf({ ...now, language: null, what: null })}`;
    if (scene === drawn) return;
    drawn = scene;
    const focused = stage.querySelector('button:focus')?.textContent;
    setStops([]);
    fill(
      stage,
      change
        ? [
            toolbar(now),
            tickBox(ticks.has(change)),
            headOf(review, change),
            viewIn(now, review, change),
            factsOf(review, change),
          ]
        : [now.page !== null && html`<p role="status">${now.page}: its HTML has not changed.</p>`, overview(review)],
    );
    document.title = `${change ? `${change.name} | ` : ''}Review`;
    // The buttons were replaced. Whoever came by a key or a link goes on reading at the page's title.
    const button = [...stage.querySelectorAll('button')].find(({ textContent }) => focused && textContent === focused);
    if (button) button.focus();
    else if (shown !== now.page && shown !== null) stage.querySelector('h2')?.focus();
    if (change && shown !== now.page) {
      const all = listed();
      say(`${all.indexOf(change) + 1} of ${all.length}: ${change.name}, ${change.title}. ${whatOf(change)}`);
    }
    shown = now.page ?? '';
    if (!change) {
      late('.frame-text', () => frameText(review));
      return;
    }
    const parts: readonly Part[] = change.aspects.includes('frame') ? ['frame', 'main'] : ['main'];
    jump = startFrames([...stage.querySelectorAll('iframe')], now, onKey, (pages) =>
      setStops(markChanges(pages.length === 2 ? pages : [], parts, prefixes)),
    );
    const tag = tagOf(review, change);
    late('.card', () => cardOf(change, tag));
    late('.text', () => textOf(change, tag, parts, prefixes)).then(() => {
      if (now.view === 'text')
        setStops([...stage.querySelectorAll('.text p:has(ins, del)')].map((paragraph) => [paragraph]));
    });
  };

  skip.addEventListener('click', (event) => {
    event.preventDefault();
    (stage.querySelector('h2') ?? stage).focus();
  });
  stage.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    const { by, within, kind, choice } = button?.dataset ?? {};
    if (by) step(Number(by));
    else if (within) stepWithin(Number(within));
    else if (kind) go({ [kind]: choice });
    else if (button) copyLink().then(say);
  });
  stage.addEventListener('change', ({ target }) => {
    const change = changeNow();
    if (change && target instanceof HTMLInputElement) ticks.set(change, target.checked);
    tickAll();
  });
  menu.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLSelectElement) go({ [target.name]: target.value || null });
    if (target instanceof HTMLInputElement) {
      finding = target.value.trim().toLowerCase();
      list(viewNow());
    }
    say(`${counted(listed().length, 'page')} in the list`);
  });
  document.addEventListener('keydown', onKey);
  addEventListener('hashchange', render);
  tickAll();
  render();
}

/** Never that nothing has changed while something has. */
function nothingIn({ basis, inputs }: Review): string {
  if (basis === 'nothing' || inputs === null) return 'No change of a page is known.';
  return inputs.length === 0
    ? 'Nothing has changed.'
    : `The HTML of no page has changed, but ${counted(inputs.length, 'other thing')} did: see the list.`;
}

function isListed({ locale, kind, aspects, name, title }: ReviewedChange, now: ViewState, finding: string): boolean {
  if (now.language !== null && locale !== now.language) return false;
  if (now.what !== null && kind !== now.what && !aspects.some((aspect) => aspect === now.what)) return false;
  return `${name} ${title}`.toLowerCase().includes(finding);
}

function filters({ changes, languages }: Review): Content {
  if (changes.length === 0) return null;
  const option = (value: string, text: string): Markup => html`<option value="${value}">${text}</option>`;
  const codes = Object.entries(languages).filter(([code]) => changes.some(({ locale }) => locale === code));
  const words = Object.entries({ ...kindWords, ...aspectWords }).filter(([what]) => what !== 'changed');
  return html`<form class="filters" role="search" aria-label="Filter the changes">
    <label>Find <input type="search" name="find" placeholder="title or address"></label>
    <label>Language <select name="language">${[option('', 'all'), ...codes.map(([code, { name }]) => option(code, name))]}</select></label>
    <label>What <select name="what">${[option('', 'all'), ...words.map(([what, text]) => option(what, text))]}</select></label>
  </form>`;
}

const copyLink = (): Promise<string> =>
  navigator.clipboard.writeText(location.href).then(
    () => 'Copied',
    () => location.href,
  );

const tagOf = ({ languages }: Review, { locale }: ReviewedChange): string => languages[locale]?.tag ?? '';

function groupList(review: Review): Markup[] {
  return review.groups.map(({ label, kind, pages }) => {
    const rows = new Map<string, ReviewedChange[]>();
    for (const change of pages.flatMap((index) => review.changes[index] ?? [])) {
      rows.set(change.identity, [...(rows.get(change.identity) ?? []), change]);
    }
    const items = [...rows.values()].map(([first, ...others]) => {
      if (!first) return null;
      const languages = [first, ...others].map((change) => {
        const { from, path, locale, name } = change;
        const words = `${kindWords[change.kind]}: ${from === null ? '' : `${from} → `}${path}`;
        const said = change.kind === 'changed' ? locale : `${locale} (${kindWords[change.kind]})`;
        return html`<a href="#" data-page="${name}" title="${words}">${said}</a> `;
      });
      return html`<li><a class="title" href="#" data-page="${first.name}" lang="${tagOf(review, first)}">${first.title}</a>
        ${languages}</li>`;
    });
    const isOpen = pages.length <= unfolded && kind !== 'frame' && kind !== 'shown';
    return html`<details ${isOpen && 'open'}>
      <summary>${label}: ${counted(pages.length, 'page')}</summary><ul>${items}</ul></details>`;
  });
}

/** What Git says of a change, such as a price: file, key, and what it said before and says now. */
function inputLine({ file, key, before, after }: NonNullable<Review['inputs']>[number]): Markup {
  const values = [before !== null && html`<del>${before}</del> `, after !== null && html`<ins>${after}</ins>`];
  return html`<code>${file}</code> ${key} ${values}`;
}

function overview(review: Review): Markup {
  const { changes, redirects, outside, faults, groups, inputs, behind } = review;
  const unshown = (inputs ?? []).filter(({ isShown }) => !isShown);
  const framed = groups.find(({ kind }) => kind === 'frame');
  const deadEnds = changes.filter((change) => change.kind === 'removed' && targetOf(review, change) === null);
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
  return html`<h2 tabindex="-1">What has changed</h2>
    <p>Choose a page, or press <kbd>j</kbd> for the next changed page and <kbd>k</kbd> for the previous one, <kbd>n</kbd> and
    <kbd>p</kbd> for the next and the previous change on it.</p>
    ${inputs === null && html`<p>Git does not tell which files have changed, so changes that no page shows are not known.</p>`}
    ${listOf('Changed, and no page accounts for it', [
      ...unshown.slice(0, mostListed).map(inputLine),
      ...(unshown.length > mostListed ? [`and ${unshown.length - mostListed} more`] : []),
    ])}
    ${listOf(
      'Addresses that lead nowhere now',
      deadEnds.map(({ name, title }) => `${name}: ${title}`),
    )}
    ${listOf(
      'Messages that translations are behind',
      Object.entries(behind).map(([name, locales]) => html`<code>${name}</code> ${locales.join(' ')}`),
    )}
    ${
      framed &&
      html`<h2>Menus and footer</h2><ul>${framed.inputs.map((index) => inputs?.[index] && html`<li>${inputLine(inputs[index])}</li>`)}</ul>
      <div class="text frame-text">Reading both versions …</div>`
    }
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
    <span role="group" aria-label="Changed pages">
      <button type="button" title="Key: k" data-by="-1">Previous</button>
      <button type="button" title="Key: j" data-by="1">Next</button>
    </span>
    <span role="group" aria-label="Changes on this page">
      <button type="button" title="Key: p" data-within="-1">Mark before</button>
      <button type="button" title="Key: n" data-within="1">Next mark</button>
    </span><span class="within"></span>
    ${group('view', 'Show', { pages: 'Pages', text: 'Text' })}
    ${group('width', 'Width', { desktop: 'Desktop', phone: 'Phone' })}
    ${group('theme', 'Colors', { system: 'System', light: 'Light', dark: 'Dark' })}
    <button type="button">Copy link</button></div>`;
}

const tickBox = (isTicked: boolean): Markup =>
  html`<label class="tick"><input type="checkbox" ${isTicked && 'checked'}> Reviewed</label>`;

const whatOf = ({ kind, aspects }: ReviewedChange): string =>
  [kindWords[kind], aspects.map((aspect) => aspectWords[aspect]).join(', ')].filter(Boolean).join(': ');

function headOf(review: Review, change: ReviewedChange): Markup {
  const { locale, path, title, address } = change;
  return html`<h2 tabindex="-1" lang="${tagOf(review, change)}">${title}</h2>
    <p class="address">${address === null ? `${locale} ${path}` : link(address, address)} ${whatOf(change)}</p>`;
}

function factsOf(review: Review, change: ReviewedChange): Markup {
  const { kind, from, identity, address, weight, search } = change;
  const { groups, changes, pages, missing, languages, edit, inputs } = review;
  const page = address === null ? undefined : pages[address];
  const causes = groups.filter((group) => group.pages.some((index) => changes[index] === change));
  const values = causes.flatMap((cause) => cause.inputs.flatMap((index) => inputs?.[index] ?? []));
  const tag = tagOf(review, change);
  const own = Object.entries(pages).filter(([, other]) => other.identity === identity);
  const inLanguages = own.map(([place, { locale: code, status }]) => {
    const note = (status === 'behind' || status === 'orphaned') && ` (${statusWords[status]})`;
    return html`${link(place, languages[code]?.name ?? code)}${note} `;
  });
  const without = missing[identity] ?? [];
  const files = page?.files.map((file) => html`${edit ? link(edit + file, file) : html`<code>${file}</code>`} `);
  const faults = page?.faults.map((fault) => html`<li>${faultLine(fault)}</li>`) ?? [];
  return html`${facts([
    ['Why', causes.map(({ label }) => label).join(', ')],
    ['Before and now', values.length > 0 && html`<ul>${values.map((each) => html`<li>${inputLine(each)}</li>`)}</ul>`],
    ['Before at', from],
    ['Leads to', kind === 'removed' && (targetOf(review, change) ?? isNowhere)],
    ['Languages', [inLanguages, without.length > 0 && `Missing: ${without.join(', ')}`]],
    ['Translation', page?.status && statusWords[page.status]],
    ['Faults', faults.length > 0 ? html`<ul>${faults}</ul>` : 'none'],
    ['Written in', files],
    ['Weight', weight && weightOf(weight)],
    ['In a search', search.after && searchPart(search.before, search.after, tag)],
    ['Share card', address !== null && html`<span class="card" lang="${tag}"></span>`],
  ])}`;
}

const targetOf = ({ redirects }: Review, { locale, path }: ReviewedChange): string | null =>
  redirects.find((redirect) => redirect.locale === locale && redirect.from === path)?.after ?? null;

const isNowhere = 'nothing: it is a 404 now';

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
  const isGone = kind === 'removed' && `This page is gone. It leads to ${targetOf(review, change) ?? isNowhere}.`;
  return framesOf(
    [
      { label: 'Before', address: before, note: isNew },
      { label: 'After', address, note: isGone },
    ],
    width,
  );
}

const partNames: Readonly<Record<Part, string>> = { frame: 'Menus and footer', main: 'Page' };

async function textOf(
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

/** What has changed in menus and footer, once for all languages in which it is the same. */
async function frameText(review: Review): Promise<Content> {
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

readReview().then(show, (error: unknown) =>
  fill(document.body, html`<main><p role="alert">There is no review here: ${String(error)}</p></main>`),
);
