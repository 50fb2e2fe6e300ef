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
import { useShell } from '../../../src/components/shell/shell-context';
import { AccountLink } from '../../../src/components/site-link/account-link';
import { SiteLink } from '../../../src/components/site-link/site-link';
import { installerFile } from '../../../src/site/product/installers';
import { type Period, periods } from '../../../src/site/product/plans';
import { withList } from './list-context';
import type { Group } from './specimen';
import { useView } from './view';

function Buttons() {
  const { t } = useShell();
  const { t: home } = useTranslation('home');
  return (
    <p className={button.row}>
      <AccountLink to="register" className={button.primary}>
        {t('register')}
      </AccountLink>
      <SiteLink to="/download" className={button.secondary}>
        {home('hero.download')}
      </SiteLink>
    </p>
  );
}

function Periods() {
  const { t } = useTranslation('pricing');
  const [period, setPeriod] = useState<Period>('yearly');
  return (
    <form>
      <Segments
        title={t('period')}
        name="period"
        value={period}
        onChange={setPeriod}
        segments={periods.map((value) => ({ value, label: t(value) }))}
      />
    </form>
  );
}

function Trail() {
  const { t } = useShell();
  const { data } = useView();
  return <Breadcrumbs crumbs={[{ name: t('nav.blog'), path: '/blog' }]} current={data.article.frontmatter.title} />;
}

function Copyable() {
  const { t } = useTranslation('download');
  const { site } = useShell();
  return <CopyField text={`sha256sum ${installerFile(site.config, 'com_linux')}`} copyName={t('copy')} />;
}

const Feed = () => <FeedLink page={useShell().page} section="blog" />;

function Names() {
  const { t } = useTranslation('pricing');
  return <span className={badge.badge}>{t('september.badge')}</span>;
}

function Filter({ category, tag }: { readonly category: string | null; readonly tag: string | null }) {
  const { page } = useShell();
  return <ListFilter section="blog" page={withList(page, { category, tag })} terms={useView().data.terms} />;
}

function Links({ described }: { readonly described: boolean }) {
  const { menus } = useShell();
  const items = described ? menus.product.slice(0, 2) : [...menus.company.slice(0, 2), ...menus.resources.slice(-1)];
  return (
    <ul>
      {items.map((item) => (
        <li key={item.nameKey}>
          <MenuLink item={item} described={described} />
        </li>
      ))}
    </ul>
  );
}

function PlainLinks() {
  const { t } = useShell();
  return (
    <p className={button.row}>
      <SiteLink to="/pricing">{t('pricing')}</SiteLink>
      <AccountLink to="register">{t('register')}</AccountLink>
      <AccountLink to="login">{t('login')}</AccountLink>
    </p>
  );
}

const Icons = () => (
  <ul className={iconPage.icons}>
    {(Object.keys(icons) as IconName[]).map((name) => (
      <li key={name} className={iconPage.icon}>
        <Icon name={name} />
        <code>{name}</code>
      </li>
    ))}
  </ul>
);

export const actions: Group = {
  button: {
    purpose:
      'The look of a link or a button that does what the page is for. One primary a view; all others are secondary.',
    specimens: [{ state: 'Primary and secondary', note: 'Both grow with their words.', show: () => <Buttons /> }],
  },
  'site-link': {
    purpose: 'Leads to a page of the site in the language of the page around, or to the application.',
    specimens: [{ state: 'Page, register, log in', show: () => <PlainLinks /> }],
  },
  'menu-link': {
    purpose: 'An entry of a menu: a page of the site, or a place outside it.',
    specimens: [
      { state: 'Name alone', show: () => <Links described={false} /> },
      { state: 'Name and description', show: () => <Links described /> },
    ],
  },
  'copy-field': {
    purpose: 'A text set as code, with a button that copies it.',
    specimens: [
      {
        state: 'Default',
        note: 'Press to see it copied. Without scripts there is no button.',
        show: () => <Copyable />,
      },
    ],
  },
  segments: {
    purpose: 'A few values next to each other, of which one is chosen; radio buttons, for keyboard and screen reader.',
    specimens: [{ state: 'Default', show: () => <Periods /> }],
  },
  breadcrumbs: {
    purpose: 'The way from the home page to this one; the page itself is the last, and no link.',
    specimens: [{ state: 'Default', show: () => <Trail /> }],
  },
  'list-filter': {
    purpose: 'Links to the categories of a section with their numbers, and to the tags of the chosen one.',
    specimens: [
      { state: 'All', room: 'whole', show: () => <Filter category={null} tag={null} /> },
      { state: 'Category chosen', room: 'whole', show: () => <Filter category="guides" tag={null} /> },
      { state: 'Category and tag chosen', room: 'whole', show: () => <Filter category="guides" tag="proxy" /> },
    ],
  },
  'feed-link': {
    purpose: 'A visible link to the feed of a section, for its list.',
    specimens: [{ state: 'Default', show: () => <Feed /> }],
  },
  'language-picker': {
    purpose: 'The languages of the site as real links, each to the final address of this page in that language.',
    specimens: [{ state: 'Closed', note: 'Press to open; Escape closes.', once: true, show: () => <LanguagePicker /> }],
  },
  logo: {
    purpose: 'The product’s mark and name, leading home.',
    specimens: [
      { state: 'Mark and name', show: () => <Logo /> },
      { state: 'Mark', show: () => <Mark /> },
    ],
  },
  badge: {
    purpose: 'A word or two that set something apart for a while, such as a season.',
    specimens: [{ state: 'Default', show: () => <Names /> }],
  },
  icon: {
    purpose: 'A decorative icon in the colour and size of the text around; its meaning is always in text beside it.',
    specimens: [{ state: 'Every icon', room: 'whole', show: () => <Icons /> }],
  },
};
