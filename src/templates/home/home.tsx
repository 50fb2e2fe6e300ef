import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { site } from '../../browser/platform/site';
import { Below } from '../../components/below/below';
import * as button from '../../components/button/button.module.css';
import { CallToAction } from '../../components/call-to-action/call-to-action';
import { CheckList } from '../../components/check-list/check-list';
import { messagesIn, type WithMessages } from '../../components/data/data';
import { Grid } from '../../components/grid/grid';
import { OfferBar } from '../../components/offer-bar/offer-bar';
import { PageHead } from '../../components/page-head/page-head';
import { organisation } from '../../components/page-head/structured-data';
import { Questions } from '../../components/questions/questions';
import { ApiScene } from '../../components/scenes/api';
import { FingerprintScene } from '../../components/scenes/fingerprint';
import { RpaScene } from '../../components/scenes/rpa';
import { SynchronizerScene } from '../../components/scenes/synchronizer';
import { TeamScene } from '../../components/scenes/team';
import { Phrases } from '../../components/section/phrases';
import { Section } from '../../components/section/section';
import { useShell } from '../../components/shell/shell-context';
import { AccountLink } from '../../components/site-link/account-link';
import { SiteLink } from '../../components/site-link/site-link';
import { SplitSection } from '../../components/split-section/split-section';
import type { PageContext } from '../../site/pages/page-context';
import { facetOf } from '../../site/product/facets';
import { AppScene } from './app-scene';
import { Audiences } from './audiences';
import * as styles from './home.module.css';
import { Identities } from './identities';
import { PlanSummary } from './plan-summary';
import * as sections from './sections.below.module.css';
import { Showcase } from './showcase';

const proofs = ['free', 'encryption', 'releases'] as const;
const roles = ['owner', 'manager', 'member', 'observer'] as const;
const questions = ['legal', 'proxies', 'import', 'computers'] as const;

export default function HomePage(_props: PageProps<WithMessages, PageContext>) {
  const { t } = useTranslation('home');
  const { t: shell } = useShell();
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.words}>
          <h1 className={styles.title}>
            <Phrases text={t('hero.title')} />
          </h1>
          <p className={styles.lead}>{t('hero.lead')}</p>
          <p className={button.row}>
            <AccountLink to="register" className={button.primary}>
              {shell('register')}
            </AccountLink>
            <SiteLink to="/download" className={button.secondary}>
              {t('hero.download')}
            </SiteLink>
          </p>
          <p className={styles.note}>{t('hero.note')}</p>
          <OfferBar offer="september" to="/pricing/september">
            {t('september')}
          </OfferBar>
        </div>
        <Identities />
      </div>
      <section className={styles.proof} aria-labelledby="proof">
        <h2 id="proof" className="visually-hidden">
          {t('proof.title')}
        </h2>
        <Grid className={styles.facts}>
          {proofs.map((proof) => (
            <li key={proof} className={styles.fact}>
              <h3>{t(`proof.${proof}.title`)}</h3>
              <p className={styles.note}>{t(`proof.${proof}.text`)}</p>
            </li>
          ))}
        </Grid>
      </section>
      <Below />
      <Section title={t('audience.title')} tone="sunk">
        <Audiences />
      </Section>
      <Section title={t('tour.title')}>
        <Showcase
          facet={facetOf.profiles}
          title={t('tour.profiles.title')}
          text={t('tour.profiles.text')}
          scene={
            <div data-expose="product">
              <AppScene />
            </div>
          }
          wide
        />
        <Showcase
          facet={facetOf.identity}
          title={t('tour.fingerprint.title')}
          text={t('tour.fingerprint.text')}
          scene={<FingerprintScene />}
        />
        <Showcase
          facet={facetOf.synchronizer}
          title={t('tour.synchronizer.title')}
          text={t('tour.synchronizer.text')}
          scene={<SynchronizerScene />}
        />
      </Section>
      <Section title={t('automation.title')} tone="sunk">
        <Showcase
          facet={facetOf.automation}
          title={t('automation.rpa.title')}
          text={t('automation.rpa.text')}
          scene={<RpaScene />}
        />
        <div className={sections.api}>
          <h3>{t('automation.api.title')}</h3>
          <p className={styles.note}>{t('automation.api.text')}</p>
          <ApiScene />
        </div>
      </Section>
      <Section title={t('team.title')} lead={t('team.text')}>
        <div className={sections.team} data-facet={facetOf.team}>
          <dl className={sections.roles}>
            {roles.map((role) => (
              <div key={role}>
                <dt>{t(`team.${role}.title`)}</dt>
                <dd className={styles.note}>{t(`team.${role}.text`)}</dd>
              </div>
            ))}
          </dl>
          <TeamScene />
        </div>
      </Section>
      <SplitSection title={t('security.title')} lead={t('security.text')} tone="sunk">
        <CheckList items={[t('security.device'), t('security.twoStep'), t('security.log')]} />
      </SplitSection>
      <SplitSection title={t('plans.title')} lead={t('plans.text')}>
        <PlanSummary />
        <p className={`${button.row} ${sections.more}`}>
          <SiteLink to="/pricing" className={button.secondary}>
            {t('plans.link')}
          </SiteLink>
        </p>
      </SplitSection>
      <SplitSection title={t('questions.title')} tone="sunk">
        <Questions
          questions={questions.map((key) => ({
            question: t(`questions.${key}.question`),
            answer: t(`questions.${key}.answer`),
          }))}
        />
      </SplitSection>
      <CallToAction title={t('closing.title')} text={t('closing.text')} />
    </>
  );
}

export function Head({ data, pageContext: page }: HeadProps<WithMessages, PageContext>) {
  return <PageHead page={page} {...messagesIn(data, 'home').meta} structured={organisation(site, page.language)} />;
}

export const query = graphql`
  query Home($language: String!, $namespaces: [String!]!) {
    ...PriceLists
    ...PageMessages
  }
`;
