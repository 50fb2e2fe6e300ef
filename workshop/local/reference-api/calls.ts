/** The calls of the specification's section 7, and the scripts of other parties. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import type { ChatName } from '../../../src/browser/chat/adapter';
import type { TrackerEvent } from '../../../src/browser/tracker/event';
import { configFrom, defaultSignInScript } from '../../../src/site/hosting/config';
import { endpoints } from '../../../src/site/hosting/endpoints';
import { installerAddress, systems } from '../../../src/site/product/installers';
import { unseal } from './decrypt';
import * as shapes from './shapes';
import type { ReferenceState } from './state';

export type Carrier = 'query' | 'multipart' | 'json';

/** Data, or a script as text. */
export interface Answer {
  readonly data: object | string;
  /** What was encrypted or encoded in the request. */
  readonly clear?: unknown;
}

export interface Call {
  readonly endpoint: string;
  readonly method: 'GET' | 'POST';
  readonly carrier: Carrier;
  /** @throws a ZodError when its fields do not have the right shape, another error when they cannot be read */
  readonly answer: (fields: unknown, request: Request, state: ReferenceState) => Answer;
}

function call<Shape extends z.ZodType>(
  method: Call['method'],
  endpoint: string,
  carrier: Carrier,
  shape: Shape,
  answer: (fields: z.infer<Shape>, request: Request, state: ReferenceState) => Answer,
): Call {
  return {
    method,
    endpoint,
    carrier,
    answer: (fields, request, state) => answer(shape.parse(fields), request, state),
  };
}

const config = configFrom(process.env);

export const snippetPath = '/api/statistics-snippet.js';

export const chatWidgetPath = '/api/chat-widget.js';

/** By language, so that each chat can be tried; all others have the robot. For tc, the address selects Easemob. */
const configuredChats: Readonly<Record<string, ChatName>> = {
  'zh-CN': 'HUAN_XIN',
  'zh-TW': 'SS_HUMAN',
  'de-DE': 'SS_HUMAN',
};

const version = '3.6.0';
export const installersPath = '/api/installers';

/** Stand-ins: small files with true sizes and digests. */
export const installers = systems.map((system) => ({
  system,
  name: path.posix.basename(new URL(installerAddress(configFrom({}), system)).pathname),
  content: `Stand-in for the installer of ${system}, version ${version}\n`,
}));

/** The stand-in of another party's script. */
function script(endpoint: string, file: string): Call {
  const data = readFileSync(path.join(__dirname, 'stand-ins', file), 'utf8');
  return call('GET', endpoint, 'query', shapes.anything, () => ({ data }));
}

const beacon = (endpoint: string): Call =>
  call('POST', endpoint, 'multipart', shapes.beacon, ({ _t: key, _a: payload }) => ({
    data: {},
    clear: JSON.parse(unseal({ key, payload })) as unknown,
  }));

export const calls: readonly Call[] = [
  call('GET', endpoints.baseInfo, 'query', shapes.baseInfo, () => ({
    data: {
      title: config.name,
      keywords: '',
      description: '',
      register_url: config.registerUrl,
      login_url: config.loginUrl,
      statistical_body: `<script async src="${snippetPath}"></script>`,
      statistical_title: '',
    },
  })),
  call('GET', endpoints.latestVersion, 'query', shapes.latestVersion, ({ system }) => {
    const { name = '', content = '' } = installers.find((installer) => installer.system === system) ?? {};
    const sha256 = createHash('sha256').update(content).digest('hex');
    return { data: { version, size: Buffer.byteLength(content), sha256, url: `${installersPath}/${name}` } };
  }),
  call('POST', endpoints.authorizedLogin, 'multipart', shapes.signIn, ({ redirect_data: sealed }) => {
    const [key = '', payload = ''] = sealed.split('.');
    return { data: { cpl: 'reference-token' }, clear: unseal({ key, payload }) };
  }),
  call('GET', endpoints.visitorIp, 'query', shapes.nothing, (_fields, { headers }) => ({
    data: {
      // Reserved for documentation.
      ip: '192.0.2.1',
      ua: headers.get('User-Agent') ?? '',
      language: headers.get('Accept-Language') ?? '',
      ip_data: { timezone: 'Europe/Lisbon', country: 'PT', region: 'Lisboa', city: 'Lisboa' },
    },
  })),
  call('GET', endpoints.setReferral, 'query', shapes.referralCode, () => ({ data: {} })),
  call('POST', endpoints.recordSource, 'multipart', shapes.recordSource, ({ source_data: source, referer }) => ({
    data: {},
    clear: { source: JSON.parse(source) as unknown, referers: JSON.parse(referer) as unknown },
  })),
  call('POST', endpoints.recordData, 'multipart', shapes.recordData, ({ data }) => ({
    data: {},
    clear: JSON.parse(Buffer.from(data, 'base64').toString('utf8')) as unknown,
  })),
  call('GET', endpoints.chatConfiguration, 'query', shapes.chatConfiguration, ({ lang }) => ({
    data: { chat: configuredChats[lang] ?? 'SS_ROBOT', chat_info: { js: chatWidgetPath } },
  })),
  call('GET', endpoints.chatChoice, 'query', shapes.chatChoice, ({ lang }) => ({
    data: { type: lang.startsWith('zh') ? 'easemob' : 'ss' },
  })),
  beacon(endpoints.beacon),
  beacon(endpoints.beaconTest),
  call('POST', endpoints.statistics, 'json', shapes.statistics, ({ batch, events, dropped }, _request, state) => {
    state.statistics.take({ batch, events: events as readonly TrackerEvent[], ...(dropped && { dropped }) });
    return { data: { taken: events.length } };
  }),
  call('GET', endpoints.statistics, 'query', shapes.batchQuestion, ({ batch }, _request, state) => ({
    data: { taken: state.statistics.has(batch) },
  })),
  script(chatWidgetPath, 'chat-widget.js'),
  script(defaultSignInScript, 'one-tap.js'),
  script(snippetPath, 'statistics-snippet.js'),
];
