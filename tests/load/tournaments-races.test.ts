import { HOUR_MS } from '@copa/domain/limits';
import { TournamentUpdateSchema } from '@copa/domain/tournaments/endpoints';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { UNITS_AT_ONCE } from '../../functions/src/store/unit-pages.ts';
import { updateTournament } from '../../functions/src/tournaments/commands.ts';
import { deleteTournament } from '../../functions/src/tournaments/removal.ts';
import { casesOf } from '../setup/property-cases.ts';
import { createDesk, tally } from './support/desk.ts';
import { dyingAfter } from './support/dying-database.ts';
import { expectPlacesToAddUp } from './support/invariants.ts';
import { runSite } from './support/run-site.ts';
import { createTournament, playerOf } from './support/tournament.ts';

const ADMIN = { uid: 'admin-1', email: 'admin@copa.example' };
const DATE = new Date(Date.now() + 48 * HOUR_MS);

const act = fc.oneof(
  fc.record({ kind: fc.constant('players' as const), count: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ kind: fc.constant('places' as const), maxPlayers: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ kind: fc.constant('hide' as const) }),
  fc.record({ kind: fc.constant('delete' as const) }),
);

const fewerPlaces = [
  { kind: 'players' as const, count: 4 },
  { kind: 'places' as const, maxPlayers: 1 },
  { kind: 'players' as const, count: 2 },
];

describe('an organiser who edits and deletes while players register', () => {
  const site = runSite('demo-organiser');

  it('whose deletion dies on the way leaves nothing open, and can delete again', async () => {
    const { firestore, dependencies } = site.program;
    const updatedAt = new Date();
    const id = await createTournament(firestore, { maxPlayers: 300, date: DATE, updatedAt });
    const desk = createDesk(dependencies);
    await tally(Array.from({ length: 130 }, (_, index) => desk.register(playerOf(id, index))));
    const left = 130 - UNITS_AT_ONCE;
    const database = dyingAfter(2, dependencies.database);
    await expect(deleteTournament({ ...dependencies, database }, ADMIN, id, true)).rejects.toThrow('gone');
    expect((await expectPlacesToAddUp(firestore)).get(id)?.pending).toBe(left);
    await expect(desk.register(playerOf(id, 500))).rejects.toMatchObject({ code: 'not-found' });
    const seenBefore = { name: 'Copa', date: DATE, maxPlayers: 300, expectedUpdatedAt: updatedAt };
    const edited = updateTournament(dependencies, ADMIN, id, z.parse(TournamentUpdateSchema, seenBefore));
    await expect(edited).rejects.toMatchObject({ code: 'stale-write' });
    expect(await deleteTournament(dependencies, ADMIN, id, true)).toEqual({ id, deletedRegistrations: left });
    expect((await expectPlacesToAddUp(firestore)).has(id)).toBe(false);
  });

  it('leaves no place too many, and no player of a tournament that is gone', async () => {
    const [one, other] = site.programs;
    const { firestore } = one;
    let number = 0;
    const property = fc.asyncProperty(fc.array(act, { minLength: 2, maxLength: 6 }), async (acts) => {
      const id = await createTournament(firestore, { maxPlayers: 4, date: DATE });
      const linkedFormId = String((await firestore.doc(`tournaments/${id}`).get()).get('linkedFormId'));
      const desk = createDesk(one.dependencies);
      const edit = (changes: object) => {
        const fields = { name: 'Copa', date: DATE, maxPlayers: 4, linkedFormId, ...changes };
        return updateTournament(other.dependencies, ADMIN, id, z.parse(TournamentUpdateSchema, fields));
      };
      const register = () => desk.register(playerOf(id, ++number));
      const first: Promise<unknown>[] = [];
      const calls = acts.flatMap((each): Promise<unknown>[] => {
        if (each.kind === 'players') {
          const sent = Array.from({ length: each.count }, register);
          if (first.length === 0) first.push(...sent);
          return sent;
        }
        if (each.kind === 'delete') return [deleteTournament(other.dependencies, ADMIN, id, true)];
        if (each.kind === 'hide') return [edit({ status: 'draft' })];
        const { maxPlayers } = each;
        return [Promise.allSettled(first).then(() => edit({ status: 'published', maxPlayers }))];
      });
      await tally(calls);
      const places = await expectPlacesToAddUp(firestore);
      const left = await firestore.collection('registrations').where('tournamentId', '==', id).get();
      return places.has(id) || left.empty;
    });
    await expect(
      fc.assert(property, { examples: [[fewerPlaces]], numRuns: casesOf(3) }),
    ).resolves.toBeUndefined();
  });
});
