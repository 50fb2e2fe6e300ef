import { consultCodePath } from '../../../site/data/shell';
import { pathOn } from '../../../site/hosting/hosts';
import { isChinese } from '../../../site/languages/locales';
import { ownIds } from '../../../site/own-ids';
import * as raised from '../../card/raised.below.module.css';
import { Icon } from '../../icon/icon';
import { useShell } from '../../shell/shell-context';
import * as styles from './side-column.below.module.css';

/**
 * The buttons at the page's side (specification 2.7), and the site's own chat button, which replaces the widgets' launchers.
 * All are served hidden; src/browser/pieces/side-column.ts shows those that are available.
 * @param props.shown whether column and chat are shown, if no service decides that
 */
export function SideColumn({
  shown = false,
  id = ownIds.sideColumn,
}: {
  readonly shown?: boolean;
  readonly id?: string;
}) {
  const { site, locale, t } = useShell();
  const { activity, channels } = site.config;
  const address = pathOn(site, locale.code, activity.path);
  return (
    <div id={id} data-pagefind-ignore="">
      <aside className={styles.column} hidden={!shown} data-column="">
        {activity.on && (
          <div className={styles.item} hidden={!shown} data-flyout="activity">
            <a
              className={styles.button}
              href={address}
              target="_blank"
              rel="noopener"
              aria-label={t('side.activity')}
              aria-describedby={`${id}-activity`}
            >
              <Icon name="gift" />
            </a>
            <div id={`${id}-activity`} className={styles.panel} hidden>
              <div className={`${raised.raised} ${styles.card}`}>
                <Icon name="gift" />
                <a href={address} target="_blank" rel="noopener">
                  {t('side.activity')}
                </a>
              </div>
            </div>
          </div>
        )}
        {isChinese(locale.code) && (
          <div className={styles.item} data-flyout="consultation">
            <button
              type="button"
              className={styles.button}
              aria-label={t('side.consult')}
              aria-expanded="false"
              aria-controls={`${id}-consultation`}
            >
              <Icon name="qr-code" />
            </button>
            <div id={`${id}-consultation`} className={styles.panel} hidden>
              <div className={`${raised.raised} ${styles.card}`}>
                <img
                  className={styles.code}
                  src={consultCodePath(site.config)}
                  alt={t('side.consult')}
                  loading="lazy"
                />
                <a href={channels.wechat} data-external="">
                  {t('side.consultText')}
                </a>
              </div>
            </div>
          </div>
        )}
        <button type="button" className={styles.button} aria-label={t('side.top')} hidden={!shown} data-top="">
          <Icon name="arrow-up" />
        </button>
      </aside>
      <button
        type="button"
        className={styles.chat}
        aria-label={t('chat.open')}
        aria-busy="false"
        hidden={!shown}
        data-chat=""
      >
        <Icon name="message-circle" />
      </button>
    </div>
  );
}
