import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltFunction, startBuiltFunction } from './support/built-function.ts';
import { untilHeld } from './support/child.ts';
import { call, tallyAnswers } from './support/http.ts';
import { runSite } from './support/run-site.ts';
import { createTournament, playerOf } from './support/tournament.ts';

const PROJECT = 'demo-half-dead';
const CLIENTS_EACH = 20;
/**
 * Healthy clients close their connections after each call, so that only those of half-dead clients remain
 * open.
 */
const LEAVING = { connection: 'close' };

const BODY =
  'POST /api/registrations HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n';

/** Each half-dead client sends one of these and then a byte now and then. None of them reads an answer. */
const OPENINGS = [
  '',
  'POST /ap',
  'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
  `${BODY}{`,
  `${BODY}{"fullName":"Jug`,
  'GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(30),
];

async function openHalfDead(port: number, opening: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => socket.destroy());
  socket.pause();
  await once(socket, 'connect');
  if (opening !== '') socket.write(opening);
  return socket;
}

describe('half-dead clients', () => {
  const site = runSite(PROJECT);
  let service: BuiltFunction;
  let tournamentId: string;
  let number = 0;

  beforeAll(async () => {
    service = await startBuiltFunction(PROJECT, site.server.address);
    tournamentId = await createTournament(site.program.firestore, { maxPlayers: 10_000 });
  });
  afterAll(() => service.kill());

  const signUpTogether = (count: number) =>
    Promise.all(
      Array.from({ length: count }, () =>
        call(service.url, 'POST', '/registrations', playerOf(tournamentId, ++number), LEAVING),
      ),
    );

  it('of the function keep nobody else waiting, and leave nothing behind when they go', async () => {
    await signUpTogether(1);
    const before = await service.held();
    const port = Number(new URL(service.url).port);
    const clients = await Promise.all(
      OPENINGS.flatMap((opening) => Array.from({ length: CLIENTS_EACH }, () => openHalfDead(port, opening))),
    );
    for (let round = 0; round < 4; round += 1) {
      for (const client of clients) if (client.writable) client.write('x');
      expect(tallyAnswers(await signUpTogether(20))).toEqual({ accepted: 20 });
      const read = await call(service.url, 'GET', `/tournaments/${tournamentId}`, undefined, LEAVING);
      expect(read).toMatchObject({ status: 200 });
    }
    // The function has closed the connections of some clients by now.
    expect((await service.held()).sockets).toBeGreaterThan(clients.length / 3);
    for (const [index, client] of clients.entries()) {
      if (index % 2 === 0) client.destroy();
      else client.resetAndDestroy();
    }
    expect(tallyAnswers(await signUpTogether(20))).toEqual({ accepted: 20 });
    await untilHeld(service, before);
    expect(service.log.filter((line) => line.includes('"ERROR"'))).toEqual([]);
  });
});
