import type { ReactNode } from 'react';
import type { Shell } from '../../../site/data/shell';
import { ownIds } from '../../../site/own-ids';
import type { PageContext } from '../../../site/pages/page-context';
import type { LayoutName } from '../../../site/pages/routes';
import { pricesIn, type WithPrices } from '../../data/data';
import { PricesProvider } from '../../pricing/prices-context';
import { ShellProvider } from '../../shell/shell-context';
import { UnpublishedMark } from '../unpublished-mark/unpublished-mark';
import { CustomLayout } from './custom';
import { DefaultLayout } from './default';

/** Webpack inlines it, so that public hosts carry no script for the preview's mark. */
declare const __PREVIEW__: boolean;

const layouts: Record<LayoutName, (props: { readonly children: ReactNode }) => ReactNode> = {
  default: DefaultLayout,
  custom: CustomLayout,
  'svg-sprite': ({ children }) => <main id={ownIds.content}>{children}</main>,
};

/** The layout comes from the page's route (specification 2.2). */
export function Layout(props: {
  readonly shell: Shell;
  readonly page: PageContext;
  readonly data: Partial<WithPrices>;
  readonly children: ReactNode;
}) {
  const { shell, page, data, children } = props;
  const Frame = layouts[page.layout];
  return (
    <ShellProvider shell={shell} page={page}>
      {__PREVIEW__ && page.unpublished && <UnpublishedMark unpublished={page.unpublished} />}
      <PricesProvider lists={pricesIn(data)}>
        <Frame>{children}</Frame>
      </PricesProvider>
    </ShellProvider>
  );
}
