import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { messagesIn, type WithMessages } from '../../components/data/data';
import { NotFound } from '../../components/frame/error-screen/not-found';
import { StoneInHalves } from '../../components/frame/error-screen/stone';
import { FaultScreen } from '../../components/frame/root-fault/fault-screen';
import { PageHead } from '../../components/page-head/page-head';
import type { PageContext } from '../../site/pages/page-context';

/** 404 and 502. */
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
    ...PageMessages
  }
`;
