import { useTranslation } from 'react-i18next';
import { formatCount } from '../../site/formats';
import { useShell } from '../shell/shell-context';

/** "1,000 profiles", "2 members". */
export function useSizeWords(): (size: { readonly profiles: number; readonly members: number }) => {
  readonly profiles: string;
  readonly members: string;
} {
  const { t } = useTranslation('pricing');
  const { locale } = useShell();
  return ({ profiles, members }) => ({
    // The plural form depends on the plain number, but the text shows separators.
    profiles: t('profileCount', { count: profiles, replace: { count: formatCount(locale, profiles) } }),
    members: t('memberCount', { count: members }),
  });
}
