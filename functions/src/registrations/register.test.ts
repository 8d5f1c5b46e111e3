import type { ErrorCode } from '@copa/domain/errors';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@copa/domain/limits';
import { QuestionSchema } from '@copa/domain/questions/question';
import type { RegistrationInput } from '@copa/domain/registrations/registration';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { SAMPLE_NOW, sampleForm, sampleInput, sampleTournament } from '../desk/samples.fixture.ts';
import { captainOf } from '../desk/stored-unit.ts';
import { codeOf, createWorld } from '../desk/world.fixture.ts';

describe('registering', () => {
  it('keeps which rules and terms were accepted, and when; without a word of it nothing was declared', () => {
    const world = createWorld();
    const acceptedVersion = '2026-11-21.0123456789abcdef';
    const declared = world.register(sampleInput(1, { acceptedVersion }));
    expect(captainOf(declared).acceptance).toEqual({ version: acceptedVersion, at: SAMPLE_NOW });
    expect(captainOf(world.register(sampleInput(2))).acceptance).toBeNull();
  });

  it('takes a place, ties the player to it and queues a mail', () => {
    const world = createWorld();
    const player = world.register(sampleInput(1));
    expect(player.status).toBe('pending');
    expect(world.places()).toBe(1);
    expect(world.claims()).toEqual(new Map([[captainOf(player).freeFireId, player.id]]));
    expect([...world.mails.keys()]).toEqual(captainOf(player).mailIds);
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
    expect(world.registrations.size + world.claims().size + world.mails.size).toBe(0);
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
    expect(captainOf(world.register(sampleInput(1, { answers: { q1: 'México' } }))).answers).toEqual({
      q1: 'México',
    });
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

  it.each<Partial<Omit<RegistrationInput, 'requestId'>>>([
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

describe('one player', () => {
  it('has one place, with and without zeros in front', () => {
    const world = createWorld();
    world.register(sampleInput(1, { freeFireId: '0012345678' }));
    for (const freeFireId of ['12345678', '012345678', '000012345678']) {
      expect(codeOf(() => world.register(sampleInput(2, { freeFireId })))).toBe('already-registered');
    }
    expect([...world.claims().keys()]).toEqual(['12345678']);
  });
});

describe('the mail that a registration arrived', () => {
  const mailbox = (email: string) => ({ email });

  it('is one for a mailbox in a tournament, however often it is registered and withdrawn', () => {
    const world = createWorld();
    const first = world.register(sampleInput(1, mailbox('ana.paz@gmail.com')));
    expect(captainOf(first).mailIds).toHaveLength(1);
    world.remove(first);
    expect(world.mails.size).toBe(0);
    for (const [index, email] of ['anapaz@gmail.com', 'ana.paz+2@googlemail.com'].entries()) {
      const again = world.register(sampleInput(2 + index, mailbox(email)));
      expect(captainOf(again).mailIds).toEqual([]);
      world.remove(again);
    }
    expect(captainOf(world.register(sampleInput(9, mailbox('otra@gmail.com')))).mailIds).toHaveLength(1);
  });

  it('ends at twice the places; whoever registers after that has a place all the same', () => {
    const world = createWorld({ tournament: sampleTournament({ maxPlayers: 2 }) });
    const mailed: number[] = [];
    for (let number = 1; number <= 6; number += 1) {
      const player = world.register(sampleInput(number));
      mailed.push(captainOf(player).mailIds.length);
      world.remove(player);
    }
    expect(mailed).toEqual([1, 1, 1, 1, 0, 0]);
    expect(world.register(sampleInput(7)).status).toBe('pending');
  });
});

describe('one network', () => {
  const here = { network: 'here' };

  it('gets half of the places in ten minutes, at least one, and nothing back by withdrawing', () => {
    const world = createWorld({ tournament: sampleTournament({ maxPlayers: 5 }) });
    const first = world.register(sampleInput(1), here);
    world.remove(first);
    world.advance(5 * MINUTE_MS);
    world.register(sampleInput(2), here);
    expect(() => world.register(sampleInput(3), here)).toThrow(
      expect.objectContaining({ code: 'network-limited', retryAfterMs: 6 * MINUTE_MS }),
    );
    expect(world.registrations.size).toBe(1);
    expect(world.register(sampleInput(3), { network: 'there' }).networkKey).toBe('there');
    world.advance(6 * MINUTE_MS - 1);
    expect(codeOf(() => world.register(sampleInput(4), here))).toBe('network-limited');
    world.advance(1);
    world.register(sampleInput(4), here);
    expect(codeOf(() => world.register(sampleInput(5), here))).toBe('network-limited');
    expect(Object.keys(world.traces.get('here')?.minutes ?? {})).toHaveLength(2);

    const small = createWorld({ tournament: sampleTournament({ maxPlayers: 1 }) });
    expect(small.register(sampleInput(1), here).status).toBe('pending');
  });

  it('is not held back by a clock that was set an hour forth for a while', () => {
    const world = createWorld({ tournament: sampleTournament({ maxPlayers: 2 }) });
    world.advance(HOUR_MS);
    world.register(sampleInput(1), here);
    world.advance(-HOUR_MS);
    world.register(sampleInput(2), here);
    expect(Object.keys(world.traces.get('here')?.minutes ?? {})).toHaveLength(1);
  });

  it('spends its share on refusals too: who tries IDs learns no more of them than who registers', () => {
    const world = createWorld({ tournament: sampleTournament({ maxPlayers: 4 }) });
    world.register(sampleInput(1), { network: 'there' });
    const { freeFireId } = sampleInput(1);
    const tries = [2, 3].map((number) => ({ ...sampleInput(number), freeFireId }));
    for (const each of tries) expect(codeOf(() => world.register(each, here))).toBe('already-registered');
    expect(codeOf(() => world.register({ ...sampleInput(4), freeFireId }, here))).toBe('network-limited');
    expect(codeOf(() => world.register(sampleInput(5), here))).toBe('network-limited');
  });

  it('has no limit for what is proven to come from the site, nor where networks cannot be told apart', () => {
    const world = createWorld({ tournament: sampleTournament({ maxPlayers: 20 }) });
    for (let number = 1; number <= 10; number += 1)
      world.register(sampleInput(number), { ...here, isProven: true });
    for (let number = 11; number <= 20; number += 1) world.register(sampleInput(number));
    expect(world.places()).toBe(20);
    expect(world.traces.has('here')).toBe(false);
  });

  it('is told first what it could not change by waiting', () => {
    const world = createWorld({ tournament: sampleTournament({ maxPlayers: 2 }) });
    const { freeFireId } = captainOf(world.register(sampleInput(1), here));
    world.register(sampleInput(3));
    expect(codeOf(() => world.register(sampleInput(4), here))).toBe('tournament-full');
    expect(captainOf(world.register(sampleInput(1), here)).freeFireId).toBe(freeFireId);
  });
});

describe('a request that was withdrawn', () => {
  it('registers nobody when it is sent again, until nobody sends it any more', () => {
    const world = createWorld({
      tournament: sampleTournament({ date: new Date(SAMPLE_NOW.getTime() + 200 * DAY_MS) }),
    });
    world.remove(world.register(sampleInput(1)));
    expect(codeOf(() => world.register(sampleInput(1)))).toBe('registration-withdrawn');
    expect(codeOf(() => world.add(sampleInput(1).requestId, sampleInput(1)))).toBe('registration-withdrawn');
    expect(world.registrations.size).toBe(0);
    expect(world.register(sampleInput(2, { freeFireId: sampleInput(1).freeFireId })).status).toBe('pending');
    world.advance(90 * DAY_MS);
    expect(codeOf(() => world.register(sampleInput(1, { freeFireId: '99999999' })))).toBeNull();
  });

  it('leaves nothing personal behind', () => {
    const world = createWorld();
    world.remove(world.register(sampleInput(1)));
    expect(world.traces.get(`request ${sampleInput(1).requestId}`)).toEqual({
      id: `request ${sampleInput(1).requestId}`,
      expiresAt: new Date(SAMPLE_NOW.getTime() + 90 * DAY_MS),
      count: 0,
      holder: null,
      left: null,
      minutes: {},
    });
  });
});

describe('the same words without a request id', () => {
  it('are a retry only for as long as retries come', () => {
    const world = createWorld();
    const first = world.register(sampleInput(1));
    expect(world.register(sampleInput(1), { retriedSince: first.createdAt })).toEqual(first);
    const retriedSince = new Date(first.createdAt.getTime() + 1);
    expect(codeOf(() => world.register(sampleInput(1), { retriedSince }))).toBe('already-registered');
  });
});

describe('an organiser', () => {
  const player = {
    fullName: 'Leo Paz',
    freeFireId: '55555555',
    email: 'leo@correo.example',
    phone: '+52 55 1111 2222',
  };

  it('adds a player by hand, approved, without limits but the places and one place a player', () => {
    const closed = {
      registrationDeadline: new Date(0),
      linkedFormId: null,
      status: 'draft',
      maxPlayers: 1,
    } as const;
    const world = createWorld({ tournament: sampleTournament(closed) });
    const added = world.add('by-hand', player);
    expect(added).toMatchObject({ status: 'approved', decidedBy: 'admin-1', networkKey: null });
    expect(captainOf(added)).toMatchObject(player);
    expect([world.places(), [...world.claims()], [...world.mails.keys()]]).toEqual([
      1,
      [['55555555', 'by-hand']],
      ['by-hand-added'],
    ]);
    expect(world.add('by-hand', player)).toEqual(added);
    expect(codeOf(() => world.add('by-hand', { ...player, phone: '+52 55 0000 0000' }))).toBe(
      'request-reused',
    );
    expect(codeOf(() => world.add('twice', { ...player, freeFireId: '055555555' }))).toBe(
      'already-registered',
    );
    expect(codeOf(() => world.add('other', { ...player, freeFireId: '66666666' }))).toBe('tournament-full');
    expect(world.acts).toHaveLength(1);
    expect(codeOf(() => createWorld({ tournament: null }).add('x', player))).toBe('not-found');
    const erased = createWorld({ tournament: sampleTournament({ playersErasedAt: SAMPLE_NOW }) });
    expect(codeOf(() => erased.add('x', player))).toBe('registration-closed');
  });
});
