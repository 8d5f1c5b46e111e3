import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { readsOf } from '../../e2e/support/traffic.ts';
import type { RunningSite } from './run-site.ts';

export interface Traffic {
  readonly reads: number;
  readonly bytes: number;
}

/**
 * Import the site's code with `import()` in a hook or test that runs after the `beforeAll` of `beStranger`.
 * The code reads the stubbed variables when it loads.
 */
export function beStranger(projectId: string, site: RunningSite): { readonly takeTraffic: () => Traffic } {
  let traffic: Traffic = { reads: 0, bytes: 0 };
  const takeTraffic = () => {
    const taken = traffic;
    traffic = { reads: 0, bytes: 0 };
    return taken;
  };
  beforeAll(() => {
    vi.stubEnv('VITE_FIRESTORE_EMULATOR', site.server.address);
    vi.stubEnv('VITE_FIREBASE_PROJECT_ID', projectId);
  });
  beforeEach(() => {
    takeTraffic();
    const ask = globalThis.fetch;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const answer = await ask(url, init);
      const received = await answer.clone().text();
      const bytes = JSON.stringify([...answer.headers]).length + received.length;
      traffic = { reads: traffic.reads + readsOf(url, received), bytes: traffic.bytes + bytes };
      return answer;
    });
  });
  afterEach(() => void vi.unstubAllGlobals());
  return { takeTraffic };
}
