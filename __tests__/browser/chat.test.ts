/** @jest-environment jsdom */

import { sharedVisitorInfo } from '../../src/browser/api/visitor-info';
import { type ChatKind, chatEvents } from '../../src/browser/chat/adapter';
import { start } from '../../src/browser/chat/chat';
import { humanChatKey } from '../../src/browser/chat/chat-phase';
import { chatOffer, chatState } from '../../src/browser/chat/chat-state';
import type { Consent } from '../../src/browser/consent/consent';
import { browserClock } from '../../src/browser/platform/clock';
import { endpoints } from '../../src/site/hosting/endpoints';
import { chatFrameIds } from '../../src/site/own-ids';
import { fakeApi } from '../support/fake-api';
import { fakeConsent } from '../support/fake-consent';
import { forgetListeners } from '../support/forget-listeners';
import { memoryStorage } from '../support/web-storage';

const configuration = (chat: string) => ({
  [endpoints.chatConfiguration]: { chat, chat_info: { js: `https://chat.example/${chat}.js` } },
});
const human = { ...configuration('SS_HUMAN'), [endpoints.chatChoice]: { type: 'ss' } };

function run({
  answers = {} as Record<string, object | Error>,
  session = memoryStorage(),
  scriptFails = false,
  answer = 'granted' as Consent,
} = {}) {
  const consent = fakeConsent(answer);
  const api = fakeApi({
    ...configuration('SS_ROBOT'),
    [endpoints.visitorIp]: { ip: '203.0.113.5' },
    ...answers,
  });
  const loadScript = jest.fn(async (_address: string, _data: { readonly kind: string }) => {
    if (scriptFails) throw new Error('blocked');
  });
  const onScriptFailure = jest.fn();
  start({
    window,
    api,
    session,
    consent,
    visitor: sharedVisitorInfo(async () => api),
    loadScript,
    onScriptFailure,
    clock: browserClock,
    language: 'zh-CN',
  });
  return { api, consent, session, loadScript, onScriptFailure };
}

const report = (kind: ChatKind, event: keyof typeof chatEvents) =>
  window.dispatchEvent(new CustomEvent(chatEvents[event], { detail: { kind } }));

function addFrame(kind: ChatKind, box: { top: number; height: number }): HTMLElement {
  const frame = document.createElement('iframe');
  frame.id = chatFrameIds[kind];
  frame.getBoundingClientRect = () => box as DOMRect;
  document.body.append(frame);
  return frame;
}

const pass = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
/** A page on which the chat begins. */
const begun = async (options?: Parameters<typeof run>[0]) => {
  const page = run(options);
  await pass(3_000);
  return page;
};
const ask = async () => {
  chatOffer.get()?.();
  await pass();
};
/** The widget that has loaded. */
const widget = (kind: ChatKind) => {
  const open = jest.fn();
  window.siteChat = { [kind]: { open, close: () => {} } };
  report(kind, 'ready');
  return open;
};
const phase = () => chatState.get().phase;
/** The side column shows, nothing is busy, and the visitor can ask again. */
const expectFailed = (isOffered = true) => {
  expect(chatState.get()).toMatchObject({ phase: 'failed', settled: true });
  expect(chatOffer.get() !== null).toBe(isOffered);
};

forgetListeners();
beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '';
  delete window.siteChat;
  chatState.set(chatState.initial);
  chatOffer.set(null);
});

test('after 3 seconds the chat asks for the configuration, with the language and type www', async () => {
  const { api } = run();
  await pass(2_999);
  expect([api.calls, phase()]).toEqual([[], 'closed']);
  await pass(1);
  expect(api.calls).toEqual([{ url: endpoints.chatConfiguration, query: { lang: 'zh-CN', type: 'www' } }]);
  expect(phase()).toBe('loading');
});

