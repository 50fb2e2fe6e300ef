import { useLayoutEffect } from 'react';
import { type FootThing, setAtFoot } from '../../services/foot';

/**
 * Keeps room at the foot of the page while a message stands there: what has the focus is scrolled clear of it, to the
 * page's last line (WCAG 2.4.11). The room itself is in styles/foot.css.
 * @param message the consent question, or the registration banner
 */
export function useRoomAtFoot(message: FootThing & ('question' | 'banner')): void {
  useLayoutEffect(() => {
    setAtFoot(document, message, true);
    return () => setAtFoot(document, message, false);
  }, [message]);
}
