/** The review page of a preview: changes by cause, and each changed page before and after. */
import type { Review, ReviewedChange, SearchResult } from '../review.ts';
import { button, type Content, counted, element, facts, link, list } from './elements.ts';
import { framesOf, type Version } from './frames.ts';
import { cardText, linesOf, readPage } from './main-text.ts';
import { markedText } from './marked-text.ts';
import { aspectWords, readReview, statusWords } from './read-review.ts';
import { createTicks, type Ticked } from './ticks.ts';
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
  const menu = element('nav', { 'aria-label': 'Changes' }, ...groupList(review));
  const progress = element('p', { class: 'progress' });
  const stage = element('main', { tabindex: '-1' });
  document.body.replaceChildren(
    element(
      'header',
      {},
      element('h1', {}, element('a', { href: '#' }, 'Review')),
      element('p', {}, bases[review.basis], review.commit ? ` Built from ${review.commit.slice(0, 10)}.` : ''),
      progress,
    ),
    menu,
    stage,
  );

  const viewNow = (): ViewState => viewOf(location.hash);
  const go = (next: Partial<ViewState>): void => {
    location.hash = hashOf({ ...viewNow(), ...next });
  };
  const step = (by: number): void => {
    const current = review.changes.findIndex(({ name }) => name === viewNow().page);
    const next = review.changes[current < 0 ? (by > 0 ? 0 : -1) : current + by];
    if (next) go({ page: next.name });
  };
  const onKey = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const isTyping = target instanceof HTMLElement && target.matches('input:not([type="checkbox"]), select, textarea');
    if (ctrlKey || metaKey || altKey || isTyping) return;
    if (key === 'j') step(1);
    if (key === 'k') step(-1);
  };

  const tickAll = (): void => {
    const done = review.changes.filter(ticks.has).length;
    progress.textContent =
      review.changes.length === 0
        ? 'No page has changed.'
        : `${done} of ${counted(review.changes.length, 'page')} reviewed`;
    for (const each of menu.querySelectorAll<HTMLAnchorElement>('a[data-page]')) {
      const change = review.changes.find(({ name }) => name === each.dataset.page);
      each.classList.toggle('ticked', change !== undefined && ticks.has(change));
    }
  };

  const render = (): void => {
    const now = viewNow();
    const change = review.changes.find(({ name }) => name === now.page);
    for (const each of menu.querySelectorAll<HTMLAnchorElement>('a[data-page]')) {
      each.href = hashOf({ ...now, page: each.dataset.page ?? null });
      const isCurrent = each.dataset.page === change?.name;
      if (isCurrent) each.setAttribute('aria-current', 'page');
      else each.removeAttribute('aria-current');
    }
    menu.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
    const pressed = stage.querySelector('button:focus')?.textContent;
    stage.replaceChildren(
      ...(change
        ? [
            toolbar(now, go, step),
            tickBox(change, ticks, tickAll),
            ...factsOf(review, change),
            now.view === 'pages' ? framesOf(versionsOf(review, change), now, onKey) : textOf(review, change),
          ]
        : [
            ...(now.page === null ? [] : [element('p', { role: 'status' }, `${now.page} has not changed.`)]),
            ...overview(review),
          ]),
    );
    // The buttons were replaced.
    for (const each of stage.querySelectorAll('button')) if (each.textContent === pressed) each.focus();
    document.title = `${change ? `${change.name} | ` : ''}Review`;
  };

  document.addEventListener('keydown', onKey);
  addEventListener('hashchange', render);
  tickAll();
  render();
}

function groupList({ groups, changes, languages }: Review): HTMLElement[] {
  return groups.map(({ label, pages }) => {
    const rows = new Map<string, ReviewedChange[]>();
    for (const change of pages.flatMap((index) => changes[index] ?? [])) {
      rows.set(change.identity, [...(rows.get(change.identity) ?? []), change]);
    }
    return element(
      'details',
      { open: pages.length <= unfolded },
      element('summary', {}, `${label}: ${counted(pages.length, 'page')}`),
      element(
        'ul',
        {},
        ...[...rows.values()].map((own) =>
          element(
            'li',
            {},
            element(
              'span',
              { class: 'title', lang: (own[0] && languages[own[0].locale]?.tag) ?? false },
              own[0]?.title ?? '',
            ),
            ' ',
            ...own.flatMap((change) => [
              element(
                'a',
                { href: '#', 'data-page': change.name, title: addressWords(change) },
                change.kind === 'changed' ? change.locale : `${change.locale} (${kindWords[change.kind]})`,
              ),
              ' ',
            ]),
          ),
        ),
      ),
    );
  });
}

const addressWords = ({ kind, from, path }: ReviewedChange): string =>
  `${kindWords[kind]}: ${from === null ? '' : `${from} → `}${path}`;

