export interface PageFields {
  readonly url: string;
  readonly title: string;
}

/** What each type of event tells besides its page (specification 3 and 5). Anything else is ignored. */
export const eventFields = {
  click: {
    element_content: 'text',
    /** `data-track` */
    element_key: 'text',
    element_type: 'text',
    element_name: 'text',
    element_class: 'text',
    element_target_url: 'text',
  },
  view: {
    /** `load` for the first page of a visit, `route` for a navigation within the site. */
    type: 'text',
    /** The previous page, on this site or another. */
    referrer: 'text',
    /** `document.referrer` */
    referrer_doc: 'text',
    /** Milliseconds. */
    load_duration: 'number',
    /** `success` or `failed` */
    load_result: 'text',
    /** The click that led to the page. */
    trigger_button: 'text',
  },
  expose: { name: 'text' },
  error: {
    /** One of `errorTypes`. */
    error_type: 'number',
    error_msg: 'text',
    /** The last click. */
    trigger_button: 'text',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, 'text' | 'number'>>>>;

export type EventType = keyof typeof eventFields;
type Fields<Kinds> = { readonly [Name in keyof Kinds]: Kinds[Name] extends 'text' ? string : number };
export type EventFields = { readonly [Type in EventType]: PageFields & Fields<(typeof eventFields)[Type]> };
/** A resource that failed to load, a script error, an unhandled rejection (specification 8). */
export const errorTypes = { resource: 100101, script: 100102, rejection: 100103 } as const;

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
