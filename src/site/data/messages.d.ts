import 'i18next';

/** Every namespace with the shape of its English file: a key that does not exist is a type error (docs/messages.md). */
export interface Messages {
  about: typeof import('../../../locales/en/about.json');
  alternative: typeof import('../../../locales/en/alternative.json');
  article: typeof import('../../../locales/en/article.json');
  'browser-check': typeof import('../../../locales/en/browser-check.json');
  download: typeof import('../../../locales/en/download.json');
  error: typeof import('../../../locales/en/error.json');
  home: typeof import('../../../locales/en/home.json');
  icons: typeof import('../../../locales/en/icons.json');
  links: typeof import('../../../locales/en/links.json');
  lists: typeof import('../../../locales/en/lists.json');
  offer: typeof import('../../../locales/en/offer.json');
  'open-source': typeof import('../../../locales/en/open-source.json');
  partner: typeof import('../../../locales/en/partner.json');
  'partner-plan': typeof import('../../../locales/en/partner-plan.json');
  plans: typeof import('../../../locales/en/plans.json');
  'pre-sales': typeof import('../../../locales/en/pre-sales.json');
  pricing: typeof import('../../../locales/en/pricing.json');
  privacy: typeof import('../../../locales/en/privacy.json');
  'proxy-budget': typeof import('../../../locales/en/proxy-budget.json');
  'referral-program': typeof import('../../../locales/en/referral-program.json');
  release: typeof import('../../../locales/en/release.json');
  scenes: typeof import('../../../locales/en/scenes.json');
  search: typeof import('../../../locales/en/search.json');
  shell: typeof import('../../../locales/en/shell.json');
  solution: typeof import('../../../locales/en/solution.json');
  tour: typeof import('../../../locales/en/tour.json');
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: Messages;
  }
}
