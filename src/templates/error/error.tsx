import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { messagesIn, type WithMessages } from '../../components/data/data';
import { ErrorScreen } from '../../components/frame/error-screen/error-screen';
import { NotFound } from '../../components/frame/error-screen/not-found';
import { StoneInHalves } from '../../components/frame/error-screen/stone';
import { FaultScreen } from '../../components/frame/root-fault/fault-screen';
import { PageHead } from '../../components/page-head/page-head';
import { useShell } from '../../components/shell/shell-context';
import type { PageContext } from '../../site/pages/page-context';

/** 404 and 502. */
export default function ErrorPage({ pageContext: page }: PageProps<WithMessages, PageContext>) {
  const { t } = useShell();
  if (page.pattern !== '/error/502') return <NotFound />;
  return (
    <ErrorScreen code="502" title={t('fault.502msg1')} picture={<StoneInHalves />}>
      <FaultScreen />
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
    ...PageMessages
  }
`;
