import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as badge from '../../components/badge/badge.module.css';
import { Below } from '../../components/below/below';
import * as button from '../../components/button/button.module.css';
import { Closing } from '../../components/call-to-action/closing';
import { CheckList } from '../../components/check-list/check-list';
import { CopyField } from '../../components/copy-field/copy-field';
import { messagesIn, type WithMessages } from '../../components/data/data';
import { FactTable } from '../../components/fact-table/fact-table';
import { OfferBar } from '../../components/offer-bar/offer-bar';
import { PageHead } from '../../components/page-head/page-head';
import { usePrices } from '../../components/pricing/prices-context';
import { Questions } from '../../components/questions/questions';
import { Phrases } from '../../components/section/phrases';
import { PageTop, Section } from '../../components/section/section';
import { Equation } from '../../components/share-table/equation';
import { ShareOffer, type Side } from '../../components/share-table/share-offer';
import * as offer from '../../components/share-table/share-offer.module.css';
import { useShell } from '../../components/shell/shell-context';
import { AccountLink } from '../../components/site-link/account-link';
import { SiteLink } from '../../components/site-link/site-link';
import { SplitSection } from '../../components/split-section/split-section';
import * as columns from '../../components/steps/columns.module.css';
import { Steps } from '../../components/steps/steps';
import { UntilOver, When } from '../../components/when/when';
import { formatDate, formatPercent, formatPrice } from '../../site/formats';
import { addressOf } from '../../site/hosting/hosts';
import type { PageContext } from '../../site/pages/page-context';
import { offers, stateOf } from '../../site/product/offers';
import { friendDiscount, planPrice, referralShare } from '../../site/product/plans';
import { Season } from './season';
import * as season from './season.module.css';

const steps = ['link', 'share', 'earn'] as const;
const rules = ['self', 'ads', 'spam'] as const;
const questions = ['when', 'where'] as const;

const friends = 3;
/** Belongs to nobody. */
const exampleCode = 'ANNA-4711';

type Share = keyof typeof referralShare;
type Variant = 'ordinary' | 'referralProgram' | 'superSeptember';

const variantOf = (page: PageContext): Variant => {
  const last = page.route.split('/').at(-1);
  return last === 'referralProgram' || last === 'superSeptember' ? last : 'ordinary';
};

/** The offer; after its days, that it has ended. */
function SeptemberLead() {
  const { t } = useTranslation('referral-program');
  const { locale } = useShell();
  return (
    <UntilOver
      offer="september"
      after={
        <span suppressHydrationWarning>
          {t('superSeptember.ended', { date: formatDate(locale, offers.september.last) })}
        </span>
      }
    >
      {t('superSeptember.lead')}
    </UntilOver>
  );
}

