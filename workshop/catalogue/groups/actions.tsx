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
    purpose:
      'The look of a link or a button that does what the page is for. One primary a view; all others are secondary.',
    states: {
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
  },
  'site-link': {
    purpose: 'Leads to a page of the site in the language of the page around, or to the application.',
    states: {
      'Page, register, log in': ({ t }) => (
        <p className={button.row}>
          <SiteLink to="/pricing">{t('shell:pricing')}</SiteLink>
          <AccountLink to="register">{t('shell:register')}</AccountLink>
          <AccountLink to="login">{t('shell:login')}</AccountLink>
        </p>
      ),
    },
  },
  'menu-link': {
    purpose: 'An entry of a menu: a page of the site, or a place outside it.',
    states: {
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
  },
  'copy-field': {
    purpose: 'A text set as code, with a button that copies it.',
    states: {
      Default: {
        note: 'Press to see it copied. Without scripts there is no button.',
        show: ({ t, shell: { site } }) => (
          <CopyField text={`sha256sum ${installerFile(site.config, 'com_linux')}`} copyName={t('download:copy')} />
        ),
      },
    },
  },
  segments: {
    purpose: 'A few values next to each other, of which one is chosen; radio buttons, for keyboard and screen reader.',
    states: { Default: () => <Periods /> },
  },
  breadcrumbs: {
    purpose: 'The way from the home page to this one; the page itself is the last, and no link.',
    states: {
      Default: ({ t, data }) => (
        <Breadcrumbs crumbs={[{ name: t('shell:nav.blog'), path: '/blog' }]} current={data.article.frontmatter.title} />
      ),
    },
  },
  'list-filter': {
    purpose: 'Links to the categories of a section with their numbers, and to the tags of the chosen one.',
    states: {
      All: filter(null, null),
      'Category chosen': filter('guides', null),
      'Category and tag chosen': filter('guides', 'proxy'),
    },
  },
  'feed-link': {
    purpose: 'A visible link to the feed of a section, for its list.',
    states: { Default: ({ shell }) => <FeedLink page={shell.page} section="blog" /> },
  },
  'language-picker': {
    purpose: 'The languages of the site as real links, each to the final address of this page in that language.',
    states: { Closed: { note: 'Press to open; Escape closes.', once: true, show: () => <LanguagePicker /> } },
  },
  logo: {
    purpose: 'The product’s mark and name, leading home.',
    states: { 'Mark and name': () => <Logo />, Mark: () => <Mark /> },
  },
  badge: {
    purpose: 'A word or two that set something apart for a while, such as a season.',
    states: { Default: ({ t }) => <span className={badge.badge}>{t('pricing:september.badge')}</span> },
  },
  icon: {
    purpose: 'A decorative icon in the colour and size of the text around; its meaning is always in text beside it.',
    states: {
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
  },
};
