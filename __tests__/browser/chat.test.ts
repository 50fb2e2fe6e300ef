/** @jest-environment jsdom */

import { humanChatKey, start } from '../../src/browser/chat/chat';
import { type ChatPhase, type ChatStep, chatOffset, chatState, nextChatPhase } from '../../src/browser/chat/chat-state';
import { type ChatKind, chatEvents, chatFrameId } from '../../src/browser/chat/protocol';
import { browserClock } from '../../src/browser/clock';
import { endpoints } from '../../src/browser/endpoints';
import { fakeApi } from '../support/fake-api';
import { forbiddenStorage, memoryStorage } from '../support/memory-storage';

const configuration = (chat: string) => ({ chat, chat_info: { js: `https://chat.example/${chat}.js` } });

let stop = () => {};

function run({ answers = {} as Record<string, object | Error>, session = memoryStorage(), scriptFails = false } = {}) {
  const api = fakeApi({
    [endpoints.chatConfiguration]: configuration('SS_ROBOT'),
    [endpoints.visitorIp]: { ip: '203.0.113.5' },
    ...answers,
  });
  const loadScript = jest.fn(async (_address: string) => {
    if (scriptFails) throw new Error('blocked');
  });
  const onScriptFailure = jest.fn();
  stop = start({
    window,
    api,
    session,
    loadScript,
    onScriptFailure,
    clock: browserClock,
    language: 'zh-CN',
  });
  return { api, session, loadScript, onScriptFailure };
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
  delete window.facetChat;
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
    ['failed', 'start', 'failed'],
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
    ['SS_ROBOT', undefined, 'https://chat.example/SS_ROBOT.js'],
    ['HUAN_XIN', undefined, 'https://chat.example/HUAN_XIN.js'],
    ['SS_HUMAN', { type: 'ss' }, 'https://chat.example/SS_HUMAN.js'],
    ['SS_HUMAN', { type: 'easemob' }, '/api/chat-widget.js?kind=easemob'],
    ['SS_HUMAN', new Error('down'), 'https://chat.example/SS_HUMAN.js'],
  ])('%s, chosen %j: loads %s', async (chat, choice, script) => {
    const { api, loadScript } = run({
      answers: {
        [endpoints.chatConfiguration]: configuration(chat),
        ...(choice && { [endpoints.chatChoice]: choice }),
      },
    });
    await jest.advanceTimersByTimeAsync(3_000);
    expect(loadScript.mock.calls).toEqual([[script]]);
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
    ['names an unknown chat', { chat: 'toString', chat_info: {} }],
    ['is empty', {}],
  ])('a configuration that %s fails without a word', async (_name, answer) => {
    const { loadScript, onScriptFailure } = run({ answers: { [endpoints.chatConfiguration]: answer } });
    await jest.advanceTimersByTimeAsync(3_000);
    expect(phase()).toBe('failed');
    expect(loadScript).not.toHaveBeenCalled();
    expect(onScriptFailure).not.toHaveBeenCalled();
  });

  test('a script that cannot be loaded fails and says so', async () => {
    const { onScriptFailure } = run({ scriptFails: true });
    await jest.advanceTimersByTimeAsync(3_000);
    expect(phase()).toBe('failed');
    expect(onScriptFailure).toHaveBeenCalledTimes(1);
    expect(chatState.get().reported).toBe(false);
  });
});

describe('the widget', () => {
  test('its reports are followed; those of another widget are not', async () => {
    run();
    await jest.advanceTimersByTimeAsync(3_000);
    report('easemob', 'ready');
    expect(chatState.get()).toMatchObject({ phase: 'loading', reported: false });
    report('robot', 'ready');
    expect(chatState.get()).toMatchObject({ phase: 'ready', reported: true });
    report('robot', 'open');
    expect(phase()).toBe('open');
    report('robot', 'close');
    expect(chatState.get()).toMatchObject({ phase: 'closed', reported: true });
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
    window.facetChat = { human: { open, close: () => {} } };
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

test('stopped, it asks for nothing and follows nothing', async () => {
  const { api } = run();
  stop();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(api.calls).toEqual([]);
});
