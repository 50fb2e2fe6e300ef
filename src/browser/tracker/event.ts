/**
 * What the tracker records (specification 3 and 5).
 */

/** The four types of events; anything else is ignored. */
export const eventTypes = ['click', 'view', 'expose', 'error'] as const;
export type EventType = (typeof eventTypes)[number];

/** The page on which something happened. */
interface PageFields {
  readonly url: string;
  readonly title: string;
}

/** The payload of each type. */
export interface EventFields {
  readonly click: PageFields & {
    /** The element's text. */
    readonly element_content: string;
    /** Its `data-track`. */
    readonly element_key: string;
    readonly element_type: string;
    readonly element_name: string;
    readonly element_class: string;
    readonly element_target_url: string;
  };
  readonly view: PageFields & {
    /** `load` for the first page of a visit, `route` for a navigation within the site. */
    readonly type: 'load' | 'route';
    /** The page before, of this site or another. */
    readonly referrer: string;
    /** The document's own referrer. */
    readonly referrer_doc: string;
    /** Milliseconds. */
    readonly load_duration: number;
    readonly load_result: 'success' | 'failed';
    /** What the visitor clicked to come here. */
    readonly trigger_button: string;
  };
  readonly expose: PageFields & { readonly name: string };
  readonly error: PageFields & {
    readonly error_type: ErrorType;
    readonly error_msg: string;
    /** What the visitor clicked last. */
    readonly trigger_button: string;
  };
}

/** A resource that did not load, a script error, an unhandled rejection (specification 8). */
export const errorTypes = { resource: 100101, script: 100102, rejection: 100103 } as const;
export type ErrorType = (typeof errorTypes)[keyof typeof errorTypes];

/** The fields that every event has in addition to its payload. */
export interface EventBase {
  /** The id of the event and its idempotency key: no matter how often it arrives, it counts once. */
  readonly id: string;
  readonly op_type: EventType;
  /** The current route's name: the pattern of the page. */
  readonly op_obj_value: string;
  /** When it happened, in milliseconds since the epoch. */
  readonly user_timestamp_: number;
  /** JSON text. */
  readonly addition?: string;
}

/** One event, as it is queued and sent. */
export type TrackerEvent = { readonly [Type in EventType]: EventBase & EventFields[Type] }[EventType];

/**
 * Records an event of a type; the addition is stored as JSON text.
 * @param at when it happened, in ms since the epoch; by default now
 */
export type Track = <Type extends EventType>(
  type: Type,
  fields: EventFields[Type],
  addition?: object,
  at?: number,
) => void;
