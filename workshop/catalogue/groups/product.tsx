import { useTranslation } from 'react-i18next';
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
import type { Group } from './specimen';

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
  'share-table': {
    purpose: 'What a share comes to for some numbers of customers, or worked out as an equation.',
    specimens: [
      { state: 'Table', show: () => <Shares /> },
      { state: 'Equation', show: () => <WorkedOut /> },
    ],
  },
};
