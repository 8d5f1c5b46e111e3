import { AppError, type ErrorCode } from '@copa/domain/errors';
import type { Form } from '@copa/domain/form';
import { HOUR_MS } from '@copa/domain/limits';
import { type Question, QuestionSchema } from '@copa/domain/question';
import type { RegistrationInput } from '@copa/domain/registration';
import type { Tournament } from '@copa/domain/tournament';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openLedger, type StoredPlayer } from './registration-ledger.ts';
import { applyOperation, type RegistrationOperation } from './registration-operations.ts';
import { SAMPLE_NOW, sampleForm, sampleInput, sampleTournament } from './registration-samples.fixture.ts';

const ADMIN = { uid: 'admin-1', email: 'admin@copa.example' };

const keyOf = ({ id, tournamentId, freeFireId }: StoredPlayer) => ({ id, tournamentId, freeFireId });

/** What the database would hold, with every operation in a transaction of its own. */
function createWorld(
  options: { tournament?: Tournament | null; form?: Form | null; questions?: Question[]; now?: Date } = {},
) {
  const claims = new Map<string, string>();
  const registrations = new Map<string, StoredPlayer>();
  const mails = new Set<string>();
  const acts: unknown[] = [];
  let tournament = options.tournament === undefined ? sampleTournament() : options.tournament;
  const form = options.form === undefined ? sampleForm() : options.form;
  let now = options.now ?? SAMPLE_NOW;

  function apply(operation: RegistrationOperation): StoredPlayer {
    const ledger = openLedger({ tournament, form, claims, registrations });
    const context = { now, questions: options.questions ?? [] };
    const answer = applyOperation(ledger, operation, context);
    const changes = ledger.changes();
    for (const [id, owner] of changes.claims) {
      if (owner === null) claims.delete(id);
      else claims.set(id, owner);
    }
    for (const [id, player] of changes.registrations) {
      if (player === null) registrations.delete(id);
      else registrations.set(id, player);
    }
    for (const [id, mail] of changes.mails) {
      if (mail === null) mails.delete(id);
      else mails.add(id);
    }
    acts.push(...changes.acts);
    if (tournament !== null && changes.currentPlayers !== null) {
      tournament = { ...tournament, currentPlayers: changes.currentPlayers };
    }
    return answer;
  }

  return {
    claims,
    registrations,
    mails,
    acts,
    places: () => tournament?.currentPlayers ?? 0,
    loseTournament: () => {
      tournament = null;
    },
    advance: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds);
    },
    register: (input: RegistrationInput) => apply({ kind: 'register', input, statusCodeHash: 'hash' }),
    decide: (player: StoredPlayer, status: StoredPlayer['status'], reason: string | null = null) =>
      apply({ kind: 'decide', ...keyOf(player), status, reason, actor: ADMIN }),
    decideIf: (
      player: StoredPlayer,
      expected: StoredPlayer['status'],
      status: StoredPlayer['status'],
      reason: string | null = null,
    ) =>
      apply({
        kind: 'decide',
        ...keyOf(player),
        status,
        expected,
        reason,
        actor: ADMIN,
      }),
    remove: (player: StoredPlayer) =>
      apply({
        kind: 'remove',
        ...keyOf(player),
        action: 'registration.delete',
        actor: ADMIN,
      }),
  };
}

function codeOf(act: () => unknown): ErrorCode | null {
  try {
    act();
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code;
  }
}

