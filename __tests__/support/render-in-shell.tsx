import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import messages from '../../locales/en/shell.json';
import { ShellProvider } from '../../src/components/shell/shell-context';
import type { Shell } from '../../src/site/data/shell';
import { siteFrom } from '../../src/site/hosting/hosts';
import type { RoutePath } from '../../src/site/hosting/route-path';
import type { LocaleCode } from '../../src/site/languages/locales';
import { menusOf } from '../../src/site/pages/menus';
import type { PageContext } from '../../src/site/pages/page-context';

/** What a component test may say of the page around. */
export interface ShellOptions {
  readonly locale?: LocaleCode;
  /** Paths that the language has; every path where nothing is said. */
  readonly exists?: (path: string) => boolean;
  readonly canonical?: string;
  readonly route?: RoutePath;
}

/** A component in the shell of a language, with the English messages. */
export function inShell(children: ReactNode, options: ShellOptions = {}): ReactNode {
  const { locale = 'en', exists = () => true, canonical = 'https://www.facet.example/', route = '/' } = options;
  const shell: Shell = { locale, messages, menus: menusOf(siteFrom({}).config, locale, exists) };
  const page = { language: locale, canonical, route } as PageContext;
  return (
    <ShellProvider shell={shell} page={page}>
      {children}
    </ShellProvider>
  );
}

/** Renders it. */
export const renderInShell = (children: ReactNode, options?: ShellOptions): RenderResult =>
  render(inShell(children, options));

/** Makes a component, as the server renders it, the body of the document: what services find there. */
export function serveInShell(children: ReactNode, options?: ShellOptions): void {
  document.body.innerHTML = renderToStaticMarkup(inShell(children, options));
}

/** The English messages, by which tests find what has a name. */
export { messages };
