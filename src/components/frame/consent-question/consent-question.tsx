import { pathOn } from '../../../site/hosting/hosts';
import { ownIds } from '../../../site/own-ids';
import * as button from '../../button/button.module.css';
import * as dismiss from '../../button/close.below.module.css';
import * as raised from '../../card/raised.below.module.css';
import { Icon } from '../../icon/icon';
import { useShell } from '../../shell/shell-context';
import * as styles from './consent-question.below.module.css';

/** The question; the notice for regions without opt-in; or the choices, reopened by the visitor. */
export type ConsentView = 'ask' | 'notice' | 'choices';

/** `signal`: the visitor's browser refuses for them. */
export type ConsentState = 'granted' | 'refused' | 'signal';

const titles = { ask: 'consent.title', notice: 'consent.notice.title', choices: 'consent.settings' } as const;

/**
 * Served closed, with the texts for every region; src/browser/consent picks the case and opens it. All answers look the
 * same, and the page behind stays usable.
 * @param props.open whether it is shown, if no service decides that
 */
export function ConsentQuestion(props: {
  readonly open?: boolean;
  readonly view?: ConsentView;
  readonly state?: ConsentState;
  readonly id?: string;
}) {
  const { open = false, view = 'ask', state = 'refused', id = ownIds.consent } = props;
  const { site, locale, t } = useShell();
  return (
    <dialog
      id={id}
      open={open}
      className={`${raised.raised} ${styles.banner}`}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      data-view={view}
      data-state={state}
      data-pagefind-ignore=""
    >
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {(['ask', 'notice', 'choices'] as const).map((name) => (
            <span key={name} data-in={name}>
              {t(titles[name])}
            </span>
          ))}
        </h2>
        <button type="button" className={dismiss.close} aria-label={t('close')} data-in="choices" data-close="">
          <Icon name="x" />
        </button>
      </div>
      <p className={`note ${styles.text}`}>
        <span id={`${id}-text`}>
          <span data-while="refused">{t('consent.text')}</span>
          <span data-while="granted">{t('consent.notice.text')}</span>
        </span>{' '}
        <a href={pathOn(site, locale.code, '/privacy')}>{t('nav.privacy')}</a>
      </p>
      <p className={styles.state} role="status" data-in="choices">
        {(['granted', 'refused', 'signal'] as const).map((name) => (
          <span key={name} data-is={name}>
            {t(`consent.state.${name}`)}
          </span>
        ))}
      </p>
      <div className={styles.answers}>
        <button type="button" className={button.secondary} data-answer="refused">
          {t('consent.refuse')}
        </button>
        <button type="button" className={button.secondary} data-answer="noticed">
          {t('consent.notice.accept')}
        </button>
        <button type="button" className={button.secondary} data-answer="granted">
          {t('consent.accept')}
        </button>
      </div>
    </dialog>
  );
}
