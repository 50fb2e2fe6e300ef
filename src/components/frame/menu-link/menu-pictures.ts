import { featureIds } from '../../../site/pages/sections';
import { type Facet, facetOf, facetOfFeature } from '../../../site/product/facets';
import type { IconName } from '../../icon/icons';
import { featureIcons } from '../../plan-facts/feature-icons';

interface Picture {
  readonly icon: IconName;
  readonly facet?: Facet;
}

/** By the key of an entry's name. */
export const menuPictures: Readonly<Record<string, Picture>> = {
  ...Object.fromEntries(
    featureIds.map((id) => [`feature.${id}.name`, { icon: featureIcons[id], facet: facetOfFeature(id) }]),
  ),
  'nav.help': { icon: 'info' },
  'nav.guide': { icon: 'layers' },
  'nav.faq': { icon: 'message-circle' },
  'nav.browser-check': { icon: 'fingerprint', facet: facetOf.identity },
  'nav.blog': { icon: 'rss' },
  'nav.news': { icon: 'megaphone' },
  'nav.release': { icon: 'tag' },
  'nav.docs': { icon: 'terminal' },
  'nav.video': { icon: 'play' },
  'nav.chat-group': { icon: 'users' },
  'nav.about-us': { icon: 'building-2' },
  'nav.pre-sales': { icon: 'mail' },
  'nav.partner': { icon: 'share-2' },
  'nav.proxy': { icon: 'network' },
  'nav.partner-plan': { icon: 'chart-line' },
  'nav.referral': { icon: 'gift' },
  'nav.links': { icon: 'link' },
  'nav.scan': { icon: 'qr-code' },
};
