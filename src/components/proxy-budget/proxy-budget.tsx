import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../site/formats';
import {
  type ProxyBudget as Budget,
  type BudgetEntries,
  type BudgetField,
  budgetDays,
  budgetFieldNames,
  budgetFields,
  budgetIn,
  budgetParameters,
  exampleBudget,
  fits,
  megabytesPerGigabyte,
  proxyBudget,
} from '../../site/product/proxy-budget';
import { Grid } from '../grid/grid';
import { useShell } from '../shell/shell-context';
import { useAddressState } from '../shell/use-address-state';
import * as styles from './proxy-budget.below.module.css';

export const proxyBudgetId = 'proxy-budget';

const inAddress = { read: budgetIn, write: budgetParameters };

/**
 * Input stays in the browser and in the page's address. Served with an example, which explains the sum without JavaScript;
 * the form is then left out.
 */
export function ProxyBudget() {
  const { t } = useTranslation('proxy-budget');
  const { locale } = useShell();
  const [entries, change] = useAddressState<BudgetEntries>(exampleBudget, inAddress);
  const budget = proxyBudget(entries);
  const factors = [entries.accounts, entries.hours, entries.megabytes, budgetDays];
  return (
    <div className={`box ${styles.budget}`}>
      <form className="scripted" aria-label={t('title')} onSubmit={(event) => event.preventDefault()}>
        <Grid as="div" className={styles.fields}>
          {budgetFieldNames.map((field) => (
            <Field key={field} field={field} text={entries[field]} onChange={(text) => change({ [field]: text })} />
          ))}
        </Grid>
      </form>
      <div className={styles.result} aria-live="polite">
        {budget ? <Result budget={budget} /> : <p>{t('incomplete')}</p>}
      </div>
      <div className={`note ${styles.notes}`}>
        <p>{t('formula')}</p>
        {budget && (
          <p className={styles.sum} dir="ltr" translate="no">
            {`${factors.join(' × ')} ÷ ${formatNumber(locale, megabytesPerGigabyte, 0)} = ${formatNumber(locale, budget.gigabytes)}`}
          </p>
        )}
        <p>{t('example')}</p>
        <p className="scripted">{t('private')}</p>
      </div>
    </div>
  );
}

function Field(props: {
  readonly field: BudgetField;
  readonly text: string;
  readonly onChange: (text: string) => void;
}) {
  const { field, text, onChange } = props;
  const { t } = useTranslation('proxy-budget');
  const { locale } = useShell();
  const id = useId();
  const { least, most, isNeeded } = budgetFields[field];
  const isWrong = !fits(field, text);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t(`fields.${field}`)}</label>
      <input
        id={id}
        className={styles.input}
        type="number"
        inputMode="decimal"
        min={least}
        max={most}
        step="any"
        required={isNeeded}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-limits` : undefined}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
      {isWrong && (
        <span id={`${id}-limits`} className={styles.limits}>
          {t('limits', { least: formatNumber(locale, least, 0), most: formatNumber(locale, most, 0) })}
        </span>
      )}
    </div>
  );
}

function Result({ budget: { gigabytes, cost } }: { readonly budget: Budget }) {
  const { t } = useTranslation('proxy-budget');
  const { locale } = useShell();
  const written = (amount: number): string => formatNumber(locale, amount, 2);
  return (
    <>
      <p className={styles.amount}>{t('amount', { amount: formatNumber(locale, gigabytes) })}</p>
      {cost ? (
        <p>{t('cost', { cost: cost.map(written).filter(isFirst).join(' – ') })}</p>
      ) : (
        <p className="scripted">{t('noPrice')}</p>
      )}
    </>
  );
}

/** A single price has no range. */
const isFirst = (text: string, index: number, all: readonly string[]): boolean => text !== all[index - 1];
