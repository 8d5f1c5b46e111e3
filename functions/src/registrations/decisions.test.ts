import { freeFireIdKey } from '@copa/domain/contact';
import { GIVEN_ON_AFTER_MS } from '@copa/domain/limits';
import { eachPlayerField } from '@copa/domain/registrations/player';
import type { RegistrationCorrection } from '@copa/domain/registrations/registration';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDesk } from '../../../tests/load/support/desk.ts';
import { dyingClient, GONE } from '../../../tests/load/support/dying-database.ts';
import { sampleAcceptance, sampleInput } from '../desk/samples.fixture.ts';
import { acceptedOf, captainOf, type StoredUnit } from '../desk/stored-unit.ts';
import { ADMIN, codeOf, type OpenTournament, openTournament } from '../desk/tournament.fixture.ts';
import { claimsOf, MAIL, REGISTRATIONS, TOURNAMENTS, TRACES } from '../store/collections.ts';

describe('correcting', () => {
  it('corrects what was typed, and the place goes along with the player ID', async () => {
    const site = await openTournament();
    const first = await site.register(sampleInput(1));
    const other = await site.register(sampleInput(2));
    const corrected = await site.correct(first, { fullName: 'Ana Paz', freeFireId: '77777777' });
    const captain = { ...captainOf(first), isLetIn: true, fullName: 'Ana Paz', freeFireId: '77777777' };
    expect(corrected).toEqual({ ...first, members: [captain] });
    expect([...(await site.claims())]).toEqual([
      [captainOf(other).freeFireId, other.id],
      ['77777777', first.id],
    ]);
    expect(await site.places()).toBe(2);
    expect(await codeOf(site.correct(corrected, { freeFireId: `0${captainOf(other).freeFireId}` }))).toBe(
      'already-registered',
    );
    expect(await site.correct(corrected, { fullName: 'Ana Paz' })).toEqual(corrected);
    expect(await site.acts()).toMatchObject([
      { action: 'registration.correct', after: { corrected: ['fullName', 'freeFireId'] } },
    ]);
  });

  it('finds the claims of the player whom the unit has by then, where another correction came first', async () => {
    const site = await openTournament();
    const unit = await site.register(sampleInput(1));
    await Promise.all([
      site.correct(unit, { freeFireId: '77777777' }),
      site.correct(unit, { phone: '+52 55 1111 2222' }),
      site.correct(unit, { freeFireId: '88888888' }),
    ]);
    const corrected = captainOf(await site.unitOf(unit));
    expect(corrected).toMatchObject({ freeFireId: '88888888', phone: '+52 55 1111 2222' });
    expect([...(await site.claims()).keys()]).toEqual(['88888888']);
  });

  it('keeps the first of two corrections of one field, and shows it to the second organiser', async () => {
    const site = await openTournament();
    const unit = await site.register(sampleInput(1));
    const { phone, fullName } = captainOf(unit);
    const desk = createDesk(site.needs);
    const correct = (uid: string, changes: RegistrationCorrection) =>
      desk.correctMember({ uid, email: null }, unit.id, unit.id, changes);
    const phones = ['+52 55 1111 2222', '+52 55 3333 4444'];
    const both = await Promise.allSettled(
      phones.map((each, at) => correct(`admin-${at}`, { phone: each, seen: { phone } })),
    );
    const kept = captainOf(await site.unitOf(unit)).phone;
    const refused = both.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
    expect(phones).toContain(kept);
    expect(refused).toMatchObject([{ code: 'stale-write', fields: { phone: kept } }]);
    // The organiser repeats an attempt whose answer was lost, and another one corrects another field.
    await correct('admin-0', { phone: kept, seen: { phone } });
    await correct('admin-1', { fullName: 'Ana Paz', seen: { fullName } });
    await correct('admin-1', { phone, seen: { phone: kept } });
    expect(captainOf(await site.unitOf(unit))).toMatchObject({ phone, fullName: 'Ana Paz' });
  });

  it('gives no place to a rejected player by correcting the ID', async () => {
    const site = await openTournament();
    const rejected = await site.reject(await site.register(sampleInput(1)));
    const taken = await site.register(sampleInput(2));
    expect(
      captainOf(await site.correct(rejected, { freeFireId: captainOf(taken).freeFireId })).freeFireId,
    ).toBe(captainOf(taken).freeFireId);
    expect([...(await site.claims())]).toEqual([[captainOf(taken).freeFireId, taken.id]]);
    expect(await site.places()).toBe(1);
  });
});

