import type { RoutePath } from '../../site/hosting/route-path';
import type { FeatureId } from '../../site/pages/sections';
import { useShell } from './shell-context';

/** The page of a feature, if the language has it. */
export function useFeaturePath(): (id: FeatureId) => RoutePath | undefined {
  const { menus } = useShell();
  return (id) => menus.product.find(({ nameKey }) => nameKey === `feature.${id}.name`)?.path;
}
