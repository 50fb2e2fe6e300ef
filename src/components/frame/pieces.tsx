import type { Shell } from '../../site/data/shell';
import { isQuiet } from '../../site/pages/banner-pages';
import type { PageContext } from '../../site/pages/page-context';
import { ShellProvider } from '../shell/shell-context';
import { ConsentQuestion } from './consent-question/consent-question';
import { PhoneBanner } from './phone-banner/phone-banner';
import { SideColumn } from './side-column/side-column';
import { Toasts } from './toasts/toasts';

/**
 * The parts that float above every page (specification 2.7). They are outside the application, so that they appear without it:
 * these components are rendered on the server only, and services make them work.
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
