import { HOUR_MS, MINUTE_MS } from '@copa/domain/limits';
import type { StoredRegistration } from '@copa/domain/registrations/registration';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { beforeEach, describe, expect, it } from 'vitest';
import { dyingAfter } from '../../../tests/load/support/dying-database.ts';
import { openServices, type Services } from '../../../tests/setup/local-site/services.ts';
import { SAMPLE_NOW, sampleTournament, sampleUnit, sampleWindow } from '../desk/samples.fixture.ts';
import { dueOnAgenda } from '../store/agenda.ts';
import { AGENDA, CHANGE_NOTICES, MAIL, REGISTRATIONS, TOURNAMENTS } from '../store/collections.ts';
import { settleAgenda } from '../wiring/agenda.ts';
import { setCancellation } from './cancellation.ts';
import { sendChangeNotices } from './change-notices.ts';
import { updateTournament } from './commands.ts';
import { rulesVersion } from './rules-version.ts';

const ACTOR = { uid: 'admin-1', email: 'admin@copa.example' };
const FIRST = new Date(SAMPLE_NOW.getTime() + 48 * HOUR_MS);
const SECOND = new Date(SAMPLE_NOW.getTime() + 72 * HOUR_MS);
const in_ = (minutes: number) => new Date(SAMPLE_NOW.getTime() + minutes * MINUTE_MS);

function acceptedBy(number: number, rules: string, overrides: Partial<StoredRegistration> = {}) {
  const unit = sampleUnit(number, overrides);
  const acceptance = { version: `2026-11-21.${rulesVersion({ rules })}`, at: SAMPLE_NOW };
  return {
    ...unit,
    members: unit.members.map((member) => (member.state === 'accepted' ? { ...member, acceptance } : member)),
  };
}

let services: Services;
const move = (date: Date | null) =>
  updateTournament(services.context, ACTOR, 'copa-1', {
    id: null,
    expectedUpdatedAt: null,
    changes: { date },
  });
const rule = (rules: string) =>
  updateTournament(services.context, ACTOR, 'copa-1', {
    id: null,
    expectedUpdatedAt: null,
    changes: { rules },
  });
const cancel = (cancelled: boolean) =>
  setCancellation(services.context, ACTOR, 'copa-1', { cancelled, reason: 'Llueve' });
const publish = (status: 'draft' | 'published') =>
  updateTournament(services.context, ACTOR, 'copa-1', {
    id: null,
    expectedUpdatedAt: null,
    changes: { status },
  });
async function runJob(minutes: number): Promise<void> {
  const due = (await dueOnAgenda(services.context.database, in_(minutes))).filter(
    ({ task }) => task === 'change',
  );
  if (due.length > 0) await send(minutes);
  await settleAgenda(services.context, due, in_(minutes));
}
const send = (minutes: number) => sendChangeNotices(services.context, in_(minutes));
const subjects = async () =>
  (await services.stored(MAIL)).map(({ to: [to], message }) => [to, message.subject]);
const notice = async () => (await services.stored(CHANGE_NOTICES))[0];

beforeEach(async () => {
  services = openServices(SAMPLE_NOW);
  await services.store(TOURNAMENTS, sampleTournament({ linkedFormId: null, date: FIRST }));
  await services.store(REGISTRATIONS, sampleUnit(1), sampleUnit(2, { place: 'released' }));
});

it('the version of rules is the one that pages make of them', () => {
  expect(rulesVersion({ rules: '1. Una\n2. Dos' })).toBe('9625b7521ec974f9');
});

