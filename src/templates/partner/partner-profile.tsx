import { useTranslation } from 'react-i18next';
import { TableOfContents } from '../../components/article/table-of-contents';
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs';
import * as button from '../../components/button/button.module.css';
import type { Heading } from '../../components/data/data';
import { Icon } from '../../components/icon/icon';
import { PartnerMark } from '../../components/partner-mark/partner-mark';
import { Prose } from '../../components/prose/prose';
import { useShell } from '../../components/shell/shell-context';
import { SiteLink } from '../../components/site-link/site-link';
import type { RoutePath } from '../../site/hosting/route-path';
import * as styles from './partner-profile.module.css';

interface Props {
  readonly name: string;
  readonly description: string;
  /** A tag without a list has no path. */
  readonly tags: readonly { readonly name: string; readonly path: RoutePath | null }[];
  readonly website: string;
  readonly offer: string | null;
  readonly html: string;
  readonly headings: readonly Heading[];
}

export function PartnerProfile({ name, description, tags, website, offer, html, headings }: Props) {
  const { t } = useTranslation('partner');
  const shell = useShell();
  return (
    <>
      <Breadcrumbs crumbs={[{ name: shell.t('nav.partner'), path: '/partner' }]} current={name} />
      <article className={styles.profile}>
        <header className={styles.header}>
          <PartnerMark name={name} />
          <h1>{name}</h1>
          <p className={styles.lead}>{description}</p>
        </header>
        <aside className={styles.side}>
          <div className={`box ${styles.card}`}>
            <dl className={styles.facts}>
              {offer && (
                <div className={styles.offer}>
                  <dt>{t('offer')}</dt>
                  <dd>{offer}</dd>
                </div>
              )}
              <div>
                <dt>{t('field')}</dt>
                <dd className={styles.tags}>
                  {tags.map(({ name, path }) =>
                    path ? (
                      <SiteLink key={name} to={path}>
                        {name}
                      </SiteLink>
                    ) : (
                      <span key={name}>{name}</span>
                    ),
                  )}
                </dd>
              </div>
              <div>
                <dt>{t('address')}</dt>
                <dd>{new URL(website).host}</dd>
              </div>
            </dl>
            <a className={button.primary} href={website} rel="noopener" data-external="">
              {t('website')}
              <Icon name="external-link" />
            </a>
          </div>
          <TableOfContents headings={headings} />
        </aside>
        <div className={styles.body}>
          <Prose html={html} />
        </div>
      </article>
    </>
  );
}
