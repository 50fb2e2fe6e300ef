import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../site/hosting/hosts';
import type { Currency } from '../../site/languages/locales';
import type { OfferId } from '../../site/product/offers';
import { choiceIn, choiceParameters } from '../../site/product/plan-address';
import { defaultChoice, type PlanChoice } from '../../site/product/plans';
import { CopyButton } from '../copy-field/copy-field';
import { useShell } from '../shell/shell-context';
import { useAddressState } from '../shell/use-address-state';
import { SiteLink } from '../site-link/site-link';
import { PlanCards } from './plan-cards';
import { PriceCalculator } from './price-calculator';
import * as styles from './prices.module.css';
import { SizeTip } from './size-tip';

/** @param props.offer the offer that lowers the prices on its days */
export function Prices({ offer }: { readonly offer: OfferId | null }) {
  const { t } = useTranslation('pricing');
  const { site, page, locale } = useShell();
  const [choice, change] = usePlanChoice(locale.currency);
  const address = addressOf(site, locale.code, page.route);
  return (
    <>
      <PriceCalculator choice={choice} onChange={change} offer={offer} />
      <div className={`note ${styles.terms}`}>
        <p>
          {t('taxes')} <SiteLink to="/terms">{t('refunds')}</SiteLink>
        </p>
        <CopyButton text={`${address}?${new URLSearchParams(choiceParameters(choice))}`} copyName={t('copyLink')} />
      </div>
      <PlanCards choice={choice} offer={offer} />
      <SizeTip {...choice} />
    </>
  );
}

/** Also kept in the page's address. */
function usePlanChoice(currency: Currency): readonly [PlanChoice, (change: Partial<PlanChoice>) => void] {
  const [{ usual, form }] = useState(() => {
    const usual: PlanChoice = { ...defaultChoice, currency };
    return { usual, form: { read: (query: URLSearchParams) => choiceIn(query, usual), write: choiceParameters } };
  });
  return useAddressState(usual, form);
}
