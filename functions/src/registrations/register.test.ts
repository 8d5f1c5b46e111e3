import type { ErrorCode } from '@copa/domain/errors';
import { ANSWERS_BYTES_MAX, DAY_MS, HOUR_MS, MINUTE_MS } from '@copa/domain/limits';
import { answerBytes } from '@copa/domain/questions/answers';
import { QuestionSchema } from '@copa/domain/questions/question';
import type { RegistrationInput } from '@copa/domain/registrations/registration';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { SAMPLE_NOW, sampleAcceptance, sampleForm, sampleInput } from '../desk/samples.fixture.ts';
import { captainOf } from '../desk/stored-unit.ts';
import { codeOf, type OpenTournament, openTournament } from '../desk/tournament.fixture.ts';
import { MAIL, REGISTRATIONS, TRACES } from '../store/collections.ts';
import { RETRY_MS } from './keys.ts';

describe('registering', () => {
  it('keeps which rules and terms were accepted, and when; without a word of it nothing was declared', async () => {
    const site = await openTournament();
    const acceptedVersion = '2026-11-21.0123456789abcdef';
    const declared = await site.register(sampleInput(1, { acceptedVersion }));
    expect(captainOf(declared).acceptance).toEqual({ version: acceptedVersion, at: SAMPLE_NOW });
    expect(captainOf(await site.register(sampleInput(2))).acceptance).toBeNull();
  });

  it('takes a place, ties the player to it and queues a mail', async () => {
    const site = await openTournament();
    const player = await site.register(sampleInput(1));
    expect(player.status).toBe('pending');
    expect(await site.places()).toBe(1);
    expect(await site.claims()).toEqual(new Map([[captainOf(player).freeFireId, player.id]]));
    expect((await site.stored(MAIL)).map(({ id }) => id)).toEqual(captainOf(player).mailIds);
  });

  it.each<[string, ErrorCode, ...Parameters<typeof openTournament>]>([
    ['no such tournament', 'not-found', null],
    ['a draft', 'not-found', { status: 'draft' }],
    [
      'a draft without form, past and full',
      'not-found',
      { status: 'draft', linkedFormId: null, maxPlayers: 0, date: new Date(0) },
    ],
    ['not yet due', 'not-found', { status: 'scheduled', publishDate: new Date(SAMPLE_NOW.getTime() + 1) }],
    ['no linked form, and past', 'registration-form-missing', { linkedFormId: null, date: new Date(0) }],
    ['a linked form that is gone', 'registration-form-missing', {}, { form: null }],
    ['an inactive form', 'form-inactive', {}, { form: sampleForm({ isActive: false }) }],
    [
      'past the deadline, and full',
      'registration-closed',
      { registrationDeadline: new Date(0), maxPlayers: 0 },
    ],
    ['after the start', 'registration-closed', { date: new Date(0) }],
    ['no places', 'tournament-full', { maxPlayers: 0 }],
  ])('is refused: %s', async (_name, code, ...options) => {
    const site = await openTournament(...options);
    expect(await codeOf(site.register(sampleInput(1)))).toBe(code);
    const stored = [await site.sizeOf(REGISTRATIONS), (await site.claims()).size, await site.sizeOf(MAIL)];
    expect(stored).toEqual([0, 0, 0]);
  });

  it('is open for a scheduled tournament from its publish date on', async () => {
    const site = await openTournament({ status: 'scheduled', publishDate: SAMPLE_NOW });
    expect((await site.register(sampleInput(1))).status).toBe('pending');
  });

  it('is open at the very deadline and closed a millisecond later', async () => {
    const site = await openTournament({ registrationDeadline: SAMPLE_NOW });
    await site.register(sampleInput(1));
    site.advance(1);
    expect(await codeOf(site.register(sampleInput(2)))).toBe('registration-closed');
  });

  it('says "already registered" rather than "full" to a player who has a place', async () => {
    const site = await openTournament({ maxPlayers: 1 });
    await site.register(sampleInput(1));
    const again = sampleInput(2, { freeFireId: sampleInput(1).freeFireId });
    expect(await codeOf(site.register(again))).toBe('already-registered');
    expect(await codeOf(site.register(sampleInput(3)))).toBe('tournament-full');
  });

  it('checks the answers to questions and fields, and names each wrong one', async () => {
    const question = z.parse(QuestionSchema, { id: 'q1', text: '¿País?', type: 'text', required: true });
    const site = await openTournament({}, { questions: [question] });
    await expect(site.register(sampleInput(1, { answers: { gone: 'x' } }))).rejects.toMatchObject({
      code: 'validation-failed',
      fields: {
        'answers.q1': 'Esta pregunta es obligatoria',
        'answers.gone': 'Esta pregunta ya no existe',
      },
    });
    expect(await site.places()).toBe(0);
    expect(captainOf(await site.register(sampleInput(1, { answers: { q1: 'México' } }))).answers).toEqual({
      q1: 'México',
    });
  });

  it.each(['a captain', 'a player of a team'])('refuses answers of more than 16 KB: %s', async (who) => {
    const ids = Array.from({ length: 5 }, (_, index) => `q${index}`);
    const questions = ids.map((id) => z.parse(QuestionSchema, { id, text: id, type: 'textarea' }));
    const site = await openTournament({ modality: 'duo' }, { questions });
    const unit = { name: 'Los Fénix', tag: '' };
    const send = async (length: number) => {
      const answers = Object.fromEntries(ids.map((id) => [id, 'ñ'.repeat(length)]));
      if (who === 'a captain') return site.register(sampleInput(1, { unit, answers }));
      return site.accept(await site.register(sampleInput(1, { unit })), sampleAcceptance(2, { answers }));
    };
    const fitting = Math.floor((ANSWERS_BYTES_MAX / ids.length - answerBytes({ q0: '' })) / 2);
    await expect(send(fitting + 1 + ids.length)).rejects.toMatchObject({
      code: 'payload-too-large',
      message: 'Tus respuestas son demasiado largas. Acórtalas un poco y vuelve a enviarlas.',
    });
    expect((await send(fitting)).members[0]?.state).toBe('accepted');
  });

  it('answers a repeated request with the same registration, even when closed since', async () => {
    const site = await openTournament();
    const first = await site.register(sampleInput(1));
    await site.decide(first, 'approved');
    site.advance(1000 * HOUR_MS);
    const second = await site.register(sampleInput(1));
    expect([second.id, second.createdAt]).toEqual([first.id, first.createdAt]);
    expect(await site.places()).toBe(1);
  });

  it.each<Partial<Omit<RegistrationInput, 'requestId'>>>([
    { fullName: 'Otra' },
    { freeFireId: '99999999' },
    { email: 'otra@correo.example' },
    { phone: '+52 55 0000 0000' },
    { tournamentId: 'copa-2' },
    { answers: { q1: 'x' } },
    { nick: 'Otra' },
    { unit: { name: 'Los Otros', tag: 'OTR' } },
    { ageBand: 'minor', guardian: { name: 'Rosa Díaz', phone: '+52 55 8765 4321' } },
  ])('refuses the id of a request for other data: %o', async (change) => {
    const site = await openTournament();
    await site.register(sampleInput(1));
    expect(await codeOf(site.register(sampleInput(1, change)))).toBe('request-reused');
  });

  it('knows a repeat by the names and the adult that were sent, which may have changed since', async () => {
    const site = await openTournament({ modality: 'duo' });
    const guardian = { name: 'Rosa Díaz', phone: '+52 55 8765 4321' };
    const sent = { nick: 'Una', unit: { name: 'Los Unos', tag: 'UNO' }, ageBand: 'minor', guardian } as const;
    const first = await site.register(sampleInput(1, sent));
    for (const change of [
      { guardian: { ...guardian, phone: '+52 55 8765 0000' } },
      { nick: 'Dos' },
      { unit: { name: 'Los Unos', tag: 'DOS' } },
    ]) {
      expect(await codeOf(site.register(sampleInput(1, { ...sent, ...change })))).toBe('request-reused');
    }
    await site.desk.rename(site.codes.codeOf(first.id), {
      nick: 'Tres',
      unit: { name: 'Los Tres', tag: 'TRE' },
    });
    expect((await site.register(sampleInput(1, sent))).id).toBe(first.id);
  });

  it('takes answers in another order, or left empty, for the same data', async () => {
    const fields = ['a', 'b', 'c'].map((id) => ({
      id,
      label: id,
      type: 'text',
      placeholder: '',
      required: false,
      options: [],
    }));
    const site = await openTournament({}, { form: sampleForm({ fields }) });
    const first = await site.register(sampleInput(1, { answers: { a: '1', b: '2', c: '' } }));
    expect((await site.register(sampleInput(1, { answers: { b: '2', a: '1' } }))).id).toBe(first.id);
  });
});

