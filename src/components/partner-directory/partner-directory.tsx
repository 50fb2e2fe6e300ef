import { entryPath } from '../../site/pages/routes';
import * as whole from '../card/whole.module.css';
import { Icon } from '../icon/icon';
import { PartnerMark } from '../partner-mark/partner-mark';
import { useShell } from '../shell/shell-context';
import { SiteLink } from '../site-link/site-link';
import * as styles from './partner-directory.module.css';

export interface ListedPartner {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly offer: string | null;
  /** Only those that tell partners apart. */
  readonly tags: readonly string[];
}

export function PartnerDirectory({ partners }: { readonly partners: readonly ListedPartner[] }) {
  const { locale } = useShell();
  return (
    <ul className={`box ${styles.list}`}>
      {partners.map(({ id, name, description, offer, tags }) => {
        const path = entryPath('partner', id, locale.code);
        return (
          path && (
            <li key={id} className={styles.row}>
              <PartnerMark name={name} />
              <div className={styles.text}>
                <h3>
                  <SiteLink to={path} className={whole.link}>
                    {name}
                  </SiteLink>
                </h3>
                <p className={`note ${styles.description}`}>{description}</p>
                {offer && (
                  <p className={styles.offer}>
                    <Icon name="gift" />
                    {offer}
                  </p>
                )}
              </div>
              {tags.length > 0 && <p className={styles.tags}>{tags.join(' · ')}</p>}
              <span className={styles.arrow}>
                <Icon name="arrow-right" />
              </span>
            </li>
          )
        );
      })}
    </ul>
  );
}
