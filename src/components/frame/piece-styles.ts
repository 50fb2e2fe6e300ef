/** Imported so that the build emits these styles: no script contains the components themselves. */
import './consent-question/consent-question.below.module.css';
import './phone-banner/phone-banner.below.module.css';
import './side-column/side-column.below.module.css';
import './toasts/toasts.below.module.css';
import '../button/button.module.css';
import '../button/close.below.module.css';
import '../card/raised.below.module.css';
import '../icon/icon.module.css';
