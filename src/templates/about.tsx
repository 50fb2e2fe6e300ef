import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Card, CardGrid } from '../components/card/card';
import { PageHead } from '../components/page-head/page-head';
import * as prose from '../components/prose/prose.module.css';
import { PageTop, Section } from '../components/section/section';
import { useShell } from '../components/shell/shell-context';
import { messagesIn, type WithMessages } from '../queries/data';
import type { PageContext } from '../site/page-context';

const values = ['plain', 'yours', 'lawful'] as const;
const contacts = ['sales', 'support', 'press', 'security'] as const;

/** Who makes the product, what they hold to, and how to reach them. */
export default function AboutPage(_props: PageProps<WithMessages, PageContext>) {
  const { t } = useTranslation('about');
  const { site } = useShell();
  const domain = site.config.supportEmail.split('@')[1];
  return (
    <>
      <PageTop title={t('title')} lead={t('lead')} />
      <Section title={t('story.title')}>
        <div className={prose.measured}>
          <p>{t('story.text1')}</p>
          <p>{t('story.text2')}</p>
        </div>
      </Section>
      <Section title={t('values.title')} tone="sunk">
        <CardGrid>
          {values.map((value) => (
            <Card key={value} title={t(`values.${value}.title`)}>
              {t(`values.${value}.text`)}
            </Card>
          ))}
        </CardGrid>
      </Section>
      <Section title={t('contact.title')} lead={t('contact.text')}>
        <CardGrid>
          {contacts.map((contact) => (
            <Card key={contact} title={t(`contact.${contact}`)} icon="mail">
              <a href={`mailto:${contact}@${domain}`}>{`${contact}@${domain}`}</a>
            </Card>
          ))}
        </CardGrid>
      </Section>
    </>
  );
}

export function Head({ data, pageContext: page }: HeadProps<WithMessages, PageContext>) {
  return <PageHead page={page} {...messagesIn(data, 'about').meta} />;
}

export const query = graphql`
  query About($language: String!, $namespaces: [String!]!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) {
      ...PageMessages
    }
  }
`;
