/** @jest-environment jsdom */

import { sharedVisitorInfo } from '../../src/browser/api/visitor-info';
import { type ChatKind, chatEvents } from '../../src/browser/chat/adapter';
import { start } from '../../src/browser/chat/chat';
import { chatOffer, chatState } from '../../src/browser/chat/chat-state';
import { humanChatKey } from '../../src/browser/chat/phase';
import type { Consent } from '../../src/browser/consent/consent';
import { browserClock } from '../../src/browser/platform/clock';
import { endpoints } from '../../src/site/hosting/endpoints';
import { chatFrameIds } from '../../src/site/own-ids';
import { fakeApi } from '../support/fake-api';
import { fakeConsent } from '../support/fake-consent';
import { memoryStorage } from '../support/memory-storage';

const configuration = (chat: string) => ({
  [endpoints.chatConfiguration]: { chat, chat_info: { js: `https://chat.example/${chat}.js` } },
});
const human = { ...configuration('SS_HUMAN'), [endpoints.chatChoice]: { type: 'ss' } };

let stop = () => {};

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
  stop = start({
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

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '';
  delete window.siteChat;
  chatState.set(chatState.initial);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

describe('the start', () => {
  test('asks for the configuration after 3 seconds, with the language and type www', async () => {
    const { api } = run();
    await pass(2_999);
    expect([api.calls, phase()]).toEqual([[], 'closed']);
    await pass(1);
    expect(api.calls).toEqual([{ url: endpoints.chatConfiguration, query: { lang: 'zh-CN', type: 'www' } }]);
    expect(phase()).toBe('loading');
  });

  test.each([
    ['SS_ROBOT', undefined, 'robot'],
    ['HUAN_XIN', undefined, 'easemob'],
    ['SS_HUMAN', { type: 'ss' }, 'human'],
    ['SS_HUMAN', { type: 'easemob' }, 'easemob'],
    ['SS_HUMAN', new Error('down'), 'human'],
  ])('of %s, chosen %j, loads the script of the configuration for %s', async (chat, choice, kind) => {
    const answers = { ...configuration(chat), ...(choice && { [endpoints.chatChoice]: choice }) };
    const { api, loadScript } = await begun({ answers });
    expect(loadScript.mock.calls).toEqual([[`https://chat.example/${chat}.js`, { kind }]]);
    const asked = api.calls.filter(({ url }) => url === endpoints.chatChoice);
    expect(asked).toEqual(choice ? [{ url: endpoints.chatChoice, query: { ip: '203.0.113.5', lang: 'zh-CN' } }] : []);
  });

  test('asks for the human chat even where the visitor’s IP address is unknown', async () => {
    const { api } = await begun({ answers: { ...human, [endpoints.visitorIp]: new Error('down') } });
    expect(api.calls).toContainEqual({ url: endpoints.chatChoice, query: { ip: '', lang: 'zh-CN' } });
  });

  test.each([
    ['cannot be had', new Error('down'), true],
    ['names an unknown chat', { chat: 'toString', chat_info: { js: '/chat.js' } }, false],
    ['names no script', { chat: 'SS_ROBOT', chat_info: {} }, false],
    ['is empty', {}, false],
  ])('fails without a word where the configuration %s', async (_name, answer, isOffered) => {
    const { loadScript, onScriptFailure } = await begun({ answers: { [endpoints.chatConfiguration]: answer } });
    expectFailed(isOffered);
    expect([loadScript, onScriptFailure].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });

  test('fails and says so where the script cannot be loaded', async () => {
    const { onScriptFailure } = await begun({ scriptFails: true });
    expectFailed();
    expect(onScriptFailure).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('where the widget may not come by itself', () => {
  test.each<Consent>(['undecided', 'refused'])('nothing is loaded before the visitor asks: %s', async (answer) => {
    const { api, loadScript } = run({ answer });
    await pass(60_000);
    expect([api.calls, loadScript.mock.calls]).toEqual([[], []]);
    expect(chatState.get()).toMatchObject({ phase: 'closed', settled: true });
    await ask();
    expect(loadScript).toHaveBeenCalledTimes(1);
    expect(widget('robot')).toHaveBeenCalledTimes(1);
    expect(chatOffer.get()).toBeNull();
  });

  test('consent given later brings it, closed', async () => {
    const { consent, loadScript } = await begun({ answer: 'undecided' });
    consent.give('granted');
    await pass();
    expect(loadScript).toHaveBeenCalledTimes(1);
    expect(widget('robot')).not.toHaveBeenCalled();
  });

  test('consent given after the visitor has closed the chat does not load it again', async () => {
    const { consent, loadScript } = await begun({ answer: 'undecided' });
    await ask();
    report('robot', 'open');
    report('robot', 'closed');
    consent.give('granted');
    await pass();
    expect(loadScript).toHaveBeenCalledTimes(1);
  });

  test('a visitor who is talking to a person finds the chat on the next page', async () => {
    const session = memoryStorage({ [humanChatKey]: 'SS_HUMAN' });
    const { loadScript } = await begun({ answer: 'undecided', session });
    expect(loadScript).toHaveBeenCalledTimes(1);
  });

  test('a chat that was asked for and fails says so, and can be asked for again', async () => {
    const { loadScript, onScriptFailure } = await begun({ answer: 'refused', scriptFails: true });
    for (const attempt of [1, 2]) {
      await ask();
      expect([loadScript, onScriptFailure].map(({ mock }) => mock.calls.length)).toEqual([attempt, attempt]);
    }
  });
});

describe('the widget', () => {
  test('is followed in what it reports, and another one is not', async () => {
    await begun();
    const phases = (['ready', 'open', 'ready', 'closed', 'open'] as const).map((event) => {
      report('easemob', event);
      const before = phase();
      report('robot', event);
      return [before, phase(), chatState.get().settled];
    });
    expect(phases).toEqual([
      ['loading', 'ready', true],
      ['ready', 'open', true],
      // It may report ready while it is open.
      ['open', 'open', true],
      ['open', 'closed', true],
      ['closed', 'open', true],
    ]);
  });

  test('is looked for every 500 ms: its frame tells that it is ready', async () => {
    await begun();
    addFrame('robot', { top: 700, height: 60 });
    await pass(499);
    expect(phase()).toBe('loading');
    await pass(1);
    expect(phase()).toBe('ready');
  });

  test('is given up after 1,200 looks', async () => {
    await begun();
    await pass(1_199 * 500);
    expect(phase()).toBe('loading');
    await pass(500);
    expectFailed();
    expect(jest.getTimerCount()).toBe(0);
  });

  test("has an offset of its frame's height and what is below it, with 5 px between", async () => {
    await begun();
    expect(chatState.get().offsetPx).toBe(93);
    const box = { top: window.innerHeight - 80, height: 60 };
    addFrame('robot', box);
    report('robot', 'ready');
    expect(chatState.get().offsetPx).toBe(85);
    box.top = window.innerHeight - 620;
    report('robot', 'open');
    expect(chatState.get().offsetPx).toBe(625);
    box.top = window.innerHeight - 80;
    await pass(500);
    expect(chatState.get().offsetPx).toBe(85);
    box.height = 0;
    await pass(500);
    expect(chatState.get().offsetPx).toBe(93);
  });

  test.each([null, 7, {}, { kind: 'toString' }])(
    'fails by an event that does not say whose it is, and says so if it was asked for: %j',
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

  test('is there after all when its frame is, and then no such event fails it', async () => {
    await begun();
    window.dispatchEvent(new Event(chatEvents.ready));
    addFrame('robot', { top: 700, height: 60 });
    await pass(500);
    expect(phase()).toBe('ready');
    expect(chatOffer.get()).toBeNull();
    window.dispatchEvent(new Event(chatEvents.closed));
    expect(phase()).toBe('ready');
  });
});

describe('the human chat', () => {
  test('opened on one page, opens itself on the next of the session', async () => {
    const { session } = await begun({ answers: human });
    report('human', 'open');
    stop();
    chatState.set(chatState.initial);
    await begun({ answers: human, session });
    expect(widget('human')).toHaveBeenCalledTimes(1);
  });

  test('is not noted once it is closed; the robot never is', async () => {
    const { session } = await begun({ answers: human });
    report('human', 'open');
    expect(session.get(humanChatKey)).not.toBeNull();
    report('human', 'closed');
    expect(session.get(humanChatKey)).toBeNull();
    stop();
    chatState.set(chatState.initial);
    const robot = await begun();
    report('robot', 'open');
    expect(robot.session.get(humanChatKey)).toBeNull();
  });
});

describe('a refusal', () => {
  test.each<Consent>(['granted', 'undecided'])(
    'ends the chat with its frame and its note, also one that was asked for; our own button is back: %s',
    async (answer) => {
      const { consent, session, loadScript } = await begun({ answers: human, answer });
      await ask();
      const frame = addFrame('human', { top: 700, height: 60 });
      report('human', 'ready');
      report('human', 'open');
      expect(session.get(humanChatKey)).not.toBeNull();
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
  ])('%s', async (_name, ms, answers, loaded) => {
    const { consent, loadScript } = run({ answers: human, session: memoryStorage({ [humanChatKey]: 'SS_HUMAN' }) });
    jest.advanceTimersByTime(ms);
    for (const answer of answers) consent.give(answer);
    await pass(1_000);
    expect(loadScript).toHaveBeenCalledTimes(loaded);
    expect(phase()).toBe(loaded === 0 ? 'closed' : 'loading');
  });
});

test('stopped, the chat asks for nothing', async () => {
  const { api } = run();
  stop();
  await pass(60_000);
  expect(api.calls).toEqual([]);
});
