import { useTranslation } from 'react-i18next';
import { useShell } from '../../components/shell/shell-context';
import { formatNumber } from '../../site/formats';

/** The size of a file in megabytes (10⁶ bytes) with one decimal (specification 5), and the unit of the language: "148.8 Mo". */
export function FileSize({ bytes }: { readonly bytes: number }) {
  const { t } = useTranslation('download');
  const { locale } = useShell();
  return <span>{t('megabytes', { megabytes: formatNumber(locale, bytes / 1e6) })}</span>;
}
