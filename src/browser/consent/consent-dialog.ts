/** The consent question: open until it is answered, and when reopened. Only then does it take the focus. */
import { ownIds } from '../../site/own-ids';
import { keepRoom, setBottomBar } from '../platform/bottom-bar';
import type { Clock } from '../platform/clock';
import { showToast } from '../platform/toasts';
import type { ConsentService } from './consent';
import type { Answer } from './stored-answer';

const reopeners = '[data-consent-settings]';

export interface ConsentDialogDependencies {
  readonly document: Document;
  readonly clock: Clock;
  readonly service: ConsentService;
}

export function startConsentDialog({ document, clock, service }: ConsentDialogDependencies): void {
  const dialog = document.getElementById(ownIds.consent);
  if (!(dialog instanceof HTMLDialogElement)) return;
  /** Null if the visitor did not reopen the choices. */
  let reopener: HTMLElement | null = null;

  const show = (): void => {
    const view = reopener ? 'choices' : service.question();
    if (view) dialog.dataset.view = view;
    const answer = service.consent() === 'granted' ? 'granted' : 'refused';
    dialog.dataset.state = service.privacyControl() ? 'signal' : answer;
    dialog.toggleAttribute('open', view !== null);
    setBottomBar(document, 'question', view !== null);
  };
  const withdraw = (): void => {
    const before = reopener;
    reopener = null;
    show();
    before?.focus();
  };
  const onClick = (event: Event): void => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const caller = target.closest<HTMLElement>(reopeners);
    if (caller) {
      // The question has been answered, possibly in another tab.
      event.preventDefault();
      reopener = caller;
      show();
      dialog.querySelector<HTMLElement>('[data-close]')?.focus();
      return;
    }
    if (!dialog.contains(target)) return;
    const answer = target.closest<HTMLElement>('[data-answer]')?.dataset.answer as Answer | undefined;
    if (answer) {
      service.setConsent(answer);
      // Confirm that a changed choice is in effect.
      if (reopener) showToast(document, clock, 'done.choiceSaved');
    }
    if (answer || target.closest('[data-close]')) withdraw();
  };
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape' && reopener) withdraw();
  };

  show();
  document.addEventListener('click', onClick);
  dialog.addEventListener('keydown', onKey);
  // The styles keep the focused element clear of the dialog.
  keepRoom(window, dialog, 'question');
  service.onQuestion(show);
  service.onConsent(show);
}