function overview({ changes, redirects, outside, faults }: Review): HTMLElement[] {
  const pageList = (title: string, own: readonly ReviewedChange[]) =>
    listOf(
      title,
      own.map((change) => [
        element('a', { href: hashOf({ ...viewOf(location.hash), page: change.name }) }, change.name),
        change.from ? `, before ${change.from}` : '',
        `: ${change.title}`,
      ]),
    );
  const ofKind = (kind: ReviewedChange['kind']) => changes.filter((change) => change.kind === kind);
  return [
    element(
      'p',
      {},
      'Choose a page, or press ',
      element('kbd', {}, 'j'),
      ' for the next change and ',
      element('kbd', {}, 'k'),
      ' for the previous one.',
    ),
    ...pageList(
      'New pages',
      ofKind('added').filter(({ isNewLanguage }) => !isNewLanguage),
    ),
    ...pageList(
      'New languages',
      ofKind('added').filter(({ isNewLanguage }) => isNewLanguage),
    ),
    ...pageList('Renamed pages', ofKind('renamed')),
    ...pageList('Pages that are gone', ofKind('removed')),
    ...listOf(
      'Redirects',
      redirects.map(({ locale, from, before, after }) => [
        `${locale} ${from}: `,
        before === null ? 'none' : before,
        ' → ',
        after === null ? 'none' : after,
      ]),
    ),
    ...listOf(
      'New outside addresses',
      outside.map(({ address, page }) => [`${address} on `, link(page, page)]),
    ),
    ...listOf('Faults in other files', faults.map(faultLine)),
  ];
}

const listOf = (title: string, lines: readonly (readonly Content[])[]): HTMLElement[] =>
  lines.length === 0 ? [] : [element('h2', {}, title), list(lines)];

function toolbar(now: ViewState, go: (next: Partial<ViewState>) => void, step: (by: number) => void): HTMLElement {
  const words = {
    view: { pages: 'Pages', text: 'Text' },
    width: { desktop: 'Desktop', phone: 'Phone' },
    theme: { system: 'System', light: 'Light', dark: 'Dark' },
  } as const;
  const group = (kind: ChoiceKind, label: string, names: Readonly<Record<string, string>>): HTMLElement =>
    element(
      'span',
      { role: 'group', 'aria-label': label },
      ...choices[kind].map((choice) =>
        button(() => go({ [kind]: choice }), { 'aria-pressed': String(now[kind] === choice) }, names[choice] ?? choice),
      ),
    );
  const status = element('span', { role: 'status' });
  const copy = (): void => {
    navigator.clipboard.writeText(location.href).then(
      () => status.replaceChildren('Copied'),
      () => status.replaceChildren(location.href),
    );
  };
  return element(
    'div',
    { class: 'toolbar' },
    element(
      'span',
      { role: 'group', 'aria-label': 'Changes' },
      button(() => step(-1), { title: 'Key: k' }, 'Previous'),
      button(() => step(1), { title: 'Key: j' }, 'Next'),
    ),
    group('view', 'Show', words.view),
    group('width', 'Width', words.width),
    group('theme', 'Colors', words.theme),
    button(copy, {}, 'Copy link'),
    status,
  );
}

function tickBox(change: Ticked, ticks: ReturnType<typeof createTicks>, onChange: () => void): HTMLElement {
  const box = element('input', { type: 'checkbox', checked: ticks.has(change) });
  box.addEventListener('change', () => {
    ticks.set(change, box.checked);
    onChange();
  });
  return element('label', { class: 'tick' }, box, ' Reviewed');
}

function factsOf(review: Review, change: ReviewedChange): HTMLElement[] {
  const { kind, locale, path, from, title, aspects, identity, address, weight, search } = change;
  const page = address === null ? undefined : review.pages[address];
  const causes = review.groups.filter(({ pages }) => pages.some((index) => review.changes[index] === change));
  const tag = review.languages[locale]?.tag ?? '';
  return [
    element('h2', { lang: tag }, title),
    element('p', { class: 'address' }, address === null ? `${locale} ${path}` : link(address, address)),
    facts([
      ['What', [[kindWords[kind], aspects.map((aspect) => aspectWords[aspect]).join(', ')].filter(Boolean).join(': ')]],
      ['Why', [causes.map(({ label }) => label).join(', ')]],
      ['Before at', from ? [from] : null],
      ['Leads to', kind === 'removed' ? [targetOf(review, change)] : null],
      ['Languages', languagesOf(review, identity)],
      ['Translation', page?.status ? [statusWords[page.status]] : null],
      ['Faults', page?.faults.length ? [list(page.faults.map(faultLine))] : ['none']],
      ['Written in', page ? filesOf(review, page.files) : null],
      ['Weight', weight ? [weightOf(weight)] : null],
      ['In a search', search.after ? [searchPart(search.before, search.after, tag)] : null],
      ['Share card', address === null ? null : [cardOf(change, tag)]],
    ]),
  ];
}

