import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import * as button from '../components/button/button.module.css';
import { Card, CardGrid } from '../components/card/card';
import { CheckList } from '../components/check-list/check-list';
import { PageHead } from '../components/page-head/page-head';
import { PageTop, Section } from '../components/section/section';
import { useShell } from '../components/shell/shell-context';
import { SiteLink } from '../components/site-link/site-link';
import { Steps } from '../components/steps/steps';
import { messagesIn, type WithMessages } from '../queries/data';
import type { PageContext } from '../site/page-context';

const kinds = [
  ['integration', 'workflow'],
  ['referral', 'gift'],
  ['reseller', 'shopping-cart'],
] as const;
const steps = ['apply', 'check', 'start'] as const;
const terms = ['lawful', 'clear', 'support'] as const;

/** The partner programme. */
export default function PartnerPlanPage(_props: PageProps<WithMessages, PageContext>) {
  const { t } = useTranslation('partner-plan');
  const { site, menus } = useShell();
  const listed = menus.company.some((item) => item.path === '/partner');
  return (
    <>
      <PageTop title={t('title')} lead={t('lead')}>
        <p className={button.row}>
          <a className={button.primary} href={`mailto:partners@${site.config.supportEmail.split('@')[1]}`}>
            {t('apply')}
          </a>
          {listed && (
            <SiteLink className={button.secondary} to="/partner">
              {t('list')}
            </SiteLink>
          )}
        </p>
      </PageTop>
      <Section title={t('kinds.title')} tone="sunk">
        <CardGrid>
          {kinds.map(([kind, icon]) => (
            <Card key={kind} title={t(`kinds.${kind}.title`)} icon={icon}>
              {t(`kinds.${kind}.text`)}
            </Card>
          ))}
        </CardGrid>
      </Section>
      <Section title={t('steps.title')}>
        <Steps steps={steps.map((step) => ({ title: t(`steps.${step}.title`), text: t(`steps.${step}.text`) }))} />
      </Section>
      <Section title={t('terms.title')} tone="sunk">
        <CheckList items={terms.map((term) => t(`terms.${term}`))} />
      </Section>
    </>
  );
}

export function Head({ data, pageContext: page }: HeadProps<WithMessages, PageContext>) {
  return <PageHead page={page} {...messagesIn(data, 'partner-plan').meta} />;
}

export const query = graphql`
  query PartnerPlan($language: String!, $namespaces: [String!]!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) {
      ...PageMessages
    }
  }
`;
