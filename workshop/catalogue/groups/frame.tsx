import { useRef, useState } from 'react';
import {
  ConsentQuestion,
  type ConsentState,
  type ConsentView,
} from '../../../src/components/frame/consent-question/consent-question';
import { ConsentSettings } from '../../../src/components/frame/consent-question/consent-settings';
import { ErrorScreen } from '../../../src/components/frame/error-screen/error-screen';
import { NotFound } from '../../../src/components/frame/error-screen/not-found';
import { StoneInHalves } from '../../../src/components/frame/error-screen/stone';
import { Footer } from '../../../src/components/frame/footer/footer';
import { Header } from '../../../src/components/frame/header/header';
import { Bar, Offline } from '../../../src/components/frame/loading-bar/loading-bar';
import { PhoneBanner } from '../../../src/components/frame/phone-banner/phone-banner';
import { Picture } from '../../../src/components/frame/phone-banner/picture';
import { FaultScreen } from '../../../src/components/frame/root-fault/fault-screen';
import { SearchView } from '../../../src/components/frame/search/search-view';
import type { SearchState } from '../../../src/components/frame/search/use-search';
import { SideColumn } from '../../../src/components/frame/side-column/side-column';
import { ThemeSwitch } from '../../../src/components/frame/theme-switch/theme-switch';
import { Toast } from '../../../src/components/frame/toasts/toasts';
import { UnpublishedMark } from '../../../src/components/frame/unpublished-mark/unpublished-mark';
import { OfferBar } from '../../../src/components/offer-bar/offer-bar';
import { Tips } from '../../../src/components/tips/tips';
import { When } from '../../../src/components/when/when';
import * as styles from './frame.module.css';
import type { Group, Specimen } from './specimen';

const nothing = (): void => {};

const consent = (view: ConsentView, state: ConsentState, note: string): Specimen => ({
  note,
  room: 'floating',
  show: () => <ConsentQuestion open {...{ view, state }} id={`specimen-${view}-${state}`} />,
});

/** Typing gets no answer. */
function Search({ words, state }: { readonly words: string; readonly state: SearchState }) {
  const [typed, setTyped] = useState(words);
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.dialog}>
      <SearchView {...{ field, typed, setTyped, state }} searchFor={setTyped} />
    </div>
  );
}

const answered = { phase: 'answered', instead: null, more: nothing } as const;

const pictures = ['en', 'zh', 'ru', 'pt', 'vn'] as const;

