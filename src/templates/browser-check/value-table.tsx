import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { contradictions, type RuleName } from '../../browser/browser-check/contradictions';
import type { BrowserProfile } from '../../browser/browser-check/readers';
import * as button from '../../components/button/button.module.css';
import type { Item } from './items';
import * as styles from './value-table.below.module.css';

/** The rules that are not named after the value that contradicts the others. */
const valueOfRule: Partial<Record<RuleName, Item['name']>> = {
  automation: 'webdriver',
  hintsSystem: 'clientHints',
  hintsVersion: 'clientHints',
  hintsBrowser: 'clientHints',
  vendor: 'userAgent',
};

export function ValueTable(props: {
  /** For assistive technology; everyone else has the heading above. */
  readonly caption: string;
  readonly items: readonly Item[];
  readonly profile: BrowserProfile | null;
  readonly askForAddresses: () => void;
}) {
  const { t } = useTranslation('browser-check');
  const { caption, items, profile, askForAddresses } = props;
  const found = profile ? contradictions(profile) : [];
  return (
    <div className={styles.place}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead className={styles.head}>
          <tr>
            <th scope="col">{t('columns.value')}</th>
            <th scope="col">{t('columns.yours')}</th>
            <th scope="col">{t('columns.tells')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ name, how, level, show }) => (
            <tr key={name} className={styles.row} data-item={name}>
              <th scope="row" className={styles.name}>
                {t(`items.${name}.name`)}
                <code className={styles.how} translate="no" dir="ltr">
                  {how.split(/(?<=\.)/).map((part, index) => (
                    <Fragment key={part}>
                      {index > 0 && <wbr />}
                      {part}
                    </Fragment>
                  ))}
                </code>
              </th>
              <td className={styles.value}>
                {!profile ? (
                  <noscript>{t('needsScript')}</noscript>
                ) : name === 'webrtc' && profile.webrtc === null ? (
                  <button type="button" className={button.secondary} onClick={askForAddresses}>
                    {t('webrtc.ask')}
                  </button>
                ) : (
                  <Value value={show(profile)} />
                )}
                {found
                  .filter(({ rule }) => (valueOfRule[rule] ?? rule) === name)
                  .map(({ rule, first, second }) => (
                    <p key={rule} className={styles.contradiction}>
                      {t(`rules.${rule}`, { first, second })}
                    </p>
                  ))}
              </td>
              <td className={styles.tells}>
                <span className={styles[level]}>{t(`levels.${level}`)}</span>
                <span>
                  {t(`items.${name}.tells`)} {name === 'webrtc' && t('webrtc.note')}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** In an element of its own (docs/browser.md). */
function Value({ value }: { readonly value: ReturnType<Item['show']> }) {
  const { t } = useTranslation('browser-check');
  if (value === null) return <span>{t('values.absent')}</span>;
  if (typeof value === 'boolean') return <span>{t(value ? 'values.yes' : 'values.no')}</span>;
  if (value === '') return <span>{t('values.none')}</span>;
  return (
    <bdi translate="no" dir="ltr" data-private="">
      {value}
    </bdi>
  );
}
