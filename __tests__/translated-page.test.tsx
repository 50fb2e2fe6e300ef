/**
 * @jest-environment jsdom
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { act, cleanup, fireEvent } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import type { BrowserProfile } from '../src/browser/browser-check/readers';
import { chatOffer } from '../src/browser/chat/chat-state';
import { announceNavigationDone, announceSlowNavigation, waitingFor } from '../src/browser/navigation/navigation';
import { openSearch } from '../src/browser/pieces/search-opening';
import { TableOfContents } from '../src/components/article/table-of-contents';
import { CodeBlock } from '../src/components/code-block/code-block';
import { ChatButton } from '../src/components/contact-ways/chat-button';
import { CopyField } from '../src/components/copy-field/copy-field';
import { NotFound } from '../src/components/frame/error-screen/not-found';
import { LanguagePicker } from '../src/components/frame/language-picker/language-picker';
import { LoadingBar } from '../src/components/frame/loading-bar/loading-bar';
import { FaultScreen } from '../src/components/frame/root-fault/fault-screen';
import * as pagefind from '../src/components/frame/search/pagefind';
import { Search } from '../src/components/frame/search/search';
import { SearchForm } from '../src/components/frame/search/search-form';
import { ThemeSwitch } from '../src/components/frame/theme-switch/theme-switch';
import { GroupedList } from '../src/components/grouped-list/grouped-list';
import { Prices } from '../src/components/pricing/prices';
import { Prose } from '../src/components/prose/prose';
import { ProxyBudget } from '../src/components/proxy-budget/proxy-budget';
import type { Messages } from '../src/site/data/messages';
import { Worksheet } from '../src/templates/alternative/worksheet';
import BrowserCheckPage from '../src/templates/browser-check/browser-check';
import { BrowserValues } from '../src/templates/browser-check/browser-values';
import { Verdict } from '../src/templates/browser-check/verdict';
import { FaqList } from '../src/templates/faq/faq-list';
import { Identities } from '../src/templates/home/identities';
import { knownProfiles } from './browser/browser-check/profiles';
import { contextOf, type Place, renderIn } from './support/render';
import { besetFields, translateTexts, untranslated } from './support/translator';

jest.setTimeout(30_000);
jest.mock('../src/components/frame/search/pagefind');
jest.mock('../src/browser/browser-check/readers', () => ({ readProfile: async () => profile }));
jest.mock('../src/browser/browser-check/webrtc', () => ({ localCandidates: async () => ['192.0.2.1'] }));
jest.mock('../src/browser/not-found/not-found', () => ({
  lookUp: async () => ({ elsewhere: null, nearest: ['/pricing', '/download'] }),
  pageName: async (address: string) => `Name of ${address}`,
}));
jest.mock('../src/browser/navigation/leave', () => ({ leaveFor: jest.fn(), leaveSiteFor: jest.fn() }));

/** What is typed into each field in turn: the search, the lists and the numbers answer each in another way. */
const typed = ['proxy', 'proxies', 'qzxv wxyz', 'fail', '7', '8', '', '99999999', 'proxy'];

jest.mocked(pagefind.loadSearch).mockResolvedValue({ search: async () => ({ results: [] }) });
jest.mocked(pagefind.search).mockImplementation(async (_locale, words) => {
  if (words === 'fail') throw new Error('offline');
  const total = words.startsWith('proxy') ? 12 : words === 'proxies' ? 3 : 0;
  return {
    words: words === 'proxies' ? 'proxy' : words,
    total,
    hits: async (from, to) =>
      Array.from({ length: Math.min(to, total) - from }, (_, place) => ({
        url: `/blog/a${from + place}`,
        title: `${words} ${from + place}`,
        section: place % 2 === 0 ? 'Blog' : words,
        excerpt: words.split('').flatMap((text) => [
          { text, hit: true },
          { text: ' … ', hit: false },
        ]),
      })),
  };
});

