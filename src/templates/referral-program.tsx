import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import * as badge from '../components/badge/badge.module.css';
import * as button from '../components/button/button.module.css';
import { CheckList } from '../components/check-list/check-list';
import { PageHead } from '../components/page-head/page-head';
import { Questions } from '../components/questions/questions';
import { PageTop, Section } from '../components/section/section';
import { useShell } from '../components/shell/shell-context';
import { AccountLink } from '../components/site-link/account-link';
import { Steps } from '../components/steps/steps';
import { messagesIn, type WithMessages } from '../queries/data';
import { formatPrice } from '../site/formats';
import type { PageContext } from '../site/page-context';
import { planPrice, referralShare } from '../site/plans';

const steps = ['link', 'share', 'earn'] as const;
const rules = ['self', 'ads', 'spam'] as const;
const questions = ['when', 'where'] as const;

type Variant = 'ordinary' | 'referralProgram' | 'superSeptember';

const variantOf = (page: PageContext): Variant => {
  const last = page.route.split('/').at(-1);
  return last === 'referralProgram' || last === 'superSeptember' ? last : 'ordinary';
};

/** The referral programme and its variants. */
export default function ReferralProgramPage({ pageContext: page }: PageProps<WithMessages, PageContext>) {
  const { t } = useTranslation('referral-program');
  const { locale } = useShell();
  const variant = variantOf(page);
  const share = referralShare[variant === 'superSeptember' ? 'september' : 'ordinary'];
  const price = planPrice({ profiles: 50, members: 1, period: 'monthly', currency: locale.currency }).perMonth;
  const seasonal = variant === 'superSeptember';
  return (
    <>
      <PageTop
        title={variant === 'ordinary' ? t('title') : t(`${variant}.title`)}
        lead={variant === 'ordinary' ? t('lead') : t(`${variant}.lead`)}
        eyebrow={seasonal && <span className={badge.badge}>{t('superSeptember.badge')}</span>}
      >
        <p className={button.row}>
          <AccountLink to="register" className={button.primary}>
            {t('join')}
          </AccountLink>
        </p>
        {seasonal && <p>{t('superSeptember.ends')}</p>}
      </PageTop>
      <Section title={t('steps.title')} tone="sunk">
        <Steps steps={steps.map((step) => ({ title: t(`steps.${step}.title`), text: t(`steps.${step}.text`) }))} />
      </Section>
      <Section
        title={t('example.title')}
        lead={t('example.text', {
          price: formatPrice(price, locale.currency),
          share: formatPrice(3 * price * share, locale.currency),
        })}
      >
        <h3>{t('rules.title')}</h3>
        <CheckList items={rules.map((rule) => t(`rules.${rule}`))} />
      </Section>
      <Section title={t('questions.title')} tone="sunk">
        <Questions
          questions={questions.map((key) => ({
            question: t(`questions.${key}.question`),
            answer: t(`questions.${key}.answer`),
          }))}
        />
      </Section>
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
