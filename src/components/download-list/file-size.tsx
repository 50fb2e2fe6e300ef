import { useTranslation } from 'react-i18next';

/** The size of a file in megabytes (10⁶ bytes), as the reader's language writes it: "149 MB", "149 Mo". */
export function FileSize({ bytes }: { readonly bytes: number }) {
  const { t } = useTranslation('download');
  return <span>{t('megabytes', { megabytes: Math.round(bytes / 1e6) })}</span>;
}