describe('one player', () => {
  it('has one place, with and without zeros in front', async () => {
    const site = await openTournament();
    await site.register(sampleInput(1, { freeFireId: '0012345678' }));
    for (const freeFireId of ['12345678', '012345678', '000012345678']) {
      expect(await codeOf(site.register(sampleInput(2, { freeFireId })))).toBe('already-registered');
    }
    expect([...(await site.claims()).keys()]).toEqual(['12345678']);
  });
});

describe('the mail that a registration arrived', () => {
  const mailbox = (email: string) => ({ email });

  it('is one for a mailbox in a tournament, however often it is registered and withdrawn', async () => {
    const site = await openTournament();
    const first = await site.register(sampleInput(1, mailbox('ana.paz@gmail.com')));
    expect(captainOf(first).mailIds).toHaveLength(1);
    await site.remove(first);
    expect(await site.sizeOf(MAIL)).toBe(0);
    for (const [index, email] of ['anapaz@gmail.com', 'ana.paz+2@googlemail.com'].entries()) {
      const again = await site.register(sampleInput(2 + index, mailbox(email)));
      expect(captainOf(again).mailIds).toEqual([]);
      await site.remove(again);
    }
    expect(captainOf(await site.register(sampleInput(9, mailbox('otra@gmail.com')))).mailIds).toHaveLength(1);
  });

  it('ends at twice the places; whoever registers after that has a place all the same', async () => {
    const site = await openTournament({ maxPlayers: 2 });
    const mailed: number[] = [];
    for (let number = 1; number <= 6; number += 1) {
      const player = await site.register(sampleInput(number));
      mailed.push(captainOf(player).mailIds.length);
      await site.remove(player);
    }
    expect(mailed).toEqual([1, 1, 1, 1, 0, 0]);
    expect((await site.register(sampleInput(7))).status).toBe('pending');
  });
});

