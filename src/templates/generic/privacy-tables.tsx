import { useTranslation } from 'react-i18next';
import { useShell } from '../../components/shell/shell-context';
import { formatDayCount } from '../../site/formats';
import { personalCalls, type StoredKey, storedKeys } from '../../site/privacy/personal-data';
import * as styles from './privacy-tables.below.module.css';

/** What the site stores in the browser and what it sends, from one table. */
export function PrivacyTables() {
  const { t } = useTranslation('privacy');
  return (
    <div className={styles.tables}>
      <section aria-labelledby="stored-keys">
        <h2 id="stored-keys">{t('storage.title')}</h2>
        <StoredKeys />
      </section>
      <section aria-labelledby="personal-calls">
        <h2 id="personal-calls">{t('calls.title')}</h2>
        <p>{t('calls.note')}</p>
        <PersonalCalls />
      </section>
    </div>
  );
}

/** On small screens each value has its column's name before it. */
function StoredKeys() {
  const { t } = useTranslation('privacy');
  const lifetime = useLifetime();
  const names = [t('storage.holds'), t('storage.place'), t('storage.when'), t('storage.lifetime')];
  return (
    <table className={styles.table}>
      <Columns names={[t('storage.name'), ...names]} />
      <tbody>
        {storedKeys.map((key) => (
          <tr key={key.name}>
            <th scope="row">
              <code>{key.name}</code>
            </th>
            <Cells
              names={names}
              values={[t(`holds.${key.holds}`), t(`place.${key.place}`), t(`when.${key.when}`), lifetime(key)]}
            />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PersonalCalls() {
  const { t } = useTranslation('privacy');
  const { locale } = useShell();
  const occasions = new Intl.ListFormat(locale.tag, { type: 'disjunction' });
  const names = [t('calls.to'), t('calls.when')];
  return (
    <table className={styles.table}>
      <Columns names={[t('calls.sent'), ...names]} />
      <tbody>
        {personalCalls.map(({ path, sent, to, when }) => (
          <tr key={path ?? sent}>
            <th scope="row">
              {t(`sent.${sent}`)}
              {path && <code className={styles.path}>{path}</code>}
            </th>
            <Cells names={names} values={[t(`to.${to}`), occasions.format(when.map((each) => t(`when.${each}`)))]} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Columns = ({ names }: { readonly names: readonly string[] }) => (
  <thead>
    <tr>
      {names.map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
    </tr>
  </thead>
);

/** `Intl` formats lists and days differently in each browser version, so the served text is kept. */
function Cells({ names, values }: { readonly names: readonly string[]; readonly values: readonly string[] }) {
  return values.map((value, index) => (
    <td key={names[index]} data-column={names[index]} suppressHydrationWarning>
      {value}
    </td>
  ));
}

function useLifetime(): (key: StoredKey) => string {
  const { t } = useTranslation('privacy');
  const { locale } = useShell();
  return ({ lifetime }) =>
    typeof lifetime === 'number' ? formatDayCount(locale, lifetime) : t(`lifetime.${lifetime}`);
}
