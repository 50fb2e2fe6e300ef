import { useId } from 'react';
import * as button from '../button/button.module.css';
import { Icon } from '../icon/icon';
import { useShell } from '../shell/shell-context';
import { useRoomAtFoot } from '../shell/use-room-at-foot';
import { SiteLink } from '../site-link/site-link';
import * as styles from './consent-banner.module.css';
import { type ConsentQuestion, type ConsentView, useConsentQuestion } from './use-consent-question';
import { useReopened } from './use-reopened';

/** Asks whether visits may be counted, or tells that they are, by the visitor's region, until there is an answer. */
export function ConsentBanner() {
  const { view, ...question } = useConsentQuestion();
  return view && <ConsentDialog view={view} {...question} />;
}

const titles = { ask: 'consent.title', notice: 'consent.notice.title', choices: 'consent.settings' } as const;

/**
 * The question. All answers look alike; the page behind stays usable, so focus is not held, and not taken either unless
 * the visitor has called the choices back.
 */
export function ConsentDialog(props: Omit<ConsentQuestion, 'view'> & { readonly view: ConsentView }) {
  const { view, state, answer, close } = props;
  const { t } = useShell();
  const dialog = useReopened();
  const id = useId();
  useRoomAtFoot('question');
  return (
    <dialog ref={dialog} open className={styles.banner} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {t(titles[view])}
        </h2>
        {view === 'choices' && (
          <button type="button" className={styles.close} aria-label={t('close')} onClick={close}>
            <Icon name="x" />
          </button>
        )}
      </div>
      <p id={`${id}-text`} className={styles.text}>
        {t(state === 'granted' ? 'consent.notice.text' : 'consent.text')}
      </p>
      <SiteLink to="/privacy" className={styles.more}>
        {t('nav.privacy')}
      </SiteLink>
      {view === 'choices' && (
        <p className={styles.state} role="status">
          {t(`consent.state.${state}`)}
        </p>
      )}
      {!(view === 'choices' && state === 'signal') && (
        <div className={styles.answers}>
          <button type="button" className={button.secondary} onClick={() => answer('refused')}>
            {t('consent.refuse')}
          </button>
          {view === 'notice' ? (
            <button type="button" className={button.secondary} onClick={() => answer('noticed')}>
              {t('consent.notice.accept')}
            </button>
          ) : (
            <button type="button" className={button.secondary} onClick={() => answer('granted')}>
              {t('consent.accept')}
            </button>
          )}
        </div>
      )}
    </dialog>
  );
}
