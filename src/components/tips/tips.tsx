import { type ReactNode, useEffect, useState } from 'react';
import { browserClock } from '../../browser/platform/clock';
import { tipsDelayMs } from '../../browser/platform/constants';
import * as dismiss from '../button/close.below.module.css';
import * as raised from '../card/raised.below.module.css';
import { Icon } from '../icon/icon';
import { useShell } from '../shell/shell-context';
import * as styles from './tips.below.module.css';

/**
 * Appears after a while and stays until it is closed (specification 2.7).
 * @param props.onClose for pages that do not show the tip again once it was closed
 */
export function Tips(props: {
  readonly delayMs?: number;
  readonly onClose?: () => void;
  readonly children: ReactNode;
}) {
  const { delayMs = tipsDelayMs, onClose, children } = props;
  const { t } = useShell();
  const [shown, setShown] = useState(false);
  useEffect(() => browserClock.after(delayMs, () => setShown(true)), [delayMs]);
  if (!shown) return null;
  const close = () => {
    setShown(false);
    onClose?.();
  };
  return (
    <aside className={`${raised.raised} ${styles.tips}`}>
      <div role="status">{children}</div>
      <button type="button" className={dismiss.close} aria-label={t('close')} onClick={close}>
        <Icon name="x" />
      </button>
    </aside>
  );
}
