import { afterAll } from 'vitest';
import { runContract } from './contract/contract.ts';
import { startBrowser } from './support/browser.ts';

const browser = startBrowser();

afterAll(async () => (await browser).close());

runContract('web SDK in Chromium (WebChannel, streamed)', {
  provides: ['listen', 'offline', 'rules', 'nullOperands'],
  connect: async (port) => (await browser).connect(port, { experimentalForceLongPolling: false }),
});

runContract('web SDK in Chromium (WebChannel, long polling)', {
  provides: ['listen', 'offline', 'rules', 'nullOperands'],
  connect: async (port) => (await browser).connect(port, { experimentalForceLongPolling: true }),
});
