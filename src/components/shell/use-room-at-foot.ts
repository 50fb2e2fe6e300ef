import { useLayoutEffect } from 'react';

/**
 * Keeps room at the foot of the page while a message stands there: what has the focus is scrolled clear of it, to the
 * page's last line (WCAG 2.4.11). The room itself is in styles/global.css, by the attribute that this sets on the root
 * element: a rule with `:has` in the message's own styles would make the browser match the whole page anew when they load.
 * @param message the consent question, or the registration banner
 */
export function useRoomAtFoot(message: 'question' | 'banner'): void {
  useLayoutEffect(() => {
    const attribute = `data-foot-${message}`;
    document.documentElement.setAttribute(attribute, '');
    return () => document.documentElement.removeAttribute(attribute);
  }, [message]);
}
