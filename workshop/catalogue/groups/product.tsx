import { useTranslation } from 'react-i18next';
import type { BrowserProfile } from '../../../src/browser/browser-check/profile';
import { Prices } from '../../../src/components/pricing/prices';
import { ProxyBudget } from '../../../src/components/proxy-budget/proxy-budget';
import { AccountsScene } from '../../../src/components/scenes/accounts';
import { ApiScene } from '../../../src/components/scenes/api';
import { BulkScene } from '../../../src/components/scenes/bulk';
import { FingerprintScene } from '../../../src/components/scenes/fingerprint';
import { FingerprintTableScene } from '../../../src/components/scenes/fingerprint-table';
import { ProfileListScene } from '../../../src/components/scenes/profile-list';
import { RpaScene } from '../../../src/components/scenes/rpa';
import { SolutionScene } from '../../../src/components/scenes/solution';
import { SynchronizerScene } from '../../../src/components/scenes/synchronizer';
import { TeamScene } from '../../../src/components/scenes/team';
import { Equation } from '../../../src/components/share-table/equation';
import { ShareTable } from '../../../src/components/share-table/share-table';
import { useShell } from '../../../src/components/shell/shell-context';
import { Stone } from '../../../src/components/stone/stone';
import { formatPercent, formatPrice } from '../../../src/site/formats';
import { facetOf } from '../../../src/site/product/facets';
import { systems } from '../../../src/site/product/installers';
import { BrowserValues } from '../../../src/templates/browser-check/browser-values';
import { Verdict } from '../../../src/templates/browser-check/verdict';
import { DownloadHero } from '../../../src/templates/download/download-hero';
import { DownloadList } from '../../../src/templates/download/download-list';
import { DownloadNext } from '../../../src/templates/download/download-next';
import { PhoneLink } from '../../../src/templates/download/phone-link';
import type { ReleaseInstallers } from '../../../src/templates/download/release-installers';
import { PrivacyTables } from '../../../src/templates/generic/privacy-tables';
import { AppScene } from '../../../src/templates/home/app-scene';
import { Audiences } from '../../../src/templates/home/audiences';
import { Identities } from '../../../src/templates/home/identities';
import { PlanSummary } from '../../../src/templates/home/plan-summary';
import { Showcase } from '../../../src/templates/home/showcase';
import { OpenSourceNotices } from '../../../src/templates/open-source/open-source-notices';
import { MoneyFlow } from '../../../src/templates/partner-plan/money-flow';
import { OfferList } from '../../../src/templates/pricing/offer-list';
import { PlanTable } from '../../../src/templates/pricing/plan-table';
import { ReferralOffer } from '../../../src/templates/referral-program/referral-offer';
import { Season } from '../../../src/templates/referral-program/season';
import type { Group } from './specimen';

function Shown() {
  const { t } = useTranslation('home');
  return (
    <Showcase
      facet={facetOf.profiles}
      title={t('tour.profiles.title')}
      text={t('tour.profiles.text')}
      scene={<ProfileListScene />}
    />
  );
}

const installers = Object.fromEntries(
  systems.map((system) => [system, { size: 148_897_792, sha256: 'c0ffee'.repeat(10).padEnd(64, '0') }]),
) as ReleaseInstallers;

function Payments() {
  const { t } = useTranslation('partner-plan');
  const { site } = useShell();
  return (
    <MoneyFlow
      title={t('flow.title')}
      payments={[
        { from: t('flow.customer'), what: t('flow.plan'), to: site.config.name },
        { from: site.config.name, what: t('flow.share'), to: t('flow.you') },
      ]}
    />
  );
}

function useMoney(): { readonly money: (amount: number) => string; readonly percent: (part: number) => string } {
  const { locale } = useShell();
  return {
    money: (amount) => formatPrice(locale, amount, locale.currency),
    percent: (part) => formatPercent(locale, part),
  };
}

function Shares() {
  const { t } = useTranslation('partner-plan');
  const { money } = useMoney();
  return (
    <ShareTable
      names={[t('example.customers'), t('example.pay'), t('example.share')]}
      rows={[5, 20, 50].map((customers) => [String(customers), money(customers * 20), money(customers * 4)] as const)}
    />
  );
}

function WorkedOut() {
  const { money, percent } = useMoney();
  return <Equation factors={['5', money(20), percent(0.2)]} result={money(20)} />;
}

