import { useTranslation } from 'react-i18next';
import { mailTo } from '../../site/product/mail-to';
import { ChatButton } from '../contact-ways/chat-button';
import { ContactWays } from '../contact-ways/contact-ways';
import { useShell } from '../shell/shell-context';
import * as styles from './article.module.css';

/** Who helps where an article did not. The mail says which one it was. */
export function StillStuck({ title, address }: { readonly title: string; readonly address: string }) {
  const { t } = useTranslation('article');
  const { t: shell, site, menus } = useShell();
  const { supportEmail } = site.config;
  const group = menus.resources.find(({ nameKey }) => nameKey === 'nav.chat-group')?.address;
  return (
    <div className={styles.stuck} data-pagefind-ignore="">
      <ContactWays
        title={t('stuck.title')}
        ways={[
          { icon: 'message-circle', way: <ChatButton>{shell('chat.open')}</ChatButton> },
          {
            icon: 'mail',
            way: <a href={mailTo(supportEmail, title, `${address}\n\n`)}>{supportEmail}</a>,
            note: t('stuck.mail'),
          },
          ...(group
            ? [
                {
                  icon: 'users' as const,
                  way: (
                    <a href={group} rel="noopener" data-external="">
                      {shell('nav.chat-group')}
                    </a>
                  ),
                  note: shell('navText.chat-group'),
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}
