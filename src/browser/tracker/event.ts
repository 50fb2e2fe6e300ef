/** The four types of events (specification 3 and 5); anything else is ignored. */
export const eventTypes = ['click', 'view', 'expose', 'error'] as const;
export type EventType = (typeof eventTypes)[number];

export interface PageFields {
  readonly url: string;
  readonly title: string;
}

export interface EventFields {
  readonly click: PageFields & {
    readonly element_content: string;
    /** `data-track` */
    readonly element_key: string;
    readonly element_type: string;
    readonly element_name: string;
    readonly element_class: string;
    readonly element_target_url: string;
  };
  readonly view: PageFields & {
    /** `load` for the first page of a visit, `route` for a navigation within the site. */
    readonly type: 'load' | 'route';
    /** The previous page, on this site or another. */
    readonly referrer: string;
    /** `document.referrer` */
    readonly referrer_doc: string;
    /** Milliseconds. */
    readonly load_duration: number;
    readonly load_result: 'success' | 'failed';
    /** The click that led to the page. */
    readonly trigger_button: string;
  };
  readonly expose: PageFields & { readonly name: string };
  readonly error: PageFields & {
    readonly error_type: ErrorType;
    readonly error_msg: string;
    /** The last click. */
    readonly trigger_button: string;
  };
}

/** A resource that failed to load, a script error, an unhandled rejection (specification 8). */
export const errorTypes = { resource: 100101, script: 100102, rejection: 100103 } as const;
export type ErrorType = (typeof errorTypes)[keyof typeof errorTypes];

export interface EventBase {
  /** Also the idempotency key: the event counts once, however often it arrives. */
  readonly id: string;
  readonly op_type: EventType;
  /** The route pattern of the page. */
  readonly op_obj_value: string;
  readonly user_timestamp_: number;
  /** JSON text. */
  readonly addition?: string;
}

export type TrackerEvent = { readonly [Type in EventType]: EventBase & EventFields[Type] }[EventType];

/** @param at when it happened, in ms since the epoch; by default now */
export type Track = <Type extends EventType>(
  type: Type,
  fields: EventFields[Type],
  addition?: object,
  at?: number,
) => void;
