import { type CSSProperties, useId } from 'react';
import { chatOffer, chatState } from '../../services/chat/chat-state';
import { browserClock } from '../../services/clock';
import { presentActivity } from '../../site/activity';
import { pathOn, type RoutePath } from '../../site/hosts';
import { Icon } from '../icon/icon';
import { QrImage } from '../qr-image/qr-image';
import { useShell } from '../shell/shell-context';
import { useStore } from '../shell/use-store';
import * as styles from './side-column.module.css';
import { isMouseClick, useFlyout } from './use-flyout';
import { scrollToTop, usePastViewport } from './use-past-viewport';

/**
 * The column of buttons at the page's side (specification 2.7): the activity, the consultation for readers of Chinese,
 * and the way back to the top. It shows once it is known what stands in the chat's place, and stands above that: the
 * chat's frame, or our own button where the chat waits to be asked for.
 */
export function SideColumn() {
  const { site } = useShell();
  const { settled, offsetPx, phase } = useStore(chatState);
  const offer = useStore(chatOffer);
  const activity = presentActivity(site.config.activity, browserClock.now());
  return (
    settled && (
      <>
        <Column activity={activity} offsetPx={offsetPx} />
        {offer && <ChatButton ask={offer} loading={phase === 'loading'} />}
      </>
    )
  );
}

/** Asks for the chat. It stands where the widgets have their launchers. */
export function ChatButton({ ask, loading }: { readonly ask: () => void; readonly loading: boolean }) {
  const { t } = useShell();
  return (
    <button type="button" className={styles.chat} aria-label={t('chat.open')} aria-busy={loading} onClick={ask}>
      <Icon name="message-circle" />
    </button>
  );
}

/**
 * The buttons of the column.
 * @param props.activity the page of the present activity; null when there is none
 * @param props.offsetPx distance from the lower edge, in px
 */
export function Column({ activity, offsetPx }: { readonly activity: RoutePath | null; readonly offsetPx: number }) {
  const { locale } = useShell();
  return (
    <aside className={styles.column} style={{ '--chat': `${offsetPx}px` } as CSSProperties}>
      {activity && <ActivityButton to={activity} />}
      {(locale.code === 'zh' || locale.code === 'tc') && <ConsultationButton />}
      <TopButton />
    </aside>
  );
}

function TopButton() {
  const { t } = useShell();
  const past = usePastViewport();
  if (!past) return null;
  return (
    <button type="button" className={styles.button} aria-label={t('side.top')} onClick={scrollToTop}>
      <Icon name="arrow-up" />
    </button>
  );
}

/** With a mouse, hovering shows the code; without one, a click does and undoes it. */
function ConsultationButton() {
  const { site, t } = useShell();
  const { open, around, toggle } = useFlyout();
  const id = useId();
  const address = site.config.channels.wechat;
  return (
    <div className={styles.item} {...around}>
      <button
        type="button"
        className={styles.button}
        aria-label={t('side.consult')}
        aria-expanded={open}
        aria-controls={id}
        onClick={(event) => {
          if (!isMouseClick(event)) toggle();
        }}
      >
        <Icon name="qr-code" />
      </button>
      <div id={id} className={styles.panel} hidden={!open}>
        <div className={styles.card}>
          {open && <QrImage text={address} label={t('side.consult')} />}
          <a href={address} data-external="">
            {t('side.consultText')}
          </a>
        </div>
      </div>
    </div>
  );
}

/** Behaves like the consultation, but a click of a mouse opens the activity in a new tab. */
function ActivityButton({ to }: { readonly to: RoutePath }) {
  const { site, locale, t } = useShell();
  const { open, around, toggle } = useFlyout();
  const id = useId();
  const address = pathOn(site, locale.code, to);
  return (
    <div className={styles.item} {...around}>
      <a
        className={styles.button}
        href={address}
        target="_blank"
        rel="noopener"
        aria-label={t('side.activity')}
        aria-describedby={id}
        onClick={(event) => {
          if (isMouseClick(event)) return;
          event.preventDefault();
          toggle();
        }}
      >
        <Icon name="gift" />
      </a>
      <div id={id} className={styles.panel} hidden={!open}>
        <div className={styles.card}>
          <Icon name="gift" />
          <a href={address} target="_blank" rel="noopener">
            {t('side.activity')}
          </a>
        </div>
      </div>
    </div>
  );
}
