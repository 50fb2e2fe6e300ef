import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Below } from '../../components/below/below';
import * as button from '../../components/button/button.module.css';
import { CallToAction } from '../../components/call-to-action/call-to-action';
import { messagesIn, type WithMessages } from '../../components/data/data';
import { PageHead } from '../../components/page-head/page-head';
import { AccountsScene } from '../../components/scenes/accounts';
import { BulkScene } from '../../components/scenes/bulk';
import { openingHours } from '../../components/scenes/desk-day';
import { PageSketch } from '../../components/scenes/page-sketch';
import { SynchronizerScene } from '../../components/scenes/synchronizer';
import { TeamScene } from '../../components/scenes/team';
import { TeamLog } from '../../components/scenes/team-log';
import { PageTop } from '../../components/section/section';
import { useShell } from '../../components/shell/shell-context';
import { AccountLink } from '../../components/site-link/account-link';
import type { PageContext } from '../../site/pages/page-context';
import { type Facet, facetOf } from '../../site/product/facets';
import { ImportScene } from './import-scene';
import * as styles from './tour.below.module.css';
import * as top from './tour.module.css';

interface Step {
  readonly id: 'import' | 'proxies' | 'open' | 'repeat' | 'share';
  readonly facet: Facet;
  readonly scene: ReactNode;
  /** Whether the drawing needs the page's width and is below the text. */
  readonly wide?: true;
}

/** The windows in which the next step works. */
const opened = openingHours.map(({ profile }) => profile);

const steps: readonly Step[] = [
  { id: 'import', facet: facetOf.profiles, scene: <ImportScene /> },
  { id: 'proxies', facet: facetOf.identity, scene: <BulkScene /> },
  { id: 'open', facet: facetOf.automation, scene: <AccountsScene accounts={opened} />, wide: true },
  {
    id: 'repeat',
    facet: facetOf.synchronizer,
    scene: <SynchronizerScene more={<PageSketch kind="shop" />} />,
  },
  { id: 'share', facet: facetOf.team, scene: <TeamScene more={<TeamLog />} /> },
];

/** One job from start to finish, a drawing per step: complete without scripts and on paper. */
export default function TourPage(_props: PageProps<WithMessages, PageContext>) {
  const { t } = useTranslation('tour');
  const { t: shell } = useShell();
  return (
    <>
      <PageTop
        title={t('title')}
        lead={t('lead')}
        aside={
          <nav aria-label={t('steps')} className="screen-only">
            <ol className={top.contents}>
              {steps.map(({ id, facet }) => (
                <li key={id} data-facet={facet}>
                  <a href={`#${id}`}>{t(`${id}.title`)}</a>
                </li>
              ))}
            </ol>
          </nav>
        }
      >
        <AccountLink to="register" className={button.primary}>
          {shell('register')}
        </AccountLink>
      </PageTop>
      <Below />
      <ol className={styles.steps}>
        {steps.map(({ id, facet, scene, wide }) => (
          <li key={id} id={id} className={wide ? styles.wide : styles.step} data-facet={facet}>
            <div className={styles.words}>
              <h2>{t(`${id}.title`)}</h2>
              <p className="soft">{t(`${id}.text`)}</p>
            </div>
            <div>{scene}</div>
          </li>
        ))}
      </ol>
      <CallToAction />
    </>
  );
}

export function Head({ data, pageContext: page }: HeadProps<WithMessages, PageContext>) {
  return <PageHead page={page} {...messagesIn(data, 'tour').meta} />;
}

export const query = graphql`
  query Tour($language: String!, $namespaces: [String!]!) {
    ...PageMessages
  }
`;