/** A part of a page that changes in the browser. */
interface Part {
  /** The part as it is rendered at first, and each time after it. */
  readonly renders: readonly ReactElement[];
  readonly namespaces?: readonly (keyof Messages)[];
  readonly place?: Place;
  /** What happens to it beside what its visitor does, one after the other. */
  readonly events?: readonly (() => void)[];
}

const profile: BrowserProfile = knownProfiles['Chrome on Windows'];
const listed = {
  fields: { key: 'helps/proxy/en' as const },
  frontmatter: {
    title: 'Add a proxy',
    description: '7',
    category: 'start',
    first: 1,
    date: null,
    dateInWords: null,
    image: null,
    image_alt: null,
  },
};
const helps: Place = { path: '/helps', entries: [{ section: 'helps', id: 'proxy', locale: 'en', category: 'start' }] };
const faq: Place = { path: '/faq', entries: [{ section: 'faq', id: 'proxy', locale: 'en', category: 'general' }] };
const nothing = { nodes: [] };

const parts: Readonly<Record<string, Part>> = {
  'the search': {
    renders: [<Search />],
    events: [() => openSearch(document, 'proxy')],
  },
  'the field of a page that opens the search': { renders: [<SearchForm label="Find" words="proxy" />] },
  'the calculator and the plans': { renders: [<Prices offer={null} />], namespaces: ['pricing', 'plans'] },
  'the calculator with an offer': { renders: [<Prices offer="september" />], namespaces: ['pricing', 'plans'] },
  'the proxy budget': { renders: [<ProxyBudget />], namespaces: ['proxy-budget'] },
  'the questions': {
    renders: [
      <FaqList
        page={contextOf(faq)}
        entries={[
          {
            html: '<p>You bring proxies yourself.</p>',
            fields: { key: 'faq/proxy/en' },
            frontmatter: { title: 'Does it sell a proxy?', category: 'general' },
          },
        ]}
        terms={nothing}
      />,
    ],
    place: faq,
    namespaces: ['lists'],
  },
  'a list by category': {
    renders: [<GroupedList section="helps" page={contextOf(helps)} entries={[listed]} terms={nothing} />],
    place: helps,
    namespaces: ['lists'],
  },
  'the verdict of the browser check': {
    renders: [null, profile, { ...profile, webdriver: true }].map((seen) => <Verdict key="" profile={seen} />),
    namespaces: ['browser-check'],
  },
  'the values of the browser check': {
    renders: [
      null,
      profile,
      { ...profile, webdriver: null, webrtc: [], memory: null, webgl: null, fonts: [] },
      { ...profile, webrtc: ['192.0.2.1'], audio: null },
    ].map((seen) => <BrowserValues key="" profile={seen} askForAddresses={() => {}} />),
    namespaces: ['browser-check'],
  },
  'the browser check': {
    renders: [<BrowserCheckPage key="" {...({} as Parameters<typeof BrowserCheckPage>[0])} />],
    namespaces: ['browser-check'],
  },
  'the page for an unknown address': { renders: [<NotFound key="" />], place: { path: '/404' }, namespaces: ['error'] },
  'the contents of an article': {
    renders: [<TableOfContents key="" headings={['a', 'b'].map((id) => ({ id, value: `Part ${id}`, depth: 2 }))} />],
    namespaces: ['article'],
  },
  'the worksheet': {
    renders: [<Worksheet competitor="Other" checks={[{ title: 'Does it?', text: 'Try.', answer: 'Yes.' }]} />],
    namespaces: ['alternative'],
  },
  'the four profiles of the home page': { renders: [<Identities />], namespaces: ['scenes'] },
  'a text to copy': { renders: [<CopyField text="a0b1" copyName="Copy" />] },
  'code to copy': { renders: [<CodeBlock code="curl -s 'https://example.com'" language="bash" />] },
  'an article with code': {
    renders: [<Prose html='<p>Text</p><div class="gatsby-highlight"><pre><code>let a</code></pre></div>' />],
  },
  'a button for the chat': {
    renders: [
      <p>
        <ChatButton>Chat</ChatButton>
      </p>,
    ],
    events: [() => chatOffer.set(() => {}), () => chatOffer.set(null), () => chatOffer.set(() => {})],
  },
  'the loading bar': {
    renders: [<LoadingBar />],
    events: [announceSlowNavigation, () => waitingFor.set('/a'), () => waitingFor.set(null), announceNavigationDone],
  },
  'the error screen': { renders: [<FaultScreen />] },
  'the theme': { renders: [<ThemeSwitch />] },
  'the languages': { renders: [<LanguagePicker />], place: helps },
};

