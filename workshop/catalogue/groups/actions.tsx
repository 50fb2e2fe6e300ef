import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as badge from '../../../src/components/badge/badge.module.css';
import { Breadcrumbs } from '../../../src/components/breadcrumbs/breadcrumbs';
import * as button from '../../../src/components/button/button.module.css';
import { CopyField } from '../../../src/components/copy-field/copy-field';
import { FeedLink } from '../../../src/components/feed-link/feed-link';
import { LanguagePicker } from '../../../src/components/frame/language-picker/language-picker';
import { Logo, Mark } from '../../../src/components/frame/logo/logo';
import { MenuLink } from '../../../src/components/frame/menu-link/menu-link';
import { Icon } from '../../../src/components/icon/icon';
import * as iconPage from '../../../src/components/icon/icon-page.module.css';
import { type IconName, icons } from '../../../src/components/icon/icons';
import { ListFilter } from '../../../src/components/list-filter/list-filter';
import { Segments } from '../../../src/components/segments/segments';
import { AccountLink } from '../../../src/components/site-link/account-link';
import { SiteLink } from '../../../src/components/site-link/site-link';
import type { PageContext } from '../../../src/site/pages/page-context';
import { installerFile } from '../../../src/site/product/installers';
import { type Period, periods } from '../../../src/site/product/plans';
import type { Group, Specimen } from './specimen';

type List = NonNullable<PageContext['list']>;

/** 18 articles on three pages. */
const list: List = {
  page: 1,
  pages: 3,
  category: null,
  tag: null,
  counts: { basics: 6, guides: 7, automation: 3, security: 2 },
  categories: ['basics', 'guides', 'automation', 'security'],
  tags: ['fingerprint', 'proxy', 'profiles', 'rpa'],
};

/** The context of a list, in place of that of the surrounding page. */
export const withList = (page: PageContext, change: Partial<List>): PageContext => ({
  ...page,
  route: '/blog',
  pattern: '/blog',
  list: { ...list, ...change },
});

const filter = (category: string | null, tag: string | null): Specimen => ({
  room: 'whole',
  show: ({ shell, data }) => (
    <ListFilter section="blog" page={withList(shell.page, { category, tag })} terms={data.terms} />
  ),
});

function Periods() {
  const { t } = useTranslation('pricing');
  const [period, setPeriod] = useState<Period>('yearly');
  const segments = periods.map((value) => ({ value, label: t(value) }));
  return (
    <form>
      <Segments title={t('period')} name="period" value={period} onChange={setPeriod} segments={segments} />
    </form>
  );
}

export const actions: Group = {
  button: {
    'Primary and secondary': {
      note: 'Both grow with their words.',
      show: ({ t }) => (
        <p className={button.row}>
          <AccountLink to="register" className={button.primary}>
            {t('shell:register')}
          </AccountLink>
          <SiteLink to="/download" className={button.secondary}>
            {t('home:hero.download')}
          </SiteLink>
        </p>
      ),
    },
  },
  'site-link': {
    'Page, register, log in': ({ t }) => (
      <p className={button.row}>
        <SiteLink to="/pricing">{t('shell:pricing')}</SiteLink>
        <AccountLink to="register">{t('shell:register')}</AccountLink>
        <AccountLink to="login">{t('shell:login')}</AccountLink>
      </p>
    ),
  },
  'menu-link': {
    'Name alone': ({ shell: { menus } }) => (
      <ul>
        {[...menus.company.slice(0, 2), ...menus.resources.slice(-1)].map((item) => (
          <li key={item.nameKey}>
            <MenuLink item={item} described={false} />
          </li>
        ))}
      </ul>
    ),
    'Name and description': ({ shell: { menus } }) => (
      <ul>
        {menus.product.slice(0, 2).map((item) => (
          <li key={item.nameKey}>
            <MenuLink item={item} described />
          </li>
        ))}
      </ul>
    ),
  },
  'copy-field': {
    Default: {
      note: 'Press to see it copied. Without scripts there is no button.',
      show: ({ t, shell: { site } }) => (
        <CopyField text={`sha256sum ${installerFile(site.config, 'com_linux')}`} copyName={t('download:copy')} />
      ),
    },
  },
  segments: { Default: () => <Periods /> },
  breadcrumbs: {
    Default: ({ t, data }) => (
      <Breadcrumbs crumbs={[{ name: t('shell:nav.blog'), path: '/blog' }]} current={data.article.frontmatter.title} />
    ),
  },
  'list-filter': {
    All: filter(null, null),
    'Category chosen': filter('guides', null),
    'Category and tag chosen': filter('guides', 'proxy'),
  },
  'feed-link': { Default: ({ shell }) => <FeedLink page={shell.page} section="blog" /> },
  'language-picker': { Closed: { note: 'Press to open; Escape closes.', once: true, show: () => <LanguagePicker /> } },
  logo: { 'Mark and name': () => <Logo />, Mark: () => <Mark /> },
  badge: { Default: ({ t }) => <span className={badge.badge}>{t('pricing:september.badge')}</span> },
  icon: {
    'Every icon': {
      room: 'whole',
      show: () => (
        <ul className={iconPage.icons}>
          {(Object.keys(icons) as IconName[]).map((name) => (
            <li key={name} className={iconPage.icon}>
              <Icon name={name} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      ),
    },
  },
};
