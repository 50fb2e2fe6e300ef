/**
 * Common to all events of a batch (specification 3: "tracker default record"). Fields that the site does not know or
 * collect are empty.
 */
export interface CommonRecord {
  readonly user_id: string;
  readonly user_info: string;
  /** 1 on a Mac. */
  readonly os_: 0 | 1;
  readonly ua: string;
  readonly device_id: string;
  readonly device_brand: string;
  readonly device_model: string;
  readonly screen_height: number;
  readonly screen_width: number;
  readonly screen_dpr: number;
  readonly network_type: string;
  readonly app_version: string;
  readonly js_version: string;
  readonly login_ip: string;
  readonly webrtc_ip: string;
  readonly op_page: number;
  readonly op_proxy: string;
  readonly proxy_ip: string;
  readonly op_res: string;
  readonly op_obj_type: number;
  /** The current route; an event has the route where it happened. */
  readonly op_obj_value: string;
  /** When the batch was sent, in ms since the epoch. */
  readonly user_timestamp_: number;
}

/** Raise it when fields change. */
const trackerVersion = '1.0.0';

interface Connection {
  readonly connection?: { readonly effectiveType?: string };
}

export function commonRecord(
  { navigator, screen, devicePixelRatio }: Window,
  deviceId: string,
  route: string,
  now: number,
): CommonRecord {
  const ua = navigator.userAgent;
  const isMac = ua.includes('Macintosh');
  return {
    user_id: '',
    user_info: '',
    os_: isMac ? 1 : 0,
    ua,
    device_id: deviceId,
    device_brand: isMac || /iP(hone|ad)/.test(ua) ? 'Apple' : '',
    // The first words in parentheses name the machine: "Macintosh", "Windows NT 10.0", "iPhone".
    device_model: /\(([^;)]*)/.exec(ua)?.[1] ?? '',
    screen_height: screen.height,
    screen_width: screen.width,
    screen_dpr: devicePixelRatio,
    network_type: (navigator as Navigator & Connection).connection?.effectiveType ?? '',
    app_version: '',
    js_version: trackerVersion,
    login_ip: '',
    webrtc_ip: '',
    op_page: 2,
    op_proxy: '',
    proxy_ip: '',
    op_res: '',
    op_obj_type: 22,
    op_obj_value: route,
    user_timestamp_: now,
  };
}
