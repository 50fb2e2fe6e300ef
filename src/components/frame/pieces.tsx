import type { Shell } from '../../site/data/shell';
import { isQuiet } from '../../site/pages/banner-pages';
import type { PageContext } from '../../site/pages/page-context';
import { ShellProvider } from '../shell/shell-context';
import { ConsentQuestion } from './consent-question/consent-question';
import { PhoneBanner } from './phone-banner/phone-banner';
import { SideColumn } from './side-column/side-column';
import { Toasts } from './toasts/toasts';

/**
 * What floats above every page (specification 2.7). Rendered on the server only, outside the application, so that it appears
 * without React; services make it work.
 */
export function DocumentPieces({ shell, page }: { readonly shell: Shell; readonly page: PageContext }) {
  return (
    <ShellProvider shell={shell} page={page}>
      {!isQuiet(page) && <PhoneBanner />}
      <SideColumn />
      <ConsentQuestion />
      <Toasts />
    </ShellProvider>
  );
}
