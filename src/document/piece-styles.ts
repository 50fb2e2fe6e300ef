/**
 * The styles of the document's pieces, for the stage of the build that writes styles: the pieces themselves are in no script.
 */
import '../components/consent-question/consent-question.module.css';
import '../components/phone-banner/phone-banner.module.css';
import '../components/side-column/side-column.module.css';
import '../components/toasts/toasts.module.css';
import '../components/button/button.module.css';
import '../components/icon/icon.module.css';
