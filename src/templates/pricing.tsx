import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { site } from '../browser/site';
import * as badge from '../components/badge/badge.module.css';
import * as wide from '../components/list-filter/list-page.module.css';
import { PageHead } from '../components/page-head/page-head';
import { questionsPage, software } from '../components/page-head/structured-data';
import { PlanTable } from '../components/plan-table/plan-table';
import { PlanCards } from '../components/pricing/plan-cards';
import { PriceCalculator } from '../components/pricing/price-calculator';
import { Questions } from '../components/questions/questions';
import { PageTop, Section } from '../components/section/section';
import { SplitSection } from '../components/split-section/split-section';
import { messagesIn, type WithMessages } from '../queries/data';
import { localeOf } from '../site/locales';
import type { PageContext } from '../site/page-context';
import { leastPrice, planIds, septemberDiscount } from '../site/plans';

const questions = ['change', 'cancel', 'currency', 'methods'] as const;

const isSeptember = (page: PageContext): boolean => page.route === '/pricing/september';

/** Prices: the calculator, the plans, what is in each, and the seasonal variant. */
export default function PricingPage({ pageContext: page }: PageProps<WithMessages, PageContext>) {
  const { t } = useTranslation('pricing');
  const september = isSeptember(page);
  return (
    <>
      <PageTop
        title={september ? t('september.title') : t('title')}
        lead={september ? t('september.lead') : t('lead')}
        eyebrow={september && <span className={badge.badge}>{t('september.badge')}</span>}
      >
        {september && <p>{t('september.ends')}</p>}
      </PageTop>
      <div className={wide.list}>
        <PriceCalculator discount={september ? septemberDiscount : 0} />
        <PlanCards />
      </div>
      <Section title={t('compare.title')}>
        <PlanTable />
      </Section>
      <SplitSection title={t('questions.title')}>
        <Questions
          questions={questions.map((key) => ({
            question: t(`questions.${key}.question`),
            answer: t(`questions.${key}.answer`),
          }))}
        />
      </SplitSection>
    </>
  );
}

export function Head({ data, pageContext: page }: HeadProps<WithMessages, PageContext>) {
  const messages = messagesIn(data, 'pricing');
  const plans = messagesIn(data, 'plans');
  const { currency } = localeOf(page.language);
  return (
    <PageHead
      page={page}
      title={isSeptember(page) ? messages.september.title : messages.meta.title}
      description={messages.meta.description}
      structured={[
        software(
          site,
          page.language,
          planIds.flatMap((plan) => {
            const price = leastPrice(plan, currency);
            return price === null ? [] : [{ name: plans[plan].name, price }];
          }),
        ),
        questionsPage(questions.map((key) => messages.questions[key])),
      ]}
    />
  );
}

export const query = graphql`
  query Pricing($language: String!, $namespaces: [String!]!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) {
      ...PageMessages
    }
  }
`;
