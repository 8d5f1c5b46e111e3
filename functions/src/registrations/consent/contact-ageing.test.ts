import { DAY_MS, HOUR_MS, PRIZE_DELIVERY_DAYS } from '@copa/domain/limits';
import { CONSENT_VERSION } from '@copa/domain/registrations/consent/consent';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { expect, it } from 'vitest';
import { createDesk } from '../../../../tests/load/support/desk.ts';
import { createTournament, playerOf } from '../../../../tests/load/support/tournament.ts';
import { runServices } from '../../../../tests/setup/local-site/services.ts';
import { REMOVED_AT_ONCE } from '../../store/removal-page.ts';
import { eraseContacts } from './contact-ageing.ts';
import { contactGuardian } from './guardian-contact.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const END = NOW.getTime() + HOUR_MS;
const GUARDIAN = { name: 'Rosa Díaz', phone: '+52 55 8765 4321' };
const PRIZES = { prizePool: '1er: 100 diamantes' };

const site = runServices(NOW);

const kept = async (id: string) => {
  const { docs } = await site.program.firestore.collection('guardians').where('tournamentId', '==', id).get();
  return docs.map((each) => each.id).toSorted();
};

async function playing(minors: number, fields: Partial<Tournament> = {}) {
  const { firestore, dependencies } = site.program;
  const [date, endDate] = [new Date(NOW.getTime() + HOUR_MS / 2), new Date(END)];
  const id = await createTournament(firestore, { maxPlayers: 100, date, endDate, ...fields });
  const desk = createDesk(dependencies);
  const receipts = [];
  for (let number = 1; number <= minors; number += 1) {
    const minor = { ageBand: 'minor', guardian: GUARDIAN } as const;
    const receipt = await desk.register(playerOf(id, number, minor));
    const given = { version: CONSENT_VERSION, showsNick: true };
    if (number < minors) await desk.giveConsent(receipt.consentCode ?? '', given);
    receipts.push(receipt);
  }
  return { id, ids: receipts.map((receipt) => receipt.id) };
}

const won = (unit: number, deliveredAt: Date | null = null) => ({
  rank: unit,
  player: `Jugador ${unit}`,
  prize: 'Un premio',
  points: 1,
  unit,
  deliveredAt,
});
const eraseAt = (after: number) => eraseContacts(site.program.dependencies, new Date(END + after));

it('keeps the adults whose consent is missing until the end, and erases them in pages', async () => {
  const many = REMOVED_AT_ONCE + 2;
  const { id, ids } = await playing(many, PRIZES);
  const other = await playing(1);
  await eraseAt(0);
  expect([await kept(id), await kept(other.id)]).toEqual([ids.toSorted(), other.ids]);
  await eraseAt(1);
  expect([(await kept(id)).length, await kept(other.id)]).toEqual([many, []]);
  await site.program.firestore.doc(`tournaments/${id}`).update({ prizePool: '' });
  await eraseAt(1);
  expect(await kept(id)).toEqual([]);
});

it('keeps the adults of who won a prize until a day after its delivery, and three days at most', async () => {
  const { id, ids } = await playing(4, PRIZES);
  const [first = '', second = '', third = ''] = ids;
  const tournament = site.program.firestore.doc(`tournaments/${id}`);
  await tournament.update({ results: [1, 2, 3].map((unit) => won(unit)) });
  // The unit of a winner cannot be read.
  await site.program.firestore.doc(`registrations/${second}`).update({ members: 'nobody' });
  await eraseAt(DAY_MS);
  expect(await kept(id)).toEqual(ids.toSorted());
  await eraseAt(DAY_MS + 1);
  expect(await kept(id)).toEqual([first, second, third].toSorted());
  await tournament.update({ results: [won(1, new Date(END + DAY_MS)), won(2), won(3)] });
  await eraseAt(2 * DAY_MS);
  expect(await kept(id)).toEqual([first, second, third].toSorted());
  await eraseAt(2 * DAY_MS + 1);
  expect(await kept(id)).toEqual([second, third].toSorted());
  await eraseAt(PRIZE_DELIVERY_DAYS * DAY_MS + 1);
  expect(await kept(id)).toEqual([]);
});

it('keeps the adults of more winners than one page holds, and erases the others', async () => {
  const winners = REMOVED_AT_ONCE + 2;
  const { id, ids } = await playing(winners + 2, PRIZES);
  const results = Array.from({ length: winners }, (_, at) => won(at + 1));
  await site.program.firestore.doc(`tournaments/${id}`).update({ results });
  await eraseAt(DAY_MS + 1);
  expect(await kept(id)).toEqual(ids.slice(0, winners).toSorted());
});

it('erases the adults of a tournament that is not there any more', async () => {
  const { id, ids } = await playing(1);
  await site.program.firestore.doc(`tournaments/${id}`).delete();
  expect(await kept(id)).toEqual(ids);
  await eraseAt(-HOUR_MS);
  expect(await kept(id)).toEqual([]);
});

it('are read by an organiser for a purpose, which the audit names', async () => {
  const { dependencies, firestore } = site.program;
  const { ids } = await playing(2);
  const [given = '', missing = ''] = ids;
  const contact = (id: string, memberId = id) =>
    contactGuardian(
      dependencies,
      { uid: 'admin-1', email: 'admin@copa.example' },
      { id, memberId },
      'consent',
    );
  expect(await contact(missing)).toEqual({ ...GUARDIAN, consentCode: expect.stringMatching(/./) as string });
  const { docs } = await firestore
    .collection('audit')
    .where('target', '==', `registrations/${missing}`)
    .get();
  expect(docs.map((each) => each.get('after') as unknown)).toContainEqual({
    memberId: missing,
    purpose: 'consent',
  });
  await expect(contact(given)).rejects.toMatchObject({ code: 'conflict' });
  await expect(contact('nobody', missing)).rejects.toMatchObject({ code: 'not-found' });
});
