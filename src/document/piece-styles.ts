/**
 * The styles of the document's pieces. They are imported here so that the build writes them, since no script contains the
 * pieces themselves.
 */
import '../components/consent-question/consent-question.module.css';
import '../components/phone-banner/phone-banner.module.css';
import '../components/side-column/side-column.module.css';
import '../components/toasts/toasts.module.css';
import '../components/button/button.module.css';
import '../components/icon/icon.module.css';
