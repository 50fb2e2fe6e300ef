import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxMembers, mostProfiles, type PlanSize } from '../../site/product/plans';
import { SiteLink } from '../site-link/site-link';
import { Tips } from '../tips/tips';
import * as styles from './size-tip.below.module.css';

/** For visitors who reach the largest size: more is Business. Once closed, it stays closed on this page. */
export function SizeTip({ profiles, members }: PlanSize) {
  const { t } = useTranslation('pricing');
  const { t: plans } = useTranslation('plans');
  const [closed, setClosed] = useState(false);
  if (closed || (profiles < mostProfiles && members < maxMembers)) return null;
  return (
    <Tips onClose={() => setClosed(true)}>
      <p className={styles.name}>{plans('business.name')}</p>
      <p>{plans('business.text')}</p>
      <SiteLink to="/pre-sales">{t('choose.business')}</SiteLink>
    </Tips>
  );
}