describe('deciding', () => {
  it('frees the place of a rejected player, who may register again', async () => {
    const site = await openTournament();
    const player = await site.register(sampleInput(1));
    await site.reject(player, 'Nivel de cuenta bajo');
    expect([await site.places(), (await site.claims()).size]).toEqual([0, 0]);
    expect(await site.unitOf(player)).toMatchObject({
      status: 'rejected',
      reason: 'Nivel de cuenta bajo',
      decidedBy: 'admin-1',
    });
    await site.register(sampleInput(2, { freeFireId: captainOf(player).freeFireId }));
    await expect(site.decide(player, 'approved')).rejects.toThrow(
      'Este jugador volvió a inscribirse en el torneo: decide sobre su otra inscripción.',
    );
  });

  it('retakes a place when one is free, and says so when none is', async () => {
    const site = await openTournament({ maxPlayers: 1 });
    const player = await site.register(sampleInput(1));
    await site.reject(player);
    const { placeAfter } = await site.desk.decide(ADMIN, player.id, { status: 'approved', reason: null });
    expect(placeAfter).toMatchObject({ before: 'released', place: 'held' });
    expect(await site.places()).toBe(1);
    await site.reject(player);
    await site.register(sampleInput(2));
    expect(await codeOf(site.decide(player, 'pending'))).toBe('tournament-full');
    await expect(site.decide(player, 'approved')).rejects.toThrow(
      'El torneo está completo: no queda un cupo para esta inscripción.',
    );
    expect((await site.unitOf(player)).status).toBe('rejected');
  });

  it('does nothing the second time: no mail, no entry', async () => {
    const site = await openTournament();
    const player = await site.register(sampleInput(1));
    await site.decide(player, 'approved');
    const before = [await site.sizeOf(MAIL), await site.acts()];
    site.advance(1000);
    await site.decide(player, 'approved');
    expect([await site.sizeOf(MAIL), await site.acts()]).toEqual(before);
  });

  it('refuses to overwrite what somebody else decided meanwhile, and takes the same decision twice', async () => {
    const site = await openTournament();
    const player = await site.register(sampleInput(1));
    const approve = { status: 'approved', reason: null, expected: 'pending' } as const;
    await site.desk.decide({ uid: 'admin-2', email: null }, player.id, approve);
    const reject = () => site.decide(player, 'rejected', null, 'pending');
    expect(await codeOf(reject())).toBe('stale-write');
    await expect(reject()).rejects.toThrow('Otra persona ya decidió: la inscripción está en «Aprobado».');
    expect((await site.decide(player, 'approved', null, 'pending')).status).toBe('approved');
    expect((await site.decide(player, 'pending', null, 'approved')).status).toBe('pending');
  });

  it('that is sent again late gives no place back that was lost since', async () => {
    const site = await openTournament();
    const player = await site.register(sampleInput(1));
    const approved = await site.decide(player, 'approved', null, 'pending');
    const lost: StoredUnit = { ...approved, place: 'released', releasedBy: 'match' };
    await site.store(REGISTRATIONS, lost);
    await site.removeDocument(claimsOf('copa-1'), captainOf(player).freeFireId);
    expect(await site.decide(player, 'approved', null, 'pending')).toEqual(lost);
    expect([await site.unitOf(player), (await site.claims()).size]).toEqual([lost, 0]);
    expect((await site.decide(player, 'approved', null, 'approved')).place).toBe('held');
  });

  it('sends a mail about each decision and about one that is taken back, but none about other words for it', async () => {
    const site = await openTournament();
    const player = await site.register(sampleInput(1));
    await site.reject(player, 'Nivel bajo');
    expect(await site.sizeOf(MAIL)).toBe(2);
    site.advance(1000);
    expect((await site.decide(player, 'rejected', 'Cuenta nueva', 'pending')).reason).toBe('Cuenta nueva');
    site.advance(1000);
    expect(await site.sizeOf(MAIL)).toBe(2);
    await site.decide(player, 'pending');
    expect(await site.sizeOf(MAIL)).toBe(3);
  });

  it.each(['pending', 'approved'] as const)(
    'mails nobody about a rejection that is undone in time: %s',
    async (status) => {
      const site = await openTournament();
      const player = await site.register(sampleInput(1));
      const before = status === 'pending' ? player : await site.decide(player, status);
      await site.needs.firestore.recursiveDelete(site.needs.firestore.collection(MAIL.path));
      site.advance(1000);
      await site.decide(player, 'rejected');
      site.advance(1000);
      const { decidedAt, decidedBy } = before;
      expect(await site.decide(player, status)).toMatchObject({ status, decidedAt, decidedBy });
      await site.giveOn(player);
      expect(await site.stored(MAIL)).toEqual([]);
    },
  );

  it('of many units tells of each why it was refused, and fails where the database does', async () => {
    const site = await openTournament();
    const unit = await site.register(sampleInput(1));
    const rejection = { status: 'rejected', reason: null, expected: null } as const;
    expect(await site.desk.decideMany(ADMIN, [unit.id, 'none', unit.id], rejection)).toMatchObject({
      results: [
        { id: unit.id, success: true },
        { id: 'none', success: false, code: 'not-found' },
      ],
    });
    const dying = createDesk({ ...site.needs, firestore: dyingClient(0, site.needs.firestore) });
    await expect(dying.decideMany(ADMIN, [unit.id], { ...rejection, status: 'approved' })).rejects.toThrow(
      GONE,
    );
  });

  it('tells at once who is rejected without a place, because nothing is given on', async () => {
    const site = await openTournament();
    const unit = await site.register(sampleInput(1));
    await site.store(REGISTRATIONS, { ...unit, place: 'released' });
    expect(await site.decide(unit, 'rejected')).toMatchObject({ givenOnAt: null, formerDecision: null });
    expect((await site.stored(MAIL)).some(({ id }) => id.includes('-rejected-'))).toBe(true);
  });

  it('needs a registration, and to give it a place a tournament', async () => {
    const site = await openTournament();
    const player = await site.register(sampleInput(1));
    await site.removeDocument(TOURNAMENTS, 'copa-1');
    expect((await site.reject(player)).status).toBe('rejected');
    expect(await site.sizeOf(MAIL)).toBe(1);
    await expect(site.decide(player, 'approved')).rejects.toThrow('Torneo no encontrado');
    await site.remove(player);
    await expect(site.decide(player, 'rejected')).rejects.toThrow('No encontramos esa inscripción.');
  });

  it('forgets the decision when it is taken back', async () => {
    const site = await openTournament();
    const player = await site.register(sampleInput(1));
    await site.decide(player, 'rejected', 'Error');
    expect(await site.decide(player, 'pending')).toMatchObject({
      reason: null,
      decidedAt: null,
      decidedBy: null,
    });
    expect(await site.places()).toBe(1);
  });

  it('records who decided what, and nothing about the player', async () => {
    const site = await openTournament();
    const player = await site.register(sampleInput(1));
    await site.decide(player, 'approved');
    await site.remove(player);
    const acts = await site.acts();
    expect(acts).toMatchObject([
      { action: 'registration.status', before: { status: 'pending' }, after: { status: 'approved' } },
      { action: 'registration.delete', before: { status: 'approved' }, after: null },
    ]);
    const { fullName, email, phone, freeFireId } = captainOf(player);
    for (const personal of [fullName, email, phone, freeFireId]) {
      expect(JSON.stringify(acts)).not.toContain(personal);
    }
  });
});

