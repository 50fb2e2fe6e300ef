import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../site/formats';
import { freePlan, maxMembers, planIds, planPrice, profileSteps } from '../../site/plans';
import * as button from '../button/button.module.css';
import { useShell } from '../shell/shell-context';
import { AccountLink } from '../site-link/account-link';
import { SiteLink } from '../site-link/site-link';
import * as styles from './plan-cards.module.css';

/** The four plans: for whom, how much at least, and how to get it. */
export function PlanCards() {
  const { t } = useTranslation('pricing');
  const { locale } = useShell();
  const least = (members: number) =>
    formatPrice(
      planPrice({ profiles: profileSteps[0], members, period: 'monthly', currency: locale.currency }).perMonth,
      locale.currency,
    );
  const most = profileSteps.at(-1) ?? 0;
  const prices = {
    free: formatPrice(0, locale.currency),
    solo: least(1),
    team: least(2),
    business: t('plans.business.price'),
  };
  const size = (profiles: string, members: string) => [`${t('profiles')}: ${profiles}`, `${t('members')}: ${members}`];
  const sizes = {
    free: size(String(freePlan.profiles), String(freePlan.members)),
    solo: size(t('compare.upTo', { count: most }), '1'),
    team: size(t('compare.upTo', { count: most }), t('compare.upTo', { count: maxMembers })),
    business: [t('compare.agreed')],
  };
  return (
    <ul className={styles.cards}>
      {planIds.map((plan) => (
        <li key={plan} className={styles.card}>
          <h2 className={styles.name}>{t(`plans.${plan}.name`)}</h2>
          <p className={styles.text}>{t(`plans.${plan}.text`)}</p>
          <p className={styles.price}>
            <strong>{prices[plan]}</strong> {plan !== 'business' && t('perMonth')}
          </p>
          <p className={styles.text}>{sizes[plan].join(' · ')}</p>
          {plan === 'business' ? (
            <SiteLink to="/pre-sales" className={button.secondary}>
              {t('plans.business.cta')}
            </SiteLink>
          ) : (
            <AccountLink to="register" className={button.secondary}>
              {t(`plans.${plan}.cta`)}
            </AccountLink>
          )}
        </li>
      ))}
    </ul>
  );
}