const down = new Error('down');
test.each([
  ['SS_ROBOT', undefined, 'robot', '203.0.113.5'],
  ['HUAN_XIN', undefined, 'easemob', '203.0.113.5'],
  ['SS_HUMAN', { type: 'ss' }, 'human', '203.0.113.5'],
  ['SS_HUMAN', { type: 'easemob' }, 'easemob', '203.0.113.5'],
  ['SS_HUMAN', down, 'human', '203.0.113.5'],
  ['SS_HUMAN', { type: 'ss' }, 'human', ''],
])('of %s, chosen %j, the script is loaded for %s (the visitor’s IP address: "%s")', async (chat, choice, kind, ip) => {
  const answers = {
    ...configuration(chat),
    ...(choice && { [endpoints.chatChoice]: choice }),
    ...(!ip && { [endpoints.visitorIp]: down }),
  };
  const { api, loadScript } = await begun({ answers });
  expect(loadScript.mock.calls).toEqual([[`https://chat.example/${chat}.js`, { kind }]]);
  const asked = api.calls.filter(({ url }) => url === endpoints.chatChoice);
  expect(asked).toEqual(choice ? [{ url: endpoints.chatChoice, query: { ip, lang: 'zh-CN' } }] : []);
});

test.each([
  ['whose configuration cannot be had', { answers: { [endpoints.chatConfiguration]: down } }, true, 0],
  ['of an unknown name', { answers: configuration('toString') }, false, 0],
  ['without a script', { answers: { [endpoints.chatConfiguration]: { chat: 'SS_ROBOT', chat_info: {} } } }, false, 0],
  ['whose script cannot be loaded', { scriptFails: true }, true, 1],
])('a chat %s fails, and is offered again or not, said or not', async (_name, options, isOffered, said) => {
  const { loadScript, onScriptFailure } = await begun(options);
  expectFailed(isOffered);
  expect([loadScript, onScriptFailure].map(({ mock }) => mock.calls.length)).toEqual([said, said]);
  expect(jest.getTimerCount()).toBe(0);
});

test.each<Consent>(['undecided', 'refused'])(
  'without consent: nothing is loaded before the visitor asks: %s',
  async (answer) => {
    const { api, loadScript } = run({ answer });
    await pass(60_000);
    expect([api.calls, loadScript.mock.calls]).toEqual([[], []]);
    expect(chatState.get()).toMatchObject({ phase: 'closed', settled: true });
    await ask();
    expect(loadScript).toHaveBeenCalledTimes(1);
    expect(widget('robot')).toHaveBeenCalledTimes(1);
    expect(chatOffer.get()).toBeNull();
  },
);

test.each([
  ['brings the chat, closed', false],
  ['after the visitor has closed the chat does not load it again', true],
])('without consent: consent given later %s', async (_name, isAsked) => {
  const { consent, loadScript } = await begun({ answer: 'undecided' });
  if (isAsked) {
    await ask();
    report('robot', 'open');
    report('robot', 'closed');
  }
  consent.give('granted');
  await pass();
  expect(loadScript).toHaveBeenCalledTimes(1);
  if (!isAsked) expect(widget('robot')).not.toHaveBeenCalled();
});

test('without consent: a chat that was asked for and fails says so, and can be asked for again', async () => {
  const { loadScript, onScriptFailure } = await begun({ answer: 'refused', scriptFails: true });
  for (const attempt of [1, 2]) {
    await ask();
    expect([loadScript, onScriptFailure].map(({ mock }) => mock.calls.length)).toEqual([attempt, attempt]);
  }
});

// The offset that follows its frame: __tests__/e2e/runtime-chat.e2e.ts.
test('the widget is followed in what it reports, and another one is not', async () => {
  await begun();
  const phases = (['ready', 'open', 'ready', 'closed', 'open'] as const).map((event) => {
    report('easemob', event);
    const before = phase();
    report('robot', event);
    return `${before} ${phase()} ${chatState.get().settled}`;
  });
  // It may report ready while it is open.
  const expected = 'loading ready true, ready open true, open open true, open closed true, closed open true';
  expect(phases.join(', ')).toBe(expected);
});

