import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount, formatPrice } from '../../site/formats';
import type { OfferId } from '../../site/offers';
import { maxMembers, type Period, planPrice, profileSteps } from '../../site/plans';
import * as button from '../button/button.module.css';
import { Icon } from '../icon/icon';
import { useShell } from '../shell/shell-context';
import { AccountLink } from '../site-link/account-link';
import { Discounted } from './discounted';
import * as styles from './price-calculator.module.css';
import type { PlanChange, PlanChoice } from './use-plan-choice';

const periods: readonly Period[] = ['monthly', 'yearly'];

/**
 * Profiles, members and period, with the resulting price in the language's currency.
 * It is served with the default choice, so that it shows a price even without JavaScript.
 */
export function PriceCalculator(props: {
  readonly choice: PlanChoice;
  readonly onChange: (change: PlanChange) => void;
  readonly offer: OfferId | null;
}) {
  const { choice, onChange, offer } = props;
  const { profiles, members, period } = choice;
  const { t } = useTranslation('pricing');
  const { t: plans } = useTranslation('plans');
  const { locale } = useShell();
  const slider = useId();
  const { plan } = planPrice({ ...choice, currency: locale.currency });
  // The plural form depends on the plain number, but the number is shown with separators: "1,000 profiles".
  const profileCount = t('profileCount', { count: profiles, replace: { count: formatCount(locale.tag, profiles) } });
  // The buttons of the stepper are never really disabled: that would take the focus from them.
  const changeMembers = (wanted: number) => onChange({ members: Math.min(Math.max(wanted, 1), maxMembers) });
  return (
    <form className={styles.calculator} aria-label={t('calculator')} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.controls}>
        <div className={styles.control}>
          <label htmlFor={slider}>{t('profiles')}</label>
          <output htmlFor={slider}>{profileCount}</output>
          <input
            id={slider}
            className={styles.slider}
            type="range"
            min={0}
            max={profileSteps.length - 1}
            step={1}
            value={profileSteps.indexOf(profiles)}
            aria-valuetext={profileCount}
            onChange={(event) => onChange({ profiles: profileSteps[Number(event.target.value)] ?? profiles })}
          />
        </div>
        <div className={styles.control}>
          <span id={`${slider}-members`}>{t('members')}</span>
          <div className={styles.stepper}>
            <button
              type="button"
              className={styles.step}
              aria-label={t('fewer')}
              aria-describedby={`${slider}-members`}
              aria-disabled={members <= 1}
              onClick={() => changeMembers(members - 1)}
            >
              <Icon name="minus" />
            </button>
            <output aria-live="polite">{t('memberCount', { count: members })}</output>
            <button
              type="button"
              className={styles.step}
              aria-label={t('more')}
              aria-describedby={`${slider}-members`}
              aria-disabled={members >= maxMembers}
              onClick={() => changeMembers(members + 1)}
            >
              <Icon name="plus" />
            </button>
          </div>
        </div>
        <fieldset className={styles.periods}>
          <legend className="visually-hidden">{t('period')}</legend>
          {periods.map((value) => (
            <label key={value} className={styles.period}>
              <input
                type="radio"
                name="period"
                className={styles.radio}
                value={value}
                checked={period === value}
                onChange={() => onChange({ period: value })}
              />
              {t(value)}
              {value === 'yearly' && <span className={styles.note}>{t('yearlyNote')}</span>}
            </label>
          ))}
        </fieldset>
      </div>
      <div className={styles.result} aria-live="polite">
        <p className={styles.plan}>{plans(`${plan}.name`)}</p>
        <Discounted offer={offer}>{(discount) => <Amount choice={choice} discount={discount} />}</Discounted>
        <AccountLink to="register" chosen={{ plan, profiles, members, period }} className={button.primary}>
          {t(`choose.${plan}`)}
        </AccountLink>
      </div>
    </form>
  );
}

/** The price of a choice per month, and the amount billed at once. */
function Amount({ choice, discount }: { readonly choice: PlanChoice; readonly discount: number }) {
  const { t } = useTranslation('pricing');
  const { locale } = useShell();
  const price = planPrice({ ...choice, currency: locale.currency, discount });
  const money = (amount: number) => formatPrice(amount, locale.currency);
  return (
    <>
      <p>
        <strong className={styles.amount}>{money(price.perMonth)}</strong> {t('perMonth')}
      </p>
      <p className={styles.billed}>
        {price.before !== null && <s>{t('was', { price: money(price.before) })}</s>}{' '}
        {choice.period === 'yearly' ? t('billedYearly', { price: money(price.billed) }) : t('billedMonthly')}
      </p>
    </>
  );
}
