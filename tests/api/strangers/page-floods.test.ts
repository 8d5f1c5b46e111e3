import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { createApp } from '../../../functions/src/app.ts';
import type { Database } from '../../../functions/src/store/database.ts';
import { createProgram } from '../../load/support/program.ts';
import { suiteEnvironment } from '../support/environment.ts';
import { openOrganiser } from '../support/organiser.ts';

const { open } = await openOrganiser();
const FLOOD = 120;
const LOOKUPS = 60;

const id = await open();
const { projectId, firestore: firestoreAddress } = suiteEnvironment();
// The program's clock stands still, so that no cached page expires during a flood.
const now = new Date();
const program = createProgram({ projectId, firestoreAddress, clock: () => now });
afterAll(() => program.close());

function counted(database: Database, reads: string[]): Database {
  return {
    ...database,
    get: (collection, key) => {
      reads.push(`${collection.path}/${key}`);
      return database.get(collection, key);
    },
    find: (collection, ...query) => {
      reads.push(collection.path);
      return database.find(collection, ...query);
    },
  };
}

async function flood(pathOf: (call: number) => string, addressOf: (call: number) => string) {
  const { dependencies } = program;
  const reads: string[] = [];
  const config = { ...dependencies.config, inEmulators: false, rateLimitFactor: 0.02 };
  const database = counted(dependencies.database, reads);
  const server = createApp({ ...dependencies, config, database }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const told: Record<string, number> = {};
  for (let number = 0; number < FLOOD; number += 1) {
    const response = await fetch(`http://127.0.0.1:${port}${pathOf(number)}`, {
      redirect: 'manual',
      headers: { 'X-Forwarded-For': addressOf(number) },
    });
    await response.arrayBuffer();
    const line = [response.status, response.headers.get('location') ?? ''].join(' ').trim();
    told[line] = (told[line] ?? 0) + 1;
  }
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
  return { told, reads };
}

const one = () => '198.51.100.9';
const many = (number: number) => `203.0.113.${number % 200}`;

describe('a flood of addresses with another query each', () => {
  it.each([
    ['a tournament', () => `/tournament/${id}`],
    ['a table', () => `/tournament/${id}/posiciones`],
    ['the list', () => '/tournaments'],
    ['a tournament that is not there', () => '/tournament/nada'],
  ])(
    'for %s is sent to the one that everybody shares, without a read, and stopped by address',
    async (_, path) => {
      const { told, reads } = await flood((number) => `${path()}?x=${number}`, one);
      expect(told).toEqual({ [`302 ${path()}`]: LOOKUPS, 429: FLOOD - LOOKUPS });
      expect(reads).toEqual([]);
    },
  );

  it('for an invitation is sent to the one without a read, and leaves it open to neighbours', async () => {
    const path = '/equipo/0123456789abcdefghjkmnpqrs';
    const { told, reads } = await flood((number) => `${path}?x=${number}`, one);
    expect(told).toEqual({ [`302 ${path}`]: FLOOD });
    expect(reads).toEqual([]);
  });

  it.each([
    ['a tournament', () => `/tournament/${id}`, 200, 2],
    ['a table', () => `/tournament/${id}/posiciones`, 200, 2],
    ['the filtered list', () => '/tournaments?q=copa', 200, 4],
    ['a tournament that is not there', () => '/tournament/nada', 404, 2],
  ])('that follows to %s reads it once in what is kept', async (_, path, status, most) => {
    const { told, reads } = await flood(path, many);
    expect(told).toEqual({ [status]: FLOOD });
    expect(reads.length).toBeLessThanOrEqual(most);
  });

  it('keeps the parameters that a page knows, and no other value of them', async () => {
    const queries = ['fase=1', 'fase=1&utm_source=chat', 'fase=07', 'fase=1&fase=2', ''];
    const { told } = await flood((number) => {
      const query = queries[number % queries.length] ?? '';
      return `/tournament/${id}/posiciones${query === '' ? '' : `?${query}`}`;
    }, many);
    const page = `/tournament/${id}/posiciones`;
    const each = FLOOD / queries.length;
    expect(told).toEqual({ 200: 2 * each, [`302 ${page}?fase=1`]: 2 * each, [`302 ${page}`]: each });
  });
});
