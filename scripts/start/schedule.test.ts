import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { jobIn, runEveryMinute } from './schedule.ts';

const job = 'us-central1-publishscheduled';
const AT_ONCE = { firstAfterMs: 0 };

async function functionsEmulator(generation: number, status = 200, current = job) {
  const calls: (string | undefined)[] = [];
  let heard: () => void;
  const done = new Promise<void>((resolve) => {
    heard = resolve;
  });
  const server = createServer((request, response) => {
    calls.push(request.url);
    const known = request.url?.endsWith(`${current}-${generation}`);
    response.statusCode = known ? status : 404;
    response.end(
      known
        ? 'answer'
        : `Function ${job}-0 does not exist, valid functions are: us-central1-api-${generation}, ${current}-${generation}`,
      () => {
        if (known) heard();
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls, done };
}

describe('runEveryMinute', () => {
  it('learns the generation from the answer to an old one', async () => {
    const emulator = await functionsEmulator(3);
    const stop = runEveryMinute(emulator.url, (message) => expect.unreachable(message), AT_ONCE);
    await emulator.done;
    stop();
    expect(emulator.calls.map((url) => url?.split('/').at(-1))).toEqual([`${job}-0`, `${job}-3`]);
  });

  it('finds the job in another region', async () => {
    const other = 'southamerica-east1-publishscheduled';
    const emulator = await functionsEmulator(0, 200, other);
    const stop = runEveryMinute(emulator.url, (message) => expect.unreachable(message), AT_ONCE);
    await emulator.done;
    stop();
    expect(emulator.calls.map((url) => url?.split('/').at(-1))).toEqual([`${job}-0`, `${other}-0`]);
  });

  it('says when the job fails', async () => {
    const emulator = await functionsEmulator(0, 500);
    const complaint = await new Promise<string>((resolve) => {
      const complain = (message: string) => {
        stop();
        resolve(message);
      };
      const stop = runEveryMinute(emulator.url, complain, AT_ONCE);
    });
    expect(complaint).toBe('Publishing what is due failed: the job answered 500: answer');
  });
});

describe('its end', () => {
  it('stops the runs, also before the first one', async () => {
    const emulator = await functionsEmulator(0);
    runEveryMinute(emulator.url, (message) => expect.unreachable(message), { firstAfterMs: 20 })();
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(emulator.calls).toEqual([]);
  });

  it('causes no complaint, although it cuts a call short', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const called = once(server, 'request');
    const complaints: string[] = [];
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const stop = runEveryMinute(url, (message) => complaints.push(message), AT_ONCE);
    await called;
    stop();
    // If `runEveryMinute` wrongly complained about its own call, it would do so before `later` fails.
    const later = fetch(url);
    await once(server, 'request');
    server.closeAllConnections();
    await expect(later).rejects.toThrow('fetch failed');
    expect(complaints).toEqual([]);
  });
});

describe('jobIn', () => {
  it('is nothing when there is no such job', () => {
    expect(jobIn(`Function ${job}-0 does not exist, valid functions are: us-central1-api-0`)).toBe(undefined);
  });
});