describe('registering', () => {
  it('takes a place, ties the player to it and queues a mail', () => {
    const world = createWorld();
    const player = world.register(sampleInput(1));
    expect(player.status).toBe('pending');
    expect(world.places()).toBe(1);
    expect(world.claims).toEqual(new Map([[player.freeFireId, player.id]]));
    expect([...world.mails]).toEqual(player.mailIds);
  });

  it.each<[string, ErrorCode, Parameters<typeof createWorld>[0]]>([
    ['no such tournament', 'not-found', { tournament: null }],
    ['a draft', 'not-found', { tournament: sampleTournament({ status: 'draft' }) }],
    [
      'a draft without form, past and full',
      'not-found',
      {
        tournament: sampleTournament({
          status: 'draft',
          linkedFormId: null,
          maxPlayers: 0,
          date: new Date(0),
        }),
      },
    ],
    [
      'not yet due',
      'not-found',
      {
        tournament: sampleTournament({
          status: 'scheduled',
          publishDate: new Date(SAMPLE_NOW.getTime() + 1),
        }),
      },
    ],
    [
      'no linked form, and past',
      'registration-form-missing',
      { tournament: sampleTournament({ linkedFormId: null, date: new Date(0) }) },
    ],
    ['a linked form that is gone', 'registration-form-missing', { form: null }],
    ['an inactive form', 'form-inactive', { form: sampleForm({ isActive: false }) }],
    [
      'past the deadline, and full',
      'registration-closed',
      { tournament: sampleTournament({ registrationDeadline: new Date(0), maxPlayers: 0 }) },
    ],
    ['after the start', 'registration-closed', { tournament: sampleTournament({ date: new Date(0) }) }],
    ['no places', 'tournament-full', { tournament: sampleTournament({ maxPlayers: 0 }) }],
  ])('is refused: %s', (_name, code, options) => {
    const world = createWorld(options);
    expect(codeOf(() => world.register(sampleInput(1)))).toBe(code);
    expect(world.registrations.size + world.claims.size + world.mails.size).toBe(0);
  });

  it('is open for a scheduled tournament from its publish date on', () => {
    const tournament = sampleTournament({ status: 'scheduled', publishDate: SAMPLE_NOW });
    expect(createWorld({ tournament }).register(sampleInput(1)).status).toBe('pending');
  });

  it('is open at the very deadline and closed a millisecond later', () => {
    const tournament = sampleTournament({ registrationDeadline: SAMPLE_NOW });
    const world = createWorld({ tournament });
    world.register(sampleInput(1));
    world.advance(1);
    expect(codeOf(() => world.register(sampleInput(2)))).toBe('registration-closed');
  });

  it('says "already registered" rather than "full" to a player who has a place', () => {
    const world = createWorld({ tournament: sampleTournament({ maxPlayers: 1 }) });
    world.register(sampleInput(1));
    const again = sampleInput(2, { freeFireId: sampleInput(1).freeFireId });
    expect(codeOf(() => world.register(again))).toBe('already-registered');
    expect(codeOf(() => world.register(sampleInput(3)))).toBe('tournament-full');
  });

  it('checks the answers to questions and fields, and names each wrong one', () => {
    const question = z.parse(QuestionSchema, { id: 'q1', text: '¿País?', type: 'text', required: true });
    const world = createWorld({ questions: [question] });
    expect(() => world.register(sampleInput(1, { answers: { gone: 'x' } }))).toThrow(
      expect.objectContaining({
        code: 'validation-failed',
        fields: {
          'answers.q1': 'Esta pregunta es obligatoria',
          'answers.gone': 'Esta pregunta ya no existe',
        },
      }),
    );
    expect(world.places()).toBe(0);
    expect(world.register(sampleInput(1, { answers: { q1: 'México' } })).answers).toEqual({ q1: 'México' });
  });

  it('answers a repeated request with the same registration, even when closed since', () => {
    const world = createWorld();
    const first = world.register(sampleInput(1));
    world.decide(first, 'approved');
    world.advance(1000 * HOUR_MS);
    const second = world.register(sampleInput(1));
    expect([second.id, second.createdAt]).toEqual([first.id, first.createdAt]);
    expect(world.places()).toBe(1);
  });

  it.each<Partial<RegistrationInput>>([
    { fullName: 'Otra' },
    { freeFireId: '99999999' },
    { email: 'otra@correo.example' },
    { phone: '+52 55 0000 0000' },
    { tournamentId: 'copa-2' },
    { answers: { q1: 'x' } },
  ])('refuses the id of a request for other data: %o', (change) => {
    const world = createWorld();
    world.register(sampleInput(1));
    expect(codeOf(() => world.register(sampleInput(1, change)))).toBe('request-reused');
  });

  it('takes answers in another order, or left empty, for the same data', () => {
    const fields = ['a', 'b', 'c'].map((id) => ({
      id,
      label: id,
      type: 'text',
      placeholder: '',
      required: false,
      options: [],
    }));
    const world = createWorld({ form: sampleForm({ fields }) });
    const first = world.register(sampleInput(1, { answers: { a: '1', b: '2', c: '' } }));
    expect(world.register(sampleInput(1, { answers: { b: '2', a: '1' } })).id).toBe(first.id);
  });
});

