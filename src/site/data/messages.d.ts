import 'i18next';
import type about from '../../../locales/en/about.json';
import type alternative from '../../../locales/en/alternative.json';
import type article from '../../../locales/en/article.json';
import type browserCheck from '../../../locales/en/browser-check.json';
import type download from '../../../locales/en/download.json';
import type error from '../../../locales/en/error.json';
import type home from '../../../locales/en/home.json';
import type icons from '../../../locales/en/icons.json';
import type links from '../../../locales/en/links.json';
import type lists from '../../../locales/en/lists.json';
import type offer from '../../../locales/en/offer.json';
import type openSource from '../../../locales/en/open-source.json';
import type partner from '../../../locales/en/partner.json';
import type partnerPlan from '../../../locales/en/partner-plan.json';
import type plans from '../../../locales/en/plans.json';
import type preSales from '../../../locales/en/pre-sales.json';
import type pricing from '../../../locales/en/pricing.json';
import type privacy from '../../../locales/en/privacy.json';
import type proxyBudget from '../../../locales/en/proxy-budget.json';
import type referralProgram from '../../../locales/en/referral-program.json';
import type release from '../../../locales/en/release.json';
import type scenes from '../../../locales/en/scenes.json';
import type search from '../../../locales/en/search.json';
import type shell from '../../../locales/en/shell.json';
import type solution from '../../../locales/en/solution.json';

/** Every namespace with the shape of its English file: a key that does not exist is a type error (docs/messages.md). */
export interface Messages {
  about: typeof about;
  alternative: typeof alternative;
  article: typeof article;
  'browser-check': typeof browserCheck;
  download: typeof download;
  error: typeof error;
  home: typeof home;
  icons: typeof icons;
  links: typeof links;
  lists: typeof lists;
  offer: typeof offer;
  'open-source': typeof openSource;
  partner: typeof partner;
  'partner-plan': typeof partnerPlan;
  plans: typeof plans;
  'pre-sales': typeof preSales;
  pricing: typeof pricing;
  privacy: typeof privacy;
  'proxy-budget': typeof proxyBudget;
  'referral-program': typeof referralProgram;
  release: typeof release;
  scenes: typeof scenes;
  search: typeof search;
  shell: typeof shell;
  solution: typeof solution;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: Messages;
  }
}
