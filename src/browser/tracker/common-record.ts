/** Raise it when fields change. */
const trackerVersion = '1.0.0';

interface Connection {
  readonly connection?: { readonly effectiveType?: string };
}

/**
 * Common to all events of a batch (specification 3: "tracker default record"). Unknown fields are empty.
 * @param route the current one; an event has the route where it happened
 * @param now when the batch is sent, in ms since the epoch
 */
export function commonRecord(
  { navigator, screen, devicePixelRatio }: Window,
  deviceId: string,
  route: string,
  now: number,
) {
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

export type CommonRecord = Readonly<ReturnType<typeof commonRecord>>;
