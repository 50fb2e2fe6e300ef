import { waitingFor } from '../../../browser/navigation/navigation';
import { Icon } from '../../icon/icon';
import { useShell } from '../../shell/shell-context';
import { useStore } from '../../shell/use-store';
import * as live from './loading-bar.live.module.css';
import * as styles from './loading-bar.module.css';
import { useSlowNavigation } from './use-slow-navigation';

/**
 * What is shown until the next page appears: a bar at the top edge while it is loading (specification 2.7), or a message while
 * the browser is offline, with a button to cancel.
 */
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

/** The bar. */
export function Bar() {
  const { t } = useShell();
  return <div className={live.bar} role="progressbar" aria-label={t('loading')} />;
}

/** The message of a browser that is offline. */
export function Offline({ giveUp }: { readonly giveUp: () => void }) {
  const { t } = useShell();
  return (
    <div className={live.offline}>
      <Icon name="wifi-off" />
      <p>
        {t('offline.text')} {t('offline.wait')}
      </p>
      <button type="button" className={live.close} onClick={giveUp} aria-label={t('close')}>
        <Icon name="x" />
      </button>
    </div>
  );
}
