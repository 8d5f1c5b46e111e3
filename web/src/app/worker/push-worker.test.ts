import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const source = readFileSync(path.resolve(import.meta.dirname, '../../../public/push-worker.js'), 'utf8');
const TICKET = '0123456789abcdefghjkmnpqrs';

interface Heard {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

function startWorker({
  windows = [] as { url: string; focus: () => string; navigate: (path: string) => string }[],
  kept = new Map<string, string>(),
  isOffline = (): boolean => false,
} = {}) {
  const listeners = new Map<string, (event: Heard) => void>();
  const shown: { title: string; options: Record<string, unknown> }[] = [];
  const opened: string[] = [];
  const sent: { url: string; init: RequestInit }[] = [];
  const self = {
    addEventListener: (name: string, listener: (event: Heard) => void) => listeners.set(name, listener),
    registration: {
      showNotification: (title: string, options: Record<string, unknown>) => {
        shown.push({ title, options });
        return Promise.resolve();
      },
      pushManager: {
        subscribe: () => Promise.resolve(subscriptionAt('https://push.example/asked')),
        getSubscription: () => Promise.resolve(null),
      },
    },
    clients: {
      matchAll: () => Promise.resolve(windows),
      openWindow: (url: string) => Promise.resolve(opened.push(url)),
    },
  };
  const cache = {
    keys: () => Promise.resolve([...kept.keys()].map((url) => ({ url }))),
    put: async (url: string, response: Response) => void kept.set(url, await response.text()),
    match: (url: string) => Promise.resolve(kept.has(url) ? new Response(kept.get(url)) : undefined),
    delete: (url: string) => Promise.resolve(kept.delete(url)),
  };
  runInNewContext(source, {
    self,
    URL,
    Response,
    TextEncoder,
    btoa,
    crypto,
    caches: { open: () => Promise.resolve(cache) },
    fetch: (url: string, init: RequestInit) => {
      if (isOffline()) return Promise.reject(new TypeError('Failed to fetch'));
      sent.push({ url, init });
      return Promise.resolve(new Response(null, { status: sent.length === 1 ? 200 : 404 }));
    },
  });
  const hear = async (name: string, event: object) => {
    const work: Promise<unknown>[] = [];
    listeners.get(name)?.({ ...event, waitUntil: (each) => void work.push(each) });
    expect(work).toHaveLength(1);
    await Promise.all(work);
  };
  return { hear, shown, opened, sent, kept };
}

function subscriptionAt(endpoint: string) {
  const keys = { p256dh: 'p', auth: 'a' };
  return { endpoint, options: {}, toJSON: () => ({ endpoint, expirationTime: null, keys }) };
}

const notification = (ticketId: unknown) => ({ data: { ticketId }, close: () => undefined });

describe('the worker', () => {
  it('shows a notice, and a general one if the message cannot be read', async () => {
    const { hear, shown } = startWorker();
    const message = { title: '¡Tienes cupo!', body: 'Confirma.', tag: 'copa-place', ticketId: TICKET };
    await hear('push', { data: { json: () => message } });
    await hear('push', { data: null });
    expect(shown.map(({ title }) => title)).toEqual(['¡Tienes cupo!', 'Hay novedades de tu torneo']);
    expect(shown[0]?.options).toMatchObject({
      body: 'Confirma.',
      tag: 'copa-place',
      renotify: true,
      data: { ticketId: TICKET },
    });
    expect(shown[1]?.options).not.toHaveProperty('renotify');
  });

  it('opens the ticket of a tapped notice, or reloads the page that already shows it', async () => {
    const done: string[] = [];
    const url = `https://copa.example/mi/${TICKET}`;
    const page = {
      url,
      focus: () => String(done.push('focus')),
      navigate: (path: string) => String(done.push(path)),
    };
    const there = startWorker({ windows: [page] });
    await there.hear('notificationclick', { notification: notification(TICKET) });
    expect([done, there.opened]).toEqual([['focus', `/mi/${TICKET}`], []]);
    const away = startWorker();
    await away.hear('notificationclick', { notification: notification(TICKET) });
    await away.hear('notificationclick', { notification: notification('../admin') });
    await away.hear('notificationclick', { notification: notification(undefined) });
    expect(away.opened).toEqual([`/mi/${TICKET}`, '/mi', '/mi']);
  });

  it('opens the table of a followed tournament, and stops following it by the button of the notice', async () => {
    const address = '/tournament/copa';
    let isOffline = false;
    const { hear, shown, opened, sent, kept } = startWorker({
      kept: new Map([[address, 'https://push.example/1']]),
      isOffline: () => isOffline,
    });
    const message = {
      title: 'Nueva tabla',
      body: 'Mira.',
      tag: 'copa-follow',
      ticketId: '',
      followed: 'copa',
    };
    await hear('push', { data: { json: () => message } });
    expect(shown[0]?.options).toMatchObject({ actions: [{ action: 'stop', title: 'Dejar de seguir' }] });
    const followed = { data: { ticketId: '', followed: 'copa' }, close: () => undefined };
    await hear('notificationclick', { action: '', notification: followed });
    expect(opened).toEqual(['/tournament/copa/posiciones']);
    await hear('notificationclick', { action: 'stop', notification: followed });
    const phone = createHash('sha256').update('https://push.example/1').digest('base64url');
    expect(sent).toEqual([
      { url: `/api/tournaments/copa/follow?phone=${phone}`, init: { method: 'DELETE' } },
    ]);
    expect([...kept.keys()]).toEqual([]);
    expect(opened).toHaveLength(1);
    kept.set(address, 'https://push.example/1');
    for (isOffline of [false, true]) {
      await hear('notificationclick', { action: 'stop', notification: followed });
      expect([...kept.keys()]).toEqual([address]);
    }
    expect(opened).toEqual(Array.from({ length: 3 }, () => '/tournament/copa/posiciones'));
  });

  it('sends its new push address for every ticket', async () => {
    const urls = [TICKET, 'srqpnmkjhgfedcba9876543210'].map((id) => `https://copa.example/mi/${id}`);
    const { hear, sent, kept } = startWorker({ kept: new Map(urls.map((url) => [url, 'old'])) });
    await hear('pushsubscriptionchange', { oldSubscription: subscriptionAt('https://push.example/old') });
    expect(sent.map(({ init }) => new Headers(init.headers).get('ticket-id'))).toEqual([
      TICKET,
      'srqpnmkjhgfedcba9876543210',
    ]);
    expect(sent[0]).toMatchObject({
      url: '/api/registrations/ticket/push',
      init: {
        method: 'PUT',
        body: JSON.stringify({ endpoint: 'https://push.example/asked', keys: { p256dh: 'p', auth: 'a' } }),
      },
    });
    expect([...kept.values()]).toEqual(['https://push.example/asked', 'old']);
    await hear('pushsubscriptionchange', {});
    expect(sent).toHaveLength(2);
  });
});
