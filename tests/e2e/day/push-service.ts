import { createECDH, randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';

const SUBSCRIPTION = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/journey',
  keys: {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  },
};

export async function fakePushService(page: Page): Promise<void> {
  await page.addInitScript(`(() => {
    const { endpoint, keys } = ${JSON.stringify(SUBSCRIPTION)};
    let kept = null;
    const pushManager = {
      getSubscription: async () => kept,
      subscribe: async ({ applicationServerKey }) => {
        kept = {
          endpoint,
          options: { applicationServerKey: applicationServerKey.buffer },
          toJSON: () => ({ endpoint, keys }),
          unsubscribe: async () => { kept = null; return true; },
        };
        return kept;
      },
    };
    window.PushManager ??= class {};
    Object.defineProperty(ServiceWorkerRegistration.prototype, 'pushManager', { get: () => pushManager });
    let permission = 'default';
    window.Notification ??= class {};
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => (permission = 'granted');
  })();`);
}
