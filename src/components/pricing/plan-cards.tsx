import { useTranslation } from 'react-i18next';
import { formatPair, formatPrice } from '../../site/formats';
import type { ChosenPlan } from '../../site/product/account-address';
import type { OfferId } from '../../site/product/offers';
import {
  freePlan,
  maxMembers,
  mostProfiles,
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
import { useUpTo } from './use-up-to';

const isPaid = (plan: PlanId): plan is PaidPlan => plan === 'solo' || plan === 'team';

/** The plan of the visitor's choice stands out. */
export function PlanCards({ choice, offer }: { readonly choice: PlanChoice; readonly offer: OfferId | null }) {
  const { t } = useTranslation('pricing');
  const { t: plans } = useTranslation('plans');
  const upTo = useUpTo();
  const { locale } = useShell();
  const size = (profiles: string, members: string) => [
    formatPair(locale.code, t('profiles'), profiles),
    formatPair(locale.code, t('members'), members),
  ];
  const sizes = {
    free: size(String(freePlan.profiles), String(freePlan.members)),
    solo: size(upTo(mostProfiles), '1'),
    team: size(upTo(mostProfiles), upTo(maxMembers)),
    business: [t('compare.sso'), t('compare.response')],
  };
  const taken = (plan: PlanId): ChosenPlan =>
    isPaid(plan) ? { plan, ...choice, ...sizeWithin(plan, choice) } : { plan };
  const chosenPlan = planFor(choice.members);
  return (
    <ul className={styles.cards}>
      {planIds.map((plan) => (
        <li
          key={plan}
          className={plan === chosenPlan ? styles.selected : styles.card}
          data-expose="plan"
          data-addition={JSON.stringify({ plan })}
        >
          <h2 className={styles.name}>
            {plans(`${plan}.name`)} {plan === chosenPlan && <span className={badge.badge}>{t('usual')}</span>}
          </h2>
          <p className="note">{plans(`${plan}.text`)}</p>
          <CardPrice plan={plan} choice={choice} offer={offer} />
          <ul className={`note ${styles.sizes}`}>
            {sizes[plan].map((line) => (
              <li key={line}>{line}</li>
            ))}
            {plan === 'team' && (
              <li>
                <SiteLink to="/pre-sales">{t('trial')}</SiteLink>
              </li>
            )}
          </ul>
          {plan === 'business' ? (
            <SiteLink to="/pre-sales" className={button.secondary}>
              {t(`choose.${plan}`)}
            </SiteLink>
          ) : (
            <AccountLink
              to="register"
              chosen={taken(plan)}
              className={plan === chosenPlan ? button.primary : button.secondary}
            >
              {t(`choose.${plan}`)}
            </AccountLink>
          )}
        </li>
      ))}
    </ul>
  );
}

/** And how it is billed. Below it: the size it is for, and the lowest price. */
function CardPrice(props: { readonly plan: PlanId; readonly choice: PlanChoice; readonly offer: OfferId | null }) {
  const { plan, choice, offer } = props;
  const { t } = useTranslation('pricing');
  const { t: plans } = useTranslation('plans');
  const words = useSizeWords();
  const lists = usePrices();
  const from = usePlanPrice();
  const { locale } = useShell();
  const money = (amount: number) => formatPrice(locale, amount, choice.currency);
  if (!isPaid(plan)) {
    return (
      <p className={styles.price}>
        {plan === 'free' ? <strong translate="no">{money(0)}</strong> : <strong>{plans('business.price')}</strong>}
      </p>
    );
  }
  const size = sizeWithin(plan, choice);
  const { profiles, members } = words(size);
  return (
    <div className={styles.price}>
      <Discounted offer={offer}>
        {(discount) => {
          const { perMonth, billed } = planPrice(lists, { ...choice, ...size }, discount);
          return (
            <p>
              <strong translate="no">{money(perMonth)}</strong> {t('perMonth')}
              <span className={`note ${styles.billed}`}>
                {choice.period === 'yearly' ? t('billedYearly', { price: money(billed) }) : t('billedMonthly')}
              </span>
              <span className={`note ${styles.billed}`}>{`${profiles} · ${members}`}</span>
              <span className={`note ${styles.billed}`}>{from(plan, choice.currency, discount)}</span>
            </p>
          );
        }}
      </Discounted>
    </div>
  );
}
