import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { site } from '../browser/site';
import * as button from '../components/button/button.module.css';
import { CallToAction } from '../components/call-to-action/call-to-action';
import { Card, CardGrid } from '../components/card/card';
import { CheckList } from '../components/check-list/check-list';
import * as styles from '../components/home/home.module.css';
import { PageHead } from '../components/page-head/page-head';
import { organisation } from '../components/page-head/structured-data';
import { Questions } from '../components/questions/questions';
import { ApiScene } from '../components/scenes/api';
import { FingerprintScene } from '../components/scenes/fingerprint';
import { ProfileListScene } from '../components/scenes/profile-list';
import { RpaScene } from '../components/scenes/rpa';
import { SynchronizerScene } from '../components/scenes/synchronizer';
import { TeamScene } from '../components/scenes/team';
import { PageTop, Section } from '../components/section/section';
import { useShell } from '../components/shell/shell-context';
import { Showcase } from '../components/showcase/showcase';
import { AccountLink } from '../components/site-link/account-link';
import { SiteLink } from '../components/site-link/site-link';
import { messagesIn, type WithMessages } from '../queries/data';
import { formatPrice } from '../site/formats';
import type { PageContext } from '../site/page-context';
import { planPrice } from '../site/plans';

const proofs = [
  ['free', 'gift'],
  ['encryption', 'lock'],
  ['releases', 'circle-check'],
] as const;
const audiences = [
  ['agencies', 'building-2'],
  ['shops', 'shopping-cart'],
  ['advertising', 'megaphone'],
  ['social', 'users'],
  ['testers', 'flask-conical'],
  ['research', 'chart-line'],
] as const;
const roles = ['owner', 'manager', 'member', 'observer'] as const;
const questions = ['legal', 'proxies', 'import', 'computers'] as const;

/** The home page: what it is, for whom, what it does, what it costs. */
export default function HomePage(_props: PageProps<WithMessages, PageContext>) {
  const { t } = useTranslation('home');
  const { t: offer } = useTranslation('offer');
  const { t: shell, locale } = useShell();
  const from = planPrice({ profiles: 10, members: 1, period: 'monthly', currency: locale.currency }).perMonth;
  return (
    <>
      <PageTop title={t('hero.title')} lead={t('hero.lead')} aside={<ProfileListScene />}>
        <p className={button.row}>
          <AccountLink to="register" className={button.primary}>
            {shell('register')}
          </AccountLink>
          <SiteLink to="/download" className={button.secondary}>
            {t('hero.download')}
          </SiteLink>
        </p>
        <p className={styles.note}>{t('hero.note')}</p>
      </PageTop>
      <Section title={t('proof.title')}>
        <CardGrid>
          {proofs.map(([proof, icon]) => (
            <Card key={proof} title={t(`proof.${proof}.title`)} icon={icon}>
              {t(`proof.${proof}.text`)}
            </Card>
          ))}
        </CardGrid>
      </Section>
      <Section title={t('audience.title')} tone="sunk">
        <CardGrid>
          {audiences.map(([audience, icon]) => (
            <Card key={audience} title={t(`audience.${audience}.title`)} icon={icon}>
              {t(`audience.${audience}.text`)}
            </Card>
          ))}
        </CardGrid>
      </Section>
      <Section title={t('tour.title')}>
        <Showcase title={t('tour.profiles.title')} text={t('tour.profiles.text')} scene={<ProfileListScene />} />
        <Showcase title={t('tour.fingerprint.title')} text={t('tour.fingerprint.text')} scene={<FingerprintScene />} />
        <Showcase
          title={t('tour.synchronizer.title')}
          text={t('tour.synchronizer.text')}
          scene={<SynchronizerScene />}
        />
      </Section>
      <Section title={t('automation.title')} tone="sunk">
        <Showcase title={t('automation.rpa.title')} text={t('automation.rpa.text')} scene={<RpaScene />} />
        <div className={styles.api}>
          <h3>{t('automation.api.title')}</h3>
          <p className={styles.note}>{t('automation.api.text')}</p>
          <ApiScene />
        </div>
      </Section>
      <Section title={t('team.title')} lead={t('team.text')}>
        <Showcase
          title={t('team.owner.title')}
          text={t('team.owner.text')}
          scene={<TeamScene />}
          list={roles.slice(1).map((role) => ({ title: t(`team.${role}.title`), text: t(`team.${role}.text`) }))}
        />
      </Section>
      <Section title={t('security.title')} lead={t('security.text')} tone="sunk">
        <CheckList items={[t('security.device'), t('security.twoStep'), t('security.log')]} />
      </Section>
      <Section title={offer('plans.title')} lead={offer('plans.text')}>
        <p className={button.row}>
          <SiteLink to="/pricing" className={button.secondary}>
            {offer('plans.from', { price: formatPrice(from, locale.currency) })} · {offer('plans.link')}
          </SiteLink>
        </p>
      </Section>
      <Section title={t('questions.title')} tone="sunk">
        <Questions
          questions={questions.map((key) => ({
            question: t(`questions.${key}.question`),
            answer: t(`questions.${key}.answer`),
          }))}
        />
      </Section>
      <CallToAction title={t('closing.title')} text={t('closing.text')} />
    </>
  );
}

export function Head({ data, pageContext: page }: HeadProps<WithMessages, PageContext>) {
  return <PageHead page={page} {...messagesIn(data, 'home').meta} structured={organisation(site, page.language)} />;
}

export const query = graphql`
  query Home($language: String!, $namespaces: [String!]!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) {
      ...PageMessages
    }
  }
`;