/** One variant is to show to friends and begins with what they get; one has September's share and colors. */
export default function ReferralProgramPage({ pageContext: page }: PageProps<WithMessages, PageContext>) {
  const { t } = useTranslation('referral-program');
  const { site, locale } = useShell();
  const variant = variantOf(page);
  const seasonal = variant === 'superSeptember';
  const price = planPrice(usePrices(), {
    profiles: 50,
    members: 1,
    period: 'monthly',
    currency: locale.currency,
  }).perMonth;
  const money = (amount: number): string => formatPrice(locale, amount, locale.currency);
  const earned = (share: Share): number => friends * price * referralShare[share];
  const percent = (part: number): string => formatPercent(locale, part);

  const you = (share: Share): Side => ({
    who: t('sides.you.title'),
    share: percent(referralShare[share]),
    what: t('sides.you.text'),
    ...(share === 'september' && { instead: percent(referralShare.ordinary) }),
  });
  const friend: Side = {
    who: t('sides.friend.title'),
    share: percent(friendDiscount),
    what: t('sides.friend.text'),
  };
  /** On September's page, the larger share until its days are over. */
  const withShare = (render: (share: Share) => ReactNode): ReactNode =>
    seasonal ? (
      <UntilOver offer="september" as="div" after={render('ordinary')}>
        {render('september')}
      </UntilOver>
    ) : (
      render('ordinary')
    );
  return (
    <>
      <div className={seasonal ? season.page : undefined}>
        <PageTop
          title={
            seasonal ? (
              <UntilOver offer="september" after={<Phrases text={t('title')} />}>
                <Phrases text={t('superSeptember.title')} />
              </UntilOver>
            ) : (
              t(variant === 'ordinary' ? 'title' : `${variant}.title`)
            )
          }
          lead={seasonal ? <SeptemberLead /> : variant === 'ordinary' ? t('lead') : t(`${variant}.lead`)}
          eyebrow={
            seasonal && (
              <When offer="september" is={['before', 'during']}>
                <span className={badge.badge}>{t('superSeptember.badge')}</span>
              </When>
            )
          }
          banded={!seasonal}
          aside={withShare((share) => (
            <ShareOffer sides={variant === 'referralProgram' ? [friend, you(share)] : [you(share), friend]} />
          ))}
        >
          <p className={button.row}>
            <AccountLink to="register" className={button.primary}>
              {t('join')}
            </AccountLink>
            {variant !== 'ordinary' && (
              <SiteLink to="/referral-program" className={button.secondary}>
                {t('ordinary')}
              </SiteLink>
            )}
          </p>
          {seasonal && (
            <When offer="september" is={['before', 'during']} as="div">
              <Season text={t('superSeptember.ends')} />
            </When>
          )}
          {variant === 'ordinary' && (
            <OfferBar offer="september" to="/referral-program/superSeptember">
              {t('superSeptember.lead')}
            </OfferBar>
          )}
        </PageTop>
      </div>
      <SplitSection title={t('link.title')} lead={t('link.text')} tone={seasonal ? 'plain' : 'sunk'}>
        <CopyField text={`${addressOf(site, locale.code, '/')}?ref=${exampleCode}`} copyName={t('link.copy')} />
        {variant !== 'referralProgram' && (
          <p className={offer.more}>
            <SiteLink to="/referral-program/referralProgram">{t('link.friend')}</SiteLink>
          </p>
        )}
      </SplitSection>
      <Below />
      <Section title={t('steps.title')} tone={seasonal ? 'sunk' : 'plain'}>
        <Steps
          look={columns}
          steps={steps.map((step) => ({ title: t(`steps.${step}.title`), text: t(`steps.${step}.text`) }))}
        />
      </Section>
      <SplitSection
        title={t('example.title')}
        lead={withShare((share) => t('example.text', { price: money(price), share: money(earned(share)) }))}
        tone={seasonal ? 'plain' : 'sunk'}
      >
        {withShare((share) => (
          <Equation
            factors={[String(friends), money(price), percent(referralShare[share])]}
            result={money(earned(share))}
          />
        ))}
        <p className={offer.more}>
          <SiteLink to="/pricing/normal">{t('example.prices')}</SiteLink>
        </p>
      </SplitSection>
      <SplitSection title={t('conditions.title')} tone={seasonal ? 'sunk' : 'plain'}>
        <FactTable
          caption={t('conditions.title')}
          rows={[
            {
              name: t('sides.you.title'),
              value: withShare((share) => `${percent(referralShare[share])} ${t('sides.you.text')}`),
            },
            { name: friend.who, value: `${friend.share} ${friend.what}` },
            { name: t('conditions.period'), value: t('conditions.periodValue') },
            { name: t('conditions.visit'), value: t('conditions.visitValue') },
            { name: t('conditions.payout'), value: t('conditions.payoutValue') },
            {
              name: t('rules.title'),
              value: <CheckList kind="forbidden" items={rules.map((rule) => t(`rules.${rule}`))} />,
            },
          ]}
        />
      </SplitSection>
      <SplitSection title={t('questions.title')} tone={seasonal ? 'plain' : 'sunk'}>
        <Questions
          questions={questions.map((key) => ({
            question: t(`questions.${key}.question`),
            answer: t(`questions.${key}.answer`),
          }))}
        />
      </SplitSection>
      <Closing
        title={t(variant === 'ordinary' ? 'referralProgram.title' : 'title')}
        text={seasonal ? <SeptemberLead /> : t(variant === 'ordinary' ? 'referralProgram.lead' : 'lead')}
      >
        <AccountLink to="register" className={button.primary}>
          {t('join')}
        </AccountLink>
      </Closing>
    </>
  );
}

export function Head({ data, pageContext: page }: HeadProps<WithMessages, PageContext>) {
  const messages = messagesIn(data, 'referral-program');
  const asked = variantOf(page);
  const isOver = asked === 'superSeptember' && stateOf(offers.september, Date.now()) === 'after';
  const variant = isOver ? 'ordinary' : asked;
  const title = variant === 'ordinary' ? messages.meta.title : messages[variant].title;
  const description = variant === 'ordinary' ? messages.meta.description : messages[variant].lead;
  return <PageHead page={page} title={title} description={description} />;
}

export const query = graphql`
  query ReferralProgram($language: String!, $namespaces: [String!]!) {
    ...PriceLists
    ...PageMessages
  }
`;
