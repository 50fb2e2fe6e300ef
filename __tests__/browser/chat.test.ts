/** @jest-environment jsdom */

import { sharedVisitorInfo } from '../../src/browser/api/visitor-info';
import { start } from '../../src/browser/chat/chat';
import { type ChatPhase, chatOffer, chatState } from '../../src/browser/chat/chat-state';
import { humanChatKey } from '../../src/browser/chat/dependencies';
import { type ChatStep, nextChatPhase } from '../../src/browser/chat/phase';
import { type ChatKind, chatEvents, chatFrameId } from '../../src/browser/chat/protocol';
import { chatOffset } from '../../src/browser/chat/widget';
import type { Consent } from '../../src/browser/consent/consent';
import { browserClock } from '../../src/browser/platform/clock';
import { endpoints } from '../../src/site/hosting/endpoints';
import { fakeApi } from '../support/fake-api';
import { fakeConsent } from '../support/fake-consent';
import { forbiddenStorage, memoryStorage } from '../support/memory-storage';

const configuration = (chat: string) => ({ chat, chat_info: { js: `https://chat.example/${chat}.js` } });

let stop = () => {};

function run({
  answers = {} as Record<string, object | Error>,
  session = memoryStorage(),
  scriptFails = false,
  answer = 'granted' as Consent,
} = {}) {
  const consent = fakeConsent(answer);
  const api = fakeApi({
    [endpoints.chatConfiguration]: configuration('SS_ROBOT'),
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
  frame.id = chatFrameId(kind);
  frame.getBoundingClientRect = () => box as DOMRect;
  document.body.append(frame);
  return frame;
}

const phase = () => chatState.get().phase;

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

describe('states', () => {
  test.each<[ChatPhase, ChatStep, ChatPhase]>([
    ['closed', 'start', 'loading'],
    ['loading', 'ready', 'ready'],
    ['loading', 'open', 'open'],
    ['loading', 'fail', 'failed'],
    ['ready', 'open', 'open'],
    ['ready', 'close', 'closed'],
    ['ready', 'fail', 'ready'],
    ['open', 'close', 'closed'],
    ['open', 'ready', 'open'],
    ['open', 'fail', 'open'],
    ['closed', 'open', 'open'],
    ['closed', 'fail', 'closed'],
    ['failed', 'ready', 'ready'],
    ['failed', 'start', 'loading'],
  ])('%s, %s: %s', (from, step, to) => {
    expect(nextChatPhase(from, step)).toBe(to);
  });
});

describe('the start', () => {
  test('the configuration is asked for after 3 seconds, with the language and type www', async () => {
    const { api } = run();
    await jest.advanceTimersByTimeAsync(2_999);
    expect(api.calls).toEqual([]);
    expect(phase()).toBe('closed');
    await jest.advanceTimersByTimeAsync(1);
    expect(api.calls).toEqual([{ url: endpoints.chatConfiguration, query: { lang: 'zh-CN', type: 'www' } }]);
    expect(phase()).toBe('loading');
  });

  test.each([
    ['SS_ROBOT', undefined, 'robot'],
    ['HUAN_XIN', undefined, 'easemob'],
    ['SS_HUMAN', { type: 'ss' }, 'human'],
    ['SS_HUMAN', { type: 'easemob' }, 'easemob'],
    ['SS_HUMAN', new Error('down'), 'human'],
  ])('%s, chosen %j: loads the script of the configuration for %s', async (chat, choice, kind) => {
    const { api, loadScript } = run({
      answers: {
        [endpoints.chatConfiguration]: configuration(chat),
        ...(choice && { [endpoints.chatChoice]: choice }),
      },
    });
    await jest.advanceTimersByTimeAsync(3_000);
    expect(loadScript.mock.calls).toEqual([[`https://chat.example/${chat}.js`, { kind }]]);
    const asked = api.calls.filter(({ url }) => url === endpoints.chatChoice);
    expect(asked).toEqual(choice ? [{ url: endpoints.chatChoice, query: { ip: '203.0.113.5', lang: 'zh-CN' } }] : []);
  });

  test('the human chat is offered even where the address of the visitor is unknown', async () => {
    const { api } = run({
      answers: { [endpoints.chatConfiguration]: configuration('SS_HUMAN'), [endpoints.visitorIp]: new Error('down') },
    });
    await jest.advanceTimersByTimeAsync(3_000);
    expect(api.calls).toContainEqual({ url: endpoints.chatChoice, query: { ip: '', lang: 'zh-CN' } });
  });

  test.each([
    ['cannot be had', new Error('down')],
    ['names an unknown chat', { chat: 'toString', chat_info: { js: '/chat.js' } }],
    ['names no script', { chat: 'SS_ROBOT', chat_info: {} }],
    ['is empty', {}],
  ])('a configuration that %s fails without a word, and the side column comes', async (_name, answer) => {
    const { loadScript, onScriptFailure } = run({ answers: { [endpoints.chatConfiguration]: answer } });
    await jest.advanceTimersByTimeAsync(3_000);
    expect(chatState.get()).toMatchObject({ phase: 'failed', settled: true });
    expect(loadScript).not.toHaveBeenCalled();
    expect(onScriptFailure).not.toHaveBeenCalled();
  });

  test('a script that cannot be loaded fails and says so, and the side column comes', async () => {
    const { onScriptFailure } = run({ scriptFails: true });
    await jest.advanceTimersByTimeAsync(3_000);
    expect(chatState.get()).toMatchObject({ phase: 'failed', settled: true });
    expect(onScriptFailure).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
  });
});

test('a chat that fails with consent can be asked for', async () => {
  const answers: Record<string, object | Error> = { [endpoints.chatConfiguration]: new Error('down') };
  run({ answers });
  await jest.advanceTimersByTimeAsync(3_000);
  expect(phase()).toBe('failed');
  expect(chatOffer.get()).not.toBeNull();
});

test('where the configuration names no chat, none is offered', async () => {
  run({ answers: { [endpoints.chatConfiguration]: {} } });
  await jest.advanceTimersByTimeAsync(3_000);
  expect(chatOffer.get()).toBeNull();
});

describe('where the widget may not come by itself', () => {
  test.each<Consent>(['undecided', 'refused'])(
    'nothing is asked or loaded before the visitor asks: %s',
    async (answer) => {
      const { api, loadScript } = run({ answer });
      await jest.advanceTimersByTimeAsync(60_000);
      expect(api.calls).toEqual([]);
      expect(loadScript).not.toHaveBeenCalled();
      expect(chatState.get()).toMatchObject({ phase: 'closed', settled: true });

      chatOffer.get()?.();
      await jest.advanceTimersByTimeAsync(0);
      expect(loadScript).toHaveBeenCalledTimes(1);
      const open = jest.fn();
      window.siteChat = { robot: { open, close: () => {} } };
      report('robot', 'ready');
      expect(open).toHaveBeenCalledTimes(1);
      expect(chatOffer.get()).toBeNull();
    },
  );

  test('consent given later brings it, closed', async () => {
    const { consent, loadScript } = run({ answer: 'undecided' });
    await jest.advanceTimersByTimeAsync(3_000);
    consent.give('granted');
    await jest.advanceTimersByTimeAsync(0);
    expect(loadScript).toHaveBeenCalledTimes(1);
    const open = jest.fn();
    window.siteChat = { robot: { open, close: () => {} } };
    report('robot', 'ready');
    expect(open).not.toHaveBeenCalled();
  });

  test('consent given after the visitor has closed the chat does not load it again', async () => {
    const { consent, loadScript } = run({ answer: 'undecided' });
    await jest.advanceTimersByTimeAsync(3_000);
    chatOffer.get()?.();
    await jest.advanceTimersByTimeAsync(0);
    report('robot', 'open');
    report('robot', 'close');
    consent.give('granted');
    await jest.advanceTimersByTimeAsync(0);
    expect(loadScript).toHaveBeenCalledTimes(1);
  });

  test('a visitor who is talking to a person finds the chat on the next page', async () => {
    const session = memoryStorage({ [humanChatKey]: 'SS_HUMAN' });
    const { loadScript } = run({ answer: 'undecided', session });
    await jest.advanceTimersByTimeAsync(3_000);
    expect(loadScript).toHaveBeenCalledTimes(1);
  });

  test('a chat that was asked for and fails says so, and can be asked for again', async () => {
    const { loadScript, onScriptFailure } = run({ answer: 'refused', scriptFails: true });
    await jest.advanceTimersByTimeAsync(3_000);
    for (const attempt of [1, 2]) {
      chatOffer.get()?.();
      await jest.advanceTimersByTimeAsync(0);
      expect(loadScript).toHaveBeenCalledTimes(attempt);
      expect(onScriptFailure).toHaveBeenCalledTimes(attempt);
    }
  });
});

describe('the widget', () => {
  test('its reports are followed; those of another widget are not', async () => {
    run();
    await jest.advanceTimersByTimeAsync(3_000);
    report('easemob', 'ready');
    expect(chatState.get()).toMatchObject({ phase: 'loading', settled: false });
    report('robot', 'ready');
    expect(chatState.get()).toMatchObject({ phase: 'ready', settled: true });
    report('robot', 'open');
    expect(phase()).toBe('open');
    report('robot', 'close');
    expect(chatState.get()).toMatchObject({ phase: 'closed', settled: true });
  });

  test('is looked for every 500 ms: its frame tells that it is ready', async () => {
    run();
    await jest.advanceTimersByTimeAsync(3_000);
    addFrame('robot', { top: 700, height: 60 });
    await jest.advanceTimersByTimeAsync(499);
    expect(phase()).toBe('loading');
    await jest.advanceTimersByTimeAsync(1);
    expect(phase()).toBe('ready');
  });

  test('is given up after 1,200 looks', async () => {
    run();
    await jest.advanceTimersByTimeAsync(3_000 + 1_199 * 500);
    expect(phase()).toBe('loading');
    await jest.advanceTimersByTimeAsync(500);
    expect(phase()).toBe('failed');
    expect(jest.getTimerCount()).toBe(0);
  });

  test("the offset follows the frame's height and what is below it, with 5 px between", async () => {
    run();
    await jest.advanceTimersByTimeAsync(3_000);
    expect(chatState.get().offsetPx).toBe(93);
    const box = { top: window.innerHeight - 80, height: 60 };
    addFrame('robot', box);
    report('robot', 'ready');
    expect(chatState.get().offsetPx).toBe(85);
    box.top = window.innerHeight - 620;
    report('robot', 'open');
    expect(chatState.get().offsetPx).toBe(625);
    box.top = window.innerHeight - 80;
    await jest.advanceTimersByTimeAsync(500);
    expect(chatState.get().offsetPx).toBe(85);
  });

  test.each([
    ['no frame', null],
    ['a frame without height', { getBoundingClientRect: () => ({ top: 0, height: 0 }) as DOMRect }],
  ])('with %s the offset is 93 px', (_name, frame) => {
    expect(chatOffset(frame, 800)).toBe(93);
  });
});

describe('the human chat', () => {
  const human = { [endpoints.chatConfiguration]: configuration('SS_HUMAN'), [endpoints.chatChoice]: { type: 'ss' } };

  test('opened on one page, it opens itself on the next of the session', async () => {
    const { session } = run({ answers: human });
    await jest.advanceTimersByTimeAsync(3_000);
    report('human', 'open');
    stop();
    chatState.set(chatState.initial);

    const open = jest.fn();
    run({ answers: human, session });
    window.siteChat = { human: { open, close: () => {} } };
    await jest.advanceTimersByTimeAsync(3_000);
    report('human', 'ready');
    expect(open).toHaveBeenCalledTimes(1);
  });

  test('closed by the visitor it stays closed', async () => {
    const { session } = run({ answers: human });
    await jest.advanceTimersByTimeAsync(3_000);
    report('human', 'open');
    report('human', 'close');
    expect(session.get(humanChatKey)).toBeNull();
  });

  test('the robot never opens itself', async () => {
    const { session } = run();
    await jest.advanceTimersByTimeAsync(3_000);
    report('robot', 'open');
    expect(session.get(humanChatKey)).toBeNull();
  });

  test('forbidden storage leaves the chat working', async () => {
    run({ answers: human, session: { ...memoryStorage(), ...forbiddenStorage() } });
    await jest.advanceTimersByTimeAsync(3_000);
    report('human', 'open');
    expect(phase()).toBe('open');
  });
});

describe('what fails is a failed chat: the side column shows, nothing is busy, and the visitor can ask again', () => {
  const settledAsFailed = () => {
    expect(chatState.get()).toMatchObject({ phase: 'failed', settled: true });
    expect(chatOffer.get()).not.toBeNull();
  };

  test.each([undefined, null, 'robot', 7, {}, { kind: 'toString' }, { kind: {} }])(
    'an event that does not say whose it is: %j',
    async (detail) => {
      const { loadScript, onScriptFailure } = run();
      await jest.advanceTimersByTimeAsync(3_000);
      window.dispatchEvent(new CustomEvent(chatEvents.ready, { detail }));
      settledAsFailed();
      expect(onScriptFailure).not.toHaveBeenCalled();
      chatOffer.get()?.();
      await jest.advanceTimersByTimeAsync(0);
      expect(loadScript).toHaveBeenCalledTimes(2);
      window.dispatchEvent(new Event(chatEvents.open));
      settledAsFailed();
      expect(onScriptFailure).toHaveBeenCalledTimes(1);
    },
  );

  test('its frame shows that it is there after all', async () => {
    run();
    await jest.advanceTimersByTimeAsync(3_000);
    window.dispatchEvent(new Event(chatEvents.ready));
    addFrame('robot', { top: 700, height: 60 });
    await jest.advanceTimersByTimeAsync(500);
    expect(phase()).toBe('ready');
    expect(chatOffer.get()).toBeNull();
  });

  test('a chat that is there does not fail by such an event', async () => {
    run();
    await jest.advanceTimersByTimeAsync(3_000);
    report('robot', 'open');
    window.dispatchEvent(new Event(chatEvents.close));
    expect(phase()).toBe('open');
  });

  test('a script that says nothing until it is given up', async () => {
    run();
    await jest.advanceTimersByTimeAsync(3_000 + 1_200 * 500);
    settledAsFailed();
  });

  test.each([
    { chat: {}, chat_info: { js: '/c.js' } },
    { chat: 'SS_ROBOT', chat_info: { js: 7 } },
    { chat: 'SS_ROBOT', chat_info: true },
  ])('a configuration of other types names no chat: %j', async (answer) => {
    const { loadScript } = run({ answers: { [endpoints.chatConfiguration]: answer } });
    await jest.advanceTimersByTimeAsync(3_000);
    expect(chatState.get()).toMatchObject({ phase: 'failed', settled: true });
    expect(loadScript).not.toHaveBeenCalled();
  });
});

describe('a refusal', () => {
  const human = { [endpoints.chatConfiguration]: configuration('SS_HUMAN'), [endpoints.chatChoice]: { type: 'ss' } };

  test.each<Consent>(['granted', 'undecided'])(
    'ends the chat with its frame and its note, also one that was asked for; our own button is back: %s',
    async (answer) => {
      const { consent, session, loadScript } = run({ answers: human, answer });
      await jest.advanceTimersByTimeAsync(3_000);
      chatOffer.get()?.();
      await jest.advanceTimersByTimeAsync(0);
      const frame = addFrame('human', { top: 700, height: 60 });
      report('human', 'ready');
      report('human', 'open');
      expect(session.get(humanChatKey)).not.toBeNull();
      consent.give('refused');
      expect(frame.isConnected).toBe(false);
      expect(session.get(humanChatKey)).toBeNull();
      expect(phase()).toBe('closed');
      await jest.advanceTimersByTimeAsync(60_000);
      expect(loadScript).toHaveBeenCalledTimes(1);
      chatOffer.get()?.();
      await jest.advanceTimersByTimeAsync(0);
      expect(loadScript).toHaveBeenCalledTimes(2);
    },
  );

  test('before the chat starts, it does not come by the note of an earlier page', async () => {
    const { consent, loadScript } = run({ answers: human, session: memoryStorage({ [humanChatKey]: 'SS_HUMAN' }) });
    consent.give('refused');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(loadScript).not.toHaveBeenCalled();
  });

  test('and consent that is given again while the chat is still being chosen loads it once', async () => {
    const { consent, loadScript } = run({ answers: human });
    jest.advanceTimersByTime(3_000);
    consent.give('refused');
    consent.give('granted');
    await jest.advanceTimersByTimeAsync(1_000);
    expect(loadScript).toHaveBeenCalledTimes(1);
  });

  test('while the chat is being chosen, none is loaded', async () => {
    const { consent, loadScript } = run({ answers: human });
    jest.advanceTimersByTime(3_000);
    consent.give('refused');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(loadScript).not.toHaveBeenCalled();
    expect(phase()).toBe('closed');
  });
});

test('stopped, it asks for nothing and follows nothing', async () => {
  const { api } = run();
  stop();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(api.calls).toEqual([]);
});
