import { freeFireIdKey } from '@copa/domain/contact';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commitOperations } from '../desk/commit.ts';
import type { LedgerSnapshot, LedgerStore } from '../desk/ledger-store.ts';
import type { Operation } from '../desk/operation.ts';
import { createRecordKeys } from '../desk/record-keys.ts';
import { SAMPLE_NOW, sampleAcceptance, sampleInput, sampleTournament } from '../desk/samples.fixture.ts';
import { acceptedOf, captainOf, freeFireIdsOf, type StoredUnit } from '../desk/stored-unit.ts';
import { codeOf, createWorld, SAMPLE_CODES } from '../desk/world.fixture.ts';
import { claimsOf } from '../store/collections.ts';
import { leave } from './members/members.ts';

describe('correcting', () => {
  it('corrects what was typed, and the place goes along with the player ID', () => {
    const world = createWorld();
    const first = world.register(sampleInput(1));
    const other = world.register(sampleInput(2));
    const corrected = world.correct(first, { fullName: 'Ana Paz', freeFireId: '77777777' });
    const captain = { ...captainOf(first), fullName: 'Ana Paz', freeFireId: '77777777' };
    expect(corrected).toEqual({ ...first, members: [captain] });
    expect([...world.claims()]).toEqual([
      [captainOf(other).freeFireId, other.id],
      ['77777777', first.id],
    ]);
    expect(world.places()).toBe(2);
    expect(codeOf(() => world.correct(corrected, { freeFireId: `0${captainOf(other).freeFireId}` }))).toBe(
      'already-registered',
    );
    expect(codeOf(() => world.correct(first, { phone: '+52 55 1111 2222' }))).toBe('not-found');
    expect(world.correct(corrected, { fullName: 'Ana Paz' })).toEqual(corrected);
    expect(world.acts).toEqual([
      expect.objectContaining({
        action: 'registration.correct',
        after: { corrected: ['fullName', 'freeFireId'] },
      }),
    ]);
  });

  it('gives no place to a rejected player by correcting the ID', () => {
    const world = createWorld();
    const player_ = world.register(sampleInput(1));
    const rejected = world.reject(player_);
    const taken = world.register(sampleInput(2));
    expect(captainOf(world.correct(rejected, { freeFireId: captainOf(taken).freeFireId })).freeFireId).toBe(
      captainOf(taken).freeFireId,
    );
    expect([...world.claims()]).toEqual([[captainOf(taken).freeFireId, taken.id]]);
    expect(world.places()).toBe(1);
  });
});

describe('deciding', () => {
  it('frees the place of a rejected player, who may register again', () => {
    const world = createWorld();
    const player = world.register(sampleInput(1));
    world.reject(player, 'Nivel de cuenta bajo');
    expect([world.places(), world.claims().size]).toEqual([0, 0]);
    expect(world.registrations.get(player.id)).toMatchObject({
      status: 'rejected',
      reason: 'Nivel de cuenta bajo',
      decidedBy: 'admin-1',
    });
    world.register(sampleInput(2, { freeFireId: captainOf(player).freeFireId }));
    expect(() => world.decide(player, 'approved')).toThrow(
      'Este jugador volvió a inscribirse en el torneo: decide sobre su otra inscripción.',
    );
  });

  it('retakes a place when one is free, and says so when none is', () => {
    const world = createWorld({ tournament: sampleTournament({ maxPlayers: 1 }) });
    const player = world.register(sampleInput(1));
    world.reject(player);
    world.decide(player, 'approved');
    expect(world.places()).toBe(1);
    world.reject(player);
    world.register(sampleInput(2));
    expect(codeOf(() => world.decide(player, 'pending'))).toBe('tournament-full');
    expect(() => world.decide(player, 'approved')).toThrow(
      'El torneo está completo: no queda un cupo para esta inscripción.',
    );
    expect(world.registrations.get(player.id)?.status).toBe('rejected');
  });

  it('does nothing the second time: no mail, no entry', () => {
    const world = createWorld();
    const player = world.register(sampleInput(1));
    world.decide(player, 'approved');
    const [mails, acts] = [world.mails.size, world.acts.length];
    world.advance(1000);
    world.decide(player, 'approved');
    expect([world.mails.size, world.acts.length]).toEqual([mails, acts]);
  });

  it('refuses to overwrite what somebody else decided meanwhile, and takes the same decision twice', () => {
    const world = createWorld();
    const player = world.register(sampleInput(1));
    world.decideIf(player, 'pending', 'approved');
    const reject = () => world.decideIf(player, 'pending', 'rejected');
    expect(codeOf(reject)).toBe('stale-write');
    expect(reject).toThrow('Otra persona ya decidió: la inscripción está en «Aprobado».');
    expect(world.decideIf(player, 'pending', 'approved').status).toBe('approved');
    expect(world.decideIf(player, 'approved', 'pending').status).toBe('pending');
  });

  it('that is sent again late gives no place back that was lost since', () => {
    const world = createWorld();
    const player = world.register(sampleInput(1));
    const approved = world.decideIf(player, 'pending', 'approved');
    const lost: StoredUnit = { ...approved, place: 'released', releasedBy: 'match' };
    world.registrations.set(player.id, lost);
    world.stored(claimsOf('copa-1')).clear();
    expect(world.decideIf(player, 'pending', 'approved')).toEqual(lost);
    expect([world.registrations.get(player.id), world.claims().size]).toEqual([lost, 0]);
    // An organiser who sees that the place was lost gives one.
    expect(world.decideIf(player, 'approved', 'approved').place).toBe('held');
  });

  it('sends a mail about each decision, and none about other words for it or when it is taken back', () => {
    const world = createWorld();
    const player = world.register(sampleInput(1));
    world.reject(player, 'Nivel bajo');
    expect(world.mails.size).toBe(2);
    world.advance(1000);
    expect(world.decideIf(player, 'pending', 'rejected', 'Cuenta nueva').reason).toBe('Cuenta nueva');
    world.advance(1000);
    world.decide(player, 'pending');
    expect(world.mails.size).toBe(2);
  });

  it('needs a registration, and to give it a place a tournament', () => {
    const world = createWorld();
    const player = world.register(sampleInput(1));
    world.loseTournament();
    expect(world.reject(player).status).toBe('rejected');
    expect(world.mails.size).toBe(1);
    expect(() => world.decide(player, 'approved')).toThrow('Torneo no encontrado');
    world.remove(player);
    expect(() => world.decide(player, 'rejected')).toThrow('No encontramos esa inscripción.');
  });

  it('forgets the decision when it is taken back', () => {
    const world = createWorld();
    const player = world.register(sampleInput(1));
    world.decide(player, 'rejected', 'Error');
    expect(world.decide(player, 'pending')).toMatchObject({ reason: null, decidedAt: null, decidedBy: null });
    expect(world.places()).toBe(1);
  });

  it('records who decided what, and nothing about the player', () => {
    const world = createWorld();
    const player = world.register(sampleInput(1));
    world.decide(player, 'approved');
    world.remove(player);
    expect(world.acts).toHaveLength(2);
    const { fullName, email, phone, freeFireId } = captainOf(player);
    for (const personal of [fullName, email, phone, freeFireId]) {
      expect(JSON.stringify(world.acts)).not.toContain(personal);
    }
  });
});

