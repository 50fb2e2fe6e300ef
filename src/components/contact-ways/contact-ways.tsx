import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icons';
import * as tile from '../icon/tile.module.css';
import { useShell } from '../shell/shell-context';
import * as styles from './contact-ways.module.css';

interface Way {
  readonly icon: IconName;
  readonly way: ReactNode;
  readonly note?: string | undefined;
}

/** @param props.group the note on the chat group, which stands last where the language has one */
export function ContactWays(props: {
  readonly title?: string;
  readonly ways: readonly Way[];
  readonly group?: string;
}) {
  const { t, menus } = useShell();
  const { title, ways, group } = props;
  const address = menus.resources.find(({ nameKey }) => nameKey === 'nav.chat-group')?.address;
  const chatGroup: Way = {
    icon: 'users',
    way: (
      <a href={address} rel="noopener" data-external="">
        {t('nav.chat-group')}
      </a>
    ),
    note: group,
  };
  return (
    <section className={`box ${styles.panel}`}>
      {title && <h2 className={styles.title}>{title}</h2>}
      <ul>
        {[...ways, ...(group && address ? [chatGroup] : [])].map(({ icon, way, note }) => (
          <li key={icon} className={styles.way}>
            <span className={tile.tile}>
              <Icon name={icon} />
            </span>
            <div className={styles.text}>
              <p className={styles.name}>{way}</p>
              {note && <p className="note">{note}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
