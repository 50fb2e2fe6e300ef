import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Below } from '../../components/below/below';
import * as button from '../../components/button/button.module.css';
import { Card, CardGrid } from '../../components/card/card';
import { CheckList } from '../../components/check-list/check-list';
import { messagesIn, type WithMessages } from '../../components/data/data';
import { MailDraft } from '../../components/mail-draft/mail-draft';
import { PageHead } from '../../components/page-head/page-head';
import { usePrices } from '../../components/pricing/prices-context';
import { Questions } from '../../components/questions/questions';
import { PageTop, Section } from '../../components/section/section';
import { ShareOffer } from '../../components/share-table/share-offer';
import { ShareTable } from '../../components/share-table/share-table';
import { useShell } from '../../components/shell/shell-context';
import { SiteLink } from '../../components/site-link/site-link';
import { SplitSection } from '../../components/split-section/split-section';
import * as columns from '../../components/steps/columns.module.css';
import { Steps } from '../../components/steps/steps';
import { formatPercent, formatPrice } from '../../site/formats';
import type { PageContext } from '../../site/pages/page-context';
import { planPrice, referralShare } from '../../site/product/plans';
import { MoneyFlow } from './money-flow';

/** Who pays whom for what, in message keys. */
const kinds = [
  {
    kind: 'integration',
    icon: 'workflow',
    payments: [
      ['customer', 'service', 'you'],
      ['customer', 'plan', 'product'],
    ],
  },
  {
    kind: 'referral',
    icon: 'gift',
    payments: [
      ['customer', 'plan', 'product'],
      ['product', 'share', 'you'],
    ],
  },
  {
    kind: 'reseller',
    icon: 'shopping-cart',
    payments: [
      ['customer', 'yourPrice', 'you'],
      ['you', 'partnerPrice', 'product'],
    ],
  },
] as const;
const steps = ['apply', 'check', 'start'] as const;
const fits = ['proxies', 'tools', 'trainers', 'agencies'] as const;
const terms = ['lawful', 'clear', 'support'] as const;
const details = ['offer', 'customers', 'kind'] as const;
const questions = ['rivals', 'access', 'support'] as const;

/** The share is calculated for these numbers of customers. */
const customerSteps = [5, 20, 50] as const;

/** The application is a mail that starts with the questions that we need answered. */
export default function PartnerPlanPage(_props: PageProps<WithMessages, PageContext>) {
  const { t } = useTranslation('partner-plan');
  const { site, menus, locale } = useShell();
  const { currency } = locale;
  const listed = menus.company.some((item) => item.path === '/partner');
  const price = planPrice(usePrices(), { profiles: 50, members: 1, period: 'monthly', currency }).perMonth;
  const party = (id: 'customer' | 'you' | 'product'): string => (id === 'product' ? site.config.name : t(`flow.${id}`));
  const application = {
    address: `partners@${site.config.supportEmail.split('@')[1]}`,
    subject: t('apply'),
    questions: details.map((key) => t(`details.${key}`)),
  };
  return (
    <>
      <PageTop
        title={t('title')}
        lead={t('lead')}
        banded
        aside={
          <ShareOffer
            sides={[
              {
                who: t('kinds.referral.title'),
                share: formatPercent(locale, referralShare.ordinary),
                what: t('kinds.referral.text'),
              },
            ]}
          />
        }
      >
        <p className={button.row}>
          <a className={button.primary} href="#apply">
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
          {kinds.map(({ kind, icon, payments }) => (
            <Card key={kind} title={t(`kinds.${kind}.title`)} icon={icon}>
              <p>{t(`kinds.${kind}.text`)}</p>
              <MoneyFlow
                title={t('flow.title')}
                payments={payments.map(([from, what, to]) => ({
                  from: party(from),
                  what: t(`flow.${what}`),
                  to: party(to),
                }))}
              />
            </Card>
          ))}
        </CardGrid>
      </Section>
      <Section title={t('steps.title')}>
        <Steps
          look={columns}
          steps={steps.map((step) => ({ title: t(`steps.${step}.title`), text: t(`steps.${step}.text`) }))}
        />
      </Section>
      <Below />
      <SplitSection
        tone="sunk"
        title={t('example.title')}
        lead={t('example.text', {
          price: formatPrice(locale, price, currency),
          percent: formatPercent(locale, referralShare.ordinary),
        })}
      >
        <ShareTable
          names={[t('example.customers'), t('example.pay'), t('example.share')]}
          rows={customerSteps.map((customers) => [
            String(customers),
            formatPrice(locale, customers * price, currency),
            formatPrice(locale, customers * price * referralShare.ordinary, currency),
          ])}
        />
      </SplitSection>
      <SplitSection title={t('fits.title')}>
        <CheckList items={fits.map((key) => t(`fits.${key}`))} />
      </SplitSection>
      <SplitSection title={t('terms.title')} tone="sunk">
        <CheckList items={terms.map((term) => t(`terms.${term}`))} />
      </SplitSection>
      <SplitSection title={t('questions.title')}>
        <Questions
          questions={questions.map((key) => ({
            question: t(`questions.${key}.question`),
            answer: t(`questions.${key}.answer`),
          }))}
        />
      </SplitSection>
      <SplitSection title={t('details.title')} tone="sunk" id="apply">
        <MailDraft draft={application} action={t('apply')} />
      </SplitSection>
    </>
  );
}

export function Head({ data, pageContext: page }: HeadProps<WithMessages, PageContext>) {
  return <PageHead page={page} {...messagesIn(data, 'partner-plan').meta} />;
}

export const query = graphql`
  query PartnerPlan($language: String!, $namespaces: [String!]!) {
    ...PriceLists
    ...PageMessages
  }
`;
