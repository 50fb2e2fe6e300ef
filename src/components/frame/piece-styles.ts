/** Imported so that the build emits these styles: no script contains the components themselves. */
import './consent-question/consent-question.module.css';
import './phone-banner/phone-banner.module.css';
import './side-column/side-column.module.css';
import './toasts/toasts.module.css';
import '../button/button.module.css';
import '../icon/icon.module.css';
