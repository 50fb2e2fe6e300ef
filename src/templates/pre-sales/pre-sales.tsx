import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Below } from '../../components/below/below';
import * as button from '../../components/button/button.module.css';
import { Card, CardGrid } from '../../components/card/card';
import { ChatButton } from '../../components/contact-ways/chat-button';
import { ContactWays } from '../../components/contact-ways/contact-ways';
import { messagesIn, type WithMessages } from '../../components/data/data';
import { MailDraft, mailOf } from '../../components/mail-draft/mail-draft';
import { PageHead } from '../../components/page-head/page-head';
import { PageTop, Section } from '../../components/section/section';
import { useShell } from '../../components/shell/shell-context';
import { SiteLink } from '../../components/site-link/site-link';
import { SplitSection } from '../../components/split-section/split-section';
import * as columns from '../../components/steps/columns.module.css';
import { Steps } from '../../components/steps/steps';
import type { PageContext } from '../../site/pages/page-context';

const steps = ['write', 'answer', 'try'] as const;
const topics = [
  ['size', 'layers'],
  ['move', 'download'],
  ['trial', 'users'],
  ['business', 'building-2'],
] as const;
const preparations = ['accounts', 'people', 'proxies', 'scripts'] as const;

/** The mail link starts with the questions that we need answered. */
export default function PreSalesPage(_props: PageProps<WithMessages, PageContext>) {
  const { t } = useTranslation('pre-sales');
  const { site, t: shell } = useShell();
  const draft = {
    address: `sales@${site.config.supportEmail.split('@')[1]}`,
    subject: t('meta.title'),
    questions: preparations.map((key) => t(`prepare.${key}`)),
  };
  return (
    <>
      <PageTop title={t('title')} lead={t('lead')} banded>
        <p className={button.row}>
          <a className={button.primary} href={mailOf(draft)}>
            {t('write')}
          </a>
          <SiteLink className={button.secondary} to="/pricing">
            {shell('pricing')}
          </SiteLink>
        </p>
      </PageTop>
      <Section title={t('next.title')} tone="sunk">
        <Steps
          look={columns}
          steps={steps.map((step) => ({
            title: t(`next.${step}.title`),
            when: t(`next.${step}.when`),
            text: t(`next.${step}.text`),
          }))}
        />
      </Section>
      <Below />
      <SplitSection title={t('prepare.title')}>
        <MailDraft draft={draft} action={t('write')} />
      </SplitSection>
      <Section title={t('topics.title')} tone="sunk">
        <CardGrid>
          {topics.map(([topic, icon]) => (
            <Card key={topic} title={t(`topics.${topic}.title`)} icon={icon}>
              {t(`topics.${topic}.text`)}
            </Card>
          ))}
        </CardGrid>
      </Section>
      <SplitSection title={t('ways.title')}>
        <ContactWays
          group={t('ways.group')}
          ways={[{ icon: 'message-circle', way: <ChatButton>{t('ways.chat')}</ChatButton>, note: t('ways.here') }]}
        />
      </SplitSection>
    </>
  );
}

export function Head({ data, pageContext: page }: HeadProps<WithMessages, PageContext>) {
  return <PageHead page={page} {...messagesIn(data, 'pre-sales').meta} />;
}

export const query = graphql`
  query PreSales($language: String!, $namespaces: [String!]!) {
    ...PageMessages
  }
`;
