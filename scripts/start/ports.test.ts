import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { anyPorts, host, requireFreePorts, wantedPorts } from './ports.mjs';

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
  it('gives no port twice', async () => {
    const ports = Object.values(await anyPorts());
    expect(new Set(ports).size).toBe(ports.length);
    expect(Math.min(...ports)).toBeGreaterThan(1023);
    expect(Math.max(...ports)).toBeLessThan(32_768);
  });
});
