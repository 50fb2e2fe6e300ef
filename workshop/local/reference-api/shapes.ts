/** The shapes of the requests (specification 3 and 7). Strict: an unknown field is a mistake of the site. */
import { z } from 'zod';
import type { CommonRecord } from '../../../src/browser/tracker/common-record';
import { errorTypes, type TrackerEvent } from '../../../src/browser/tracker/event';
import { attempt } from '../../../src/site/attempt';
import { locales } from '../../../src/site/languages/locales';
import { systems } from '../../../src/site/product/installers';

const tag = z.enum(locales.map((locale) => locale.tag));
const text = z.string();
const filled = z.string().min(1);
const base64 = z.base64().min(1);

const json = <Shape extends z.ZodType>(shape: Shape) =>
  z.string().superRefine((value, context) => {
    const found = shape.safeParse(attempt(() => JSON.parse(value)));
    if (!found.success)
      context.addIssue({ code: 'custom', message: `is not JSON of the expected shape: ${found.error.message}` });
  });

export const nothing = z.strictObject({});
/** A script may read what its address says. */
export const anything = z.looseObject({});
export const baseInfo = z.strictObject({ lang: tag, type: z.literal('home') });
export const referralCode = z.strictObject({ c_v: filled });
export const latestVersion = z.strictObject({ system: z.enum(systems) });
export const chatConfiguration = z.strictObject({ lang: tag, type: z.literal('www') });
export const chatChoice = z.strictObject({ ip: text, lang: tag });
export const beacon = z.strictObject({ _t: base64, _a: base64 });

const sourceRecord = z.strictObject({
  page_url: z.url(),
  source: text.optional(),
  callback: text.optional(),
  utm_source: text.optional(),
  utm_medium: text.optional(),
  utm_term: text.optional(),
  utm_content: text.optional(),
  utm_campaign: text.optional(),
  bd_vid: text.optional(),
});
const referers = json(z.array(filled));

export const recordSource = z.strictObject({ source_data: json(sourceRecord), referer: referers });
export const recordData = z.strictObject({
  log_type: z.literal('WWW_FINGERPRINT_INFO'),
  data: base64,
  base_encode: z.literal('1'),
});

export const signIn = z.strictObject({
  third_party: filled,
  invite_code: text,
  /** Two in addition to the site's (specification 3). */
  language: z.union([tag, z.enum(['it-IT', 'id-ID'])]),
  source: text,
  referer: referers,
  third_party_action_type: filled,
  regParam: text,
  /** Encrypted key and text, joined by a dot. */
  redirect_data: z.string().regex(/^[\w+/]+=*\.[\w+/]+=*$/, 'is not "key.payload" in base64'),
});

const time = z.int().positive();
const size = z.number().nonnegative();

const commonRecord = z.strictObject({
  user_id: text,
  user_info: text,
  os_: z.literal([0, 1]),
  ua: filled,
  device_id: filled,
  device_brand: text,
  device_model: text,
  screen_height: size,
  screen_width: size,
  screen_dpr: size,
  network_type: text,
  app_version: text,
  js_version: filled,
  login_ip: text,
  webrtc_ip: text,
  op_page: z.int(),
  op_proxy: text,
  proxy_ip: text,
  op_res: text,
  op_obj_type: z.int(),
  op_obj_value: text,
  user_timestamp_: time,
}) satisfies z.ZodType<CommonRecord>;

const eventBase = {
  id: filled,
  op_obj_value: text,
  user_timestamp_: time,
  addition: json(z.record(z.string(), z.unknown())).optional(),
  url: filled,
  title: text,
};
export const trackerEvent = z.discriminatedUnion('op_type', [
  z.strictObject({
    ...eventBase,
    op_type: z.literal('click'),
    element_content: text,
    element_key: text,
    element_type: filled,
    element_name: text,
    element_class: text,
    element_target_url: text,
  }),
  z.strictObject({
    ...eventBase,
    op_type: z.literal('view'),
    type: z.enum(['load', 'route']),
    referrer: text,
    referrer_doc: text,
    load_duration: size,
    load_result: z.enum(['success', 'failed']),
    trigger_button: text,
  }),
  z.strictObject({ ...eventBase, op_type: z.literal('expose'), name: text }),
  z.strictObject({
    ...eventBase,
    op_type: z.literal('error'),
    error_type: z.literal(Object.values(errorTypes)),
    error_msg: text,
    trigger_button: text,
  }),
]) satisfies z.ZodType<{ readonly op_type: TrackerEvent['op_type'] }>;

const loss = z.strictObject({ id: filled, events: z.int().positive() });

export const statistics = z
  .strictObject({
    /** Idempotency key. */
    batch: filled,
    events: z.array(trackerEvent).min(1),
    dropped: z.array(loss).min(1).optional(),
    comm: commonRecord,
  })
  .refine(({ events }) => new Set(events.map(({ id }) => id)).size === events.length, 'an event stands in it twice');
/** Whether a batch has arrived. */
export const batchQuestion = z.strictObject({ batch: filled });
