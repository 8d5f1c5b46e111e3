import { DAY_MS, SEASON_CORRECTIONS_MAX, SEASON_TOURNAMENTS_MAX } from '@copa/domain/limits';
import { CONSENT_VERSION } from '@copa/domain/registrations/consent/consent';
import { describe, expect, it } from 'vitest';
import { createTournament } from '../../../tests/load/support/tournament.ts';
import { runServices } from '../../../tests/setup/local-site/services.ts';
import { eraseExpiredPlayers } from '../registrations/erasure.ts';
import { AUDIT, resultsOf, SEASON_BOARDS, TICKETS } from '../store/collections.ts';
import { setCancellation } from '../tournaments/cancellation.ts';
import { updateTournament } from '../tournaments/commands.ts';
import { deleteTournament } from '../tournaments/removal.ts';
import { deleteSeason, updateSeason } from './commands.ts';
import {
  boardIn,
  CAMILA,
  count as countSeason,
  type Entered,
  endFriday,
  enterFriday,
  NOW,
  openSeason,
  playedFriday,
  playFriday,
  reopenFriday,
  shownIn,
} from './friday.fixture.ts';
import { addToSeason, readSeason, removeFromSeason } from './membership.ts';
import { exportSeason, previewSeason } from './reading.ts';
import { writeSeasons } from './season-results.ts';

const LEFT = 650;
const LOBO: Entered = { number: 1, nick: 'Lobo' };
const RAYO: Entered = { number: 2, nick: 'Rayo' };
const NOVA: Entered = { number: 3, nick: 'Nova' };
const LUNA: Entered = { number: 4, nick: 'Luna', minorShown: true };

