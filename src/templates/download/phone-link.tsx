import { useTranslation } from 'react-i18next';
import { browserClock } from '../../browser/platform/clock';
import { sharePage } from '../../browser/platform/share';
import { showToast } from '../../browser/platform/toasts';
import * as button from '../../components/button/button.module.css';
import { Icon } from '../../components/icon/icon';
import { useShell } from '../../components/shell/shell-context';
import { mailTo } from '../../site/product/mail-to';
import * as styles from './phone-link.module.css';

/**
 * Ways to send the page to a computer. The mail is a plain link; the share button needs a script and is absent without one.
 */
export function PhoneLink() {
  const { t } = useTranslation('download');
  const { page } = useShell();
  const title = t('title');
  const share = async (): Promise<void> => {
    const copied = await sharePage({ title, url: page.canonical }, navigator);
    if (copied) showToast(document, browserClock, 'done.copied');
  };
  return (
    <>
      <div>
        <p className={styles.title}>{t('phone.title')}</p>
        <p className="soft">{t('phone.text')}</p>
      </div>
      <p className={`${button.row} ${styles.ways}`}>
        <button type="button" className={`${button.primary} ${styles.share}`} onClick={() => void share()}>
          <Icon name="share-2" />
          {t('phone.share')}
        </button>
        <a className={button.secondary} href={mailTo('', title, page.canonical)}>
          <Icon name="mail" />
          {t('phone.mail')}
        </a>
      </p>
    </>
  );
}
