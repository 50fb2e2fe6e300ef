import { useTranslation } from 'react-i18next';
import { site } from '../../browser/platform/site';
import type { FrontMatterOf } from '../../components/data/front-matter';
import { useShell } from '../../components/shell/shell-context';
import { formatPair } from '../../site/formats';
import * as styles from './worksheet.below.module.css';

export type Check = FrontMatterOf<'alternatives'>['checks'][number];

/**
 * For each question, this product's answer, how to check any product, and a box to tick for each. Needs no script, is not
 * stored, and prints as a separate page.
 */
export function Worksheet({ checks, competitor }: { readonly checks: readonly Check[]; readonly competitor: string }) {
  const { t } = useTranslation('alternative');
  const own = site.config.name;
  return (
    // Otherwise some browsers keep the checked boxes after a reload.
    <form autoComplete="off" className={`box ${styles.form}`} data-expose="worksheet">
      <table className={styles.table}>
        <caption className="visually-hidden">{t('sheet')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('check')}</th>
            <th scope="col">{t('answers')}</th>
          </tr>
        </thead>
        {checks.map(({ title, text, answer }) => (
          <tbody key={title} className={styles.check}>
            <tr>
              <th scope="rowgroup" colSpan={2} className={styles.question}>
                {title}
              </th>
            </tr>
            <tr>
              <td className="note" data-column={t('check')}>
                {text}
              </td>
              <td className="note" data-column={t('answers')}>
                {answer}
              </td>
            </tr>
            <tr>
              <td className={styles.boxes}>
                <Box product={competitor} question={title} />
              </td>
              <td className={styles.boxes}>
                <Box product={own} question={title} />
              </td>
            </tr>
          </tbody>
        ))}
      </table>
    </form>
  );
}

function Box({ product, question }: { readonly product: string; readonly question: string }) {
  const { locale } = useShell();
  return (
    <label className={styles.box}>
      <input type="checkbox" className={styles.tick} aria-label={formatPair(locale.code, product, question)} />
      {product}
    </label>
  );
}