describe('players are told of a change', () => {
  it('five minutes after it, those who have a place or wait for one, and once', async () => {
    await services.store(REGISTRATIONS, sampleUnit(3, { place: 'waiting', waitSeq: 1 }));
    await move(SECOND);
    expect(await notice()).toMatchObject({ dueAt: in_(5), told: { date: FIRST, cancelled: false } });
    await send(4);
    expect(await subjects()).toEqual([]);
    await send(5);
    await send(6);
    expect(await subjects()).toEqual([
      ['jugadora1@correo.example', 'Cambió de fecha: Copa Relámpago'],
      ['jugadora3@correo.example', 'Cambió de fecha: Copa Relámpago'],
    ]);
    expect(await notice()).toMatchObject({ dueAt: null, sentAt: in_(5), told: { date: SECOND } });
  });

  it('not of a draft in which nobody has registered', async () => {
    await services.store(TOURNAMENTS, sampleTournament({ status: 'draft', currentPlayers: 0, date: FIRST }));
    await move(SECOND);
    expect(await notice()).toBeUndefined();
  });

  it('not where it was undone in time, or where it is over', async () => {
    await move(SECOND);
    await move(FIRST);
    await send(5);
    expect(await notice()).toMatchObject({ dueAt: null, sentAt: null });
    const date = new Date(SAMPLE_NOW.getTime() - 96 * HOUR_MS);
    await services.store(TOURNAMENTS, sampleTournament({ linkedFormId: null, cancelledAt: null, date }));
    await services.store(CHANGE_NOTICES, {
      id: 'copa-1',
      told: { date: SECOND, cancelled: false, rules: '' },
      sending: null,
      after: null,
      sentAt: null,
      dueAt: in_(5),
    });
    await send(5);
    expect(await notice()).toMatchObject({ dueAt: null, sentAt: null });
    expect(await subjects()).toEqual([]);
  });

  it.each([
    ['before it was unpublished', move, publish],
    ['while it was not public', publish, move],
  ])('once it is public again, where it came %s', async (_, first, second) => {
    await services.store(
      TOURNAMENTS,
      sampleTournament({ linkedFormId: null, date: FIRST, currentPlayers: 1 }),
    );
    for (const act of [first, second]) await (act === publish ? publish('draft') : move(SECOND));
    await runJob(6);
    expect(await subjects()).toEqual([]);
    expect((await services.stored(AGENDA)).filter(({ task }) => task === 'change')).toEqual([]);
    services.now = in_(10);
    await publish('published');
    await runJob(10);
    expect(await subjects()).toEqual([['jugadora1@correo.example', 'Cambió de fecha: Copa Relámpago']]);
    expect((await services.stored(TOURNAMENTS))[0]).toMatchObject({ date: SECOND, formerDate: FIRST });
  });

  it('of the last one alone, an hour after the one before', async () => {
    await cancel(true);
    await send(5);
    services.now = in_(10);
    await cancel(false);
    expect(await notice()).toMatchObject({ dueAt: in_(65) });
    services.now = in_(20);
    await move(SECOND);
    expect(await notice()).toMatchObject({ dueAt: in_(65), told: { cancelled: true } });
    await send(64);
    expect(await subjects()).toHaveLength(1);
    await send(65);
    expect(await subjects()).toEqual([
      ['jugadora1@correo.example', 'Torneo cancelado: Copa Relámpago'],
      ['jugadora1@correo.example', 'El torneo sigue en pie: Copa Relámpago'],
    ]);
  });

  const window = sampleWindow('entry', in_(-60), in_(60));
  it.each([
    ['resumed before its start', { date: in_(60) }, cancel, 'El torneo sigue en pie'],
    ['moved back before its start', { date: in_(60) }, () => move(in_(60)), 'Cambió de fecha'],
    ['resumed before a close', { date: FIRST, windows: [window] }, cancel, 'El torneo sigue en pie'],
    ['resumed while it is played', { date: in_(-60) }, cancel, 'El torneo sigue en pie'],
  ])('of a tournament that is %s, in time', async (_, fields, undo, subject) => {
    await services.store(TOURNAMENTS, sampleTournament({ linkedFormId: null, ...fields }));
    await (undo === cancel ? cancel(true) : move(SECOND));
    await send(5);
    services.now = in_(10);
    await undo(false);
    await send(15);
    expect((await subjects()).map(([, each]) => each).slice(1)).toEqual([`${subject}: Copa Relámpago`]);
  });

  describe('five minutes after it although the last notice is new', () => {
    const start = in_(60);
    const played = in_(-60);
    const tomorrow = in_(24 * 60);
    const store = (fields: Partial<Tournament>) =>
      services.store(TOURNAMENTS, sampleTournament({ linkedFormId: null, rules: 'Una', ...fields }));
    const act = async (minutes: number, change: () => Promise<unknown>) => {
      services.now = in_(minutes);
      await change();
      return (await notice())?.dueAt;
    };
    async function toldOf(date: Date) {
      await store({ date: FIRST });
      await move(date);
      await send(5);
    }

    it.each([
      ['is corrected', start, 11, () => move(SECOND), 16],
      ['gets other rules', start, 11, () => rule('Dos'), 16],
      ['is corrected after that start', in_(12), 13, () => move(SECOND), 18],
    ])('if a start that players wait for is moved and then %s', async (_, date, minutes, change, due) => {
      await toldOf(date);
      expect(await act(10, () => move(tomorrow))).toEqual(in_(15));
      expect(await act(minutes, change)).toEqual(in_(due));
    });

    it('if a close that players wait for is moved with the start, which is then corrected', async () => {
      const entry = sampleWindow('entry', in_(-60), in_(60));
      await store({ date: in_(24 * 60), windows: [entry] });
      await move(FIRST);
      await send(5);
      const windows = [{ ...entry, closesAt: in_(36 * 60) }];
      const postpone = () =>
        updateTournament(services.context, ACTOR, 'copa-1', {
          id: null,
          expectedUpdatedAt: null,
          changes: { date: SECOND, windows },
        });
      expect(await act(10, postpone)).toEqual(in_(15));
      expect(await act(11, () => move(in_(73 * 60)))).toEqual(in_(16));
    });

    it.each([
      ['the rules alone change before a start', start, () => rule('Dos')],
      ['the rules alone change while it is played', played, () => rule('Dos')],
      ['a start that has passed is moved', played, () => move(tomorrow)],
    ])('but not if %s', async (_, date, change) => {
      await toldOf(date);
      expect(await act(10, change)).toEqual(in_(65));
    });

    it('nor for a confirmation that has closed', async () => {
      const entry = sampleWindow('entry', in_(-60), in_(9));
      await store({ date: FIRST, windows: [entry] });
      await move(SECOND);
      await send(5);
      expect(await act(10, () => move(FIRST))).toEqual(in_(65));
    });

    it('nor if the start is moved back and the rules stay changed', async () => {
      await toldOf(start);
      await act(10, () => rule('Dos'));
      expect(await act(11, () => move(tomorrow))).toEqual(in_(16));
      expect(await act(12, () => move(start))).toEqual(in_(65));
    });

    it('if a start is moved away while players are told of it page by page', async () => {
      const many = Array.from({ length: 150 }, (_, index) => sampleUnit(index + 10));
      await services.store(REGISTRATIONS, ...many);
      await store({ date: FIRST });
      await move(start);
      const { database } = services.context;
      await sendChangeNotices({ ...services.context, database: dyingAfter(1, database) }, in_(5));
      expect(await notice()).toMatchObject({ sending: { date: start } });
      await move(tomorrow);
      await send(6);
      expect(await notice()).toMatchObject({ told: { date: start }, sending: null, dueAt: in_(11) });
    });
  });

  it('of other rules, those who accepted the former ones, once, and of the last ones', async () => {
    await services.store(TOURNAMENTS, sampleTournament({ linkedFormId: null, date: FIRST, rules: 'Una' }));
    await services.store(
      REGISTRATIONS,
      acceptedBy(1, 'Una'),
      acceptedBy(2, 'Una\nDos'),
      sampleUnit(3),
      acceptedBy(4, 'Una', { place: 'released' }),
    );
    await rule('1. Una\n\n');
    expect(await notice()).toBeUndefined();
    await rule('Otra');
    await rule('Una\nDos');
    await rule('Una\n Dos');
    await send(5);
    await send(6);
    expect(await subjects()).toEqual([['jugadora1@correo.example', 'Cambiaron las reglas: Copa Relámpago']]);
    expect(await notice()).toMatchObject({
      dueAt: null,
      told: { rules: rulesVersion({ rules: 'Una\nDos' }) },
    });
  });

  it('in one mail of a new date and new rules, and of neither where both were taken back', async () => {
    await services.store(TOURNAMENTS, sampleTournament({ linkedFormId: null, date: FIRST, rules: 'Una' }));
    await services.store(REGISTRATIONS, acceptedBy(1, 'Una'));
    await rule('Dos');
    await move(SECOND);
    await send(5);
    const [mail] = await services.stored(MAIL);
    expect(mail?.message.subject).toBe('Cambió de fecha: Copa Relámpago');
    expect(mail?.message.text).toContain('Las reglas cambiaron');
    services.now = in_(10);
    await rule('Tres');
    await rule('Dos');
    await send(65);
    expect(await services.stored(MAIL)).toHaveLength(1);
  });

  it('page by page, and of what changed meanwhile an hour later', async () => {
    const numbers = Array.from({ length: 150 }, (_, index) => index + 10);
    await services.store(REGISTRATIONS, ...numbers.map((number) => sampleUnit(number)));
    await move(SECOND);
    await send(5);
    expect(new Set((await subjects()).map(([to]) => to)).size).toBe(151);
    expect(await notice()).toMatchObject({ dueAt: null, sending: null, after: null });
  });

  it('and a tournament that is gone, or breaks, holds back no other', async () => {
    await move(SECOND);
    const due = await notice();
    if (due) await services.store(CHANGE_NOTICES, { ...due, id: 'a-gone', dueAt: SAMPLE_NOW });
    await services.store(TOURNAMENTS, {
      ...sampleTournament(),
      id: 'b',
      maxPlayers: 'x',
    } as unknown as Tournament);
    if (due) await services.store(CHANGE_NOTICES, { ...due, id: 'b', dueAt: SAMPLE_NOW });
    await send(5);
    expect(await subjects()).toHaveLength(1);
    expect((await services.stored(CHANGE_NOTICES)).map(({ id }) => id)).toEqual(['b', 'copa-1']);
    expect(services.log.join('\n')).toContain('players could not be told');
  });
});
