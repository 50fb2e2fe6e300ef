import { isReplay } from '../platform/event-replay';
import type { EarlyEvent } from './early-events';
import { elementAddition, elementAddress, elementName } from './element';
import type { PageFields } from './event';
import { earlyFields, pageFields, type TrackedPage } from './page';
import { elementWords } from './recorded-text';

const tracked = '[data-track], a, button';

/** Records clicks on links, buttons, and elements with `data-track`, which is their key (specification 3). */
export function recordClicks(page: TrackedPage, early: readonly EarlyEvent[]): void {
  const record = (target: EventTarget | null, fields: PageFields, at: number): void => {
    const element = target instanceof Element ? target.closest(tracked) : null;
    if (!element) return;
    const key = element.getAttribute('data-track') ?? '';
    const content = elementWords(element);
    page.lastClick = { name: key || content, element, at };
    page.track(
      'click',
      {
        ...fields,
        element_content: content,
        element_key: key,
        element_type: element.localName,
        element_name: elementName(element),
        element_class: element.getAttribute('class') ?? '',
        element_target_url: elementAddress(element),
      },
      elementAddition(element),
      at,
    );
  };
  const onClick = (event: Event): void => {
    if (!isReplay(event)) record(event.target, pageFields(page.window), page.now());
  };
  // In the capture phase, since a component may stop propagation.
  page.listen(page.window.document, 'click', onClick);
  for (const happened of early) {
    if (happened.event.type === 'click') record(happened.event.target, earlyFields(happened), happened.at);
  }
}