describe('removing', () => {
  it('frees the place and erases the player, queued mails included', () => {
    const world = createWorld();
    const player = world.register(sampleInput(1));
    world.decide(player, 'approved');
    expect(world.mails.size).toBe(2);
    world.remove(player);
    expect([world.places(), world.claims().size, world.registrations.size, world.mails.size]).toEqual([
      0, 0, 0, 0,
    ]);
    expect(codeOf(() => world.remove(player))).toBe('not-found');
  });

  it('of a rejected registration leaves the place of the same player alone', () => {
    const world = createWorld();
    const rejected = world.register(sampleInput(1));
    world.reject(rejected);
    const current = world.register(sampleInput(2, { freeFireId: captainOf(rejected).freeFireId }));
    world.remove(rejected);
    expect(world.claims().get(captainOf(current).freeFireId)).toBe(current.id);
    expect(world.places()).toBe(1);
  });
});

describe('any history', () => {
  const step = fc.record({
    act: fc.constantFrom(
      ...(['register', 'approved', 'rejected', 'giveOn', 'pending', 'remove', 'add', 'correct'] as const),
    ),
    request: fc.integer({ min: 1, max: 8 }),
    player: fc.integer({ min: 1, max: 5 }),
    zeros: fc.constantFrom('', '', '0', '00'),
  });

  it('keeps places = claims = those not rejected for good, one registration a player, never one too many', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), fc.integer({ min: 0, max: 4 }), (steps, maxPlayers) => {
        const world = createWorld({ tournament: sampleTournament({ maxPlayers }) });
        for (const { act, request, player, zeros } of steps) {
          const id = sampleInput(request).requestId;
          const known = world.registrations.get(id);
          const freeFireId = zeros + sampleInput(player).freeFireId;
          codeOf(() => {
            if (act === 'register') return world.register(sampleInput(request, { freeFireId }));
            if (act === 'add') return world.add(id, { ...sampleInput(request), freeFireId });
            if (known === undefined) return null;
            if (act === 'correct') return world.correct(known, { freeFireId });
            if (act === 'giveOn') return world.giveOn(id);
            return act === 'remove' ? world.remove(known) : world.decide(known, act);
          });
          const holding = [...world.registrations.values()].filter(
            ({ status, givenOnAt }) => status !== 'rejected' || givenOnAt !== null,
          );
          expect(world.places()).toBe(holding.length);
          expect(world.claims()).toEqual(
            new Map(holding.map((one) => [freeFireIdKey(captainOf(one).freeFireId), one.id])),
          );
          expect(world.claims().size).toBe(holding.length);
          expect(holding.length).toBeLessThanOrEqual(maxPlayers);
        }
      }),
    );
  });
});