export const frame: Group = {
  header: {
    purpose: 'Logo, menus, search, language picker, log in and sign up.',
    states: {
      Default: {
        note: 'Press a menu to open it. Below 72 rem the menus are behind one button.',
        room: 'shrunk',
        bleeds: true,
        once: true,
        show: () => (
          <div className={styles.open}>
            <Header />
          </div>
        ),
      },
    },
  },
  footer: {
    purpose: 'Every menu in full, the legal pages, the privacy choices, and how to write to us.',
    states: { Default: { room: 'shrunk', bleeds: true, show: () => <Footer /> } },
  },
  'theme-switch': {
    purpose: 'The choice between light, dark and what the system says; for the footer.',
    states: { Default: { note: 'It changes this page.', show: () => <ThemeSwitch /> } },
  },
  search: {
    purpose: 'Finds pages of the language as one types; opened from the header, by / or by Ctrl+K.',
    states: {
      'Before typing': () => <Search words="" state={{ phase: 'idle' }} />,
      Loading: () => <Search words="profile" state={{ phase: 'waiting' }} />,
      Found: ({ t, data: { articles, helps } }) => {
        const hits = [...articles.nodes, ...helps.nodes].map(({ fields, frontmatter: { title, description } }) => ({
          url: `/${fields.key.replace(/\/en$/, '')}`,
          title,
          section: fields.key.startsWith('blog/') ? t('shell:nav.blog') : t('shell:nav.help'),
          excerpt: description.split(/(profiles?)/).map((text, index) => ({ text, hit: index % 2 === 1 })),
        }));
        return <Search words="profile" state={{ ...answered, words: 'profile', total: 17, hits }} />;
      },
      'Nothing found': () => (
        <Search words="profle lits" state={{ ...answered, words: 'profle lits', total: 0, hits: [] }} />
      ),
      Failed: () => <Search words="profile" state={{ phase: 'failed', retry: nothing }} />,
    },
  },
  'loading-bar': {
    purpose:
      'Says that the next page is not there yet: a bar while it is loaded, a message while the browser is offline.',
    states: {
      Loading: () => <Bar />,
      Offline: () => (
        <div className={styles.message}>
          <Offline giveUp={nothing} />
        </div>
      ),
    },
  },
  toasts: {
    purpose:
      'Messages that go by themselves after 3.6 s: a failure is read out at once, a success when there is a pause.',
    states: { Failed: () => <Toast message="chat.failed" />, Success: () => <Toast message="done.copied" /> },
  },
  tips: {
    purpose: 'A tip that pops up after a while, by default a second, and stays until it is closed.',
    states: {
      Open: {
        note: 'No page has one at present.',
        room: 'floating',
        show: ({ t }) => <Tips delayMs={0}>{t('home:hero.note')}</Tips>,
      },
    },
  },
  'consent-question': {
    purpose:
      'Asks whether visits may be counted, or tells that they are, by region; the answers look alike, the page stays usable.',
    states: {
      Asking: consent('ask', 'refused', 'Where the law asks for opt-in, or the region is unknown.'),
      Notice: consent('notice', 'granted', 'Elsewhere.'),
      Choices: consent('choices', 'granted', 'Called back by the visitor.'),
      'Choices of the browser': consent('choices', 'signal', 'With Global Privacy Control.'),
      Settings: { note: 'In the footer: calls the choices back.', show: () => <ConsentSettings /> },
    },
  },
  'phone-banner': {
    purpose:
      'Invites visitors on phones to register: after 1 s, hidden on the way down, back on the way up or after 5 s.',
    states: {
      Shown: { room: 'floating', show: () => <PhoneBanner id="specimen-banner" /> },
      Pictures: {
        note: 'For all languages; for zh and tc; for ru; for pt; for vn.',
        show: () => (
          <div className={styles.pictures}>
            {pictures.map((locale) => (
              <Picture key={locale} locale={locale} />
            ))}
          </div>
        ),
      },
    },
  },
  'offer-bar': {
    purpose: 'A line in the top of a page that leads to an offer, as long as its days last.',
    states: {
      Default: {
        note: 'On other days there is none.',
        room: 'whole',
        show: ({ t }) => (
          <OfferBar offer="september" to="/pricing/september">
            {t('pricing:september.lead')}
          </OfferBar>
        ),
      },
    },
  },
  when: {
    purpose: 'Shows its content only before, during or after the days of an offer.',
    states: {
      Today: {
        note: 'One of the three words.',
        show: () =>
          (['before', 'during', 'after'] as const).map((state) => (
            <When key={state} offer="september" is={[state]}>
              {state}
            </When>
          )),
      },
    },
  },
  'unpublished-mark': {
    purpose: 'Tells a reviewer, on a preview only, what keeps a page from the public.',
    states: {
      Draft: { room: 'whole', show: () => <UnpublishedMark unpublished={{ state: 'draft' }} /> },
      'Of a day to come': {
        room: 'whole',
        show: () => <UnpublishedMark unpublished={{ state: 'future', date: '2027-01-15' }} />,
      },
    },
  },
  'side-column': {
    purpose: 'Buttons at the side of the page: the activity, the consultation in Chinese, and the way back to the top.',
    states: {
      Shown: {
        note: 'Point at a button to open its panel. In 简体中文 and 繁體中文 it has the consultation too. Below, our button for the chat.',
        room: 'floating',
        show: () => <SideColumn shown id="specimen-side" />,
      },
    },
  },
  'error-screen': {
    purpose: 'Says that something is not there or does not work, and where to go from here.',
    states: {
      'Not found': { room: 'shrunk', show: () => <NotFound /> },
      Broken: {
        room: 'shrunk',
        show: ({ t }) => (
          <ErrorScreen code="502" title={t('shell:fault.502msg1')} picture={<StoneInHalves />}>
            <p>{t('shell:fault.502msg2')}</p>
          </ErrorScreen>
        ),
      },
    },
  },
  'root-fault': {
    purpose: 'Stands in place of a page that cannot be rendered, and leaves it after 5 s unless it is stopped.',
    states: {
      'Counting down': { note: 'Here it leads nowhere.', room: 'shrunk', show: () => <FaultScreen leave={nothing} /> },
    },
  },
  shell: { purpose: 'Gives language, menus, page and messages to every component below; shows nothing.', states: {} },
  'page-head': { purpose: 'The head of every page: title, addresses, alternates, structured data.', states: {} },
  'component-page': { purpose: 'This page.', states: {} },
};
