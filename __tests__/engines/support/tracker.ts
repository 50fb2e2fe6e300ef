/**
 * What the reference API has received of the tracker.
 */
import { expect } from '@playwright/test';
import type { EventFields, EventType, TrackerEvent } from '../../../src/browser/tracker/event';
import type { RunningSite } from '../../e2e/support/runtime';
import type { Visitor } from './visitor';

/** The events of a type, in the order in which they came. */
export const eventsOf = <Type extends EventType>(site: RunningSite, type: Type) =>
  site.api.statistics.events().filter((event): event is TrackerEvent & EventFields[Type] => event.op_type === type);

/** Waits until the tracker has recorded the view of the page that is open: it waits in storage, or has come. */
export const viewIsRecorded = async (visitor: Visitor, site: RunningSite): Promise<void> => {
  const isStored = () =>
    Object.entries(localStorage).some(
      ([key, value]) => key.startsWith('site:event:') && value.includes(JSON.stringify(location.href)),
    );
  const address = await visitor.ask(() => location.href);
  await expect
    .poll(async () => eventsOf(site, 'view').some(({ url }) => url === address) || (await visitor.ask(isStored)))
    .toBe(true);
};
