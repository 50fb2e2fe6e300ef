import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { site } from '../../browser/platform/site';
import * as badge from '../../components/badge/badge.module.css';
import { Below } from '../../components/below/below';
import * as button from '../../components/button/button.module.css';
import { CallToAction } from '../../components/call-to-action/call-to-action';
import { messagesIn, type WithMessages, type WithPrices } from '../../components/data/data';
import * as wide from '../../components/list-filter/list-page.module.css';
import { OfferBar } from '../../components/offer-bar/offer-bar';
import { PageHead } from '../../components/page-head/page-head';
import { software } from '../../components/page-head/structured-data';
import { Prices } from '../../components/pricing/prices';
import { ProxyBudget, proxyBudgetId } from '../../components/proxy-budget/proxy-budget';
import { Questions } from '../../components/questions/questions';
import { Phrases } from '../../components/section/phrases';
import { PageTop, Section } from '../../components/section/section';
import { useShell } from '../../components/shell/shell-context';
import { AccountLink } from '../../components/site-link/account-link';
import { SiteLink } from '../../components/site-link/site-link';
import { SplitSection } from '../../components/split-section/split-section';
import { UntilOver, When } from '../../components/when/when';
import { formatDate } from '../../site/formats';
import { localeOf } from '../../site/languages/locales';
import type { PageContext } from '../../site/pages/page-context';
import { offers, stateOf } from '../../site/product/offers';
import { leastPrice, planIds } from '../../site/product/plans';
import { OfferList } from './offer-list';
import { PlanTable } from './plan-table';

const questions = ['free', 'change', 'cancel', 'currency', 'methods'] as const;

/** `normal` has the regular prices, which do not change with the season. */
const variants = { '/pricing': 'ordinary', '/pricing/normal': 'normal', '/pricing/september': 'september' } as const;
type Variant = (typeof variants)[keyof typeof variants];

const variantOf = ({ route }: PageContext): Variant => variants[route as keyof typeof variants] ?? 'ordinary';

export default function PricingPage({ pageContext: page }: PageProps<WithMessages, PageContext>) {
  const { t } = useTranslation('pricing');
  const { t: budget } = useTranslation('proxy-budget');
  const variant = variantOf(page);
  return (
    <>
      {variant === 'september' ? (
        <SeptemberTop />
      ) : (
        <PageTop
          title={variant === 'normal' ? t('normal.title') : t('title')}
          lead={variant === 'normal' ? t('normal.lead') : t('lead')}
        >
          {variant === 'ordinary' && (
            <OfferBar offer="september" to="/pricing/september">
              {t('september.lead')}
            </OfferBar>
          )}
        </PageTop>
      )}
      <div className={wide.list}>
        <Suspense>
          <Prices offer={variant === 'september' ? 'september' : null} />
        </Suspense>
      </div>
      <Below />
      <Section title={t('compare.title')}>
        <PlanTable />
      </Section>
      <Section title={budget('title')} lead={budget('lead')} tone="sunk" id={proxyBudgetId}>
        <ProxyBudget />
      </Section>
      <SplitSection title={t('questions.title')}>
        <Questions
          questions={questions.map((key) => ({
            question: t(`questions.${key}.question`),
            answer: t(`questions.${key}.answer`),
          }))}
        />
      </SplitSection>
      {variant === 'normal' && (
        <SplitSection title={t('offers.title')}>
          <OfferList />
        </SplitSection>
      )}
      <CallToAction />
    </>
  );
}

/** Until the offer is over: the offer. After it: the regular prices, and that it has ended. */
function SeptemberTop() {
  const { t } = useTranslation('pricing');
  const { locale } = useShell();
  return (
    <PageTop
      title={
        <UntilOver offer="september" after={<Phrases text={t('normal.title')} />}>
          <Phrases text={t('september.title')} />
        </UntilOver>
      }
      lead={
        <UntilOver
          offer="september"
          after={
            <span suppressHydrationWarning>
              {t('september.ended', { date: formatDate(locale, offers.september.last) })}
            </span>
          }
        >
          {t('september.lead')}
        </UntilOver>
      }
      eyebrow={
        <When offer="september" is={['before', 'during']}>
          <span className={badge.badge}>{t('september.badge')}</span>
        </When>
      }
    >
      <UntilOver
        offer="september"
        as="div"
        after={
          <AccountLink to="register" className={button.primary}>
            {t('choose.free')}
          </AccountLink>
        }
      >
        <p>{t('september.ends')}</p>
        <SiteLink to="/pricing/normal">{t('september.regular')}</SiteLink>
      </UntilOver>
    </PageTop>
  );
}

export function Head({ data, pageContext: page }: HeadProps<WithMessages & WithPrices, PageContext>) {
  const messages = messagesIn(data, 'pricing');
  const plans = messagesIn(data, 'plans');
  const { currency } = localeOf(page.language);
  const texts: Readonly<Record<Variant, readonly [title: string, description: string]>> = {
    ordinary: [messages.meta.title, messages.meta.description],
    normal: [messages.normal.title, messages.normal.lead],
    september: [messages.september.title, messages.september.lead],
  };
  const variant = variantOf(page);
  const isOver = variant === 'september' && stateOf(offers.september, Date.now()) === 'after';
  const [title, description] = texts[isOver ? 'normal' : variant];
  return (
    <PageHead
      page={page}
      title={title}
      description={description}
      structured={[
        software(
          site,
          page.language,
          planIds.flatMap((plan) => {
            const price = leastPrice(data.prices.lists, plan, currency);
            return price === null ? [] : [{ name: plans[plan].name, price }];
          }),
        ),
      ]}
    />
  );
}

export const query = graphql`
  query Pricing($language: String!, $namespaces: [String!]!) {
    ...PriceLists
    ...PageMessages
  }
`;
