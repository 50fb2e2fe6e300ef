/**
 * Clicks on links, buttons, and elements that carry `data-track` (specification 3).
 */
import type { Stop } from '../clock';
import { elementAddition, elementAddress, elementName, elementText } from './element';
import { pageFields, type TrackedPage } from './page';

const tracked = '[data-track], a, button';

/** Records clicks, by one listener for all elements. An element's `data-track` is its key. */
export function recordClicks(page: TrackedPage): Stop {
  const { document } = page.window;
  const onClick = ({ target }: Event): void => {
    const element = target instanceof Element ? target.closest(tracked) : null;
    if (!element) return;
    const key = element.getAttribute('data-track') ?? '';
    const content = elementText(element);
    page.lastClick = { name: key || content, element, at: page.now() };
    page.track(
      'click',
      {
        ...pageFields(page.window),
        element_content: content,
        element_key: key,
        element_type: element.localName,
        element_name: elementName(element),
        element_class: element.getAttribute('class') ?? '',
        element_target_url: elementAddress(element),
      },
      elementAddition(element),
    );
  };
  // In the capture phase: a component may stop its own clicks.
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}
