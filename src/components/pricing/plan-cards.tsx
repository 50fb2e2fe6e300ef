import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../site/formats';
import type { OfferId } from '../../site/product/offers';
import {
  addedBy,
  freePlan,
  type PaidPlan,
  type PlanChoice,
  type PlanId,
  planFor,
  planIds,
  planPrice,
  sizeWithin,
} from '../../site/product/plans';
import * as badge from '../badge/badge.module.css';
import * as button from '../button/button.module.css';
import { useShell } from '../shell/shell-context';
import { AccountLink } from '../site-link/account-link';
import { SiteLink } from '../site-link/site-link';
import { Discounted } from './discounted';
import * as styles from './plan-cards.module.css';
import { usePrices } from './prices-context';
import { usePlanPrice } from './use-plan-price';
import { useSizeWords } from './use-size-words';

const isPaid = (plan: PlanId): plan is PaidPlan => plan === 'solo' || plan === 'team';

/** The plan of the visitor's choice stands out. Each says what it adds to the smaller one; the table below has all of it. */
export function PlanCards({ choice, offer }: { readonly choice: PlanChoice; readonly offer: OfferId | null }) {
  const { t } = useTranslation('pricing');
  const { t: plans } = useTranslation('plans');
  const words = useSizeWords();
  const price = usePlanPrice();
  const chosenPlan = planFor(choice.members);
  return (
    <ul className={styles.cards}>
      {planIds.map((plan) => {
        const paid = isPaid(plan) ? { ...choice, ...sizeWithin(plan, choice) } : null;
        const { profiles, members } = words(paid ?? freePlan);
        const added = plan === 'free' ? [] : addedBy(plan).map((row) => t(`compare.${row}` as ParseKeys<'pricing'>));
        const lines = plan === 'business' ? added : [profiles, members, ...added];
        return (
          <li
            key={plan}
            className={plan === chosenPlan ? styles.selected : styles.card}
            data-expose="plan"
            data-addition={JSON.stringify({ plan })}
          >
            <h2 className={styles.name}>
              {plans(`${plan}.name`)} {plan === chosenPlan && <span className={badge.badge}>{t('usual')}</span>}
            </h2>
            <div className="note">
              <p>{plans(`${plan}.text`)}</p>
              {paid && (
                <Discounted offer={offer}>{(discount) => <p>{price(plan, choice.currency, discount)}</p>}</Discounted>
              )}
              {plan === 'team' && <SiteLink to="/pre-sales">{t('trial')}</SiteLink>}
            </div>
            <div className={styles.price}>
              {paid ? (
                <Discounted offer={offer}>{(discount) => <CardPrice choice={paid} discount={discount} />}</Discounted>
              ) : (
                <strong translate={plan === 'free' ? 'no' : undefined}>{price(plan, choice.currency)}</strong>
              )}
            </div>
            <ul className="note">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            {plan === 'business' ? (
              <SiteLink to="/pre-sales" className={button.secondary}>
                {t(`choose.${plan}`)}
              </SiteLink>
            ) : (
              <AccountLink
                to="register"
                chosen={{ plan, ...paid }}
                className={plan === chosenPlan ? button.primary : button.secondary}
              >
                {t(`choose.${plan}`)}
              </AccountLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** And how it is billed. */
function CardPrice({ choice, discount }: { readonly choice: PlanChoice; readonly discount: number }) {
  const { t } = useTranslation('pricing');
  const { locale } = useShell();
  const { perMonth, billed } = planPrice(usePrices(), choice, discount);
  const money = (amount: number) => formatPrice(locale, amount, choice.currency);
  return (
    <p>
      <strong translate="no">{money(perMonth)}</strong> {t('perMonth')}
      <span className={`note ${styles.billed}`}>
        {choice.period === 'yearly' ? t('billedYearly', { price: money(billed) }) : t('billedMonthly')}
      </span>
    </p>
  );
}
