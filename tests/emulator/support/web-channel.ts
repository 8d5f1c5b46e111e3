import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { DATABASE } from './emulator.ts';
import { listen } from './raw-grpc.ts';

export type Array_ = readonly [id: number, content: readonly unknown[]];

/**
 * The browser's side of a WebChannel. Each method sends one HTTP request, so that a test can break the
 * protocol.
 */
export function webChannel(port: number, stream: 'Listen' | 'Write' = 'Listen') {
  const base = `http://127.0.0.1:${port}/google.firestore.v1.Firestore/${stream}/channel`;

  async function post(query: Record<string, string>, body: string) {
    const response = await fetch(`${base}?${new URLSearchParams({ VER: '8', ...query })}`, {
      method: 'POST',
      body,
    });
    const text = await response.text();
    return { status: response.status, text };
  }

  return {
    base,
    post,
    handshake: async (messages: readonly object[] = [], headers = ''): Promise<string> => {
      const form = formBody(0, messages);
      if (headers !== '') form.set('headers', headers);
      const { status, text } = await post({ RID: '1', CVER: '22', database: DATABASE }, String(form));
      const [[, [, sid]]] = unframe(text)[0] as [[number, [string, string]]];
      if (status !== 200) throw new Error(text);
      return sid;
    },
    forward: (sid: string, offset: number, messages: readonly object[], query: Record<string, string> = {}) =>
      post({ SID: sid, RID: '2', AID: '0', ...query }, String(formBody(offset, messages))),
    open: (sid: string, acknowledged: number, longPoll = false) =>
      openBackChannel(base, sid, acknowledged, longPoll),
    unread: (sid: string) => backChannel(base, sid, 0, false).response,
  };
}

function formBody(offset: number, messages: readonly object[]): URLSearchParams {
  const form = new URLSearchParams({ count: String(messages.length), ofs: String(offset) });
  messages.forEach((message, index) => form.set(`req${index}___data__`, JSON.stringify(message)));
  return form;
}

function unframe(text: string): unknown[] {
  const frames: unknown[] = [];
  let rest = text;
  while (rest !== '') {
    const newline = rest.indexOf('\n');
    const length = Number(rest.slice(0, newline));
    if (newline === -1 || rest.length < newline + 1 + length) break;
    frames.push(JSON.parse(rest.slice(newline + 1, newline + 1 + length)));
    rest = rest.slice(newline + 1 + length);
  }
  return frames;
}

function backChannel(base: string, sid: string, acknowledged: number, longPoll: boolean) {
  const query = new URLSearchParams({
    VER: '8',
    RID: 'rpc',
    SID: sid,
    AID: String(acknowledged),
    CI: longPoll ? '1' : '0',
    TYPE: 'xmlhttp',
  });
  const request = httpRequest(`${base}?${query}`);
  request.on('error', () => undefined);
  const answered = once(request.end(), 'response') as Promise<[IncomingMessage]>;
  return { request, response: answered.then(([response]) => response) };
}

async function openBackChannel(base: string, sid: string, acknowledged: number, longPoll: boolean) {
  const { request, response: answered } = backChannel(base, sid, acknowledged, longPoll);
  const response = await answered;
  response.setEncoding('utf8');
  let text = '';
  let finished = false;
  let wake = (): void => undefined;
  response.on('data', (chunk: string) => {
    text += chunk;
    wake();
  });
  response.on('error', () => undefined);
  response.on('close', () => {
    finished = true;
    wake();
  });
  const arrays = (): readonly Array_[] => unframe(text).flat() as Array_[];
  const changed = (): Promise<void> => new Promise((resolve) => (wake = resolve));
  return {
    status: response.statusCode ?? 0,
    until: async (condition: (arrays: readonly Array_[]) => boolean) => {
      while (!condition(arrays())) {
        if (finished) throw new Error(`ended with ${text}`);
        await changed();
      }
      return arrays();
    },
    ended: async () => {
      while (!finished) await changed();
      return arrays();
    },
    vanish: () => request.destroy(),
  };
}

export async function listenOnce(port: number): Promise<void> {
  const channel = webChannel(port);
  const sid = await channel.handshake([listen(2)]);
  const back = await channel.open(sid, 0);
  await back.until((all) => JSON.stringify(all).includes('CURRENT'));
  await channel.post({ SID: sid, RID: '3', TYPE: 'terminate' }, '');
  await back.ended();
}