describe('the results of a season', () => {
  const site = runServices(NOW);

  const count = (seasonId: string) => countSeason(site.program, seasonId);

  async function season() {
    const later = new Date(NOW.getTime() + 7 * DAY_MS);
    const { id, first, second } = await site.startWith('two Fridays', async () => {
      const opening = await playFriday(site.program, [LOBO, RAYO, LUNA]);
      site.now = later;
      const closing = await playFriday(site.program, [NOVA, LOBO, RAYO]);
      const opened = await openSeason(site.program, [opening, closing]);
      await count(opened);
      return { id: opened, first: opening, second: closing };
    });
    site.now = later;
    return { id, first: playedFriday(site.program, first), second: playedFriday(site.program, second) };
  }

  it('are those of its tournaments, and each has a line for each', async () => {
    const { id } = await season();
    expect(await shownIn(site.program, id)).toEqual([
      ['Lobo', 1, 180],
      ['Rayo', 2, 145],
      ['Nova', 3, 100],
      ['Luna', 4, 65],
    ]);
    expect(await boardIn(site.program, id)).toMatchObject({ players: 4, ranked: 4, revision: 2 });
  });

  it('are all read, however many there are: no number is given twice', async () => {
    const id = await openSeason(site.program, [await playFriday(site.program, [LOBO, RAYO])]);
    const { firestore } = site.program;
    const batch = firestore.batch();
    for (let number = 1; number <= LEFT; number += 1) {
      const key = `0123456789abcdefghjkmn${String(number).padStart(4, '0')}`;
      batch.set(firestore.doc(`seasons/${id}/results/${key}`), { number, lines: [], standing: null });
    }
    await batch.commit();
    await count(id);
    const numbers = (await boardIn(site.program, id)).rows.map(({ number }) => number);
    expect(numbers.toSorted((one, other) => one - other)).toEqual([LEFT + 1, LEFT + 2]);
  });

  it('are read by the key in the ticket', async () => {
    const { id, first } = await season();
    const { dependencies: needs } = site.program;
    await first.desk.deliverRooms(first.id);
    const ticket = await needs.database.get(TICKETS, first.receipts.get(2)?.ticketId ?? '');
    const [own] = ticket?.seasonKeys ?? [];
    expect(await needs.database.get(resultsOf(id), own?.key ?? '')).toMatchObject({
      lines: [{ rank: 2, nick: 'Rayo' }, { rank: 3 }],
      standing: { rank: 2, points: 145, wins: 0, above: { rank: 1, points: 180 } },
    });
    expect(own?.slot).toBe(1);
    await removeFromSeason(needs, CAMILA, { id, tournamentId: first.id });
    await first.desk.deliverRooms(first.id);
    expect((await needs.database.get(TICKETS, ticket?.id ?? ''))?.seasonKeys).toEqual([]);
  });

  it('are not read by somebody who only registers with the ID of the player', async () => {
    const { id } = await season();
    const { dependencies: needs } = site.program;
    const next = await enterFriday(site.program, [{ ...RAYO, nick: 'Intruso' }]);
    await addToSeason(needs, CAMILA, { id, tournamentId: next.id });
    await next.desk.deliverRooms(next.id);
    const { ticketId = '', privateCode = '' } = next.receipts.get(2) ?? {};
    expect(await needs.database.get(TICKETS, ticketId)).toMatchObject({
      status: 'approved',
      place: 'held',
      seasonKeys: [],
    });
    const renamed = await next.desk.rename(privateCode, { nick: 'Intrusa', unit: null });
    expect(renamed).toMatchObject({ season: { id }, seasonKey: null });
  });

  it('go with the end of a tournament, and come back with it under the same number', async () => {
    const { id, second } = await season();
    const numbers = async () =>
      Object.fromEntries((await boardIn(site.program, id)).rows.map(({ name, number }) => [name, number]));
    const before = await numbers();
    await reopenFriday(site.program, second);
    await count(id);
    expect(await shownIn(site.program, id)).toEqual([
      ['Lobo', 1, 100],
      ['Rayo', 2, 80],
      ['Luna', 3, 65],
    ]);
    await endFriday(site.program, second);
    await count(id);
    expect(await numbers()).toEqual(before);
  });

  it.each([
    [
      'is cancelled',
      (id: string) => setCancellation(site.program.dependencies, CAMILA, id, { cancelled: true, reason: '' }),
    ],
    ['is deleted', (id: string) => deleteTournament(site.program.dependencies, CAMILA, id, true)],
  ])('go where a tournament %s', async (_, end) => {
    const { id, second } = await season();
    await end(second.id);
    await count(id);
    const { rows, tournaments } = await boardIn(site.program, id);
    expect(rows.map(({ name }) => name)).toEqual(['Lobo', 'Rayo', 'Luna']);
    expect(tournaments).toHaveLength(1);
  });

  it('go and come with a tournament that leaves the season and joins it', async () => {
    const { id, second } = await season();
    const { dependencies: needs } = site.program;
    const before = await shownIn(site.program, id);
    await removeFromSeason(needs, CAMILA, { id, tournamentId: second.id });
    await count(id);
    expect(await shownIn(site.program, id)).toHaveLength(3);
    await addToSeason(needs, CAMILA, { id, tournamentId: second.id });
    await count(id);
    expect(await shownIn(site.program, id)).toEqual(before);
  });

  it('have room for a tournament as soon as another one is deleted, before the job has run', async () => {
    const { dependencies: needs, firestore } = site.program;
    const { id, first, second } = await season();
    const deleted = Array.from({ length: SEASON_TOURNAMENTS_MAX - 1 }, (_, number) => `deleted-${number}`);
    await firestore.doc(`seasons/${id}`).update({ tournamentIds: [first.id, ...deleted] });
    await firestore.doc(`tournaments/${second.id}`).update({ season: null });
    await addToSeason(needs, CAMILA, { id, tournamentId: second.id });
    expect((await readSeason(needs.database, id)).tournamentIds).toEqual([first.id, second.id]);
  });

  it('are gone with who leaves, and with the season', async () => {
    const { id, first, second } = await season();
    await second.desk.withdraw(second.receipts.get(3)?.privateCode ?? '');
    await count(id);
    expect(JSON.stringify(await boardIn(site.program, id))).not.toContain('Nova');
    await first.desk.refuseConsent(first.receipts.get(4)?.consentCode ?? '');
    await count(id);
    expect(await shownIn(site.program, id)).toEqual([
      ['Lobo', 1, 180],
      ['Rayo', 2, 145],
    ]);
    await deleteSeason(site.program.dependencies, CAMILA, id);
    await writeSeasons(site.program.dependencies, site.now);
    const { database } = site.program.dependencies;
    expect(await database.find(resultsOf(id), {})).toEqual([]);
    expect(await database.get(SEASON_BOARDS, id)).toBeNull();
  });

  it('name a minor as the consent says', async () => {
    const { id, first } = await season();
    const code = first.receipts.get(4)?.consentCode ?? '';
    await first.desk.giveConsent(code, { version: CONSENT_VERSION, showsNick: false });
    await count(id);
    const [, , , row] = await shownIn(site.program, id);
    expect(row).toEqual([expect.stringMatching(/^Jugador \d$/), 4, 65]);
    const stored = await site.program.dependencies.database.find(resultsOf(id), {});
    expect(JSON.stringify(stored)).not.toContain('Luna');
  });

  it('stay when registrations age, without the name of who leaves a later tournament', async () => {
    const { id, second } = await season();
    const { dependencies: needs } = site.program;
    const before = await shownIn(site.program, id);
    site.now = new Date(NOW.getTime() + 92 * DAY_MS);
    expect(await eraseExpiredPlayers(needs, site.now)).toHaveLength(1);
    await count(id);
    expect(await shownIn(site.program, id)).toEqual(before);
    await second.desk.withdraw(second.receipts.get(2)?.privateCode ?? '');
    await count(id);
    expect(JSON.stringify(await needs.database.find(resultsOf(id), {}))).not.toContain('Rayo');
    expect((await shownIn(site.program, id)).map(([name]) => name)).toContain('Lobo');
  });

  it('come back when a tournament whose registrations aged was cancelled or hidden by mistake', async () => {
    const { id, first } = await season();
    const { dependencies: needs } = site.program;
    const before = await shownIn(site.program, id);
    site.now = new Date(NOW.getTime() + 92 * DAY_MS);
    expect(await eraseExpiredPlayers(needs, site.now)).toEqual([first.id]);
    const cancel = (cancelled: boolean) =>
      setCancellation(needs, CAMILA, first.id, { cancelled, reason: '' });
    const show = (status: 'draft' | 'published') =>
      updateTournament(needs, CAMILA, first.id, {
        id: null,
        changes: { status },
        expectedUpdatedAt: null,
      });
    for (const [takeAway, giveBack] of [
      [() => cancel(true), () => cancel(false)],
      [() => show('draft'), () => show('published')],
    ] as const) {
      await takeAway();
      await count(id);
      expect(await shownIn(site.program, id)).toEqual([
        ['Nova', 1, 100],
        ['Lobo', 2, 80],
        ['Rayo', 3, 65],
      ]);
      for await (const line of (await exportSeason(needs, CAMILA, id)).lines)
        expect(line).not.toContain('Luna');
      const { rules } = await readSeason(needs.database, id);
      expect((await previewSeason(needs, id, rules)).rows).toHaveLength(3);
      await giveBack();
      await count(id);
      expect(await shownIn(site.program, id)).toEqual(before);
    }
    const exports = await needs.database.find(AUDIT, {
      where: [{ field: 'action', op: '==', value: 'season.export' }],
    });
    expect(exports.map(({ actor, target }) => [actor.uid, target])).toEqual(
      [1, 2].map(() => [CAMILA.uid, `seasons/${id}`]),
    );
  });

  it('are the better ones of teams, for each member, a substitute included', async () => {
    const first = await playFriday(
      site.program,
      [
        { ...LOBO, partners: [11, 12] },
        { ...RAYO, partners: [21, 22] },
      ],
      { modality: 'duo', substitutes: 1 },
    );
    site.now = new Date(NOW.getTime() + 7 * DAY_MS);
    const second = await playFriday(
      site.program,
      [
        { ...NOVA, partners: [11] },
        { ...RAYO, partners: [21] },
      ],
      {
        modality: 'duo',
      },
    );
    const id = await openSeason(site.program, [first, second], { substitutes: 'half' });
    await count(id);
    expect(await shownIn(site.program, id)).toEqual([
      ['Nick11', 1, 200],
      ['Rayo', 2, 160],
      ['Nick21', 2, 160],
      ['Nova', 4, 100],
      ['Lobo', 5, 100],
      ['Nick12', 6, 50],
      ['Nick22', 7, 40],
    ]);
  });

  it('are counted by other rules fifty times at most; the name may change after that', async () => {
    const { dependencies: needs, firestore } = site.program;
    const ended = await createTournament(firestore, { maxPlayers: 4, date: NOW, endedAt: NOW });
    const id = await openSeason(site.program, [{ id: ended }]);
    const correction = { at: NOW, changed: ['best'], reason: 'Uno más' };
    await firestore
      .doc(`seasons/${id}`)
      .update({ corrections: Array.from({ length: SEASON_CORRECTIONS_MAX - 1 }, () => correction) });
    const change = async (changes: { name?: string; best?: number }, reason = 'Otra vez') => {
      const { name, firstDay, lastDay, rules, revision } = await readSeason(needs.database, id);
      const best = changes.best ?? rules.best;
      const content = { name: changes.name ?? name, firstDay, lastDay, rules: { ...rules, best } };
      return updateSeason(needs, CAMILA, id, { ...content, revision, reason });
    };
    await expect(change({ best: 3 }, '')).rejects.toMatchObject({
      code: 'validation-failed',
      fields: { reason: expect.any(String) as string },
    });
    const { corrections } = await change({ best: 3 });
    expect(corrections).toHaveLength(SEASON_CORRECTIONS_MAX);
    expect(corrections.at(-1)).toMatchObject({ changed: ['best'], reason: 'Otra vez' });
    await expect(change({ best: 4 })).rejects.toMatchObject({ code: 'conflict' });
    const renamed = { name: 'Verano 2', rules: { best: 3 }, corrections };
    expect(await change({ name: 'Verano 2' }, '')).toMatchObject(renamed);
  });

  it('do not come back by a slow run that read them before a newer run erased a player', async () => {
    const { dependencies: needs } = site.program;
    const { database } = needs;
    const friday = await playFriday(site.program, [LOBO, RAYO]);
    const id = await openSeason(site.program, [friday]);
    const erase = async () => {
      await friday.desk.withdraw(friday.receipts.get(2)?.privateCode ?? '');
      await count(id);
    };
    const meanwhile = [async () => undefined, erase];
    const slow: typeof database.transaction = async (work) => {
      await meanwhile.shift()?.();
      return database.transaction(work);
    };
    await writeSeasons({ ...needs, database: { ...database, transaction: slow } }, site.now);
    expect(meanwhile).toEqual([]);
    expect(JSON.stringify(await database.find(resultsOf(id), {}))).not.toContain('Rayo');
    expect(await shownIn(site.program, id)).toEqual([['Lobo', 1, 100]]);
  });

  it('are written once by two runs at a time, and by one that follows one that died', async () => {
    const { id, second } = await season();
    const before = await shownIn(site.program, id);
    await reopenFriday(site.program, second);
    await Promise.all(site.programs.map(({ dependencies }) => writeSeasons(dependencies, site.now)));
    await count(id);
    await endFriday(site.program, second);
    const { database } = site.program.dependencies;
    const deaths: unknown[] = [];
    for (let left = 0; left < 4; left += 1) {
      let commits = 0;
      const dying = {
        ...site.program.dependencies,
        database: {
          ...database,
          transaction: <R>(work: Parameters<typeof database.transaction<R>>[0]) => {
            if (commits === left) throw new Error('died');
            commits += 1;
            return database.transaction(work);
          },
        },
      };
      await writeSeasons(dying, site.now).catch((error: unknown) => deaths.push(error));
    }
    expect(deaths.length).toBeGreaterThan(0);
    expect(deaths).toEqual(deaths.map(() => new Error('died')));
    await count(id);
    expect(await shownIn(site.program, id)).toEqual(before);
  });
});