function Sides({ season }: { readonly season: boolean }) {
  const { t } = useTranslation('referral-program');
  const { percent } = useMoney();
  return (
    <ReferralOffer
      sides={[
        {
          who: t('sides.you.title'),
          share: percent(season ? 0.3 : 0.2),
          what: t('sides.you.text'),
          ...(season && { instead: percent(0.2) }),
        },
        { who: t('sides.friend.title'), share: percent(0.1), what: t('sides.friend.text') },
      ]}
    />
  );
}

function September() {
  const { t } = useTranslation('referral-program');
  return <Season text={t('superSeptember.ends')} />;
}

const forged: BrowserProfile = {
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36',
  clientHints: null,
  platform: 'MacIntel',
  vendor: 'Google Inc.',
  webdriver: false,
  globalPrivacyControl: null,
  language: 'de-DE',
  languages: ['de-DE', 'en'],
  timeZone: 'Asia/Tokyo',
  languageTimeZones: ['Europe/Berlin'],
  screen: { width: 1920, height: 1080, colorDepth: 24, pixelRatio: 2 },
  window: { innerWidth: 1600, innerHeight: 900, outerWidth: 1600, outerHeight: 1000 },
  touchPoints: 0,
  cores: 8,
  memory: 8,
  canvas: null,
  webgl: { vendor: 'Apple Inc.', renderer: 'Apple GPU' },
  audio: '811c9dc5',
  fonts: ['Arial', 'Segoe UI'],
  storage: { cookies: true, localStorage: true, indexedDB: true },
  webrtc: null,
};

/** Values of a real browser. */
const consistent: Partial<BrowserProfile> = {
  platform: 'Win32',
  timeZone: 'Europe/Berlin',
  webgl: { vendor: 'Google Inc. (Intel)', renderer: 'ANGLE (Intel, Direct3D11)' },
};

const sampleProfiles = ['Market DE', 'Market FR', 'Own shop DE', 'Market SE', 'View SE'].map((name) => ({
  name,
  group: 'Northwind',
  country: name.slice(-2),
}));

