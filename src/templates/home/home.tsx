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
import { PlanSummary } from '../../components/pricing/plan-summary';
import { Questions } from '../../components/questions/questions';
import { ApiRequest } from '../../components/scenes/api-request';
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
import { AppScene } from './app-scene';
import { Audiences } from './audiences';
import * as styles from './home.module.css';
import { Identities } from './identities';
import { OwnValues } from './own-values';
import * as sections from './sections.below.module.css';
import { Showcase } from './showcase';

const proofs = ['free', 'encryption', 'releases'] as const;
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
          <p className={`note ${styles.note}`}>
            {t('hero.note')} <SiteLink to="/tour">{t('hero.tour')}</SiteLink>
          </p>
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
              <p className={`note ${styles.note}`}>{t(`proof.${proof}.text`)}</p>
            </li>
          ))}
        </Grid>
      </section>
      <Below />
      <SplitSection title={t('check.title')} lead={t('check.text')} tone="sunk">
        <div className={sections.part}>
          <OwnValues />
          <p className={button.row}>
            <SiteLink to="/browser-check" className={button.secondary}>
              {t('check.link')}
            </SiteLink>
          </p>
        </div>
      </SplitSection>
      <Section title={t('audience.title')}>
        <Audiences />
      </Section>
      <Section title={t('tour.title')} tone="sunk">
        <div className={sections.pair}>
          <Showcase
            features={['multi-profiles-management']}
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
            features={['antidetect-browser', 'multi-account-management']}
            title={t('tour.fingerprint.title')}
            text={t('tour.fingerprint.text')}
            scene={<FingerprintScene />}
          />
          <Showcase
            features={['synchronizer']}
            title={t('tour.synchronizer.title')}
            text={t('tour.synchronizer.text')}
            scene={<SynchronizerScene />}
          />
          <Showcase
            features={['rpa']}
            title={t('automation.rpa.title')}
            text={t('automation.rpa.text')}
            scene={<RpaScene />}
          />
          <Showcase
            features={['local-api']}
            title={t('automation.api.title')}
            text={t('automation.api.text')}
            scene={<ApiRequest />}
          />
        </div>
      </Section>
      <SplitSection title={t('team.title')} lead={t('team.text')}>
        <TeamScene />
      </SplitSection>
      <SplitSection title={t('security.title')} lead={t('security.text')} tone="sunk">
        <div className={sections.two}>
          <div className={sections.part}>
            <h3>{t('security.can')}</h3>
            <CheckList items={[t('security.device'), t('security.twoStep'), t('security.log')]} />
          </div>
          <div className={sections.part}>
            <h3>{t('security.cannot')}</h3>
            <CheckList kind="lacking" items={[t('security.unlink'), t('security.hide'), t('security.exempt')]} />
          </div>
        </div>
      </SplitSection>
      <Section>
        <div className={sections.pair}>
          <section className={sections.part}>
            <h2>{t('plans.title')}</h2>
            <p className={styles.lead}>{t('plans.text')}</p>
            <PlanSummary />
            <p className={button.row}>
              <SiteLink to="/pricing" className={button.secondary}>
                {t('plans.link')}
              </SiteLink>
            </p>
          </section>
          <section className={sections.part}>
            <h2>{t('questions.title')}</h2>
            <Questions
              questions={questions.map((key) => ({
                question: t(`questions.${key}.question`),
                answer: t(`questions.${key}.answer`),
              }))}
            />
          </section>
        </div>
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
    ...PriceLists
    ...PageMessages
  }
`;