/** A commit that has to repeat its transaction once: meanwhile somebody else has changed the data. */
async function commitAfterRace(
  operation: Operation,
  before: readonly StoredUnit[],
  after: readonly StoredUnit[],
): Promise<unknown> {
  const snapshotOf = (units: readonly StoredUnit[]): LedgerSnapshot => ({
    tournament: sampleTournament({ modality: 'duo' }),
    isMiscounted: false,
    seasonResults: new Map(),
    form: null,
    claims: new Map(),
    records: new Map(
      [...before, ...after].flatMap(freeFireIdsOf).map((freeFireId) => [freeFireIdKey(freeFireId), null]),
    ),
    recordKeys: createRecordKeys('a secret of the tests'),
    registrations: new Map(units.map((unit) => [unit.id, unit])),
    traces: new Map(),
    queue: [],
    waiters: [],
    codes: SAMPLE_CODES,
    followers: [],
    now: SAMPLE_NOW,
  });
  const ignore = () => undefined;
  const writer = {
    create: ignore,
    set: ignore,
    update: ignore,
    remove: ignore,
    increment: ignore,
    merge: ignore,
    mergeEntries: ignore,
    addTo: ignore,
    stamp: ignore,
    tally: ignore,
  };
  const store: LedgerStore = {
    transact: async (_request, alongside, work) => {
      work(snapshotOf(before), writer, await alongside());
      return work(snapshotOf(after), writer, await alongside());
    },
  };
  const clock = () => SAMPLE_NOW;
  const activeQuestions = () => Promise.resolve([]);
  const nothingIsDue = () => Promise.reject(new Error('a window closes'));
  const fillPlaces = () => [];
  const parts = { store, activeQuestions, fillPlaces, clock, newId: () => 'an-id' };
  const [outcome] = await commitOperations(parts, 'copa-1', [operation], nothingIsDue);
  return outcome?.ok === true ? outcome.answer.unit : outcome?.error;
}

describe('who withdraws while another commit comes first', () => {
  const world = createWorld({ tournament: sampleTournament({ modality: 'duo' }) });
  const alone = world.register(sampleInput(1, { unit: { name: 'Los Fénix', tag: '' } }));
  const both = world.accept(alone, sampleInput(2).requestId, sampleAcceptance(2));
  const key = { id: alone.id, tournamentId: 'copa-1', freeFireIds: ['10000001'] };
  const leaving = leave(key, { memberId: alone.id, withdrawn: 'gone', left: 'withdrawn', by: null });

  it('is told so where they are gone by then: their own commit may have arrived', async () => {
    expect(await commitAfterRace(leaving, [alone], [])).toEqual(alone);
  });

  it('is not told so where somebody joined the team instead, and they are still in it', async () => {
    expect(await commitAfterRace(leaving, [alone], [both])).toMatchObject({ code: 'not-found' });
  });
});

describe('a team', () => {
  const LOS_FENIX = { name: 'Los Fénix', tag: 'FNX' };
  const team = (number: number) => sampleInput(number, { unit: LOS_FENIX });
  const idOf = (number: number) => sampleInput(number).requestId;
  const duos = () => createWorld({ tournament: sampleTournament({ modality: 'duo' }) });

  it('is not what the same request has registered for a player alone, nor the other way round', () => {
    const world = duos();
    const alone = world.register(sampleInput(1));
    const named = world.register(team(2));
    expect(codeOf(() => world.register(team(1)))).toBe('request-reused');
    expect(codeOf(() => world.register(sampleInput(2)))).toBe('request-reused');
    expect([world.register(sampleInput(1)), world.register(team(2))]).toEqual([alone, named]);
    expect(codeOf(() => world.add(idOf(1), sampleInput(1), LOS_FENIX))).toBe('request-reused');
  });

  it('is erased with the traces of who is in it then, not of who was when it was read', () => {
    const world = duos();
    const unit = world.accept(world.register(team(1)), idOf(2), sampleAcceptance(2));
    // The player ID is the same, so the unit's claims are those that were read.
    world.fillSlot(unit, 'instead', sampleAcceptance(2), { replaced: idOf(2) });
    world.remove(unit);
    expect(acceptedOf(unit).map(world.whyLeft)).toEqual(['removed', 'removed']);
    for (const id of [unit.id, idOf(2), 'instead'])
      expect([...world.traces.keys()]).toContain(`request ${id}`);
  });

  it.each([
    ['solo', 'conflict'],
    ['squad', 'conflict'],
    ['duo', null],
  ] as const)('that lost its place comes back to a tournament of its own size: %s', (modality, code) => {
    const world = duos();
    const rejected = world.reject(world.register(team(1)));
    const alone = world.reject(world.register(sampleInput(2)));
    world.playIn(modality);
    expect(codeOf(() => world.decide(rejected, 'pending'))).toBe(code);
    // A player alone may play in every tournament.
    expect(world.decide(alone, 'approved').place).toBe('held');
    expect([world.places(), world.claims().size]).toEqual(code === null ? [2, 2] : [1, 1]);
  });
});
