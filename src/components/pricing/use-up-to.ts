import { useTranslation } from 'react-i18next';
import { useShell } from '../shell/shell-context';

/** "Up to so many", with the number as the reader's language writes it. */
export function useUpTo(): (count: number) => string {
  const { t } = useTranslation('pricing');
  const { locale } = useShell();
  const number = new Intl.NumberFormat(locale.tag);
  return (count) => t('compare.upTo', { count: number.format(count) });
}