export const product: Group = {
  scenes: {
    purpose: 'Drawings of the application in HTML: sharp at every size, in the language and theme of the page.',
    specimens: [
      { state: 'Profile list', show: () => <ProfileListScene /> },
      { state: 'Fingerprint', show: () => <FingerprintScene /> },
      { state: 'Synchronizer', show: () => <SynchronizerScene /> },
      { state: 'RPA', show: () => <RpaScene /> },
      { state: 'Team', show: () => <TeamScene /> },
      {
        state: 'Solution',
        note: 'The list as it looks in one line of work.',
        show: () => <SolutionScene scene="shop" profiles={sampleProfiles} facet={1} />,
      },
      { state: 'Accounts', room: 'whole', show: () => <AccountsScene /> },
      { state: 'Bulk', room: 'whole', show: () => <BulkScene /> },
      { state: 'Fingerprint, whole', room: 'whole', show: () => <FingerprintTableScene /> },
      { state: 'Local API', note: 'A request and its answer.', room: 'whole', show: () => <ApiScene /> },
    ],
  },
  showcase: {
    purpose: 'A text beside a drawing of what it speaks of; every other one has the drawing first.',
    specimens: [{ state: 'Default', room: 'shrunk', show: () => <Shown /> }],
  },
  stone: {
    purpose:
      'The cut stone: a picture of a name or a fingerprint, in the color of its surroundings. A name has the same cut everywhere.',
    specimens: [
      {
        state: 'Cut by names',
        show: () =>
          ['Shop DE', 'Shop FR', 'Shop US'].map((name, index) => (
            <span key={name} data-facet={index + 1}>
              <Stone of={name} />
            </span>
          )),
      },
    ],
  },
  home: {
    purpose: 'What only the home page has: the whole application, whom it is for, and the plans in a line each.',
    specimens: [
      { state: 'Two profiles', room: 'whole', show: () => <Identities /> },
      { state: 'Application', room: 'shrunk', show: () => <AppScene /> },
      { state: 'Audiences', room: 'whole', show: () => <Audiences /> },
      { state: 'Plans', show: () => <PlanSummary /> },
    ],
  },
  'browser-check': {
    purpose: 'What a page can read about the visitor’s browser, and which of the values contradict each other.',
    specimens: [
      { state: 'Reading', show: () => <Verdict profile={null} /> },
      { state: 'Nothing contradicts', show: () => <Verdict profile={{ ...forged, ...consistent }} /> },
      { state: 'Contradictions', show: () => <Verdict profile={forged} /> },
      {
        state: 'Values',
        room: 'whole',
        bleeds: true,
        show: () => <BrowserValues profile={forged} askForAddresses={() => {}} />,
      },
    ],
  },
  pricing: {
    purpose: 'The calculator tells a price for a number of profiles and members; the cards tell the plans apart.',
    specimens: [
      {
        state: 'Calculator and cards',
        note: 'They agree on what is chosen. At the least and the most of members a button is disabled.',
        room: 'shrunk',
        show: () => <Prices offer={null} />,
      },
      {
        state: 'With an offer',
        note: 'While its days last, the former price is struck out.',
        room: 'shrunk',
        show: () => <Prices offer="september" />,
      },
    ],
  },
  'proxy-budget': {
    purpose: 'Gigabytes a month and their cost, from numbers and prices that the visitor types in.',
    specimens: [
      {
        state: 'Default',
        note: 'A number outside a field’s limits is named at the field.',
        room: 'shrunk',
        show: () => <ProxyBudget />,
      },
    ],
  },
  'open-source-notices': {
    purpose: 'Packages of others of which visitors receive code, each with its version, license and license text.',
    specimens: [
      {
        state: 'Default',
        show: () => (
          <OpenSourceNotices
            notices={[
              { name: 'react', version: '18.3.1', license: 'MIT', text: 'MIT License' },
              { name: '@babel/runtime', version: '7.29.14', license: 'MIT', text: 'MIT License' },
            ]}
          />
        ),
      },
    ],
  },
  'offer-list': {
    purpose: 'The seasonal offers with their days and pages; one that is over says so.',
    specimens: [{ state: 'Default', show: () => <OfferList /> }],
  },
  'privacy-tables': {
    purpose: 'What the site keeps in the browser and what it sends about a visitor, from the one table of both.',
    specimens: [{ state: 'Default', room: 'shrunk', show: () => <PrivacyTables /> }],
  },
  'plan-table': {
    purpose: 'What is in each plan; on small screens the names of the rows stand above their values.',
    specimens: [{ state: 'Default', room: 'shrunk', show: () => <PlanTable /> }],
  },
  'download-hero': {
    purpose: 'The newest release for the visitor’s own system, with its version, size and date.',
    specimens: [
      {
        state: 'Default',
        note: 'The usual system until the browser has told the visitor’s own.',
        show: () => (
          <DownloadHero
            version="3.6.0"
            date="2026-11-17"
            dateInWords="November 17, 2026"
            installers={installers}
            others="#component-download-list"
          />
        ),
      },
      {
        state: 'Without size',
        note: 'Where the release does not tell of its files.',
        show: () => (
          <DownloadHero
            version="3.6.0"
            date="2026-11-17"
            dateInWords="November 17, 2026"
            installers={null}
            others="#component-download-list"
          />
        ),
      },
    ],
  },
  'download-list': {
    purpose: 'The installers of all systems with size and checksum; the visitor’s own is marked.',
    specimens: [
      { state: 'Default', room: 'whole', show: () => <DownloadList installers={installers} /> },
      { state: 'Without size and checksum', room: 'whole', show: () => <DownloadList installers={null} /> },
    ],
  },
  'download-next': {
    purpose: 'What a visitor does when the download has started; nothing to see before.',
    specimens: [
      { state: 'Started, Windows', show: () => <DownloadNext system="com_win64" started /> },
      { state: 'Started, macOS', show: () => <DownloadNext system="com_arm64" started /> },
    ],
  },
  'phone-link': {
    purpose: 'Ways to send the page from a phone to a computer: the share sheet, or a mail.',
    specimens: [{ state: 'Default', show: () => <PhoneLink /> }],
  },
  'money-flow': {
    purpose: 'Payments as a drawing, a line each, read from payer to payee.',
    specimens: [{ state: 'Default', show: () => <Payments /> }],
  },
  'share-table': {
    purpose: 'What a share comes to for some numbers of customers, or worked out as an equation.',
    specimens: [
      { state: 'Table', show: () => <Shares /> },
      { state: 'Equation', show: () => <WorkedOut /> },
    ],
  },
  'referral-offer': {
    purpose: 'Both sides of a referral: what each of the two gets, and the days of the season.',
    specimens: [
      { state: 'Default', show: () => <Sides season={false} /> },
      { state: 'In the season', show: () => <Sides season /> },
      { state: 'The days of the season', show: () => <September /> },
    ],
  },
};
