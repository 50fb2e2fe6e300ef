import type { FeatureId, ReleaseScene } from '../../site/pages/sections';
import { facetOfFeature } from '../../site/product/facets';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icons';
import * as mark from '../scenes/avatar.module.css';
import { desk } from '../scenes/desk';
import { activity, openingHours, run } from '../scenes/desk-day';
import { type AnyProfile, apiKeys, delay, hueOf, members, proxies, savedFilters } from '../scenes/desk-more';
import { Scene } from '../scenes/scene';
import * as look from '../scenes/scene.below.module.css';
import { useShell } from '../shell/shell-context';
import * as styles from './highlight-scene.below.module.css';

interface Row {
  readonly profile?: AnyProfile;
  readonly icon?: IconName;
  readonly text?: string;
  readonly value?: string;
  readonly end?: IconName;
  readonly tone?: keyof typeof tones;
  readonly chosen?: boolean;
}

const tones = { good: look.on, waits: look.wait, plain: '' } as const;

const berlin = proxies['Northwind DE'];
const [least, most] = delay.replace(' s', '').split('–');

const scenes: Readonly<Record<ReleaseScene, { readonly feature: FeatureId; readonly rows: readonly Row[] }>> = {
  'api-keys': {
    feature: 'local-api',
    rows: apiKeys.map(({ name, end }, index) => ({
      icon: 'key',
      text: name,
      value: end,
      end: index === 0 ? 'check' : 'x',
    })),
  },
  'api-methods': {
    feature: 'local-api',
    rows: [
      { text: 'PATCH', value: '/v1/profiles/…', end: 'check', tone: 'good' },
      { text: 'DELETE', value: '/v1/profiles/…', end: 'check', tone: 'good' },
    ],
  },
  appimage: {
    feature: 'multi-profiles-management',
    rows: [
      { icon: 'download', text: '3.2.AppImage', chosen: true },
      { profile: 'Shop DE', end: 'play', tone: 'good' },
      { profile: 'Shop FR' },
    ],
  },
  delay: {
    feature: 'synchronizer',
    rows: [
      { icon: 'clock', text: delay, chosen: true },
      { profile: 'Shop FR', value: `${least} s` },
      { profile: 'Shop US', value: `${most} s` },
    ],
  },
  'failed-step': {
    feature: 'rpa',
    rows: [
      { icon: 'globe', text: 'shop.example', end: 'check', tone: 'good' },
      { icon: 'clock', text: '20 s', end: 'triangle-alert', tone: 'waits', chosen: true },
      { icon: 'check', text: 'promises.csv' },
    ],
  },
  'filter-schedule': {
    feature: 'rpa',
    rows: [
      { icon: 'clock', text: run[0].time, chosen: true },
      { icon: 'tag', text: savedFilters[0].name, value: savedFilters[0].profiles },
      { icon: 'workflow', text: 'delivery-promise', end: 'play', tone: 'good' },
    ],
  },
  'flow-file': {
    feature: 'rpa',
    rows: [
      { icon: 'workflow', text: 'delivery-promise', end: 'download', chosen: true },
      { icon: 'globe', text: 'shop.example' },
      { icon: 'clock', text: '20 s' },
    ],
  },
  'import-check': {
    feature: 'multi-profiles-management',
    rows: [
      { profile: 'Shop PL 04', end: 'check', tone: 'good' },
      { profile: 'Shop CZ 01', end: 'check', tone: 'good' },
      { profile: 'Test bench', end: 'triangle-alert', tone: 'waits', chosen: true },
    ],
  },
  'log-filter': {
    feature: 'teamwork',
    rows: [
      { icon: 'users', text: members.AN.name, end: 'x', chosen: true },
      ...activity
        .filter(({ member }) => member === 'AN')
        .map(({ time, profile, what }) => ({ profile, value: time, end: what })),
    ],
  },
  'out-of-step': {
    feature: 'synchronizer',
    rows: [
      { profile: 'Shop DE', end: 'play', chosen: true },
      { profile: 'Shop FR', end: 'check', tone: 'good' },
      { profile: 'Shop US', end: 'triangle-alert', tone: 'waits' },
    ],
  },
  'proxy-check': {
    feature: 'antidetect-browser',
    rows: [
      { icon: 'network', text: berlin.address, value: berlin.country },
      { icon: 'clock', text: desk['Shop DE'].timeZone, chosen: true },
      { icon: 'chart-line', text: `${berlin.delay} ms`, end: 'check', tone: 'good' },
    ],
  },
  'proxy-list': {
    feature: 'antidetect-browser',
    rows: (['Northwind DE', 'Northwind FR', 'Northwind PL'] as const).map((name) => ({
      icon: 'network',
      text: proxies[name].address,
      value: proxies[name].kind,
      end: 'check',
      tone: 'good',
    })),
  },
  'saved-filter': {
    feature: 'multi-profiles-management',
    rows: [
      ...savedFilters.map(({ name, profiles }, index) => ({
        icon: 'tag' as const,
        text: name,
        value: profiles,
        chosen: index === 0,
      })),
      { profile: 'Shop DE' },
    ],
  },
  'script-log': {
    feature: 'teamwork',
    rows: apiKeys.map(({ name, time, what }) => ({ icon: 'terminal', text: name, value: time, end: what })),
  },
  'stacked-windows': {
    feature: 'synchronizer',
    rows: [{ profile: 'Shop US' }, { profile: 'Shop FR' }, { profile: 'Shop DE', end: 'play', chosen: true }],
  },
  'sync-column': {
    feature: 'multi-profiles-management',
    rows: [
      { profile: 'Shop DE', end: 'circle-check', tone: 'good' },
      { profile: 'Shop FR', end: 'refresh-cw', tone: 'waits' },
      { profile: 'Shop US', end: 'laptop' },
    ],
  },
  transfer: {
    feature: 'teamwork',
    rows: [
      { profile: 'Shop DE', end: 'check', chosen: true },
      { profile: 'Shop FR', end: 'check', chosen: true },
      { icon: 'arrow-right', text: members.MT.name, end: 'users', tone: 'good' },
    ],
  },
  trash: {
    feature: 'multi-profiles-management',
    rows: [
      { icon: 'search', text: 'Trial' },
      { profile: 'Trial 07', end: 'refresh-cw', chosen: true },
      { profile: 'Test bench', end: 'refresh-cw' },
    ],
  },
  'window-texts': {
    feature: 'synchronizer',
    rows: openingHours.map(({ profile, hours }, index) => ({ profile, value: hours, chosen: index === 0 })),
  },
};

/** A few rows of the application. Decorative: the sentence beside it says what it shows. */
export function HighlightScene({ name }: { readonly name: ReleaseScene }) {
  const { feature, rows } = scenes[name];
  const { t } = useShell();
  return (
    <div data-facet={facetOfFeature(feature)}>
      <Scene title={t(`feature.${feature}.name`)}>
        <div className={name === 'stacked-windows' ? styles.stack : undefined}>
          {rows.map((row) => (
            <RowOf key={row.profile ?? row.text} {...row} />
          ))}
        </div>
      </Scene>
    </div>
  );
}

function RowOf({ profile, icon, text, value, end, tone = 'plain', chosen = false }: Row) {
  return (
    <div className={`${styles.row} ${chosen ? styles.chosen : ''}`}>
      {profile && <span className={`${mark.hexagon} ${styles.mark}`} data-facet={hueOf(profile)} />}
      {icon && <Icon name={icon} />}
      <span className={`${look.name} ${styles.text}`}>{profile ?? text}</span>
      {value && <span className={`${look.mono} ${look.soft}`}>{value}</span>}
      {end && (
        <span className={`${look.state} ${tones[tone]}`}>
          <Icon name={end} />
        </span>
      )}
    </div>
  );
}
