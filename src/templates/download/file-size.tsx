import { useTranslation } from 'react-i18next';
import { useShell } from '../../components/shell/shell-context';
import { formatNumber } from '../../site/formats';

/** In megabytes (10⁶ bytes) with one decimal, in the unit of the language: "148.8 Mo" (specification 5). */
export function FileSize({ bytes }: { readonly bytes: number }) {
  const { t } = useTranslation('download');
  const { locale } = useShell();
  return <span>{t('megabytes', { megabytes: formatNumber(locale, bytes / 1e6) })}</span>;
}
