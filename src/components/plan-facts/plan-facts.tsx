import { useTranslation } from 'react-i18next';
import type { FeatureId } from '../../site/pages/sections';
import { facetOfFeature } from '../../site/product/facets';
import { planWith } from '../../site/product/plans';
import * as button from '../button/button.module.css';
import { Icon } from '../icon/icon';
import { usePlanPrice } from '../pricing/use-plan-price';
import { useShell } from '../shell/shell-context';
import { useFeaturePath } from '../shell/use-feature-path';
import { AccountLink } from '../site-link/account-link';
import { SiteLink } from '../site-link/site-link';
import { featureIcons } from './feature-icons';
import * as styles from './plan-facts.below.module.css';

/**
 * @param props.features each is a link if the language has a page for it
 * @param props.needs the features that the plan must include
 */
export function PlanFacts(props: {
  readonly title: string;
  readonly features: readonly FeatureId[];
  readonly needs: readonly FeatureId[];
}) {
  const { title, features, needs } = props;
  const { t } = useTranslation('solution');
  const { t: plans } = useTranslation('plans');
  const { t: shell } = useShell();
  const featurePath = useFeaturePath();
  const priceOf = usePlanPrice();
  const plan = planWith(needs);
  return (
    <div className={`box ${styles.facts}`}>
      <section className={styles.fact} aria-labelledby="fact-features">
        <h2 id="fact-features" className={styles.title}>
          {title}
        </h2>
        <ul className={styles.features}>
          {features.map((id) => {
            const path = featurePath(id);
            const name = shell(`feature.${id}.name`);
            return (
              <li key={id} className={styles.feature} data-facet={facetOfFeature(id)}>
                <Icon name={featureIcons[id]} />
                {path ? <SiteLink to={path}>{name}</SiteLink> : name}
              </li>
            );
          })}
        </ul>
      </section>
      <section className={styles.fact} aria-labelledby="fact-plan">
        <h2 id="fact-plan" className={styles.title}>
          {t('plan')}
        </h2>
        <p className={styles.plan}>
          <SiteLink to="/pricing">{plans(`${plan}.name`)}</SiteLink>
          <span className="soft">{priceOf(plan)}</span>
        </p>
        <p className="soft">{plans(`${plan}.text`)}</p>
      </section>
      <AccountLink to="register" className={button.primary} data-track="facts-register">
        {shell('register')}
      </AccountLink>
    </div>
  );
}
