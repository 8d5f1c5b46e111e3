import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@copa/domain/limits';
import { CONSENT_VERSION } from '@copa/domain/registrations/consent/consent';
import type { CollectionReference } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { createDesk } from '../../../tests/load/support/desk.ts';
import { createTournament, partnerOf, playerOf } from '../../../tests/load/support/tournament.ts';
import { runServices } from '../../../tests/setup/local-site/services.ts';
import { callRoll } from '../day/roll/roll.ts';
import { putRoom } from '../day/rooms/rooms.ts';
import { setPlayerPage } from '../play/player-pages.ts';
import { sendProtest, sendProtestPicture } from '../play/protests/protests.ts';
import { sampleMatch, sampleStage } from '../play/samples/stage.fixture.ts';
import { readTournament, writeTable } from '../play/table.ts';
import { eraseExpiredPlayers } from '../registrations/erasure.ts';
import { CAMILA } from '../seasons/friday.fixture.ts';
import { jpegOf } from '../site/image-samples.fixture.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const KEPT_DAYS = 90;

const site = runServices(NOW);

const GUARDIAN = { name: 'Guillermina Huella', phone: '+52 55 7777 1234' };
const MINOR = {
  fullName: 'Ximena Rastro',
  nick: 'RastroMX',
  freeFireId: '987654321',
  email: 'ximena.rastro@correo.example',
  phone: '+52 55 8877 6655',
  ageBand: 'minor',
  guardian: GUARDIAN,
} as const;
/** These parts of `MINOR` are too long to occur in a random id or hash by chance. */
const MARKS = /ximena|rastro|987654321|8877 ?665|guillermina|huella|7777 ?1234/i;

async function traces(): Promise<readonly string[]> {
  const { firestore } = site.program;
  const below = async (collections: readonly CollectionReference[]): Promise<string[]> => {
    const found = await Promise.all(
      collections.map(async (collection) => {
        const documents = await collection.listDocuments();
        const own = await Promise.all(
          documents.map(async (reference) => {
            const text = JSON.stringify((await reference.get()).data() ?? {}) + reference.path;
            const inside = await below(await reference.listCollections());
            return MARKS.test(text) ? [reference.path, ...inside] : inside;
          }),
        );
        return own.flat();
      }),
    );
    return found.flat();
  };
  const logged = site.programs.flatMap(({ log }) => log.filter((line) => MARKS.test(line)));
  return [...(await below(await firestore.listCollections())), ...logged];
}

async function played() {
  const { dependencies, firestore } = site.program;
  const date = new Date(NOW.getTime() + 48 * HOUR_MS);
  const id = await createTournament(firestore, {
    maxPlayers: 8,
    modality: 'duo',
    date,
    prize: 'Una camiseta',
  });
  const desk = createDesk(dependencies);
  const receipt = await desk.register(
    playerOf(id, 0, { ...MINOR, unit: { name: 'Los Cóndores', tag: 'CDR' } }),
    {
      network: '203.0.113.9',
      isProven: false,
    },
  );
  await desk.accept(partnerOf(receipt, 1));
  const consentCode = receipt.consentCode ?? '';
  await desk.giveConsent(consentCode, { version: CONSENT_VERSION, showsNick: true });
  await desk.correctMember(CAMILA, receipt.id, receipt.id, { phone: MINOR.phone.replace('6655', '6656') });
  await desk.decide(CAMILA, receipt.id, { status: 'approved', reason: null });
  await desk.rename(receipt.privateCode, { nick: 'RastroPRO', unit: null });
  const address = { lobby: null, match: 1 };
  const room = { roomId: '401', password: 'fenix', openAt: site.now };
  await putRoom(dependencies, CAMILA, id, address, room);
  await desk.deliverRooms(id);
  await callRoll(dependencies, CAMILA, id, address, { marks: { [receipt.id]: 'out' }, intruders: {} });
  await setPlayerPage(dependencies, receipt.privateCode, { on: true, otherCodes: [] });
  await protested(id, receipt);
  const kinds = new Set((await traces()).map((path) => path.split('/')[0]));
  expect([...kinds]).toEqual(
    expect.arrayContaining(['guardians', 'mail', 'players', 'registrations', 'tickets']),
  );
  return { id, desk, receipt, consentCode };
}

async function protested(
  tournamentId: string,
  { id, privateCode }: { readonly id: string; readonly privateCode: string },
): Promise<void> {
  const { dependencies, firestore } = site.program;
  const until = new Date(site.now.getTime() + HOUR_MS);
  const rows = Object.fromEntries(Object.values(sampleMatch(1, [1]).rows).map((row) => [id, row] as const));
  const match = sampleMatch(1, [], {
    tournamentId,
    publishedAt: site.now,
    scoresUntil: until,
    officialAt: until,
  });
  const entrants = [{ id, number: 1, name: 'Los Cóndores', tag: 'CDR', carried: 0, since: null }];
  const stage = sampleStage({ tournamentId, entrants, lobbies: [{ id: 'a', units: [id] }] });
  await firestore.doc(`tournaments/${tournamentId}`).update({ stage: 1 });
  await dependencies.database.transaction(async (transaction) => {
    const tournament = await readTournament(transaction, tournamentId);
    const changed = { stage, match: { ...match, rows } };
    writeTable(transaction, tournament, { stage, matches: [], board: null }, changed, site.now);
  });
  const own = { stage: 1, match: 'a-1' };
  const content = { requestId: randomUUID(), kind: 'kills', against: null, text: 'Son 5 bajas.' } as const;
  await sendProtest(dependencies, privateCode, own, content);
  await sendProtestPicture(dependencies, privateCode, { ...own, picture: 1 }, async () => ({
    bytes: jpegOf(1280, 590),
  }));
}

async function storedCounts(): Promise<readonly number[]> {
  const { firestore } = site.program;
  const found = ['registrations', 'protests', 'evidence'].map((name) => firestore.collection(name).get());
  return (await Promise.all(found)).map(({ size }) => size);
}

async function erasePlayersAfter(days: number): Promise<void> {
  site.now = new Date(NOW.getTime() + days * DAY_MS);
  await eraseExpiredPlayers(site.program.dependencies, site.now);
}

it.each<[string, (site: Awaited<ReturnType<typeof played>>) => Promise<unknown>]>([
  ['withdrawn by the captain', ({ desk, receipt }) => desk.withdrawUnit(receipt.privateCode)],
  ['withdrawn by the player alone', ({ desk, receipt }) => desk.withdraw(receipt.privateCode)],
  ['without consent any more', ({ desk, consentCode }) => desk.refuseConsent(consentCode)],
  ['removed by an organiser', ({ desk, receipt }) => desk.remove(CAMILA, receipt.id)],
  ['too old to be kept', async () => erasePlayersAfter(KEPT_DAYS + 4)],
  [
    'in a tournament that was announced and forgotten',
    async ({ id }) => {
      await site.program.firestore.doc(`tournaments/${id}`).update({ date: null, updatedAt: NOW });
      await erasePlayersAfter(KEPT_DAYS + 1);
    },
  ],
])('nothing names a player who is %s', async (_how, erase) => {
  await erase(await played());
  expect(await traces()).toEqual([]);
  expect([
    [0, 0, 0],
    [1, 1, 1],
  ]).toContainEqual(await storedCounts());
});
