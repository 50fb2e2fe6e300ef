import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { NotFound } from '../../frame/error-screen/not-found';
import { StoneInHalves } from '../../frame/error-screen/stone';
import { FaultScreen } from '../../frame/root-fault/fault-screen';
import { messagesIn, type WithMessages } from '../../queries/data';
import type { PageContext } from '../../site/pages/page-context';
import { PageHead } from '../../ui/page-head/page-head';

/** Not found (404) and broken (502): what happened, and where to go from here. */
export default function ErrorPage({ pageContext: page }: PageProps<WithMessages, PageContext>) {
  return page.pattern === '/error/502' ? <FaultScreen picture={<StoneInHalves />} /> : <NotFound />;
}

export function Head({ data, pageContext: page }: HeadProps<WithMessages, PageContext>) {
  const messages = messagesIn(data, 'error');
  const { title } = page.pattern === '/error/502' ? messages['502'] : messages['404'];
  return <PageHead page={page} title={title} description={title} />;
}

export const query = graphql`
  query ErrorPage($language: String!, $namespaces: [String!]!) {
    locales: messages(language: $language, namespaces: $namespaces) {
      ...PageMessages
    }
  }
`;
