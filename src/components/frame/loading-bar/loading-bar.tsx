import { waitingFor } from '../../../browser/navigation/navigation';
import * as dismiss from '../../button/close.below.module.css';
import { Icon } from '../../icon/icon';
import { useShell } from '../../shell/shell-context';
import { useStore } from '../../shell/use-store';
import * as live from './loading-bar.live.module.css';
import * as styles from './loading-bar.module.css';
import { useSlowNavigation } from './use-slow-navigation';

/** A bar while the next page loads (specification 2.7), or, offline, a message with a button to cancel. */
export function LoadingBar() {
  const slow = useSlowNavigation();
  const waits = useStore(waitingFor) !== null;
  return (
    <>
      {slow && !waits && <Bar />}
      <div className={styles.place} role="status">
        {waits && <Offline giveUp={() => waitingFor.set(null)} />}
      </div>
    </>
  );
}

export function Bar() {
  const { t } = useShell();
  return <div className={live.bar} role="progressbar" aria-label={t('loading')} />;
}

export function Offline({ giveUp }: { readonly giveUp: () => void }) {
  const { t } = useShell();
  return (
    <div className={live.offline}>
      <Icon name="wifi-off" />
      <p>
        {t('offline.text')} {t('offline.wait')}
      </p>
      <button type="button" className={dismiss.close} onClick={giveUp} aria-label={t('close')}>
        <Icon name="x" />
      </button>
    </div>
  );
}
