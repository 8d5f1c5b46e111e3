import { expect, it, vi } from 'vitest';

const refused = () => new DOMException('The request was denied.', 'SecurityError');

it('goes on alone in a browser that refuses locks and channels', async () => {
  vi.stubGlobal('navigator', {
    locks: { request: () => Promise.reject(refused()), query: () => Promise.reject(refused()) },
  });
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw refused();
      }
    },
  );
  vi.resetModules();
  const tabs = await import('./session-tabs.ts');
  tabs.onSignedOutElsewhere(() => undefined);
  tabs.holdSession();
  tabs.announceSignOut();
  expect(await tabs.isHeldElsewhere()).toBe(false);
  await expect(tabs.releaseSession()).resolves.toBeUndefined();
});

it('does not wait for locks that never answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const never = () => new Promise<never>(() => undefined);
  vi.stubGlobal('navigator', { locks: { request: never, query: never } });
  vi.stubGlobal('BroadcastChannel', class {});
  vi.resetModules();
  const tabs = await import('./session-tabs.ts');
  tabs.holdSession();
  const answers = Promise.all([tabs.releaseSession(), tabs.isHeldElsewhere()]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await answers).toEqual([undefined, false]);
});
