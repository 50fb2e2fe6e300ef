import { useTranslation } from 'react-i18next';
import { freePlan, maxMembers, mostProfiles, planIds } from '../../site/plans';
import * as button from '../button/button.module.css';
import { AccountLink } from '../site-link/account-link';
import { SiteLink } from '../site-link/site-link';
import * as styles from './plan-cards.module.css';
import { usePlanPrice } from './use-plan-price';
import { useUpTo } from './use-up-to';

/** The four plans: for whom, how much at least, and how to get it. */
export function PlanCards() {
  const { t } = useTranslation('pricing');
  const { t: plans } = useTranslation('plans');
  const price = usePlanPrice();
  const upTo = useUpTo();
  const size = (profiles: string, members: string) => [`${t('profiles')}: ${profiles}`, `${t('members')}: ${members}`];
  const sizes = {
    free: size(String(freePlan.profiles), String(freePlan.members)),
    solo: size(upTo(mostProfiles), '1'),
    team: size(upTo(mostProfiles), upTo(maxMembers)),
    business: [t('compare.sso'), t('compare.response')],
  };
  return (
    <ul className={styles.cards}>
      {planIds.map((plan) => (
        <li key={plan} className={styles.card} data-expose="plan" data-addition={JSON.stringify({ plan })}>
          <h2 className={styles.name}>{plans(`${plan}.name`)}</h2>
          <p className={styles.text}>{plans(`${plan}.text`)}</p>
          <p className={styles.price}>
            <strong>{price(plan)}</strong>
          </p>
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
            <AccountLink to="register" className={button.secondary}>
              {t(`choose.${plan}`)}
            </AccountLink>
          )}
        </li>
      ))}
    </ul>
  );
}
