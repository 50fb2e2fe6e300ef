/** The review page of a preview: changes by cause, and each changed page before and after. */

import { type Content, counted, fill, html, link, type Markup } from '../../html.ts';
import { bases, nothingIn } from '../lists.ts';
import type { Review, ReviewedChange } from '../review.ts';
import { factsOf, headOf } from './facts.ts';
import { framesOf, startFrames } from './frames.ts';
import { filters, groupList, isListed } from './list.ts';
import type { Part } from './main-text.ts';
import { goTo, markChanges, type Stop } from './marks.ts';
import { overview } from './overview.ts';
import { cardOf, frameText, textOf } from './text-view.ts';
import { createTicks } from './ticks.ts';
import { type ChoiceKind, choices, hashOf, type ViewState, viewOf } from './view-state.ts';
import { isNowhere, readReview, tagOf, targetOf, whatOf } from './words.ts';

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
  let unknown: string | null = null;

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
    const [first] = changes;
    if (now.page !== null && first && !hasPage(review, now.page)) {
      unknown = now.page;
      location.replace(hashOf({ ...now, page: first.name }));
      return;
    }
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
            unknown !== null &&
              html`<p role="status">This preview has no page ${unknown}. Here is the first that has changed.</p>`,
            toolbar(now),
            tickBox(ticks.has(change)),
            headOf(review, change),
            viewIn(now, review, change),
            factsOf(review, change),
          ]
        : [now.page !== null && html`<p role="status">${now.page}: its HTML has not changed.</p>`, overview(review)],
    );
    unknown = null;
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

/** @param name `de:/pricing`; changed or not */
function hasPage({ pages, changes }: Review, name: string): boolean {
  const [locale, path = ''] = name.split(/:(.*)/s);
  const addresses = [path, `/${locale}${path}`.replace(/\/$/, '')];
  return (
    changes.some((change) => change.name === name) || addresses.some((address) => pages[address]?.locale === locale)
  );
}

const copyLink = (): Promise<string> =>
  navigator.clipboard.writeText(location.href).then(
    () => 'Copied',
    () => location.href,
  );

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

readReview().then(show, (error: unknown) =>
  fill(document.body, html`<main><p role="alert">There is no review here: ${String(error)}</p></main>`),
);
