import { type ReactNode, useEffect, useState } from 'react';
import { browserClock } from '../../browser/clock';
import { tipsDelayMs } from '../../browser/constants';
import { Icon } from '../icon/icon';
import { useShell } from '../shell/shell-context';
import * as styles from './tips.module.css';

/**
 * A tip that pops up after a while and stays until it is closed (specification 2.7).
 * @param props.delayMs wait before it appears, in ms
 */
export function Tips({ delayMs = tipsDelayMs, children }: { readonly delayMs?: number; readonly children: ReactNode }) {
  const { t } = useShell();
  const [shown, setShown] = useState(false);
  useEffect(() => browserClock.after(delayMs, () => setShown(true)), [delayMs]);
  if (!shown) return null;
  return (
    <aside className={styles.tips}>
      <div role="status">{children}</div>
      <button type="button" className={styles.close} aria-label={t('close')} onClick={() => setShown(false)}>
        <Icon name="x" />
      </button>
    </aside>
  );
}