describe('removing', () => {
  it('frees the place and erases the player, queued mails included', async () => {
    const site = await openTournament();
    const player = await site.register(sampleInput(1));
    await site.decide(player, 'approved');
    expect(await site.sizeOf(MAIL)).toBe(2);
    await site.remove(player);
    expect([
      await site.places(),
      (await site.claims()).size,
      await site.sizeOf(REGISTRATIONS),
      await site.sizeOf(MAIL),
    ]).toEqual([0, 0, 0, 0]);
    expect(await site.remove(player)).toBeNull();
    expect(await codeOf(site.remove({ ...player, id: 'never' }))).toBe('not-found');
  });

  it('of a rejected registration leaves the place of the same player alone', async () => {
    const site = await openTournament();
    const rejected = await site.register(sampleInput(1));
    await site.reject(rejected);
    const current = await site.register(sampleInput(2, { freeFireId: captainOf(rejected).freeFireId }));
    await site.remove(rejected);
    expect((await site.claims()).get(captainOf(current).freeFireId)).toBe(current.id);
    expect(await site.places()).toBe(1);
  });
});

describe('any history', () => {
  const step = fc.record({
    act: fc.constantFrom(
      ...(['register', 'approved', 'rejected', 'pending', 'remove', 'add', 'correct'] as const),
    ),
    request: fc.integer({ min: 1, max: 8 }),
    player: fc.integer({ min: 1, max: 5 }),
    zeros: fc.constantFrom('', '', '0', '00'),
  });
  const round = fc.record({
    givesOn: fc.integer({ min: 0, max: 3 }).map((number) => number === 0),
    steps: fc.array(step, { minLength: 1, maxLength: 4 }),
  });

  it('keeps places = claims = those not rejected for good, one registration a player, never one too many', async () => {
    const rounds = fc.array(round, { maxLength: 20 });
    const property = fc.asyncProperty(rounds, fc.integer({ min: 0, max: 4 }), async (history, maxPlayers) => {
      const site = await openTournament({ maxPlayers });
      for (const { givesOn, steps } of history) {
        if (givesOn) site.advance(GIVEN_ON_AFTER_MS + 1);
        if (givesOn) await site.desk.releaseOverdue(site.now());
        await Promise.all(steps.map((each) => codeOf(play(site, each))));
        const [units, claims] = await Promise.all([site.registrations(), site.claims()]);
        const holding = units.filter(({ status, givenOnAt }) => status !== 'rejected' || givenOnAt !== null);
        expect(await site.places()).toBe(holding.length);
        expect(claims).toEqual(
          new Map(holding.map((one) => [freeFireIdKey(captainOf(one).freeFireId), one.id])),
        );
        expect(claims.size).toBe(holding.length);
        expect(holding.length).toBeLessThanOrEqual(maxPlayers);
      }
    });
    await fc.assert(property, { numRuns: 30 });
  });

  type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

  function play({ desk }: OpenTournament, { act, request, player, zeros }: Step): Promise<unknown> {
    const freeFireId = zeros + sampleInput(player).freeFireId;
    const input = sampleInput(request, { freeFireId });
    const { requestId: id, fullName, email, phone } = input;
    if (act === 'register') return desk.register(input);
    if (act === 'add') {
      const person = { ...eachPlayerField(() => ''), fullName, freeFireId, email, phone };
      return desk.add(ADMIN, 'copa-1', { ...person, requestId: id, unit: null });
    }
    if (act === 'correct') return desk.correctMember(ADMIN, id, id, { freeFireId });
    if (act === 'remove') return desk.remove(ADMIN, id);
    return desk.decide(ADMIN, id, { status: act, reason: null });
  }
});

