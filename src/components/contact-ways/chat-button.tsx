import type { ReactNode } from 'react';
import { chatOffer } from '../../browser/chat/chat-state';
import { useIsAlive } from '../shell/use-is-alive';
import { useStore } from '../shell/use-store';
import * as styles from './contact-ways.module.css';

/** Opens the chat. Plain text where there is none to open: the chat failed, or its own launcher is there. */
export function ChatButton({ children }: { readonly children: ReactNode }) {
  const offer = useStore(chatOffer);
  // The served page does not know yet. A click on it waits for hydration.
  const isAlive = useIsAlive();
  if (isAlive && !offer) return <span>{children}</span>;
  return (
    <button type="button" className={styles.chat} onClick={() => offer?.()}>
      {children}
    </button>
  );
}