describe('one network', () => {
  const here = { network: '203.0.113.7', isProven: false };
  const there = { network: '198.51.100.7', isProven: false };
  const keyOf = (site: OpenTournament, { network }: typeof here) =>
    site.keys.network('copa-1', network) ?? '';
  const traceOf = (site: OpenTournament, origin: typeof here) =>
    site.needs.database.get(TRACES, keyOf(site, origin));

  it('gets half of the places in ten minutes, at least one, and nothing back by withdrawing', async () => {
    const site = await openTournament({ maxPlayers: 5 });
    const first = await site.register(sampleInput(1), here);
    await site.remove(first);
    site.advance(5 * MINUTE_MS);
    await site.register(sampleInput(2), here);
    await expect(site.register(sampleInput(3), here)).rejects.toMatchObject({
      code: 'network-limited',
      retryAfterMs: 6 * MINUTE_MS,
    });
    expect(await site.sizeOf(REGISTRATIONS)).toBe(1);
    expect((await site.register(sampleInput(3), there)).networkKey).toBe(keyOf(site, there));
    site.advance(6 * MINUTE_MS - 1);
    expect(await codeOf(site.register(sampleInput(4), here))).toBe('network-limited');
    site.advance(1);
    await site.register(sampleInput(4), here);
    expect(await codeOf(site.register(sampleInput(5), here))).toBe('network-limited');
    expect(Object.keys((await traceOf(site, here))?.minutes ?? {})).toHaveLength(2);

    const small = await openTournament({ maxPlayers: 1 });
    expect((await small.register(sampleInput(1), here)).status).toBe('pending');
  });

  it('is not held back by a clock that was set an hour forth for a while', async () => {
    const site = await openTournament({ maxPlayers: 2 });
    site.advance(HOUR_MS);
    await site.register(sampleInput(1), here);
    site.advance(-HOUR_MS);
    await site.register(sampleInput(2), here);
    expect(Object.keys((await traceOf(site, here))?.minutes ?? {})).toHaveLength(1);
  });

  it('spends its share on refusals too: who tries IDs learns no more of them than who registers', async () => {
    const site = await openTournament({ maxPlayers: 4 });
    await site.register(sampleInput(1), there);
    const { freeFireId } = sampleInput(1);
    const tries = [2, 3].map((number) => ({ ...sampleInput(number), freeFireId }));
    for (const each of tries) expect(await codeOf(site.register(each, here))).toBe('already-registered');
    expect(await codeOf(site.register({ ...sampleInput(4), freeFireId }, here))).toBe('network-limited');
    expect(await codeOf(site.register(sampleInput(5), here))).toBe('network-limited');
  });

  it('has no limit for what is proven to come from the site, nor where networks cannot be told apart', async () => {
    const site = await openTournament({ maxPlayers: 20 });
    const numbers = Array.from({ length: 20 }, (_, index) => index + 1);
    const origins = [{ ...here, isProven: true }, undefined];
    await Promise.all(numbers.map((number) => site.register(sampleInput(number), origins[number % 2])));
    expect(await site.places()).toBe(20);
    expect(await traceOf(site, here)).toBeNull();
  });

  it('is refused first for reasons that waiting does not change', async () => {
    const site = await openTournament({ maxPlayers: 2 });
    const { freeFireId } = captainOf(await site.register(sampleInput(1), here));
    await site.register(sampleInput(3));
    expect(await codeOf(site.register(sampleInput(4), here))).toBe('tournament-full');
    expect(captainOf(await site.register(sampleInput(1), here)).freeFireId).toBe(freeFireId);
  });
});

