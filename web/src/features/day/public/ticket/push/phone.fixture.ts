import { vi } from 'vitest';

interface Sent {
  readonly path: string;
  readonly method: string;
  readonly ticket: string | null;
  readonly query: string;
  readonly body: unknown;
}

export function createPhone(permission: NotificationPermission = 'default') {
  const kept = new Map<string, string>();
  const askedAt = new Map<string, string>();
  const choices = new Map<string, string>();
  const sent: Sent[] = [];
  const phone = {
    sent,
    kept,
    permission,
    answer: 'granted' as NotificationPermission,
    asked: 0,
    subscribed: 0,
    subscription: null as object | null,
    /** A notice on the screen opens the ticket or the tournament that is named here. */
    notices: [] as { readonly ticketId?: string; readonly followed?: string }[],
    reply: () => Response.json({ success: true, data: { isTold: true } }),
  };
  const subscribe = (key: Uint8Array) => {
    phone.subscribed += 1;
    const endpoint = `https://fcm.googleapis.com/fcm/send/${phone.subscribed}`;
    phone.subscription = {
      endpoint,
      options: { applicationServerKey: key.buffer.slice(key.byteOffset, key.byteOffset + key.byteLength) },
      toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: () => {
        phone.subscription = null;
        return Promise.resolve(true);
      },
    };
    return phone.subscription;
  };
  const registration = {
    getNotifications: () =>
      Promise.resolve(
        phone.notices.map((data) => ({
          data,
          close: () => void (phone.notices = phone.notices.filter((each) => each !== data)),
        })),
      ),
    pushManager: {
      getSubscription: () => Promise.resolve(phone.subscription),
      subscribe: ({ applicationServerKey }: { applicationServerKey: Uint8Array }) =>
        Promise.resolve(subscribe(applicationServerKey)),
    },
  };
  const cache = {
    match: (url: string) => {
      const headers = { 'asked-at': askedAt.get(url) ?? String(Date.now()), choice: choices.get(url) ?? '' };
      return Promise.resolve(kept.has(url) ? new Response(kept.get(url), { headers }) : undefined);
    },
    put: async (url: string, response: Response) => {
      askedAt.set(url, response.headers.get('asked-at') ?? '0');
      choices.set(url, response.headers.get('choice') ?? '');
      kept.set(url, await response.text());
    },
    delete: (url: string) => Promise.resolve(kept.delete(url)),
    keys: () => Promise.resolve([...kept.keys()]),
  };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
  vi.stubGlobal('Notification', {
    get permission() {
      return phone.permission;
    },
    requestPermission: () => {
      phone.asked += 1;
      phone.permission = phone.answer;
      return Promise.resolve(phone.answer);
    },
  });
  vi.stubGlobal('navigator', {
    userAgent: 'Android',
    onLine: true,
    serviceWorker: {
      register: () => Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
      ready: Promise.resolve(registration),
    },
  });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const { pathname: path, searchParams } = new URL(url, 'http://localhost');
    const ticket = new Headers(init.headers).get('ticket-id');
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    sent.push({ path, method: init.method ?? '', ticket, query: searchParams.get('phone') ?? '', body });
    return Promise.resolve(phone.reply());
  });
  return { ...phone, phone, subscribe, askedAt };
}
