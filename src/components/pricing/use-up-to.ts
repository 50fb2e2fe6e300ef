import { useTranslation } from 'react-i18next';
import { formatCount } from '../../site/formats';
import { useShell } from '../shell/shell-context';

export function useUpTo(): (count: number) => string {
  const { t } = useTranslation('pricing');
  const { locale } = useShell();
  return (count) => t('compare.upTo', { count: formatCount(locale, count) });
}
