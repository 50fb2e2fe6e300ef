/**
 * The register and login links of a page, which leave for the application (specification 5 and 2.7).
 *
 * Pages are served with the configured addresses, so the links work without scripts. Here they take on the addresses of
 * base-info and what the referral carries. A link that React adds later is completed before it is followed.
 */
import { accountAddress } from '../site/account-address';
import type { Stop } from './clock';
import { navigationEvents } from './navigation';

/** The two places of the application, by the value of a link's `data-account`. */
export type AccountPlace = 'register' | 'login';

/** The account links of a document. */
export interface AccountLinks {
  /** Replaces the address of a place. An address that is not http or https is ignored. */
  readonly setAddress: (place: AccountPlace, address: string | undefined) => void;
  /** Replaces the parameters that every link carries; those that an address has already are left alone. */
  readonly setParameters: (parameters: Readonly<Record<string, string>>) => void;
  /** The full address of a place as its links have it. */
  readonly address: (place: AccountPlace) => string;
  readonly stop: Stop;
}

/** What the links need from their surroundings. */
export interface AccountLinkDependencies {
  readonly window: Window;
  /** The configured addresses. */
  readonly addresses: Readonly<Record<AccountPlace, string>>;
  /** The visitor's language, as a tag. */
  readonly language: string;
}

const selector = 'a[data-account]';
/** What comes before a link is followed, opened elsewhere or copied. */
const beforeUse = ['pointerdown', 'focusin', 'click'] as const;

/** Completes the account links of a document, now and as they appear. */
export function startAccountLinks({ window, addresses, language }: AccountLinkDependencies): AccountLinks {
  const { document } = window;
  let current = addresses;
  let parameters: Readonly<Record<string, string>> = {};

  const address = (place: AccountPlace): string => withParameters(accountAddress(current[place], language), parameters);
  const complete = (link: HTMLAnchorElement): void => {
    const place = link.dataset.account;
    if (place !== 'register' && place !== 'login') return;
    const href = address(place);
    if (link.getAttribute('href') !== href) link.href = href;
    // Base-info may name an application outside the product's domains: these links mean to leave (specification 2.6).
    link.dataset.external = '';
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
      if (!replacement || !/^https?:\/\//i.test(replacement)) return;
      current = { ...current, [place]: replacement };
      completeAll();
    },
    setParameters: (replacement) => {
      parameters = replacement;
      completeAll();
    },
    address,
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
