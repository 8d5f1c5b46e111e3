import { randomUUID } from 'node:crypto';
import { PHONE_KEPT_MS, PHONES_MAX, type PushSubscriptionInput } from '@copa/domain/day/push';
import { HOUR_MS, MINUTE_MS } from '@copa/domain/limits';
import type { RegistrationReceipt } from '@copa/domain/registrations/registration';
import { NO_CLOSING, NO_CLOSINGS } from '@copa/domain/tournaments/places/window';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { describe, expect, it } from 'vitest';
import { createDesk } from '../../../../../tests/load/support/desk.ts';
import { type FakePhone, NO_ANSWER } from '../../../../../tests/load/support/push-service.ts';
import { createTournament, playerOf } from '../../../../../tests/load/support/tournament.ts';
import { runServices } from '../../../../../tests/setup/local-site/services.ts';
import { sampleWindow } from '../../../desk/samples.fixture.ts';
import { tellAll } from '../../../notices/tell.ts';
import { setCancellation } from '../../../tournaments/cancellation.ts';
import { updateTournament } from '../../../tournaments/commands.ts';
import { settleAgenda } from '../../../wiring/agenda.ts';
import { putRoom } from '../../rooms/rooms.ts';
import { ROOM } from '../day-notices.ts';
import { messages, runPhones, SUBJECT, titles } from './phones.fixture.ts';
import { dropPhone, keepPhone, notePhones } from './phones.ts';

const ORGANISER = { uid: 'admin-1', email: 'admin@copa.example' };

