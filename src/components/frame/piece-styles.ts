/**
 * The styles of the document's pieces. They are imported here so that the build writes them, since no script contains the
 * pieces themselves.
 */
import './consent-question/consent-question.module.css';
import './phone-banner/phone-banner.module.css';
import './side-column/side-column.module.css';
import './toasts/toasts.module.css';
import '../button/button.module.css';
import '../icon/icon.module.css';
