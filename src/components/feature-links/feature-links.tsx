import type { FeatureId } from '../../site/sections';
import { Card, CardGrid } from '../card/card';
import type { IconName } from '../icon/icons';
import { Section } from '../section/section';
import { useShell } from '../shell/shell-context';
import { SiteLink } from '../site-link/site-link';

const featureIcons: Readonly<Record<FeatureId, IconName>> = {
  'multi-account-management': 'users',
  synchronizer: 'refresh-cw',
  rpa: 'workflow',
  'local-api': 'terminal',
  'multi-profiles-management': 'layers',
  teamwork: 'shield',
  'antidetect-browser': 'fingerprint',
};

/** Features by name; a link where the language has a page for one. */
export function FeatureLinks({ title, ids }: { readonly title: string; readonly ids: readonly FeatureId[] }) {
  const { t, menus } = useShell();
  return (
    <Section title={title}>
      <CardGrid>
        {ids.map((id) => {
          const path = menus.product.find((item) => item.nameKey === `feature.${id}.name`)?.path;
          return (
            <Card key={id} title={t(`feature.${id}.name`)} icon={featureIcons[id]}>
              {path ? <SiteLink to={path}>{t(`feature.${id}.text`)}</SiteLink> : t(`feature.${id}.text`)}
            </Card>
          );
        })}
      </CardGrid>
    </Section>
  );
}
