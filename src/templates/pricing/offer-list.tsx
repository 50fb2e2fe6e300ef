import { useTranslation } from 'react-i18next';
import { FactTable } from '../../components/fact-table/fact-table';
import { useShell } from '../../components/shell/shell-context';
import { SiteLink } from '../../components/site-link/site-link';
import { When } from '../../components/when/when';
import { formatDays } from '../../site/formats';
import { type OfferId, offerIds, offers } from '../../site/product/offers';
import * as styles from './offer-list.below.module.css';

export function OfferList() {
  const { t } = useTranslation('pricing');
  const { locale } = useShell();
  return (
    <FactTable
      caption={t('offers.title')}
      rows={offerIds.map((id) => ({ name: formatDays(locale, offers[id]), value: <OfferPages id={id} /> }))}
    />
  );
}

function OfferPages({ id }: { readonly id: OfferId }) {
  const { t } = useTranslation('pricing');
  return (
    <div className={styles.pages}>
      <SiteLink to={`/pricing/${id}`}>{t(`${id}.title`)}</SiteLink>
      <SiteLink to="/referral-program/superSeptember">{t('offers.referral')}</SiteLink>
      <When offer={id} is={['after']}>
        <span>{t('offers.over')}</span>
      </When>
    </div>
  );
}
