import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { StoredUnit } from '../../functions/src/desk/stored-unit.ts';
import { REGISTRATIONS, ROSTERS, TICKETS } from '../../functions/src/store/collections.ts';
import { casesOf } from '../setup/property-cases.ts';
import { createDesk, type Desk, namesNow, tally, toldOf } from './support/desk.ts';
import { expectPlacesToAddUp } from './support/invariants.ts';
import { runSite } from './support/run-site.ts';
import { createTournament, playerOf } from './support/tournament.ts';

const ADMIN = { uid: 'admin-1', email: 'admin@copa.example' };

/** Ten give each delay once, and the next ten give it in the other order of the instances. */
const RACES = casesOf(10);
const REFUSALS = ['already-registered', 'tournament-full', 'request-reused', 'registration-withdrawn'];
const EXPECTED = ['accepted', 'not-found', ...REFUSALS];

const step = fc.record({
  act: fc.constantFrom('register', 'register', 'approved', 'rejected', 'pending', 'remove', 'correct'),
  request: fc.integer({ min: 1, max: 8 }),
  player: fc.integer({ min: 1, max: 5 }),
  zeros: fc.constantFrom('', '', '0'),
  desk: fc.integer({ min: 0, max: 1 }),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const waves = (count: number, size: number) =>
  fc.array(fc.array(step, { minLength: Math.ceil(size / 2), maxLength: size }), {
    minLength: 1,
    maxLength: count,
  });

describe('registering, deciding and removing at once', () => {
  const site = runSite('demo-races', { isInProcess: true });
  let runs = 0;

  async function play(desks: readonly Desk[], history: readonly (readonly Step[])[]): Promise<number> {
    const { firestore } = site.program;
    const tournamentId = await createTournament(firestore, { maxPlayers: 3 });
    runs += 1;
    const run = String(runs).padStart(12, '0');
    const requestId = (request: number) => `0000000${request}-0000-4000-8000-${run}`;
    for (const wave of history) {
      const call = ({ act, request, player, zeros, desk: chosen }: Step) => {
        const desk = desks[chosen % desks.length] as Desk;
        const id = requestId(request);
        const freeFireId = zeros + playerOf(tournamentId, player).freeFireId;
        if (act === 'register') {
          return desk.register(playerOf(tournamentId, player, { requestId: id, freeFireId }));
        }
        if (act === 'correct') return desk.correctMember(ADMIN, id, id, { freeFireId });
        if (act === 'remove') return desk.remove(ADMIN, id);
        return desk.decide(ADMIN, id, { status: act, reason: null });
      };
      const told = await site.overSockets(() => tally(wave.map(call)));
      expect(Object.keys(told).filter((code) => !EXPECTED.includes(code))).toEqual([]);
      await expectPlacesToAddUp(firestore);
    }
    await clear(tournamentId);
    return history.length;
  }

  async function clear(tournamentId: string): Promise<void> {
    const { firestore } = site.program;
    await firestore.recursiveDelete(firestore.doc(`tournaments/${tournamentId}`));
    await Promise.all(
      ['registrations', 'tickets', 'mail', 'audit'].map((name) =>
        firestore.recursiveDelete(firestore.collection(name)),
      ),
    );
  }

  it.each([
    ['alone', 'with the names that were seen', true],
    ['alone', 'without any name', false],
    ['together with another one', 'with the names that were seen', true],
    ['together with another one', 'without any name', false],
  ])('never shows a name that no organiser saw: an approval, %s, %s', async (decided, _, isNamed) => {
    const { firestore } = site.program;
    const { dependencies } = site.program;
    const desks = site.programs.map((program) => createDesk(program.dependencies));
    const tournamentId = await createTournament(firestore, { maxPlayers: 300 });
    onTestFinished(() => clear(tournamentId));
    const told: string[] = [];
    for (let race = 0; race < RACES; race += 1) {
      const isTurned = (race + Math.floor(race / 10)) % 2 === 1;
      const [one, other] = (isTurned ? desks.toReversed() : desks) as [Desk, Desk];
      const register = (number: number) =>
        one.register(playerOf(tournamentId, 2 * race + number, { nick: `Visto${number}` }));
      const own = await register(1);
      const ids = decided === 'alone' ? [own.id] : [own.id, (await register(2)).id];
      const names = isNamed ? await namesNow(dependencies, ids) : {};
      const approval = { status: 'approved', reason: null, expected: 'pending' } as const;
      const approve = () =>
        decided === 'alone'
          ? one
              .decide(ADMIN, own.id, { ...approval, names: names[own.id] ?? null })
              .then(() => 'accepted', toldOf)
          : one.decideMany(ADMIN, ids, approval, names).then(({ results }) => results[0]?.code ?? 'accepted');
      const later = race % 10;
      const [answer] = await site.overSockets(async () => {
        const approving = approve();
        if (later > 0) await (later === 9 ? approving : setTimeout(later));
        return Promise.all([approving, other.rename(own.privateCode, { nick: 'Nadie', unit: null })]);
      });
      const unit = (await dependencies.database.get(REGISTRATIONS, own.id)) as StoredUnit;
      const ticket = await dependencies.database.get(TICKETS, unit.ticketId);
      const roster = await dependencies.database.get(ROSTERS, tournamentId);
      const shown = [ticket?.name, roster?.units[unit.number]?.name];
      const isPublic = shown.includes('Nadie');
      const isDecided = unit.status === 'approved';
      told.push(`${answer}${isDecided ? ', approved' : ''}${isDecided && isPublic ? ', unseen' : ''}`);
    }
    expect(told.filter((each) => each !== 'accepted, approved' && each !== 'stale-write')).toEqual([]);
    expect(told).toContain('accepted, approved');
    expect(told.includes('stale-write')).toBe(isNamed);
  });

  it('keeps the places right through any schedule in one instance', async () => {
    await fc.assert(
      fc.asyncProperty(waves(4, 20), async (history) => {
        expect(await play([createDesk(site.program.dependencies)], history)).toBe(history.length);
      }),
      { numRuns: casesOf(8) },
    );
  });

  it('keeps the places right through schedules over two instances', async () => {
    const desks = site.programs.map(({ dependencies }) => createDesk(dependencies));
    await fc.assert(
      fc.asyncProperty(waves(2, 8), async (history) => {
        expect(await play(desks, history)).toBe(history.length);
      }),
      { numRuns: casesOf(3) },
    );
  });
});
