import type { ParseKeys } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon/icon';
import { useShell } from '../../components/shell/shell-context';
import { formatCount } from '../../site/formats';
import { freePlan, maxMembers, mostProfiles, type PlanId, planFeatures, planIds } from '../../site/product/plans';
import * as styles from './plan-table.below.module.css';

/** On small screens the names of the rows are above their values. */
export function PlanTable() {
  const { t } = useTranslation('pricing');
  const { t: names } = useTranslation('plans');
  const { locale } = useShell();
  const upTo = (count: number) => t('compare.upTo', { count: formatCount(locale, count) });
  const profiles: Record<PlanId, string> = {
    free: String(freePlan.profiles),
    solo: upTo(mostProfiles),
    team: upTo(mostProfiles),
    business: t('compare.agreed'),
  };
  const members: Record<PlanId, string> = {
    free: String(freePlan.members),
    solo: '1',
    team: upTo(maxMembers),
    business: t('compare.agreed'),
  };
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.corner}>
            {t('compare.feature')}
          </th>
          {planIds.map((plan) => (
            <th key={plan} scope="col">
              {names(`${plan}.name`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Row name={t('compare.profiles')} value={(plan) => profiles[plan]} />
        <Row name={t('compare.members')} value={(plan) => members[plan]} />
        {Object.entries(planFeatures).map(([feature, included]) => (
          <Row
            key={feature}
            name={t(`compare.${feature}` as ParseKeys<'pricing'>)}
            value={(plan) => (
              <span className={included[plan] ? styles.yes : styles.no}>
                <Icon name={included[plan] ? 'check' : 'minus'} />
                <span className="visually-hidden">
                  {t(included[plan] ? 'compare.included' : 'compare.notIncluded')}
                </span>
              </span>
            )}
          />
        ))}
      </tbody>
    </table>
  );
}

function Row({ name, value }: { readonly name: string; readonly value: (plan: PlanId) => ReactNode }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {planIds.map((plan) => (
        <td key={plan}>{value(plan)}</td>
      ))}
    </tr>
  );
}
