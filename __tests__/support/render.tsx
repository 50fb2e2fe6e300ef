import { readFileSync } from 'node:fs';
import { type RenderResult, render } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { PricesProvider } from '../../src/components/pricing/prices-context';
import { ShellProvider } from '../../src/components/shell/shell-context';
import { pricesFile, readPrices } from '../../src/gatsby/nodes/prices';
import type { Messages } from '../../src/site/data/messages';
import type { Shell } from '../../src/site/data/shell';
import { siteFrom } from '../../src/site/hosting/hosts';
import { type LocaleCode, messageTagOf } from '../../src/site/languages/locales';
import type { Entry } from '../../src/site/pages/entry';
import { menusOf } from '../../src/site/pages/menus';
import { type PageContext, pageContext } from '../../src/site/pages/page-context';
import { pageTable } from '../../src/site/pages/page-table';

const site = siteFrom({ SITE_HOST: 'global' });

/** Where a component is rendered: the language, the path within it, the entries that exist. */
export interface Place {
  readonly locale?: LocaleCode;
  readonly path?: string;
  readonly entries?: readonly Entry[];
}

/** The context of a page of the table made from some entries. */
export function contextOf({ locale = 'en', path = '/', entries = [] }: Place): PageContext {
  const table = pageTable(entries, site.locales);
  const page = table.find(locale, path);
  if (!page) throw new Error(`No page at ${path} in ${locale}`);
  return pageContext(site, table, page, { shells: {}, releases: [] });
}

const messagesOf = (locale: LocaleCode, namespace: keyof Messages): object =>
  jest.requireActual(`../../locales/${locale}/${namespace}.json`);

const prices = readPrices(readFileSync(pricesFile, 'utf8'));

/** Renders a component in the shell of a language, with the messages of some namespaces. */
export function renderIn(
  element: ReactElement,
  place: Place = {},
  namespaces: readonly (keyof Messages)[] = [],
): RenderResult {
  const { locale = 'en', entries = [] } = place;
  const tag = messageTagOf(locale);
  const table = pageTable(entries, site.locales);
  const shell: Shell = {
    locale,
    messages: messagesOf(locale, 'shell') as Shell['messages'],
    menus: menusOf(site.config, locale, (target) => table.find(locale, target) !== undefined),
  };
  const i18n = i18next.createInstance();
  i18n.init({
    lng: tag,
    initAsync: false,
    interpolation: { escapeValue: false, defaultVariables: { product: site.config.name } },
    resources: { [tag]: Object.fromEntries(namespaces.map((name) => [name, messagesOf(locale, name)])) },
  });
  return render(
    <ShellProvider shell={shell} page={contextOf(place)}>
      <PricesProvider lists={prices}>
        <I18nextProvider i18n={i18n}>{element}</I18nextProvider>
      </PricesProvider>
    </ShellProvider>,
  );
}