function targetOf({ redirects }: Review, { locale, path }: ReviewedChange): string {
  return (
    redirects.find((redirect) => redirect.locale === locale && redirect.from === path)?.after ??
    'nothing: it is a 404 now'
  );
}

function languagesOf({ pages, missing, languages }: Review, identity: string): Content[] {
  const own = Object.entries(pages).filter(([, page]) => page.identity === identity);
  const without = missing[identity] ?? [];
  return [
    ...own.flatMap(([address, { locale, status }]) => [
      link(address, languages[locale]?.name ?? locale),
      status === 'behind' || status === 'orphaned' ? ` (${statusWords[status]})` : null,
      ' ',
    ]),
    without.length > 0 ? `Missing: ${without.join(', ')}` : null,
  ];
}

const faultLine = ({ file, line, message }: Review['faults'][number]): Content[] => [
  element('code', {}, `${file}:${line}`),
  ` ${message}`,
];

const filesOf = ({ edit }: Review, files: readonly string[]): Content[] =>
  files.flatMap((file) => [edit ? link(edit + file, file) : element('code', {}, file), ' ']);

function weightOf({ before, after }: NonNullable<ReviewedChange['weight']>): string {
  const by = after - before;
  return `${by > 0 ? '+' : by < 0 ? '−' : '±'}${Math.abs(by)} bytes (${before} → ${after}, gzip)`;
}

function searchPart(before: SearchResult | null, after: SearchResult, tag: string): HTMLElement {
  const result = ({ title, description }: SearchResult, label: string): HTMLElement =>
    element(
      'div',
      { class: 'result', lang: tag },
      element('span', { class: 'label', lang: 'en' }, label),
      ...[title, description].map(({ shown, rest }, index) =>
        element(
          index === 0 ? 'strong' : 'span',
          {},
          shown,
          rest === '' ? null : '…',
          rest === '' ? null : element('span', { class: 'rest', title: 'Not shown in results' }, ` ${rest}`),
        ),
      ),
    );
  const isSame = before !== null && JSON.stringify(before) === JSON.stringify(after);
  return element(
    'div',
    { class: 'results' },
    before && !isSame ? result(before, 'before') : null,
    result(after, isSame ? 'as before' : 'now'),
  );
}

/** Previews have no card images. */
function cardOf({ address, before }: ReviewedChange, tag: string): HTMLElement {
  const output = element('span', { lang: tag });
  const say = async (): Promise<void> => {
    const texts = await Promise.all(
      [before, address].map((each) => (each === null ? null : readPage(each).then(cardText))),
    );
    const [was, is] = texts;
    if (!is) output.replaceChildren('has none');
    else if (!was || was === is) output.replaceChildren(is, was === is ? ' (as before)' : '');
    else output.replaceChildren(...marked([was], [is], tag));
  };
  say().catch((error: unknown) => output.replaceChildren(String(error)));
  return output;
}

function versionsOf(review: Review, change: ReviewedChange): Version[] {
  const { before, address, live, kind } = change;
  return [
    {
      label: 'Before',
      address: before,
      note: live === null ? 'This page is new.' : element('span', {}, 'No copy is at hand: ', link(live, live)),
    },
    {
      label: 'After',
      address,
      note: kind === 'removed' ? `This page is gone. It leads to ${targetOf(review, change)}.` : '',
    },
  ];
}

function textOf({ languages }: Review, { before, address, live, locale }: ReviewedChange): HTMLElement {
  const tag = languages[locale]?.tag ?? '';
  const output = element('div', { class: 'text', lang: tag }, 'Reading both versions …');
  const say = async (): Promise<void> => {
    if (before === null && live !== null) {
      output.replaceChildren('No copy of the earlier page is at hand: ', link(live, live));
      return;
    }
    const [was = [], is = []] = await Promise.all(
      [before, address].map((each) => (each === null ? [] : readPage(each).then(linesOf))),
    );
    const isSame = was.join('\n') === is.join('\n');
    output.replaceChildren(
      isSame ? element('p', { class: 'note' }, 'The text is the same.') : '',
      ...marked(was, is, tag),
    );
  };
  say().catch((error: unknown) => output.replaceChildren(String(error)));
  return output;
}

const marked = (before: readonly string[], after: readonly string[], tag: string): HTMLElement[] =>
  markedText(before, after, tag).map((runs) =>
    element(
      'p',
      {},
      ...runs.map(({ kind, item }) => (kind === 'same' ? item : element(kind === 'added' ? 'ins' : 'del', {}, item))),
    ),
  );

readReview().then(show, (error: unknown) => {
  document.body.replaceChildren(
    element('main', {}, element('p', { role: 'alert' }, `There is no review here: ${String(error)}`)),
  );
});
