import { ConsentBanner } from '../consent-banner/consent-banner';
import { MobileBanner } from '../mobile-banner/mobile-banner';
import { SideColumn } from '../side-column/side-column';
import { Toasts } from '../toasts/toasts';

/** What floats above every page (specification 2.7). */
export default function Pieces() {
  return (
    <>
      <MobileBanner />
      <SideColumn />
      <ConsentBanner />
      <Toasts />
    </>
  );
}