describe('a team', () => {
  const LOS_FENIX = { name: 'Los Fénix', tag: 'FNX' };
  const team = (number: number) => sampleInput(number, { unit: LOS_FENIX });
  const openDuos = () => openTournament({ modality: 'duo' });

  it('is not what the same request has registered for a player alone, nor the other way round', async () => {
    const site = await openDuos();
    const alone = await site.register(sampleInput(1));
    const named = await site.register(team(2));
    expect(await codeOf(site.register(team(1)))).toBe('request-reused');
    expect(await codeOf(site.register(sampleInput(2)))).toBe('request-reused');
    expect([await site.register(sampleInput(1)), await site.register(team(2))]).toEqual([alone, named]);
    expect(await codeOf(site.add(sampleInput(1).requestId, sampleInput(1), LOS_FENIX))).toBe(
      'request-reused',
    );
  });

  it('is erased with the traces of who is in it then, not of who was when it was read', async () => {
    const site = await openDuos();
    const unit = await site.accept(await site.register(team(1)), sampleAcceptance(2));
    const partner = site.memberId(unit, 2);
    const { fullName, freeFireId, email, phone } = sampleInput(2);
    const { requestId } = sampleInput(3);
    const instead = {
      ...eachPlayerField(() => ''),
      fullName,
      freeFireId,
      email,
      phone,
      requestId,
      reason: 'Lo pidió el equipo',
    };
    const { database } = site.needs;
    const replacements = [() => site.desk.replaceMember(ADMIN, unit.id, partner, instead)];
    const get: typeof database.get = async (...key) => {
      const read = await database.get(...key);
      for (const replace of replacements.splice(0)) await replace();
      return read;
    };
    await createDesk({ ...site.needs, database: { ...database, get } }).remove(ADMIN, unit.id);
    expect(replacements).toEqual([]);
    expect(await Promise.all(acceptedOf(unit).map(site.whyLeft))).toEqual(['removed', 'removed']);
    const traces = (await site.stored(TRACES)).map(({ id }) => id);
    for (const id of [unit.id, partner, site.memberId(unit, 3)])
      expect(traces).toContain(site.keys.request(id));
  });

  it.each([
    ['solo', 'conflict'],
    ['squad', 'conflict'],
    ['duo', null],
  ] as const)(
    'that lost its place comes back to a tournament of its own size: %s',
    async (modality, code) => {
      const site = await openDuos();
      const rejected = await site.reject(await site.register(team(1)));
      const alone = await site.reject(await site.register(sampleInput(2)));
      await site.needs.firestore.doc('tournaments/copa-1').update({ modality });
      expect(await codeOf(site.decide(rejected, 'pending'))).toBe(code);
      expect((await site.decide(alone, 'approved')).place).toBe('held');
      expect([await site.places(), (await site.claims()).size]).toEqual(code === null ? [2, 2] : [1, 1]);
    },
  );
});
