import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../site/formats';
import { defaultChoice, maxMembers, type Period, planPrice, profileSteps } from '../../site/plans';
import * as button from '../button/button.module.css';
import { Icon } from '../icon/icon';
import { useShell } from '../shell/shell-context';
import { AccountLink } from '../site-link/account-link';
import * as styles from './price-calculator.module.css';

const periods: readonly Period[] = ['monthly', 'yearly'];

/**
 * Profiles, members and period, and at once the price in the language's currency.
 * Served with the default choice, so that it tells a price without JavaScript too.
 */
export function PriceCalculator({ discount }: { readonly discount: number }) {
  const { t } = useTranslation('pricing');
  const { t: plans } = useTranslation('plans');
  const { locale } = useShell();
  const [step, setStep] = useState<number>(profileSteps.indexOf(defaultChoice.profiles));
  const [members, setMembers] = useState<number>(defaultChoice.members);
  const [period, setPeriod] = useState<Period>(defaultChoice.period);
  const slider = useId();
  const profiles = profileSteps[step] ?? defaultChoice.profiles;
  const price = planPrice({ profiles, members, period, currency: locale.currency, discount });
  // The buttons of the stepper are never really disabled: that would take the focus from them.
  const changeMembers = (wanted: number) => setMembers(Math.min(Math.max(wanted, 1), maxMembers));
  const money = (amount: number) => formatPrice(amount, locale.currency);
  return (
    <form className={styles.calculator} aria-label={t('calculator')} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.controls}>
        <div className={styles.control}>
          <label htmlFor={slider}>{t('profiles')}</label>
          <output htmlFor={slider}>{t('profileCount', { count: profiles })}</output>
          <input
            id={slider}
            className={styles.slider}
            type="range"
            min={0}
            max={profileSteps.length - 1}
            step={1}
            value={step}
            aria-valuetext={t('profileCount', { count: profiles })}
            onChange={(event) => setStep(Number(event.target.value))}
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
                onChange={() => setPeriod(value)}
              />
              {t(value)}
              {value === 'yearly' && <span className={styles.note}>{t('yearlyNote')}</span>}
            </label>
          ))}
        </fieldset>
      </div>
      <div className={styles.result} aria-live="polite">
        <p className={styles.plan}>{plans(`${price.plan}.name`)}</p>
        <p>
          <strong className={styles.amount}>{money(price.perMonth)}</strong> {t('perMonth')}
        </p>
        <p className={styles.billed}>
          {price.before !== null && <s>{t('was', { price: money(price.before) })}</s>}{' '}
          {period === 'yearly' ? t('billedYearly', { price: money(price.billed) }) : t('billedMonthly')}
        </p>
        <AccountLink to="register" className={button.primary}>
          {t(`choose.${price.plan}`)}
        </AccountLink>
      </div>
    </form>
  );
}
