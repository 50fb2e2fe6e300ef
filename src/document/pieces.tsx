import { ConsentQuestion } from '../frame/consent-question/consent-question';
import { PhoneBanner } from '../frame/phone-banner/phone-banner';
import { SideColumn } from '../frame/side-column/side-column';
import { Toasts } from '../frame/toasts/toasts';
import type { Shell } from '../shell/shell';
import { isQuiet } from '../site/pages/banner-pages';
import type { PageContext } from '../site/pages/page-context';
import { ShellProvider } from '../ui/shell/shell-context';

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
