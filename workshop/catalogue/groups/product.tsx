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
import type { ShellValue } from '../../../src/components/shell/shell-context';
import { Stone } from '../../../src/components/stone/stone';
import { formatPercent, formatPrice } from '../../../src/site/formats';
import type { Group } from './specimen';

const money = ({ locale }: ShellValue, amount: number): string => formatPrice(locale, amount, locale.currency);

const sampleProfiles = ['Market DE', 'Market FR', 'Own shop DE', 'Market SE', 'View SE'].map((name) => ({
  name,
  group: 'Northwind',
  country: name.slice(-2),
}));

export const product: Group = {
  scenes: {
    'Profile list': () => <ProfileListScene />,
    Fingerprint: () => <FingerprintScene />,
    Synchronizer: () => <SynchronizerScene />,
    RPA: () => <RpaScene />,
    Team: () => <TeamScene />,
    Solution: {
      note: 'The list as it looks in one line of work.',
      show: () => <SolutionScene scene="shop" profiles={sampleProfiles} facet={1} />,
    },
    Accounts: {
      room: 'whole',
      show: () => <AccountsScene accounts={['Shop DE', 'Ads EU', 'Café Luma', 'Atelier Nord']} />,
    },
    Bulk: { room: 'whole', show: () => <BulkScene /> },
    'Fingerprint, whole': { room: 'whole', show: () => <FingerprintTableScene /> },
    'Local API': { note: 'A request and its answer.', room: 'whole', show: () => <ApiScene /> },
  },
  stone: {
    'Cut by names': () =>
      ['Shop DE', 'Shop FR', 'Shop US'].map((name, index) => (
        <span key={name} data-facet={index + 1}>
          <Stone of={name} />
        </span>
      )),
  },
  pricing: {
    'Calculator and cards': {
      note: 'They agree on what is chosen. At the least and the most of members a button is disabled.',
      room: 'shrunk',
      show: () => <Prices offer={null} />,
    },
    'With an offer': {
      note: 'While its days last, the former price is struck out.',
      room: 'shrunk',
      show: () => <Prices offer="september" />,
    },
  },
  'proxy-budget': {
    Default: {
      note: 'A number outside a field’s limits is named at the field.',
      room: 'shrunk',
      show: () => <ProxyBudget />,
    },
  },
  'share-table': {
    Table: ({ t, shell }) => (
      <ShareTable
        names={[t('partner-plan:example.customers'), t('partner-plan:example.pay'), t('partner-plan:example.share')]}
        rows={[5, 20, 50].map((many) => [String(many), money(shell, many * 20), money(shell, many * 4)] as const)}
      />
    ),
    Equation: ({ shell }) => (
      <Equation factors={['5', money(shell, 20), formatPercent(shell.locale, 0.2)]} result={money(shell, 20)} />
    ),
  },
};