describe('a request that was withdrawn', () => {
  it('registers nobody when it is sent again, until nobody sends it any more', async () => {
    const site = await openTournament({ date: new Date(SAMPLE_NOW.getTime() + 200 * DAY_MS) });
    await site.remove(await site.register(sampleInput(1)));
    expect(await codeOf(site.register(sampleInput(1)))).toBe('registration-withdrawn');
    expect(await codeOf(site.add(sampleInput(1).requestId, sampleInput(1)))).toBe('registration-withdrawn');
    expect(await site.sizeOf(REGISTRATIONS)).toBe(0);
    expect((await site.register(sampleInput(2, { freeFireId: sampleInput(1).freeFireId }))).status).toBe(
      'pending',
    );
    site.advance(90 * DAY_MS);
    expect(await codeOf(site.register(sampleInput(1, { freeFireId: '99999999' })))).toBeNull();
  });

  it('leaves nothing personal behind', async () => {
    const site = await openTournament();
    await site.remove(await site.register(sampleInput(1)));
    const id = site.keys.request(sampleInput(1).requestId);
    expect(await site.needs.database.get(TRACES, id)).toEqual({
      id,
      expiresAt: new Date(SAMPLE_NOW.getTime() + 90 * DAY_MS),
      count: 0,
      holder: null,
      left: null,
      minutes: {},
    });
  });
});

describe('the same words without a request id', () => {
  it('are a retry only for as long as retries come', async () => {
    const site = await openTournament();
    const words = { ...sampleInput(1), requestId: null };
    const first = await site.register(words);
    site.advance(RETRY_MS);
    expect(await site.register(words)).toEqual(first);
    site.advance(1);
    expect(await codeOf(site.register(words))).toBe('already-registered');
  });
});

describe('an organiser', () => {
  const player = {
    fullName: 'Leo Paz',
    freeFireId: '55555555',
    email: 'leo@correo.example',
    phone: '+52 55 1111 2222',
  };

  it('adds a player by hand, approved, without limits but the places and one place a player', async () => {
    const closed = {
      registrationDeadline: new Date(0),
      linkedFormId: null,
      status: 'draft',
      maxPlayers: 1,
    } as const;
    const site = await openTournament(closed);
    const added = await site.add('by-hand', player);
    expect(added).toMatchObject({ status: 'approved', decidedBy: 'admin-1', networkKey: null });
    expect(captainOf(added)).toMatchObject(player);
    expect([
      await site.places(),
      [...(await site.claims())],
      (await site.stored(MAIL)).map(({ id }) => id),
    ]).toEqual([1, [['55555555', 'by-hand']], ['by-hand-added']]);
    expect(await site.add('by-hand', player)).toEqual(added);
    expect(await codeOf(site.add('by-hand', { ...player, phone: '+52 55 0000 0000' }))).toBe(
      'request-reused',
    );
    expect(await codeOf(site.add('twice', { ...player, freeFireId: '055555555' }))).toBe(
      'already-registered',
    );
    expect(await codeOf(site.add('other', { ...player, freeFireId: '66666666' }))).toBe('tournament-full');
    expect(await site.acts()).toHaveLength(1);
    const missing = await openTournament(null);
    expect(await codeOf(missing.add('x', player))).toBe('not-found');
    const erased = await openTournament({ playersErasedAt: SAMPLE_NOW });
    expect(await codeOf(erased.add('x', player))).toBe('registration-closed');
  });
});
