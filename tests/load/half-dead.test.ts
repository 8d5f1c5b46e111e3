import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT } from '../emulator/support/emulator.ts';
import { listen as listenTo, rawClient, type Stream, untilCurrent } from '../emulator/support/raw-grpc.ts';
import { webChannel } from '../emulator/support/web-channel.ts';
import { type BuiltFunction, startBuiltFunction } from './support/built-function.ts';
import { type Child, startChild, untilHeld } from './support/child.ts';
import { type HalfDeadClient, HTTP_AILMENTS, openHalfDead } from './support/half-dead.ts';
import { call, tallyAnswers } from './support/http.ts';
import { createProgram, type Program } from './support/program.ts';
import { createTournament, playerOf } from './support/tournament.ts';

const CLIENTS_EACH = 20;
/**
 * Healthy clients close their connections after each call, so that only those of half-dead clients remain
 * open.
 */
const LEAVING = { connection: 'close' };
const portOf = (address: string) => Number(address.split(':').at(-1));

function untilSaid(stream: Stream, text: string): Promise<void> {
  return new Promise((resolve) => {
    stream.on('data', function hear(message: object) {
      if (!JSON.stringify(message).includes(text)) return;
      stream.off('data', hear);
      resolve();
    });
  });
}

describe('half-dead clients', () => {
  let database: Child;
  let service: BuiltFunction;
  let program: Program;
  let tournamentId: string;
  let number = 0;

  beforeAll(async () => {
    database = await startChild('firestore-host.ts');
    service = await startBuiltFunction(PROJECT, database.ready);
    program = createProgram({ projectId: PROJECT, firestoreAddress: database.ready });
    tournamentId = await createTournament(program.firestore, { maxPlayers: 10_000 });
  });
  afterAll(async () => {
    await program.close();
    await service.kill();
    await database.kill();
  });

  const signUpTogether = (count: number) =>
    Promise.all(
      Array.from({ length: count }, () =>
        call(service.url, 'POST', '/registrations', playerOf(tournamentId, ++number), LEAVING),
      ),
    );

  const openAll = (port: number, paths: { readonly body: string; readonly answer: string }) =>
    Promise.all(
      Object.entries(HTTP_AILMENTS).flatMap(([ailment, opening]) =>
        Array.from({ length: CLIENTS_EACH }, () =>
          openHalfDead(port, opening(ailment.includes('answers') ? paths.answer : paths.body)),
        ),
      ),
    );

  function leave(clients: readonly HalfDeadClient[]): void {
    for (const [index, { socket }] of clients.entries()) {
      if (index % 2 === 0) socket.destroy();
      else socket.resetAndDestroy();
    }
  }

  it('of the function keep nobody else waiting, and leave nothing behind when they go', async () => {
    await signUpTogether(1);
    const before = await service.held();
    const clients = await openAll(portOf(service.url), {
      body: '/api/registrations',
      answer: '/api/openapi.json',
    });
    for (let round = 0; round < 4; round += 1) {
      for (const client of clients) client.drip();
      expect(tallyAnswers(await signUpTogether(20))).toEqual({ accepted: 20 });
      const read = await call(service.url, 'GET', `/tournaments/${tournamentId}`, undefined, LEAVING);
      expect(read).toMatchObject({ status: 200 });
    }
    expect((await service.held()).sockets).toBeGreaterThan(clients.length / 3);
    leave(clients);
    expect(tallyAnswers(await signUpTogether(20))).toEqual({ accepted: 20 });
    await untilHeld(service, before);
    expect(service.log.filter((line) => line.includes('"ERROR"'))).toEqual([]);
  });

  it('of the database keep nobody else waiting, and leave nothing behind when they go', async () => {
    const port = portOf(database.ready);
    await signUpTogether(1);
    const before = await database.held();
    const documents = `/v1/projects/${PROJECT}/databases/(default)/documents`;
    const clients = [
      ...(await openAll(port, {
        body: `${documents}:runQuery`,
        answer: `${documents}/tournaments/${tournamentId}`,
      })),
      ...(await Promise.all(
        ['P', 'PRI * HT', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'].flatMap((opening) =>
          Array.from({ length: CLIENTS_EACH }, () => openHalfDead(port, opening)),
        ),
      )),
    ];
    const grpc = rawClient(port);
    const deaf = Array.from({ length: CLIENTS_EACH }, () => {
      const stream = grpc.stream('Listen');
      stream.on('error', () => undefined);
      stream.write(listenTo(2));
      return stream;
    });
    const attentive = grpc.stream('Listen');
    attentive.on('error', () => undefined);
    attentive.write(listenTo(2));
    await untilCurrent(attentive);
    const channels = await Promise.all(
      Array.from({ length: CLIENTS_EACH }, async () => {
        const channel = webChannel(port);
        const session = await channel.handshake([listenTo(2)]);
        return openHalfDead(
          port,
          `GET ${channel.base}?VER=8&RID=rpc&SID=${session}&AID=0&CI=0&TYPE=xmlhttp HTTP/1.1\r\nHost: localhost\r\n\r\n`,
        );
      }),
    );

    // Ten changes of 100 KB are sent to all listeners, so a listener that never reads falls a megabyte
    // behind.
    const large = 'x'.repeat(100_000);
    for (let round = 0; round < 10; round += 1) {
      for (const client of clients) client.drip();
      const heard = untilSaid(attentive, `round ${round}`);
      await program.firestore.doc('streams/one').set({ large, said: `round ${round}` });
      await heard;
      expect(tallyAnswers(await signUpTogether(10))).toEqual({ accepted: 10 });
    }
    expect((await database.held()).listen).toBeGreaterThanOrEqual(CLIENTS_EACH);

    leave([...clients, ...channels]);
    for (const stream of [...deaf, attentive]) stream.cancel();
    grpc.close();
    await untilHeld(database, before);
    expect(tallyAnswers(await signUpTogether(20))).toEqual({ accepted: 20 });
    expect(database.log).toEqual([]);
  });
});
