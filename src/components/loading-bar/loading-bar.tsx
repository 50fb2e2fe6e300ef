import { useEffect, useState } from 'react';
import { navigationEvents } from '../../browser/navigation';
import { useShell } from '../shell/shell-context';
import * as styles from './loading-bar.module.css';

/** A bar at the top edge while a navigation takes time (specification 2.7). */
export function LoadingBar() {
  const { t } = useShell();
  const [loading, setLoading] = useState(false);
  useEffect(() => {
    const start = () => setLoading(true);
    const stop = () => setLoading(false);
    window.addEventListener(navigationEvents.slow, start);
    window.addEventListener(navigationEvents.done, stop);
    return () => {
      window.removeEventListener(navigationEvents.slow, start);
      window.removeEventListener(navigationEvents.done, stop);
    };
  }, []);
  if (!loading) return null;
  return <div className={styles.bar} role="progressbar" aria-label={t('loading')} />;
}
