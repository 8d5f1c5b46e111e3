import { randomInt } from 'node:crypto';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { Problem } from '../process/problem.mjs';

export const host = '127.0.0.1';

export type SitePorts = { hosting: number; functions: number; firestore: number; auth: number; vite: number };

export type Ports = SitePorts & {
  hub: number;
  logging: number;
  websocket: number;
  eventarc: number;
  tasks: number;
};

const sitePorts: Record<keyof SitePorts, { title: string; variable: string; usual: number }> = {
  hosting: { title: 'the site', variable: 'COPA_HOSTING_PORT', usual: 3001 },
  functions: { title: 'the functions', variable: 'COPA_FUNCTIONS_PORT', usual: 5001 },
  firestore: { title: 'Firestore', variable: 'COPA_FIRESTORE_PORT', usual: 8080 },
  auth: { title: 'the accounts', variable: 'COPA_AUTH_PORT', usual: 9099 },
  vite: { title: 'the Vite server', variable: 'COPA_VITE_PORT', usual: 5173 },
};

const siteNames = Object.keys(sitePorts) as (keyof SitePorts)[];

export function wantedPorts(env: NodeJS.ProcessEnv): SitePorts {
  const ports: SitePorts = { hosting: 0, functions: 0, firestore: 0, auth: 0, vite: 0 };
  for (const name of siteNames) ports[name] = portFrom(env, name);
  const twice = siteNames.find((name) =>
    siteNames.some((other) => other !== name && ports[other] === ports[name]),
  );
  if (twice !== undefined) {
    throw new Problem(
      `Port ${ports[twice]} is asked for twice: give ${sitePorts[twice].variable} a port of its own.`,
    );
  }
  return ports;
}

function portFrom(env: NodeJS.ProcessEnv, name: keyof SitePorts) {
  const { variable, usual } = sitePorts[name];
  const text = env[variable];
  if (text === undefined || text === '') return usual;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Problem(`${variable} must be a port between 1 and 65535, not "${text}".`);
  }
  return port;
}

export async function requireFreePorts(ports: SitePorts, { dev }: { dev: boolean }) {
  for (const name of siteNames) {
    if (name === 'vite' && !dev) continue;
    if (await isFree(ports[name])) continue;
    const { title, variable } = sitePorts[name];
    throw new Problem(
      `Port ${ports[name]} for ${title} is taken by another program: stop it, or choose another port with ${variable}=${ports[name] + 10} npm ${dev ? 'run dev' : 'start'}.`,
    );
  }
}

export async function withInternalPorts(ports: SitePorts): Promise<Ports> {
  const [hub = 0, logging = 0, websocket = 0, eventarc = 0, tasks = 0] = await claimPorts(
    Object.values(ports),
  );
  return { ...ports, hub, logging, websocket, eventarc, tasks };
}

export async function anyPorts(): Promise<Ports> {
  const [hosting = 0, functions = 0, firestore = 0, auth = 0, vite = 0, ...others] = await claimPorts([]);
  const [hub = 0, logging = 0, websocket = 0, eventarc = 0, tasks = 0] = others;
  return { hosting, functions, firestore, auth, vite, hub, logging, websocket, eventarc, tasks };
}

/**
 * These blocks lie below the ports that operating systems usually choose for outgoing connections. Otherwise
 * an outgoing connection could take a port before a server listens on it.
 */
export const blocks = { from: 15_000, count: 1_500, size: 11 };

/**
 * Returns all ports of a free block except the first. This process keeps listening on the first port, so that
 * other callers of `claimPorts` do not choose the block.
 */
export async function claimPorts(
  unwanted: readonly number[],
  choose: (count: number) => number = randomInt,
): Promise<number[]> {
  for (;;) {
    const first = blocks.from + choose(blocks.count) * blocks.size;
    const [claim = first, ...ports] = Array.from({ length: blocks.size }, (_, index) => first + index);
    if (unwanted.some((port) => port >= first && port < first + blocks.size)) continue;
    const server = await listenIfFree(claim);
    if (server === null) continue;
    if (await areFree(ports)) {
      server.unref();
      return ports;
    }
    await close(server);
  }
}

async function areFree(ports: readonly number[]) {
  for (const port of ports) if (!(await isFree(port))) return false;
  return true;
}

export async function holdAnyPort() {
  const server = await listen(0);
  server.unref();
  const { port } = server.address() as AddressInfo;
  return { port, release: () => close(server) };
}

export async function isFree(port: number) {
  const server = await listenIfFree(port);
  if (server === null) return false;
  await close(server);
  return true;
}

async function listenIfFree(port: number) {
  try {
    return await listen(port);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE' || code === 'EACCES') return null;
    throw error;
  }
}

function listen(port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen({ host, port, exclusive: true }, () => resolve(server));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
  });
}
