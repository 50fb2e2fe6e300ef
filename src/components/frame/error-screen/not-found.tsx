import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { wordsOf } from '../../../browser/not-found/nearest-pages';
import { splitPath } from '../../../site/hosting/hosts';
import { localeOf } from '../../../site/languages/locales';
import * as button from '../../button/button.module.css';
import { useShell } from '../../shell/shell-context';
import { SiteLink } from '../../site-link/site-link';
import { MenuLink } from '../menu-link/menu-link';
import { SearchForm } from '../search/search-form';
import { ErrorScreen } from './error-screen';
import * as styles from './not-found.module.css';
import { StoneWithoutFacet } from './stone';
import { type NearPage, useNotFound } from './use-not-found';

const sectionCount = 4;

/** Without scripts, visitors can still go to the sections. */
export function NotFound() {
  const { t } = useTranslation('error');
  const { site, page, menus, t: shell } = useShell();
  const near = useNotFound();
  const path = useLocationPath();
  // /error/404 itself exists, so nothing was looked for.
  const isUnknownAddress = page.pattern === '/404';
  const unknown = isUnknownAddress ? path : null;
  const words = unknown === null ? '' : wordsOf(splitPath(site, unknown).path).join(' ');
  const sections = [...menus.resources, ...menus.company].filter((item) => item.path).slice(0, sectionCount);
  return (
    <ErrorScreen code="404" title={t('404.title')} picture={<StoneWithoutFacet />}>
      {isUnknownAddress && <p className={styles.path}>{unknown && t('404.notFound', { path: unknown })}</p>}
      <SearchForm label={t('404.search')} words={words} />
      <p className="soft">{t('404.text')}</p>
      <ul className={button.row}>
        <li>
          <SiteLink to="/" className={styles.section}>
            {shell('home')}
          </SiteLink>
        </li>
        <li>
          <SiteLink to="/pricing" className={styles.section}>
            {shell('pricing')}
          </SiteLink>
        </li>
        <li>
          <SiteLink to="/download" className={styles.section}>
            {shell('download')}
          </SiteLink>
        </li>
        {sections.map((item) => (
          <li key={item.nameKey}>
            <MenuLink item={item} className={styles.section} />
          </li>
        ))}
      </ul>
      {isUnknownAddress && <Near title={t('404.nearest')} pages={near} />}
    </ErrorScreen>
  );
}

/** In space reserved at the end of the page, so that nothing moves when they appear. */
function Near({ title, pages }: { readonly title: string; readonly pages: readonly NearPage[] }) {
  const { site } = useShell();
  return (
    <section className={styles.near} aria-live="polite">
      {pages.length > 0 && (
        <>
          <h2 className={`note ${styles.nearTitle}`}>{title}</h2>
          <ul>
            {pages.map(({ path, name }) => (
              <li key={path}>
                <a href={path} className={styles.page}>
                  <span className={styles.name} lang={localeOf(splitPath(site, path).locale).tag}>
                    {name}
                  </span>
                  <span className={styles.address}>{path}</span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const subscribe = () => () => {};

/** Null in the first render, which must match the served page. */
export const useLocationPath = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => window.location.pathname,
    () => null,
  );