describe('deciding', () => {
  it('frees the place of a rejected player, who may register again', () => {
    const world = createWorld();
    const player = world.register(sampleInput(1));
    world.decide(player, 'rejected', 'Nivel de cuenta bajo');
    expect([world.places(), world.claims.size]).toEqual([0, 0]);
    expect(world.registrations.get(player.id)).toMatchObject({
      status: 'rejected',
      reason: 'Nivel de cuenta bajo',
      decidedBy: 'admin-1',
    });
    world.register(sampleInput(2, { freeFireId: player.freeFireId }));
    expect(codeOf(() => world.decide(player, 'approved'))).toBe('already-registered');
  });

  it('retakes a place when one is free, and says so when none is', () => {
    const world = createWorld({ tournament: sampleTournament({ maxPlayers: 1 }) });
    const player = world.register(sampleInput(1));
    world.decide(player, 'rejected');
    world.decide(player, 'approved');
    expect(world.places()).toBe(1);
    world.decide(player, 'rejected');
    world.register(sampleInput(2));
    expect(codeOf(() => world.decide(player, 'pending'))).toBe('tournament-full');
    expect(codeOf(() => world.decide(player, 'approved'))).toBe('tournament-full');
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

  it('sends a mail about each decision, and none about other words for it or when it is taken back', () => {
    const world = createWorld();
    const player = world.register(sampleInput(1));
    world.decide(player, 'rejected', 'Nivel bajo');
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
    expect(world.decide(player, 'rejected').status).toBe('rejected');
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
    for (const personal of [player.fullName, player.email, player.phone, player.freeFireId]) {
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
    expect([world.places(), world.claims.size, world.registrations.size, world.mails.size]).toEqual([
      0, 0, 0, 0,
    ]);
    expect(codeOf(() => world.remove(player))).toBe('not-found');
  });

  it('of a rejected registration leaves the place of the same player alone', () => {
    const world = createWorld();
    const rejected = world.register(sampleInput(1));
    world.decide(rejected, 'rejected');
    const current = world.register(sampleInput(2, { freeFireId: rejected.freeFireId }));
    world.remove(rejected);
    expect(world.claims.get(current.freeFireId)).toBe(current.id);
    expect(world.places()).toBe(1);
  });
});

describe('any history', () => {
  const step = fc.record({
    act: fc.constantFrom('register', 'approved', 'rejected', 'pending', 'remove' as const),
    request: fc.integer({ min: 1, max: 8 }),
    player: fc.integer({ min: 1, max: 5 }),
  });

  it('keeps places = claims = pending + approved, one registration a player, never one too many', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), fc.integer({ min: 0, max: 4 }), (steps, maxPlayers) => {
        const world = createWorld({ tournament: sampleTournament({ maxPlayers }) });
        for (const { act, request, player } of steps) {
          const id = sampleInput(request).requestId;
          const known = world.registrations.get(id);
          codeOf(() => {
            if (act === 'register') {
              return world.register(sampleInput(request, { freeFireId: sampleInput(player).freeFireId }));
            }
            if (known === undefined) return null;
            return act === 'remove' ? world.remove(known) : world.decide(known, act);
          });
          const holding = [...world.registrations.values()].filter(({ status }) => status !== 'rejected');
          expect(world.places()).toBe(holding.length);
          expect(world.claims).toEqual(new Map(holding.map((one) => [one.freeFireId, one.id])));
          expect(world.claims.size).toBe(holding.length);
          expect(holding.length).toBeLessThanOrEqual(maxPlayers);
        }
      }),
    );
  });
});
