import { useTranslation } from 'react-i18next';
import { formatDecimal } from '../../site/formats';

/** The size of a file in megabytes (10⁶ bytes) with one decimal (specification 5), and the unit of the language: "148.8 Mo". */
export function FileSize({ bytes }: { readonly bytes: number }) {
  const { t } = useTranslation('download');
  return <span>{t('megabytes', { megabytes: formatDecimal(bytes / 1e6) })}</span>;
}
