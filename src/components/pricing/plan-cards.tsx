import { useTranslation } from 'react-i18next';
import type { ChosenPlan } from '../../site/account-address';
import { formatPrice } from '../../site/formats';
import type { OfferId } from '../../site/offers';
import {
  freePlan,
  leastSize,
  maxMembers,
  mostProfiles,
  type PaidPlan,
  type PlanId,
  planIds,
  planPrice,
  usualPlan,
} from '../../site/plans';
import * as badge from '../badge/badge.module.css';
import * as button from '../button/button.module.css';
import { useShell } from '../shell/shell-context';
import { AccountLink } from '../site-link/account-link';
import { SiteLink } from '../site-link/site-link';
import { Discounted } from './discounted';
import * as styles from './plan-cards.module.css';
import { type PlanChoice, sizeToTake } from './use-plan-choice';
import { usePlanPrice } from './use-plan-price';
import { useUpTo } from './use-up-to';

const isPaid = (plan: PlanId): plan is PaidPlan => plan === 'solo' || plan === 'team';

/** The four plans: for whom, the lowest price for the chosen period, and how to get the plan. */
export function PlanCards({ choice, offer }: { readonly choice: PlanChoice; readonly offer: OfferId | null }) {
  const { t } = useTranslation('pricing');
  const { t: plans } = useTranslation('plans');
  const upTo = useUpTo();
  const size = (profiles: string, members: string) => [`${t('profiles')}: ${profiles}`, `${t('members')}: ${members}`];
  const sizes = {
    free: size(String(freePlan.profiles), String(freePlan.members)),
    solo: size(upTo(mostProfiles), '1'),
    team: size(upTo(mostProfiles), upTo(maxMembers)),
    business: [t('compare.sso'), t('compare.response')],
  };
  const chosen = (plan: PlanId): ChosenPlan =>
    isPaid(plan) ? { plan, ...sizeToTake(plan, choice), period: choice.period } : { plan };
  return (
    <ul className={styles.cards}>
      {planIds.map((plan) => (
        <li
          key={plan}
          className={plan === usualPlan ? styles.usual : styles.card}
          data-expose="plan"
          data-addition={JSON.stringify({ plan })}
        >
          <h2 className={styles.name}>
            {plans(`${plan}.name`)} {plan === usualPlan && <span className={badge.badge}>{t('usual')}</span>}
          </h2>
          <p className={styles.text}>{plans(`${plan}.text`)}</p>
          <CardPrice plan={plan} choice={choice} offer={offer} />
          <ul className={styles.sizes}>
            {sizes[plan].map((line) => (
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
              chosen={chosen(plan)}
              className={plan === usualPlan ? button.primary : button.secondary}
            >
              {t(`choose.${plan}`)}
            </AccountLink>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The lowest price of a plan, and how it is billed. */
function CardPrice(props: { readonly plan: PlanId; readonly choice: PlanChoice; readonly offer: OfferId | null }) {
  const { plan, choice, offer } = props;
  const { t } = useTranslation('pricing');
  const { t: plans } = useTranslation('plans');
  const { locale } = useShell();
  const priceOf = usePlanPrice();
  if (!isPaid(plan)) {
    return (
      <p className={styles.price}>
        <strong>{priceOf(plan)}</strong>
      </p>
    );
  }
  const { currency } = locale;
  return (
    <div className={styles.price}>
      <Discounted offer={offer}>
        {(discount) => {
          const { perMonth, billed } = planPrice({ ...leastSize(plan), period: choice.period, currency, discount });
          return (
            <p>
              <strong>{plans('from', { price: formatPrice(perMonth, currency) })}</strong>
              <span className={styles.billed}>
                {choice.period === 'yearly'
                  ? t('billedYearly', { price: formatPrice(billed, currency) })
                  : t('billedMonthly')}
              </span>
            </p>
          );
        }}
      </Discounted>
    </div>
  );
}
