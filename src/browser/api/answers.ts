/** The answers of the API (specification 3 and 7), one row per call. Anything that does not fit its row is dropped. */
import { endpoints } from '../../site/hosting/endpoints';
import { isRecord } from '../platform/safe-storage';

interface Shape {
  readonly [field: string]: 'text' | Shape;
}

/** The shape of each answer's `data`; empty if nothing in it is used. */
const shapes = {
  [endpoints.baseInfo]: {
    register_url: 'text',
    login_url: 'text',
    /** HTML with the statistics scripts. */
    statistical_body: 'text',
  },
  [endpoints.visitorIp]: { ip: 'text', ip_data: { country: 'text', region: 'text' } },
  [endpoints.setReferral]: {},
  [endpoints.recordSource]: {},
  [endpoints.recordData]: {},
  [endpoints.authorizedLogin]: {
    /** Token for the application. */
    cpl: 'text',
  },
  [endpoints.chatConfiguration]: {
    chat: 'text',
    /** `js` is the address of the widget's script. */
    chat_info: { js: 'text' },
  },
  [endpoints.chatChoice]: { type: 'text' },
  [endpoints.latestVersion]: { url: 'text' },
} as const satisfies Record<string, Shape>;

export type Called = keyof typeof shapes;
/** Any field may be missing. */
export type Answer<Address extends Called> = Fitting<(typeof shapes)[Address]>;
type Fitting<S> = { readonly [Field in keyof S]?: S[Field] extends 'text' ? string : Fitting<S[Field]> };

/**
 * The part of an answer's data that fits its row. What is missing, null or of another type is left out.
 * @param onMisfit called with the field that has another type, such as `chat_info.js`; empty for the data itself
 */
export const fittingPart = <Address extends Called>(
  address: Address,
  data: unknown,
  onMisfit: (field: string) => void,
): Answer<Address> => (fit(shapes[address], data, '', onMisfit) ?? {}) as Answer<Address>;

function fit(shape: 'text' | Shape, value: unknown, field: string, onMisfit: (field: string) => void): unknown {
  if (value === undefined || value === null) return undefined;
  if (shape === 'text' ? typeof value !== 'string' : !isRecord(value)) {
    onMisfit(field);
    return undefined;
  }
  if (shape === 'text' || !isRecord(value)) return value;
  const parts = Object.entries(shape).map(([name, part]) => [
    name,
    fit(part, value[name], field ? `${field}.${name}` : name, onMisfit),
  ]);
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
}
