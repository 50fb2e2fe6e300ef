/**
 * Clicks on links, buttons, and elements that carry `data-track` (specification 3).
 */
import { isAgain } from '../platform/event-replay';
import type { EarlyEvent } from './early-events';
import { elementAddition, elementAddress, elementName } from './element';
import { earlyFields, type PageFields, pageFields, type TrackedPage } from './page';
import { elementWords } from './recorded-text';

const tracked = '[data-track], a, button';

/**
 * Records clicks, by one listener for all elements. An element's `data-track` is its key.
 * @param early what happened before
 */
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
    if (!isAgain(event)) record(event.target, pageFields(page.window), page.now());
  };
  // Before a component, which may stop its own clicks.
  page.listen(page.window.document, 'click', onClick);
  for (const happened of early) {
    if (happened.event.type === 'click') record(happened.event.target, earlyFields(happened), happened.at);
  }
}
