import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import * as button from '../components/button/button.module.css';
import { ErrorScreen } from '../components/error-screen/error-screen';
import { useElsewhere } from '../components/error-screen/use-elsewhere';
import { useLocationPath } from '../components/error-screen/use-location-path';
import { PageHead } from '../components/page-head/page-head';
import { FaultScreen } from '../components/root-fault/fault-screen';
import { useShell } from '../components/shell/shell-context';
import { SiteLink } from '../components/site-link/site-link';
import { messagesIn, type WithMessages } from '../queries/data';
import type { PageContext } from '../site/page-context';

/** Not found (404) and broken (502): what happened, and where to go from here. */
export default function ErrorPage({ pageContext: page }: PageProps<WithMessages, PageContext>) {
  return page.pattern === '/error/502' ? <FaultScreen /> : <NotFound />;
}

function NotFound() {
  const { t } = useTranslation('error');
  const shell = useShell();
  const path = useLocationPath();
  useElsewhere();
  const places = [...shell.menus.resources, ...shell.menus.company].filter((item) => item.path).slice(0, 4);
  return (
    <ErrorScreen code="404" title={t('404.title')}>
      <p>{t('404.text')}</p>
      {path && <p>{t('404.notFound', { path })}</p>}
      <p className={button.row}>
        <SiteLink to="/" className={button.primary}>
          {shell.t('home')}
        </SiteLink>
        {places.map(
          (item) =>
            item.path && (
              <SiteLink key={item.path} to={item.path} className={button.secondary}>
                {shell.t(item.nameKey as 'nav.help')}
              </SiteLink>
            ),
        )}
      </p>
    </ErrorScreen>
  );
}

export function Head({ data, pageContext: page }: HeadProps<WithMessages, PageContext>) {
  const messages = messagesIn(data, 'error');
  const { title } = page.pattern === '/error/502' ? messages['502'] : messages['404'];
  return <PageHead page={page} title={title} description={title} />;
}

export const query = graphql`
  query ErrorPage($language: String!, $namespaces: [String!]!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) {
      ...PageMessages
    }
  }
`;
