import { useId } from 'react';
import * as button from '../button/button.module.css';
import { useShell } from '../shell/shell-context';
import { useRoomAtFoot } from '../shell/use-room-at-foot';
import * as styles from './consent-banner.module.css';
import { type ConsentQuestion, useConsentQuestion } from './use-consent-question';
import { useReopened } from './use-reopened';

/** Asks whether visits may be counted, until it is answered. */
export function ConsentBanner() {
  const { asking, answer } = useConsentQuestion();
  return asking && <ConsentDialog answer={answer} />;
}

/**
 * The question. Both answers look alike; the page behind stays usable, so focus is not held, and not taken either unless
 * the visitor has called the question back.
 */
export function ConsentDialog({ answer }: Pick<ConsentQuestion, 'answer'>) {
  const { t } = useShell();
  const dialog = useReopened();
  const id = useId();
  useRoomAtFoot('question');
  return (
    <dialog ref={dialog} open className={styles.banner} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {t('consent.title')}
      </h2>
      <p id={`${id}-text`} className={styles.text}>
        {t('consent.text')}
      </p>
      <div className={styles.answers}>
        <button type="button" className={button.secondary} onClick={() => answer('refused')}>
          {t('consent.refuse')}
        </button>
        <button type="button" className={button.secondary} onClick={() => answer('granted')}>
          {t('consent.accept')}
        </button>
      </div>
    </dialog>
  );
}
