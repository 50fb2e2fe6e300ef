import { useTranslation } from 'react-i18next';
import { mailTo } from '../../site/product/mail-to';
import { useShell } from '../shell/shell-context';
import { ChatButton } from './chat-button';
import { ContactWays } from './contact-ways';
import * as styles from './contact-ways.module.css';

/** Who helps where a page did not. The mail says which one it was. */
export function StillStuck({ title, address }: { readonly title: string; readonly address: string }) {
  const { t } = useTranslation('article');
  const { t: shell, site } = useShell();
  const { supportEmail } = site.config;
  return (
    <div className={styles.last} data-pagefind-ignore="">
      <ContactWays
        title={t('stuck.title')}
        group={shell('navText.chat-group')}
        ways={[
          { icon: 'message-circle', way: <ChatButton>{shell('chat.open')}</ChatButton> },
          {
            icon: 'mail',
            way: <a href={mailTo(supportEmail, title, `${address}\n\n`)}>{supportEmail}</a>,
            note: t('stuck.mail'),
          },
        ]}
      />
    </div>
  );
}