/** What another program does to a part, each time something has happened to it. */
const programs = {
  'a translator': translateTexts,
  'a password manager': besetFields,
} as const;

const controls = 'button, input, select, summary';

/** Uses a control in each way that it has. */
function* uses(control: Element): Generator<() => void> {
  if (control instanceof HTMLInputElement && !['checkbox', 'radio'].includes(control.type)) {
    const values = control.type === 'range' ? [control.max, control.min] : typed;
    for (const value of values) yield () => fireEvent.change(control, { target: { value } });
  } else if (control instanceof HTMLSelectElement) {
    for (const { value } of control.options) yield () => fireEvent.change(control, { target: { value } });
  } else {
    yield () => fireEvent.click(control);
    yield () => fireEvent.click(control);
  }
}

/** Renders a part and uses all of it; what it says after each step. */
async function history(part: Part, program: (root: Element) => unknown): Promise<readonly string[]> {
  const said: string[] = [];
  let renderNext = (): void => {};
  function Series() {
    const [at, setAt] = useState(0);
    renderNext = () => setAt(at + 1);
    return part.renders[at] ?? null;
  }
  const { container } = renderIn(<Series />, part.place, part.namespaces);
  const step = async (happen: () => unknown): Promise<void> => {
    program(container);
    await act(async () => {
      happen();
      await jest.advanceTimersByTimeAsync(4_000);
    });
    for (const mark of container.querySelectorAll('foreign-mark')) mark.remove();
    said.push(untranslated(container.textContent));
  };
  await step(() => {});
  for (const _next of part.renders.slice(1)) await step(() => renderNext());
  const useAll = async (): Promise<void> => {
    // A control may bring others.
    for (let place = 0; place < container.querySelectorAll(controls).length && place < 60; place += 1) {
      const control = container.querySelectorAll(controls)[place];
      if (control) for (const use of uses(control)) await step(use);
    }
  };
  await useAll();
  for (const event of part.events ?? []) {
    await step(event);
    await useAll();
  }
  return said;
}

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/');
  Object.assign(window, {
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  });
  performance.getEntriesByType = () => [];
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  window.matchMedia = () => new EventTarget() as MediaQueryList;
  Object.assign(navigator, { clipboard: { writeText: async () => {} } });
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

describe.each(Object.entries(programs))('%s changes what React has drawn', (_name, program) => {
  test.each(Object.entries(parts))('%s says the same as without it, whatever is used', async (_part, part) => {
    const alone = await history(part, () => {});
    cleanup();
    chatOffer.set(null);
    window.history.replaceState(null, '', '/');
    expect(await history(part, program)).toEqual(alone);
    expect(new Set(alone).size).toBeGreaterThan(0);
  });
});

test('every component and hook that has a state is part of one of these', () => {
  const stateful = /\b(?:useState|useStore|useSyncExternalStore|useReducer|useAddressState|useListSearch)\b/;
  const files = ['components', 'templates']
    .flatMap((folder) =>
      readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' }).map((file) => `src/${folder}/${file}`),
    )
    .filter((file) => /\.tsx?$/.test(file));
  const loaded = new Set(Object.keys(require.cache));
  const missing = files.filter((file) => stateful.test(readFileSync(file, 'utf8')) && !loaded.has(path.resolve(file)));
  expect(missing).toEqual([]);
});
