import { useEffect, useState } from 'react';
import { navigationEvents } from '../../../browser/navigation/navigation';

/** True once a navigation within the site takes noticeable time. */
export function useSlowNavigation(): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const start = () => setSlow(true);
    const stop = () => setSlow(false);
    window.addEventListener(navigationEvents.slow, start);
    window.addEventListener(navigationEvents.done, stop);
    window.addEventListener('offline', stop);
    return () => {
      window.removeEventListener(navigationEvents.slow, start);
      window.removeEventListener(navigationEvents.done, stop);
      window.removeEventListener('offline', stop);
    };
  }, []);
  return slow;
}
