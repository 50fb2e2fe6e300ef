import { useSyncExternalStore } from 'react';
import type { BannerPhase } from '../../services/banner';
import { chatState } from '../../services/chat/chat-state';
import { onQuestion, question } from '../../services/consent';
import { oneTapShown } from '../../services/sign-in/one-tap-place';
import { imageWidths } from '../../site/images';
import * as button from '../button/button.module.css';
import { Icon } from '../icon/icon';
import { useShell } from '../shell/shell-context';
import { useMedia } from '../shell/use-media';
import { useRoomAtFoot } from '../shell/use-room-at-foot';
import { useStore } from '../shell/use-store';
import { AccountLink } from '../site-link/account-link';
import * as styles from './mobile-banner.module.css';
import { Picture } from './picture';
import { useBanner } from './use-banner';

/** The registration banner at the foot of small screens (specification 2.7). */
export function MobileBanner() {
  const small = useMedia(`(max-width: ${imageWidths.mobile}px)`);
  // One thing asks at a time: the banner waits until the consent question has its answer.
  const asked = useSyncExternalStore(onQuestion, question, () => 'ask' as const);
  return small && asked === null ? <RunningBanner /> : null;
}

function RunningBanner() {
  const { phase, close } = useBanner();
  const chat = useStore(chatState);
  const prompt = useStore(oneTapShown);
  // An open chat fills a small screen, and a prompt asks something else.
  if (phase === 'waiting' || phase === 'closed' || chat.phase === 'open' || prompt) return null;
  return <Banner phase={phase} close={close} />;
}

/** The banner: close on the left, register on the right. */
export function Banner({ phase, close }: { readonly phase: BannerPhase; readonly close: () => void }) {
  const { locale, t } = useShell();
  useRoomAtFoot('banner');
  return (
    <aside className={styles.banner} data-phase={phase} aria-label={t('register')}>
      <button type="button" className={styles.close} aria-label={t('banner.close')} onClick={close}>
        <Icon name="x" />
      </button>
      <Picture locale={locale.code} />
      <p className={styles.text}>{t('banner.text')}</p>
      <AccountLink to="register" className={`${button.primary} ${styles.register}`}>
        {t('register')}
      </AccountLink>
    </aside>
  );
}