test('the widget is looked for every 500 ms, 1,200 times: its frame tells that it is ready', async () => {
  await begun();
  await pass(1_199 * 500);
  expect(phase()).toBe('loading');
  await pass(500);
  expectFailed();
  expect(jest.getTimerCount()).toBe(0);
  await ask();
  addFrame('robot', { top: 700, height: 60 });
  await pass(499);
  expect(phase()).toBe('loading');
  await pass(1);
  expect(phase()).toBe('ready');
});

test.each([null, 7, {}, { kind: 'toString' }])(
  'the widget fails by an event that does not say whose it is, and says so if it was asked for: %j',
  async (detail) => {
    const { loadScript, onScriptFailure } = await begun();
    window.dispatchEvent(new CustomEvent(chatEvents.ready, { detail }));
    expectFailed();
    expect(onScriptFailure).not.toHaveBeenCalled();
    await ask();
    expect(loadScript).toHaveBeenCalledTimes(2);
    window.dispatchEvent(new Event(chatEvents.open));
    expectFailed();
    expect(onScriptFailure).toHaveBeenCalledTimes(1);
  },
);

test('the widget is there after all when its frame is, and then no such event fails it', async () => {
  await begun();
  window.dispatchEvent(new Event(chatEvents.ready));
  addFrame('robot', { top: 700, height: 60 });
  await pass(500);
  expect([phase(), chatOffer.get()]).toEqual(['ready', null]);
  window.dispatchEvent(new Event(chatEvents.closed));
  expect(phase()).toBe('ready');
});

test.each<[string, Consent, boolean]>([
  ['human', 'granted', true],
  ['human', 'undecided', true],
  ['robot', 'granted', false],
])('of the %s chat the session notes that it is open (consent: %s, %s): the next page opens it', async (...row) => {
  const [kind, answer, isNoted] = row;
  const answers = kind === 'human' ? human : {};
  const { session } = await begun({ answers });
  report(kind as ChatKind, 'open');
  expect(session.get(humanChatKey) !== null).toBe(isNoted);
  chatState.set(chatState.initial);
  await begun({ answers, session, answer });
  expect(widget(kind as ChatKind)).toHaveBeenCalledTimes(Number(isNoted));
  report(kind as ChatKind, 'closed');
  expect(session.get(humanChatKey)).toBeNull();
});

test.each<Consent>(['granted', 'undecided'])(
  'a refusal ends the chat with its frame and its note, also one that was asked for; our own button is back: %s',
  async (answer) => {
    const { consent, session, loadScript } = await begun({ answers: human, answer });
    await ask();
    const frame = addFrame('human', { top: 700, height: 60 });
    report('human', 'open');
    consent.give('refused');
    expect([frame.isConnected, session.get(humanChatKey), phase()]).toEqual([false, null, 'closed']);
    await pass(60_000);
    expect(loadScript).toHaveBeenCalledTimes(1);
    await ask();
    expect(loadScript).toHaveBeenCalledTimes(2);
  },
);

test.each<[string, number, readonly Consent[], number]>([
  ['before the chat starts leaves the note of an earlier page without effect', 0, ['refused'], 0],
  ['while the chat is being chosen ends it', 3_000, ['refused'], 0],
  ['that is taken back while the chat is being chosen loads it once', 3_000, ['refused', 'granted'], 1],
])('a refusal: %s', async (_name, ms, answers, loaded) => {
  const { consent, loadScript } = run({ answers: human, session: memoryStorage({ [humanChatKey]: 'SS_HUMAN' }) });
  jest.advanceTimersByTime(ms);
  for (const answer of answers) consent.give(answer);
  await pass(1_000);
  expect(loadScript).toHaveBeenCalledTimes(loaded);
  expect(phase()).toBe(loaded === 0 ? 'closed' : 'loading');
});
