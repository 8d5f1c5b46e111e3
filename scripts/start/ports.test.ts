import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { type AddressInfo, createServer } from 'node:net';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { anyPorts, blocks, claimPorts, host, requireFreePorts, wantedPorts } from './ports.ts';

async function takenPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

describe('wantedPorts', () => {
  it('has the usual ports, each movable', () => {
    expect(wantedPorts({})).toEqual({
      hosting: 3001,
      functions: 5001,
      firestore: 8080,
      auth: 9099,
      vite: 5173,
    });
    expect(wantedPorts({ COPA_AUTH_PORT: '9100', COPA_HOSTING_PORT: '' })).toMatchObject({
      hosting: 3001,
      auth: 9100,
    });
  });

  it.each(['0', '70000', 'http', '80.5'])('refuses %s', (port) => {
    expect(() => wantedPorts({ COPA_VITE_PORT: port })).toThrow(
      `COPA_VITE_PORT must be a port between 1 and 65535, not "${port}".`,
    );
  });

  it('refuses the same port twice', () => {
    expect(() => wantedPorts({ COPA_AUTH_PORT: '8080' })).toThrow(/Port 8080 is asked for twice/);
  });
});

describe('requireFreePorts', () => {
  it('names the taken port and the variable that moves it', async () => {
    const firestore = await takenPort();
    const ports = { ...(await anyPorts()), firestore };
    await expect(requireFreePorts(ports, { dev: false })).rejects.toThrow(
      new RegExp(
        `^Port ${firestore} for Firestore is taken .* COPA_FIRESTORE_PORT=${firestore + 10} npm start`,
      ),
    );
  });

  it('minds the port of Vite only when Vite is wanted', async () => {
    const ports = { ...(await anyPorts()), vite: await takenPort() };
    await requireFreePorts(ports, { dev: false });
    await expect(requireFreePorts(ports, { dev: true })).rejects.toThrow(/COPA_VITE_PORT=.* npm run dev/);
  });
});

describe('anyPorts', () => {
  it('gives no port twice, neither to one run nor to several', async () => {
    const runs = await Promise.all(Array.from({ length: 40 }, anyPorts));
    const ports = runs.flatMap((run) => Object.values(run));
    expect(ports).toHaveLength(400);
    expect(new Set(ports).size).toBe(ports.length);
    expect(Math.min(...ports)).toBeGreaterThan(1023);
    expect(Math.max(...ports)).toBeLessThan(32_768);
  });
});

describe('claimPorts', () => {
  it('gives nothing that another process has claimed', async () => {
    const mine = await claimPorts([]);
    const script = `
      import { randomInt } from 'node:crypto';
      const { blocks, claimPorts } = await import(${JSON.stringify(new URL('./ports.ts', import.meta.url).href)});
      const tried = [${Math.floor((Math.min(...mine) - blocks.from) / blocks.size)}];
      console.log(JSON.stringify(await claimPorts([], (count) => tried.pop() ?? randomInt(count))));`;
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--import',
      'tsx',
      '--input-type=module',
      '-e',
      script,
    ]);
    const theirs = JSON.parse(stdout) as number[];
    expect(theirs).toHaveLength(10);
    expect(theirs.filter((port) => mine.includes(port))).toEqual([]);
  });

  it('gives no port that was asked for, nor its neighbours', async () => {
    const blockAt = (index: number) => blocks.from + index * blocks.size;
    const wanted = [blockAt(0), blockAt(1) + 4, blockAt(3) - 1];
    const tried = [2, 1, 0];
    const ports = await claimPorts(wanted, (count) => tried.pop() ?? 3 + randomInt(count - 3));
    expect(tried).toEqual([]);
    expect(Math.min(...ports)).toBeGreaterThan(blockAt(3));
  });
});
