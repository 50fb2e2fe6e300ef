import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount, formatPrice } from '../../site/formats';
import { currencies } from '../../site/languages/locales';
import type { OfferId } from '../../site/product/offers';
import { maxMembers, type PlanChoice, periods, planFor, planPrice, profileSteps } from '../../site/product/plans';
import * as button from '../button/button.module.css';
import { Icon } from '../icon/icon';
import { Segments } from '../segments/segments';
import { useShell } from '../shell/shell-context';
import { AccountLink } from '../site-link/account-link';
import { Discounted } from './discounted';
import * as styles from './price-calculator.module.css';
import { usePrices } from './prices-context';
import { useSizeWords } from './use-size-words';

/** Served with the default choice, so that it shows a price even without JavaScript, which hides the controls. */
export function PriceCalculator(props: {
  readonly choice: PlanChoice;
  readonly onChange: (change: Partial<PlanChoice>) => void;
  readonly offer: OfferId | null;
}) {
  const { choice, onChange, offer } = props;
  const { profiles, members, period, currency } = choice;
  const { t } = useTranslation('pricing');
  const { t: plans } = useTranslation('plans');
  const { locale } = useShell();
  const slider = useId();
  const size = useSizeWords()(choice);
  const plan = planFor(members);
  // The stepper's buttons are never really disabled: that would take the focus from them.
  const changeMembers = (wanted: number) => onChange({ members: Math.min(Math.max(wanted, 1), maxMembers) });
  return (
    <form
      className={`box ${styles.calculator}`}
      aria-label={t('calculator')}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={`${styles.controls} scripted`}>
        <Segments
          title={t('period')}
          name="period"
          value={period}
          onChange={(value) => onChange({ period: value })}
          segments={periods.map((value) => ({
            value,
            label: (
              <>
                {t(value)} {value === 'yearly' && <span className={styles.note}>{t('yearlyNote')}</span>}
              </>
            ),
          }))}
        />
        <div className={styles.control}>
          <label htmlFor={slider}>{t('profiles')}</label>
          <output htmlFor={slider}>{size.profiles}</output>
          <div className={styles.slide}>
            <input
              id={slider}
              className={styles.slider}
              type="range"
              min={0}
              max={profileSteps.length - 1}
              step={1}
              value={profileSteps.indexOf(profiles)}
              aria-valuetext={size.profiles}
              onChange={(event) => onChange({ profiles: profileSteps[Number(event.target.value)] ?? profiles })}
            />
            <span className={styles.stops} aria-hidden="true">
              {profileSteps.map((step) => (
                <span key={step} className={styles.stop} data-chosen={step === profiles || undefined}>
                  <span suppressHydrationWarning>{formatCount(locale, step)}</span>
                </span>
              ))}
            </span>
          </div>
        </div>
        <div className={styles.control}>
          <span>{t('members')}</span>
          <div className={styles.stepper}>
            <button
              type="button"
              className={styles.step}
              aria-label={t('fewer')}
              aria-disabled={members <= 1}
              onClick={() => changeMembers(members - 1)}
            >
              <Icon name="minus" />
            </button>
            <output aria-live="polite">{size.members}</output>
            <button
              type="button"
              className={styles.step}
              aria-label={t('more')}
              aria-disabled={members >= maxMembers}
              onClick={() => changeMembers(members + 1)}
            >
              <Icon name="plus" />
            </button>
          </div>
        </div>
        <Segments
          title={t('currency')}
          name="currency"
          value={currency}
          onChange={(value) => onChange({ currency: value })}
          segments={currencies.map((value) => ({ value, label: value }))}
        />
      </div>
      <div className={styles.result} aria-live="polite">
        <p>
          <span className={styles.plan}>{plans(`${plan}.name`)}</span>
          <span className={`note ${styles.size}`}>{`${size.profiles} · ${size.members}`}</span>
        </p>
        <Discounted offer={offer}>{(discount) => <Amount choice={choice} discount={discount} />}</Discounted>
        <AccountLink to="register" chosen={{ plan, ...choice }} className={button.primary}>
          {t(`choose.${plan}`)}
        </AccountLink>
      </div>
    </form>
  );
}

/** Per month, per bill, and per year with what yearly payment saves. */
function Amount({ choice, discount }: { readonly choice: PlanChoice; readonly discount: number }) {
  const { t } = useTranslation('pricing');
  const price = planPrice(usePrices(), choice, discount);
  const { locale } = useShell();
  const money = (amount: number) => formatPrice(locale, amount, choice.currency);
  return (
    <>
      <p>
        <strong className={styles.amount} translate="no">
          {money(price.perMonth)}
        </strong>{' '}
        <span className={styles.unit}>{t('perMonth')}</span>
      </p>
      <p className={`note ${styles.billed}`}>
        {price.before !== null && (
          <span>
            <s>{t('was', { price: money(price.before) })}</s>{' '}
          </span>
        )}
        <span>
          {choice.period === 'yearly'
            ? t('billedYearly', { price: money(price.billed) })
            : t('overYear', { price: money(price.overYear) })}
        </span>
        <span className={styles.saving}>
          {t(choice.period === 'yearly' ? 'saved' : 'couldSave', { price: money(price.yearlySaves) })}
        </span>
      </p>
    </>
  );
}
