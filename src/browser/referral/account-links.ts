/**
 * The register and login links of a page, which lead to the application (specification 5 and 2.7).
 *
 * Pages are served with the configured addresses, so the links work without scripts. Here they get the addresses from
 * base-info and the parameters of the referral, and keep the plan that was chosen with them (`data-chosen`). A link that React
 * adds later is completed before it is followed.
 */

import type { SiteConfig } from '../../site/hosting/config';
import { accountAddress, withChosen } from '../../site/product/account-address';
import { isSecureOwnAddress } from '../../site/redirects/configured-hosts';
import { navigationEvents } from '../navigation/navigation';
import type { Stop } from '../platform/clock';

/** The two places of the application, by the value of a link's `data-account`. */
export type AccountPlace = 'register' | 'login';

/** The account links of a document. */
export interface AccountLinks {
  /** Replaces the address of a place. Any address that is not on one of the product's hosts over https is ignored. */
  readonly setAddress: (place: AccountPlace, address: string | undefined) => void;
  /** Replaces what is added to the links of a place, now and as they appear; parameters that an address already has are left alone. */
  readonly setParameters: (parametersFor: (place: AccountPlace) => Readonly<Record<string, string>>) => void;
  /**
   * The address of a place without the visitor's own parameters, since a sign-in token has to be used without them. If a
   * language is given, as a tag, the address is in that language and not in that of the links.
   */
  readonly plainAddress: (place: AccountPlace, language?: string) => string;
  readonly stop: Stop;
}

/** What the links need from their surroundings. */
export interface AccountLinkDependencies {
  readonly window: Window;
  readonly config: SiteConfig;
  /** The visitor's language, as a tag. */
  readonly language: string;
}

const selector = 'a[data-account]';
/** The events before a link is followed, opened elsewhere or copied. */
const beforeUse = ['pointerdown', 'focusin', 'click'] as const;

/** Completes the account links of a document, now and as they appear. */
export function startAccountLinks({ window, config, language }: AccountLinkDependencies): AccountLinks {
  const { document } = window;
  let current: Readonly<Record<AccountPlace, string>> = { register: config.registerUrl, login: config.loginUrl };
  let parametersFor: (place: AccountPlace) => Readonly<Record<string, string>> = () => ({});

  const plainAddress = (place: AccountPlace, tag = language): string => accountAddress(current[place], tag);
  const complete = (link: HTMLAnchorElement): void => {
    const place = link.dataset.account;
    if (place !== 'register' && place !== 'login') return;
    const href = withChosen(withParameters(plainAddress(place), parametersFor(place)), link.dataset.chosen ?? '');
    if (link.getAttribute('href') !== href) link.href = href;
  };
  const completeAll = (): void => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(selector)) complete(link);
  };
  const completeUsed = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(selector) : null;
    if (link) complete(link);
  };

  for (const type of beforeUse) document.addEventListener(type, completeUsed, { capture: true, passive: true });
  window.addEventListener(navigationEvents.done, completeAll);
  return {
    setAddress: (place, replacement) => {
      if (!replacement || !isSecureOwnAddress(replacement, config)) return;
      current = { ...current, [place]: replacement };
      completeAll();
    },
    setParameters: (replacement) => {
      parametersFor = replacement;
      completeAll();
    },
    plainAddress,
    stop: () => {
      for (const type of beforeUse) document.removeEventListener(type, completeUsed, { capture: true });
      window.removeEventListener(navigationEvents.done, completeAll);
    },
  };
}

function withParameters(address: string, parameters: Readonly<Record<string, string>>): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  return url.href;
}
