import { type CSSProperties, useId } from 'react';
import { chatState } from '../../browser/chat/chat-state';
import { type Activity, activity as presentActivity } from '../../site/activity';
import { pathOn } from '../../site/hosts';
import { Icon } from '../icon/icon';
import { QrImage } from '../qr-image/qr-image';
import { useShell } from '../shell/shell-context';
import { useStore } from '../shell/use-store';
import * as styles from './side-column.module.css';
import { isMouseClick, useFlyout } from './use-flyout';
import { scrollToTop, usePastViewport } from './use-past-viewport';

/**
 * The column of buttons at the page's side (specification 2.7): the activity, the consultation for readers of Chinese,
 * and the way back to the top. It shows once the chat has reported, and stands above the chat's frame.
 */
export function SideColumn({ activity = presentActivity }: { readonly activity?: Activity }) {
  const { reported, offsetPx } = useStore(chatState);
  return reported && <Column activity={activity} offsetPx={offsetPx} />;
}

/** The buttons of the column, at a distance from the lower edge, in px. */
export function Column({ activity, offsetPx }: { readonly activity: Activity; readonly offsetPx: number }) {
  const { locale } = useShell();
  return (
    <aside className={styles.column} style={{ '--chat': `${offsetPx}px` } as CSSProperties}>
      {activity.on && <ActivityButton activity={activity} />}
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
function ActivityButton({ activity }: { readonly activity: Activity }) {
  const { site, locale, t } = useShell();
  const { open, around, toggle } = useFlyout();
  const id = useId();
  const address = pathOn(site, locale.code, activity.path);
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
