/**
 * What visitors look for by names that no page has, and what answers it. The names of each language are in
 * `locales/<code>/search.json`, under the same keys, with commas between them and the one that pages use first.
 */
import type { RoutePath } from '../hosting/route-path.ts';
import type { Meaning } from '../languages/search-words.ts';

export interface MeaningAnswer {
  /** Pages within the language, or anchors of the FAQ, the best first, with the product's name as `{{product}}`. */
  readonly pages: readonly RoutePath[];
  readonly account?: NonNullable<Meaning['account']>;
}

// biome-ignore format: a meaning is a row
export const searchMeanings: Readonly<Record<string, MeaningAnswer>> = {
  signIn: { pages: ['/helps/install-{{product}}'], account: 'login' },
  signUp: { pages: ['/faq#does-the-free-plan-end'], account: 'register' },
  download: { pages: ['/download', '/helps/install-{{product}}'] },
  price: { pages: ['/pricing'] },
  freePlan: { pages: ['/faq#does-the-free-plan-end', '/pricing'] },
  payment: { pages: ['/faq#how-can-i-pay'] },
  refund: { pages: ['/terms', '/faq#what-happens-when-i-cancel'] },
  cancel: { pages: ['/helps/change-or-cancel-your-plan', '/faq#what-happens-when-i-cancel'] },
  deleteAccount: { pages: ['/helps/delete-your-data', '/helps/change-or-cancel-your-plan', '/privacy', '/terms'] },
  phone: { pages: ['/faq#which-systems-does-{{product}}-run-on', '/blog/cloud-phones-and-devices', '/download'] },
  uninstall: { pages: ['/helps/delete-your-data', '/helps/install-{{product}}', '/helps/move-profiles-to-another-computer'] },
  antidetect: { pages: ['/antidetect-browser', '/blog/antidetect-browsers-compared', '/blog/proxy-vpn-antidetect-browser', '/faq#what-is-{{product}}'] },
  support: { pages: ['/news/where-to-ask', '/pre-sales'] },
};
