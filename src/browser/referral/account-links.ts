/**
 * The register and login links of a page (specification 5 and 2.7). They work without scripts; here they get the
 * addresses from base-info and the referral's parameters, and keep the chosen plan (`data-chosen`). A link that React
 * adds later is completed before it is followed.
 */
import type { SiteConfig } from '../../site/hosting/config';
import { isSecureOwnAddress } from '../../site/hosting/own-domain';
import { accountAddress, withChosen, withParameters } from '../../site/product/account-address';
import { navigationEvents } from '../navigation/navigation';

/** The values of `data-account`. */
export type AccountPlace = 'register' | 'login';

export interface AccountLinkDependencies {
  readonly window: Window;
  readonly config: SiteConfig;
  /** Language tag. */
  readonly language: string;
}

const selector = 'a[data-account]';

export function startAccountLinks({ window, config, language }: AccountLinkDependencies) {
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

  // The events before a link is followed, opened elsewhere or copied.
  for (const type of ['pointerdown', 'focusin', 'click'] as const) {
    document.addEventListener(type, completeUsed, { capture: true, passive: true });
  }
  window.addEventListener(navigationEvents.done, completeAll);
  return {
    /** Ignores an address that is not on a product host over https. */
    setAddress: (place: AccountPlace, replacement: string | undefined): void => {
      if (!replacement || !isSecureOwnAddress(replacement, config)) return;
      current = { ...current, [place]: replacement };
      completeAll();
    },
    /** Sets the parameters that links get now and as they appear. Parameters that a link already has are left alone. */
    setParameters: (replacement: typeof parametersFor): void => {
      parametersFor = replacement;
      completeAll();
    },
    /**
     * The address without the visitor's parameters, for use with a sign-in token; by default in the links' language.
     */
    plainAddress,
  };
}

export type AccountLinks = ReturnType<typeof startAccountLinks>;
