import { ConsentQuestion } from '../components/consent-question/consent-question';
import { PhoneBanner } from '../components/phone-banner/phone-banner';
import { ShellProvider } from '../components/shell/shell-context';
import { SideColumn } from '../components/side-column/side-column';
import { Toasts } from '../components/toasts/toasts';
import type { Shell } from '../shell/shell';
import type { PageContext } from '../site/page-context';

/**
 * The parts that float above every page (specification 2.7). They are outside the application, so that they appear without it:
 * these components are rendered on the server only, and services make them work.
 */
export function DocumentPieces({ shell, page }: { readonly shell: Shell; readonly page: PageContext }) {
  return (
    <ShellProvider shell={shell} page={page}>
      <PhoneBanner />
      <SideColumn />
      <ConsentQuestion />
      <Toasts />
    </ShellProvider>
  );
}
