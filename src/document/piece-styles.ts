/**
 * The styles of the document's pieces. They are imported here so that the build writes them, since no script contains the
 * pieces themselves.
 */
import '../frame/consent-question/consent-question.module.css';
import '../frame/phone-banner/phone-banner.module.css';
import '../frame/side-column/side-column.module.css';
import '../frame/toasts/toasts.module.css';
import '../ui/button/button.module.css';
import '../ui/icon/icon.module.css';