describe('the phones of a unit', () => {
  const NOW = new Date('2026-11-20T17:00:00.000Z');
  const at = (ms: number) => new Date(NOW.getTime() + ms);
  const ENTRY = sampleWindow('entry', at(0), at(5 * HOUR_MS));
  const site = runServices(NOW);
  const { needs, newPhone, deliver } = runPhones(site);
  const desk = () => createDesk(needs());

  async function open(units: number, changes: Partial<Tournament> = {}) {
    const id = await createTournament(site.program.firestore, {
      maxPlayers: 1,
      waitlist: { max: 9, mode: 'auto', endsAt: null },
      date: at(7 * HOUR_MS),
      timeZone: 'America/Lima',
      windows: [ENTRY],
      ...changes,
    });
    const receipts: RegistrationReceipt[] = [];
    for (let number = 0; number < units; number += 1) {
      receipts.push(await desk().register(playerOf(id, number)));
    }
    await settleAgenda(site.program.dependencies, [{ task: 'day', about: id }], site.now);
    return { id, receipts };
  }

  async function awaitsRoom() {
    const { id, receipts } = await open(1, { windows: [] });
    const [plays] = receipts as [RegistrationReceipt];
    const phone = await phoneOf(plays);
    await desk().decide(ORGANISER, plays.id, { status: 'approved', reason: null });
    const coming = { roomId: '4711-SALA', password: 'fenix', openAt: at(HOUR_MS) };
    await putRoom(needs(), ORGANISER, id, { lobby: null, match: 1 }, coming);
    return { id, phone };
  }

  async function phoneOf({ ticketId }: RegistrationReceipt): Promise<FakePhone> {
    const phone = newPhone();
    await keepPhone(needs(), ticketId, phone.subscription);
    return phone;
  }

  async function runJob() {
    await desk().tellAllDue(site.now);
    await desk().tellAllRooms(site.now);
  }

  const stored = async (path: string) => (await site.program.firestore.doc(path).get()).data();

  async function endpoints({ id }: RegistrationReceipt): Promise<readonly string[]> {
    const phones = (await stored(`phones/${id}`))?.['phones'] as readonly { endpoint: string }[] | undefined;
    return (phones ?? []).map(({ endpoint }) => endpoint);
  }

  it('ring once when the unit gets a place, within its minutes and by its ticket', async () => {
    const { receipts } = await open(2);
    const [held, next] = receipts as [RegistrationReceipt, RegistrationReceipt];
    const [phone, second] = [await phoneOf(next), await phoneOf(next)];
    await desk().withdraw(held.privateCode);
    await deliver();
    for (const each of [phone, second]) {
      expect(messages(each)).toEqual([
        {
          title: '¡Tienes cupo!',
          body: expect.stringMatching(
            /^Hay un cupo en «Copa Relámpago» y es tuyo\. Confirma: tienes hasta /,
          ) as unknown,
          tag: `${next.tournamentId}-place`,
          ticketId: next.ticketId,
        },
      ]);
    }
    expect(phone.received[0]).toMatchObject({ urgency: 'high', subject: SUBJECT });
    expect(phone.received[0]?.ttl).toBe((5 * HOUR_MS) / 1000);
    expect(site.program.log).toEqual([expect.stringContaining('"message":"notice sent"')]);
  });

  it('ring when a confirmation opens, and fifteen minutes before it closes where it is missing', async () => {
    const { receipts } = await open(3, { maxPlayers: 3 });
    const [confirms, misses, silent] = receipts as [
      RegistrationReceipt,
      RegistrationReceipt,
      RegistrationReceipt,
    ];
    const [confirming, missing] = [await phoneOf(confirms), await phoneOf(misses)];
    await runJob();
    await runJob();
    await deliver();
    expect(titles(confirming)).toEqual(['Confirma que vas a jugar']);
    expect(titles(missing)).toEqual(['Confirma que vas a jugar']);
    await desk().confirm(confirms.ticketId, 'entry');
    site.now = at(5 * HOUR_MS - 15 * MINUTE_MS);
    await runJob();
    await runJob();
    expect(await deliver()).toHaveLength(1);
    expect(titles(confirming)).toHaveLength(1);
    expect(titles(missing)[1]).toBe('Quedan 15 minutos para confirmar');
    expect(missing.received.map(({ urgency }) => urgency)).toEqual(['normal', 'high']);
    expect(await deliver()).not.toContainEqual(expect.stringContaining(silent.id));
  });

  it('ring once when the job dies after it told them, and the platform calls twice', async () => {
    const { id, phone } = await awaitsRoom();
    await runJob();
    site.now = at(HOUR_MS);
    const dying: typeof ROOM = {
      ...ROOM,
      due: async (...asked) => {
        const due = await ROOM.due(...asked);
        return due && { ...due, done: () => undefined };
      },
    };
    for (const notice of [dying, ROOM]) {
      await tellAll({ ...needs(), clock: () => site.now }, notice, id);
      await deliver();
    }
    expect(titles(phone)).toEqual(['La sala ya está abierta']);
  });

  it('say nothing of a confirmation that was given, or of a place that was given up, meanwhile', async () => {
    const { receipts } = await open(2, { maxPlayers: 2 });
    const [confirms, leaves] = receipts as [RegistrationReceipt, RegistrationReceipt];
    const [confirming, leaving] = [await phoneOf(confirms), await phoneOf(leaves)];
    await runJob();
    await desk().confirm(confirms.ticketId, 'entry');
    await desk().withdraw(leaves.privateCode);
    expect(await deliver()).toHaveLength(2);
    expect([confirming.tries, leaving.tries]).toEqual([0, 0]);
    expect(await stored(`phones/${leaves.id}`)).toBeUndefined();
  });

  it.each([
    ['a confirmation that opens at night waits for the morning', 11 * HOUR_MS, 26 * HOUR_MS, []],
    ['one that closes at night is not called', -2 * HOUR_MS, 10.4 * HOUR_MS, ['Confirma que vas a jugar']],
  ])('%s', async (_, opensIn, closesIn, expected) => {
    const window = { ...ENTRY, opensAt: at(opensIn), closesAt: at(closesIn) };
    const { receipts } = await open(1, { windows: [window], date: at(40 * HOUR_MS) });
    const phone = await phoneOf(receipts[0] as RegistrationReceipt);
    for (const hour of [0, 5, 10, 11, 12]) {
      site.now = at(hour * HOUR_MS);
      await runJob();
      await deliver();
    }
    expect(titles(phone)).toEqual(expected);
  });

  it('ring when the room opens, day and night, and again when it changed, and never say how to enter', async () => {
    const { id, receipts } = await open(2, { maxPlayers: 2, windows: [] });
    const [plays, pends] = receipts as [RegistrationReceipt, RegistrationReceipt];
    const [playing, pending] = [await phoneOf(plays), await phoneOf(pends)];
    await desk().decide(ORGANISER, plays.id, { status: 'approved', reason: null });
    const midnight = at(12 * HOUR_MS);
    const room = (password: string) => ({ roomId: '4711-SALA', password, openAt: midnight });
    await putRoom(needs(), ORGANISER, id, { lobby: null, match: 1 }, room('fenix-secreto'));
    site.now = at(12 * HOUR_MS - 1);
    await runJob();
    expect(await deliver()).toEqual([]);
    site.now = midnight;
    await runJob();
    await runJob();
    await deliver();
    expect(messages(playing)).toEqual([
      {
        title: 'La sala ya está abierta',
        body: 'Partida 1 de «Copa Relámpago»: toca para ver tu casilla y cómo entrar.',
        tag: `${id}-room-1`,
        ticketId: plays.ticketId,
      },
    ]);
    await putRoom(needs(), ORGANISER, id, { lobby: null, match: 1 }, room('otra-clave'));
    site.now = at(12 * HOUR_MS + MINUTE_MS);
    await runJob();
    await runJob();
    await deliver();
    expect(titles(playing)).toHaveLength(2);
    expect(new Set(playing.received.map(({ topic }) => topic)).size).toBe(1);
    expect(pending.tries).toBe(0);
    const outbox = await site.program.firestore.collection('pushes').get();
    const all = JSON.stringify([playing.received, outbox.docs.map((doc) => doc.data())]);
    for (const secret of ['4711', 'fenix-secreto', 'otra-clave', 'Jugadora'])
      expect(all).not.toContain(secret);
    await putRoom(needs(), ORGANISER, id, { lobby: null, match: 2 }, { ...room('tarde'), openAt: at(0) });
    await runJob();
    await deliver();
    expect(titles(playing)).toHaveLength(2);
  });

  const cancel = (id: string, cancelled: boolean) =>
    setCancellation(needs(), ORGANISER, id, { cancelled, reason: '' });
  const hide = (id: string, isHidden: boolean) => {
    const changes = { status: isHidden ? 'draft' : 'published' } as const;
    return updateTournament(needs(), ORGANISER, id, { id: null, expectedUpdatedAt: null, changes });
  };

  it.each([
    ['cancelled, once it is resumed', cancel],
    ['not public, once it is public again', hide],
  ])('ring for a room that opened while the tournament was %s', async (_, pause) => {
    const { id, phone } = await awaitsRoom();
    site.now = at(HOUR_MS - 1);
    await pause(id, true);
    site.now = at(HOUR_MS);
    await runJob();
    await deliver();
    expect(titles(phone)).toEqual([]);
    site.now = at(HOUR_MS + MINUTE_MS);
    await pause(id, false);
    await runJob();
    await deliver();
    expect(titles(phone)).toEqual(['La sala ya está abierta']);
  });

  it('are forgotten when their service knows them no more, and tried a few times when it fails', async () => {
    const { receipts } = await open(2);
    const [held, next] = receipts as [RegistrationReceipt, RegistrationReceipt];
    const phones: FakePhone[] = [];
    for (let count = 0; count < 5; count += 1) phones.push(await phoneOf(next));
    const [gone, busy, broken, refused, silent] = phones;
    gone?.answer(410);
    busy?.answer(503, 429);
    broken?.answer(500, 500, 500, 500);
    refused?.answer(403);
    silent?.answer(NO_ANSWER);
    await desk().withdraw(held.privateCode);
    await deliver();
    expect(phones.map(({ tries }) => tries)).toEqual([1, 3, 3, 1, 2]);
    expect(phones.map(({ received }) => received.length)).toEqual([0, 1, 0, 0, 1]);
    expect(await endpoints(next)).toEqual(
      [busy, broken, refused, silent].map((phone) => phone?.subscription.endpoint),
    );
    expect(site.program.log.join('\n')).toContain('a push service took no notice');
    expect(site.program.log.join('\n')).not.toContain('/send/');
  });

  it('are forgotten when the last of them is gone, so that no notice is made any more', async () => {
    const { receipts } = await open(3);
    const [held, next] = receipts as [RegistrationReceipt, RegistrationReceipt];
    const phone = await phoneOf(next);
    phone.answer(404);
    await desk().withdraw(held.privateCode);
    await deliver();
    expect(await stored(`phones/${next.id}`)).toBeUndefined();
    expect((await stored(`registrations/${next.id}`))?.['listens']).toBe(false);
  });

  it('are a limited number, each once; the one unused for longest leaves, and none that is in use', async () => {
    const { receipts } = await open(1);
    const [unit] = receipts as [RegistrationReceipt];
    const newPhones = (count: number) =>
      Array.from({ length: count }, () => newPhone().subscription) as [PushSubscriptionInput];
    const keep = (subscription: PushSubscriptionInput) => keepPhone(needs(), unit.ticketId, subscription);
    const phones = newPhones(PHONES_MAX);
    for (const each of [...phones, ...phones.slice(-1)]) await keep(each);
    const full = { code: 'conflict', message: expect.stringMatching(/^Ya hay 8 teléfonos/) as unknown };
    const [newest] = newPhones(1);
    await expect(keep(newest)).rejects.toMatchObject(full);
    const kept = phones.map(({ endpoint }) => endpoint);
    expect(await endpoints(unit)).toEqual(kept);

    const [told, again, , ...others] = kept;
    const reach = () => notePhones(needs().database, unit.id, kept.slice(0, 1), site.now);
    await reach();
    site.now = at(PHONE_KEPT_MS + MINUTE_MS);
    for (const each of [...phones.slice(1, 2), newest]) await keep(each);
    expect(await endpoints(unit)).toEqual([told, ...others, again, newest.endpoint]);
    const newer = newPhones(others.length);
    for (const each of newer) await keep(each);
    const inUse = [again, newest.endpoint, ...newer.map(({ endpoint }) => endpoint)];
    expect(await endpoints(unit)).toEqual([told, ...inUse]);
    await reach();
    await expect(keep(newPhone().subscription)).rejects.toMatchObject(full);
    await dropPhone(needs(), unit.ticketId, randomUUID());
    expect(await endpoints(unit)).toEqual([told, ...inUse]);
  });

  it('end with the link that they were asked for by', async () => {
    const { receipts } = await open(2);
    const [held, next] = receipts as [RegistrationReceipt, RegistrationReceipt];
    const phone = await phoneOf(next);
    const { ticketId } = await desk().replaceOwnTicket(next.privateCode);
    expect(await stored(`phones/${next.id}`)).toBeUndefined();
    const later = await phoneOf({ ...next, ticketId });
    await expect(keepPhone(needs(), next.ticketId, phone.subscription)).rejects.toMatchObject({
      code: 'not-found',
    });
    await desk().withdraw(held.privateCode);
    await deliver();
    expect([phone.tries, titles(later).length]).toEqual([0, 1]);
  });

  it('hear nothing of a tournament that was cancelled', async () => {
    const told = { ...NO_CLOSINGS, entry: { ...NO_CLOSING, toldAt: at(-HOUR_MS) } };
    const { id, receipts } = await open(1, { closings: told });
    const phone = await phoneOf(receipts[0] as RegistrationReceipt);
    await runJob();
    await setCancellation(needs(), ORGANISER, id, { cancelled: true, reason: 'Sin luz' });
    site.now = at(5 * HOUR_MS - 10 * MINUTE_MS);
    await runJob();
    await deliver();
    expect(phone.tries).toBe(0);
  });
});
