import { HOUR_MS, MINUTE_MS } from '@copa/domain/limits';
import { describe, expect, it } from 'vitest';
import { toldAsOpened } from '../../functions/src/desk/samples.fixture.ts';
import { createDesk, type Desk } from './support/desk.ts';
import { expectPlacesToAddUp } from './support/invariants.ts';
import { runSite } from './support/run-site.ts';
import { createTournament, playerOf } from './support/tournament.ts';

const CROWD = 400;

describe('on the day', () => {
  let now = Date.now();
  const site = runSite('demo-day', { clock: () => new Date(now) });
  const at = (ms: number) => new Date(now + ms);

  const entry = () => ({
    kind: 'entry' as const,
    opensAt: at(-HOUR_MS),
    closesAt: at(HOUR_MS),
    onMissing: 'release' as const,
  });
  const openDesks = () => site.programs.map(({ dependencies }) => createDesk(dependencies)) as [Desk, Desk];

  it('400 who confirm at once are all told so, and each of them has', async () => {
    const { firestore } = site.program;
    const fields = { maxPlayers: CROWD, date: at(4 * HOUR_MS), windows: [entry()] };
    const tournamentId = await createTournament(firestore, fields);
    const [one, two] = openDesks();
    const crowd = Array.from({ length: CROWD }, async (_, number) => {
      const desk = number % 2 === 0 ? one : two;
      return { desk, ticketId: (await desk.register(playerOf(tournamentId, number))).ticketId };
    });
    const tickets = await Promise.all(crowd);
    const told = await Promise.all(tickets.map(({ desk, ticketId }) => desk.confirm(ticketId, 'entry')));
    expect(told.filter(({ outcome }) => outcome === 'confirmed')).toHaveLength(CROWD);
    for (const name of ['registrations', 'tickets']) {
      const stored = firestore
        .collection(name)
        .where('tournamentId', '==', tournamentId)
        .where('confirmations.entry.by', '==', 'player');
      expect((await stored.count().get()).data().count).toBe(CROWD);
    }
    expect((await expectPlacesToAddUp(firestore)).get(tournamentId)?.taken).toBe(CROWD);
  });

  it('a window that closes gives each place on once, over pages, two instances and one that dies', async () => {
    const { firestore } = site.program;
    const windows = [entry()];
    const tournamentId = await createTournament(firestore, {
      maxPlayers: 120,
      date: at(4 * HOUR_MS),
      windows,
      closings: toldAsOpened(windows),
      waitlist: { max: 100, mode: 'auto', endsAt: null },
    });
    const [one, two] = openDesks();
    const receipts = [];
    for (let number = 0; number < 180; number += 60) {
      const some = Array.from({ length: 60 }, (_, index) =>
        one.register(playerOf(tournamentId, number + index)),
      );
      receipts.push(...(await Promise.all(some)));
    }
    const held = receipts.filter(({ place }) => place === 'held');
    expect([held.length, receipts.length - held.length]).toEqual([120, 60]);
    const confirming = held.slice(0, 40);
    await Promise.all(confirming.map(({ ticketId }) => two.confirm(ticketId, 'entry')));

    now += HOUR_MS + 5 * MINUTE_MS;
    const { dependencies } = site.program;
    let pages = 0;
    const dying = createDesk({
      ...dependencies,
      database: {
        ...dependencies.database,
        page: (...query) => {
          pages += 1;
          if (pages > 1) throw new Error('the instance dies');
          return dependencies.database.page(...query);
        },
      },
    });
    await expect(dying.endReviews(tournamentId)).rejects.toThrow('the instance dies');
    await Promise.all([one.endReviews(tournamentId), two.endReviews(tournamentId)]);
    await Promise.all([one.endReviews(tournamentId), two.endReviews(tournamentId)]);

    const places = await expectPlacesToAddUp(firestore);
    expect(places.get(tournamentId)?.taken).toBe(40 + 60);
    const units = await firestore.collection('registrations').where('tournamentId', '==', tournamentId).get();
    const released = units.docs.filter((unit) => unit.get('releasedBy') === 'entry');
    expect(released).toHaveLength(80);
    const kept = new Set(confirming.map(({ id }) => id));
    expect(released.filter(({ id }) => kept.has(id))).toEqual([]);
    expect(units.docs.filter((unit) => unit.get('promotedAt') !== null)).toHaveLength(60);
    const acts = await firestore.collection('audit').where('tournament.id', '==', tournamentId).get();
    const count = (action: string) => acts.docs.filter((act) => act.get('action') === action).length;
    expect([count('registration.release'), count('registration.promote')]).toEqual([80, 60]);
  });
});
