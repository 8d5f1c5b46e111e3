import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';

const source = readFileSync(path.resolve(import.meta.dirname, '../../../public/new-version.js'), 'utf8');

const HERE = 'https://copa.example/mi';

function startWorker({ windows = [`${HERE}#sala`], isWaiting = false, isOffline = false } = {}) {
  const waiting = { postMessage: vi.fn<(message: object) => void>() };
  const registration = {
    waiting: isWaiting ? waiting : null,
    update: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  };
  const listeners = new Map<string, (event: object) => void>();
  const self = {
    registration,
    fetchPart: (_request: { url: string }): Promise<Response> => Promise.reject(new Error('not defined')),
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    clients: { matchAll: () => Promise.resolve(windows.map((url, id) => ({ url, id }))) },
  };
  runInNewContext(source, {
    self,
    Response,
    URL,
    caches: { match: () => Promise.resolve(new Response('kept')) },
    fetch: ({ url }: { url: string }) =>
      isOffline
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(new Response('fetched', { status: statusOf(url) })),
  });
  const open = async (request: object = { method: 'GET', mode: 'navigate', url: HERE }) => {
    let answer: Promise<Response> | undefined;
    const respondWith = (given: Promise<Response>) => {
      answer = given;
    };
    const stopImmediatePropagation = vi.fn<() => void>();
    listeners.get('fetch')?.({ request, respondWith, stopImmediatePropagation });
    expect(stopImmediatePropagation).toHaveBeenCalledTimes(answer === undefined ? 0 : 1);
    return answer;
  };
  const told: unknown[] = [];
  const moveOn = async (data: unknown = 'GIVE_WAY') => {
    const work: Promise<unknown>[] = [];
    listeners.get('message')?.({
      data,
      source: { id: 0, postMessage: (message: unknown) => told.push(message) },
      waitUntil: (each: Promise<unknown>) => work.push(each),
    });
    await Promise.all(work);
  };
  return { open, moveOn, self, waiting, registration, told };
}

function statusOf(url: string): number {
  if (url.includes('gone')) return 404;
  return url.includes('broken') ? 503 : 200;
}

describe('the worker', () => {
  it('leaves pages alone while there is no newer version', async () => {
    expect(await startWorker().open()).toBeUndefined();
  });

  it.each([
    { method: 'POST', mode: 'navigate', url: HERE },
    { method: 'GET', mode: 'cors', url: `${HERE}.js` },
    { method: 'GET', mode: 'navigate', url: 'https://copa.example/api/settings' },
    { method: 'GET', mode: 'navigate', url: 'https://copa.example/icons/favicon.svg' },
  ])('leaves %j alone', async (request) => {
    expect(await startWorker({ isWaiting: true }).open(request)).toBeUndefined();
  });

  it('gives way to a waiting version once, and reloads the page', async () => {
    const { open, waiting } = startWorker({ isWaiting: true });
    const answer = await open();
    expect(await answer?.text()).toContain('location.reload()');
    expect(waiting.postMessage.mock.calls).toEqual([[{ type: 'SKIP_WAITING' }]]);
    expect(await (await open())?.text()).toBe('fetched');
    expect(waiting.postMessage).toHaveBeenCalledTimes(1);
  });

  it('gives way when the site is opened in its first window', async () => {
    expect(await (await startWorker({ isWaiting: true, windows: [] }).open())?.text()).toContain('reload');
  });

  it.each([[[HERE, HERE]], [['https://copa.example/register/copa']]])(
    'keeps its files for another window, and gets the page from the server: %j',
    async (windows) => {
      const { open, waiting } = startWorker({ isWaiting: true, windows });
      expect(await (await open())?.text()).toBe('fetched');
      expect(waiting.postMessage).not.toHaveBeenCalled();
    },
  );

  it('gives way once when the only window moves to another page of the application', async () => {
    const { moveOn, waiting, told } = startWorker({ isWaiting: true });
    await moveOn('other');
    expect(waiting.postMessage).not.toHaveBeenCalled();
    await moveOn();
    await moveOn();
    expect(waiting.postMessage.mock.calls).toEqual([[{ type: 'SKIP_WAITING' }]]);
    expect(told).toEqual(['GIVES_WAY']);
  });

  it('keeps its files for another window when one moves to another page', async () => {
    const { moveOn, waiting, told } = startWorker({ isWaiting: true, windows: [HERE, `${HERE}/otra`] });
    await moveOn();
    expect(waiting.postMessage).not.toHaveBeenCalled();
    expect(told).toEqual([]);
  });

  it('shows the page that it keeps if the server fails', async () => {
    const { open } = startWorker({ isWaiting: true, windows: [HERE, HERE] });
    expect(await (await open({ method: 'GET', mode: 'navigate', url: `${HERE}/broken` }))?.text()).toBe(
      'kept',
    );
  });

  it('shows the page that it keeps without a connection', async () => {
    const { open } = startWorker({ isWaiting: true, windows: [HERE, HERE], isOffline: true });
    expect(await (await open())?.text()).toBe('kept');
  });

  it('gets pages from the server once a file is gone, and asks for the newer version', async () => {
    const { open, self, registration } = startWorker();
    expect((await self.fetchPart({ url: '/assets/there.js' })).status).toBe(200);
    expect(await open()).toBeUndefined();
    for (const each of [1, 2]) {
      expect((await self.fetchPart({ url: `/assets/gone-${each}.js` })).status).toBe(404);
    }
    expect(registration.update).toHaveBeenCalledTimes(1);
    expect(await (await open())?.text()).toBe('fetched');
  });
});
