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
  footer: { Default: { room: 'shrunk', bleeds: true, show: () => <Footer /> } },
  'theme-switch': { Default: { note: 'It changes this page.', show: () => <ThemeSwitch /> } },
  search: {
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
  'loading-bar': {
    Loading: () => <Bar />,
    Offline: () => (
      <div className={styles.message}>
        <Offline giveUp={nothing} />
      </div>
    ),
  },
  toasts: { Failed: () => <Toast message="chat.failed" />, Success: () => <Toast message="done.copied" /> },
  tips: {
    Open: {
      note: 'No page has one at present.',
      room: 'floating',
      show: ({ t }) => <Tips delayMs={0}>{t('home:hero.note')}</Tips>,
    },
  },
  'consent-question': {
    Asking: consent('ask', 'refused', 'Where the law asks for opt-in, or the region is unknown.'),
    Notice: consent('notice', 'granted', 'Elsewhere.'),
    Choices: consent('choices', 'granted', 'Called back by the visitor.'),
    'Choices of the browser': consent('choices', 'signal', 'With Global Privacy Control.'),
    Settings: { note: 'In the footer: calls the choices back.', show: () => <ConsentSettings /> },
  },
  'phone-banner': {
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
  'offer-bar': {
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
  when: {
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
  'unpublished-mark': {
    Draft: { room: 'whole', show: () => <UnpublishedMark unpublished={{ state: 'draft' }} /> },
    'Of a day to come': {
      room: 'whole',
      show: () => <UnpublishedMark unpublished={{ state: 'future', date: '2027-01-15' }} />,
    },
  },
  'side-column': {
    Shown: {
      note: 'Point at a button to open its panel. In 简体中文 and 繁體中文 it has the consultation too. Below, our button for the chat.',
      room: 'floating',
      show: () => <SideColumn shown id="specimen-side" />,
    },
  },
  'error-screen': {
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
  'root-fault': {
    'Counting down': { note: 'Here it leads nowhere.', room: 'shrunk', show: () => <FaultScreen leave={nothing} /> },
  },
  shell: {},
  'page-head': {},
  'component-page': {},
};
