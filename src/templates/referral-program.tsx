import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import * as badge from '../components/badge/badge.module.css';
import * as button from '../components/button/button.module.css';
import { CheckList } from '../components/check-list/check-list';
import { CopyField } from '../components/copy-field/copy-field';
import { FactTable } from '../components/fact-table/fact-table';
import { PageHead } from '../components/page-head/page-head';
import { Questions } from '../components/questions/questions';
import { ReferralOffer, type Side } from '../components/referral-offer/referral-offer';
import { Season } from '../components/referral-offer/season';
import * as season from '../components/referral-offer/season.module.css';
import { PageTop, Section } from '../components/section/section';
import { Equation } from '../components/share-table/equation';
import { useShell } from '../components/shell/shell-context';
import { AccountLink } from '../components/site-link/account-link';
import { SplitSection } from '../components/split-section/split-section';
import { Steps } from '../components/steps/steps';
import { messagesIn, type WithMessages } from '../queries/data';
import { formatPercent, formatPrice } from '../site/formats';
import { addressOf } from '../site/hosts';
import type { PageContext } from '../site/page-context';
import { friendDiscount, planPrice, referralShare } from '../site/plans';

const steps = ['link', 'share', 'earn'] as const;
const rules = ['self', 'ads', 'spam'] as const;
const questions = ['when', 'where'] as const;

/** Friends in the example. */
const friends = 3;
/** The code of the example link: nobody's. */
const exampleCode = 'ANNA-4711';

type Variant = 'ordinary' | 'referralProgram' | 'superSeptember';

const variantOf = (page: PageContext): Variant => {
  const last = page.route.split('/').at(-1);
  return last === 'referralProgram' || last === 'superSeptember' ? last : 'ordinary';
};

/** The referral programme and its variants: one begins with the friend's side, one has September's share and colours. */
export default function ReferralProgramPage({ pageContext: page }: PageProps<WithMessages, PageContext>) {
  const { t } = useTranslation('referral-program');
  const { site, locale } = useShell();
  const variant = variantOf(page);
  const seasonal = variant === 'superSeptember';
  const share = referralShare[seasonal ? 'september' : 'ordinary'];
  const price = planPrice({ profiles: 50, members: 1, period: 'monthly', currency: locale.currency }).perMonth;
  const money = (amount: number): string => formatPrice(amount, locale.currency);
  const percent = (part: number): string => formatPercent(locale.tag, part);

  const you: Side = {
    who: t('sides.you.title'),
    share: percent(share),
    what: t('sides.you.text'),
    ...(seasonal && { instead: percent(referralShare.ordinary) }),
  };
  const friend: Side = {
    who: t('sides.friend.title'),
    share: percent(friendDiscount),
    what: t('sides.friend.text'),
  };
  return (
    <>
      <div className={seasonal ? season.page : undefined}>
        <PageTop
          title={variant === 'ordinary' ? t('title') : t(`${variant}.title`)}
          lead={variant === 'ordinary' ? t('lead') : t(`${variant}.lead`)}
          eyebrow={seasonal && <span className={badge.badge}>{t('superSeptember.badge')}</span>}
          aside={<ReferralOffer sides={variant === 'referralProgram' ? [friend, you] : [you, friend]} />}
        >
          <p className={button.row}>
            <AccountLink to="register" className={button.primary}>
              {t('join')}
            </AccountLink>
          </p>
          {seasonal && <Season text={t('superSeptember.ends')} />}
        </PageTop>
      </div>
      <SplitSection title={t('link.title')} lead={t('link.text')} tone={seasonal ? 'plain' : 'sunk'}>
        <CopyField
          text={`${addressOf(site, locale.code, '/')}?ref=${exampleCode}`}
          copyName={t('link.copy')}
          copiedName={t('link.copied')}
        />
      </SplitSection>
      <Section title={t('steps.title')} tone={seasonal ? 'sunk' : 'plain'}>
        <Steps steps={steps.map((step) => ({ title: t(`steps.${step}.title`), text: t(`steps.${step}.text`) }))} />
      </Section>
      <SplitSection
        title={t('example.title')}
        lead={t('example.text', { price: money(price), share: money(friends * price * share) })}
        tone={seasonal ? 'plain' : 'sunk'}
      >
        <Equation factors={[String(friends), money(price), percent(share)]} result={money(friends * price * share)} />
      </SplitSection>
      <SplitSection title={t('conditions.title')} tone={seasonal ? 'sunk' : 'plain'}>
        <FactTable
          caption={t('conditions.title')}
          rows={[
            ...[you, friend].map(({ who, share: part, what }) => ({ name: who, value: `${part} ${what}` })),
            { name: t('conditions.period'), value: t('conditions.periodValue') },
            { name: t('conditions.visit'), value: t('conditions.visitValue') },
            { name: t('conditions.payout'), value: t('conditions.payoutValue') },
            { name: t('rules.title'), value: <CheckList items={rules.map((rule) => t(`rules.${rule}`))} /> },
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
    </>
  );
}

export function Head({ data, pageContext: page }: HeadProps<WithMessages, PageContext>) {
  const messages = messagesIn(data, 'referral-program');
  const variant = variantOf(page);
  const title = variant === 'ordinary' ? messages.meta.title : messages[variant].title;
  return <PageHead page={page} title={title} description={messages.meta.description} />;
}

export const query = graphql`
  query ReferralProgram($language: String!, $namespaces: [String!]!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) {
      ...PageMessages
    }
  }
`;
