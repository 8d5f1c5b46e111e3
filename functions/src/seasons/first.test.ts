import { DAY_MS, HOUR_MS, RESERVED_ROWS_MAX } from '@copa/domain/limits';
import { getReserved as endpoint } from '@copa/domain/seasons/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createTournament, playerOf } from '../../../tests/load/support/tournament.ts';
import { runServices } from '../../../tests/setup/local-site/services.ts';
import { noteReminder } from '../day/notices/reminders.ts';
import { eraseExpiredPlayers } from '../registrations/erasure.ts';
import { resultsOf, TOURNAMENTS } from '../store/collections.ts';
import { getReserved } from './first.ts';
import { CAMILA, type Friday, NOW, openSeason, playedFriday, playFriday } from './friday.fixture.ts';
import { writeSeasons } from './season-results.ts';

const [LOBO, RAYO, NOVA, LUNA] = ['Lobo', 'Rayo', 'Nova', 'Luna'].map((nick, at) => ({
  number: at + 1,
  nick,
})) as [Entered, Entered, Entered, Entered];
type Entered = { readonly number: number; readonly nick: string };

describe('the first of a season, in its final', () => {
  const site = runServices(NOW);
  let friday: Friday;
  let seasonId = '';
  let finalId = '';

  const later = new Date(NOW.getTime() + DAY_MS);
  const at = (hours: number) => new Date(later.getTime() + hours * HOUR_MS);

  async function openFinal() {
    const played = await playFriday(site.program, [LOBO, RAYO, NOVA, LUNA]);
    const season = await openSeason(site.program, [played]);
    const { dependencies: needs, firestore } = site.program;
    await writeSeasons(needs, needs.clock());
    site.now = later;
    const final = await createTournament(firestore, {
      maxPlayers: 48,
      date: at(72),
      reserved: {
        seasonId: season,
        steps: [
          { first: 3, endsAt: at(24) },
          { first: 4, endsAt: at(48) },
        ],
      },
    });
    return { played, season, final };
  }

  beforeEach(async () => {
    const { played, season, final } = await site.startWith('a final', openFinal);
    site.now = later;
    friday = playedFriday(site.program, played);
    seasonId = season;
    finalId = final;
  });

  const listed = async () => {
    const { rows, ...head } = await getReserved(site.program.dependencies, finalId);
    const shown = rows.map(({ rank, name, registration, contact }) => [
      `${rank} ${name}`,
      registration?.isUnproven ?? null,
      contact?.fullName ?? null,
    ]);
    return { ...head, shown };
  };
  const register = (number: number, codes: readonly string[] = []) =>
    friday.desk.register(playerOf(finalId, number, { seasonCodes: [...codes] }));
  const codeOf = (number: number) => friday.receipts.get(number)?.privateCode ?? '';

  it('tells who has come, who only gave an ID, and how to reach the others', async () => {
    await register(1, [codeOf(1)]);
    await register(2);
    expect(await listed()).toEqual({
      season: 'Temporada de verano',
      first: 3,
      shown: [
        ['1 Lobo', false, null],
        ['2 Rayo', true, null],
        ['3 Nova', null, 'Jugadora 3'],
      ],
    });
  });

  it('has the next ones once more may register, and stays as it was when everybody may', async () => {
    site.now = new Date(site.now.getTime() + 25 * HOUR_MS);
    expect((await listed()).shown).toHaveLength(4);
    site.now = new Date(site.now.getTime() + 25 * HOUR_MS);
    expect((await listed()).first).toBe(4);
  });

  it('leaves out the registration of a player who withdrew', async () => {
    const { privateCode } = await register(1, [codeOf(1)]);
    await friday.desk.withdraw(privateCode);
    expect((await listed()).shown[0]).toEqual(['1 Lobo', null, 'Jugadora 1']);
  });

  it('has no address of a player whose data were erased', async () => {
    const { dependencies: needs } = site.program;
    await eraseExpiredPlayers(needs, new Date(NOW.getTime() + 100 * DAY_MS));
    const { rows } = await getReserved(needs, finalId);
    expect(rows.map(({ contact }) => contact)).toEqual([null, null, null]);
  });

  it('fits its answer where more players share a rank than it can hold', async () => {
    const { dependencies, firestore } = site.program;
    const [tied] = await dependencies.database.find(resultsOf(seasonId), {}, 1);
    if (tied === undefined) throw new Error('the season has no result');
    const { id, ...fields } = { ...tied, standing: { rank: 4, points: 0, wins: 0, above: null } };
    const batch = firestore.bulkWriter();
    for (let number = 0; number < RESERVED_ROWS_MAX; number += 1) {
      const key = `${id.slice(0, -4)}${String(number).padStart(4, '0')}`;
      void batch.create(firestore.doc(`${resultsOf(seasonId).path}/${key}`), fields);
    }
    await batch.close();
    site.now = new Date(NOW.getTime() + 3 * DAY_MS - HOUR_MS);
    const answer = await getReserved(dependencies, finalId);
    expect(z.parse(endpoint.data, answer).rows).toHaveLength(RESERVED_ROWS_MAX);
    expect(answer.rows.slice(0, 4).map(({ rank }) => rank)).toEqual([1, 2, 3, 4]);
  });

  it('is refused where nothing is reserved', async () => {
    await expect(getReserved(site.program.dependencies, friday.id)).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(getReserved(site.program.dependencies, 'nada')).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('notes who was written to, by the registration of the season, and by no other one', async () => {
    const { dependencies: needs, firestore } = site.program;
    const { rows } = await getReserved(needs, finalId);
    const contact = rows[0]?.contact;
    if (contact == null) throw new Error('nobody to write to');
    const { registrationId, memberId } = contact;
    const written = { registrationId, memberId, about: 'reserved' } as const;
    expect(await noteReminder(needs, CAMILA, finalId, written)).toMatchObject({ by: 'Camila' });
    await expect(noteReminder(needs, CAMILA, finalId, { ...written, about: 'match' })).rejects.toMatchObject({
      code: 'not-found',
    });
    await firestore.doc(`tournaments/${finalId}`).update({ reserved: null });
    expect((await needs.database.get(TOURNAMENTS, finalId))?.reserved).toBeNull();
    await expect(noteReminder(needs, CAMILA, finalId, written)).rejects.toMatchObject({ code: 'not-found' });
  });
});
