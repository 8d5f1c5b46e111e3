import { FOLLOWERS_PER_SHARD } from '@copa/domain/day/push';
import { DAY_MS, FOLLOWERS_PER_NETWORK, HOUR_MS, MINUTE_MS } from '@copa/domain/limits';
import { NO_RESULT } from '@copa/domain/play/result/result';
import { DEFAULT_TIE_BREAK } from '@copa/domain/play/stage-terms';
import { TournamentUpdateSchema } from '@copa/domain/tournaments/endpoints';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createDesk } from '../../../../tests/load/support/desk.ts';
import { dyingAfter } from '../../../../tests/load/support/dying-database.ts';
import type { FakePhone } from '../../../../tests/load/support/push-service.ts';
import { createTournament, playerOf } from '../../../../tests/load/support/tournament.ts';
import { runServices } from '../../../../tests/setup/local-site/services.ts';
import {
  eraseFollowers,
  followerIds,
  followTournament,
  unfollowTournament,
} from '../../day/notices/push/followers.ts';
import { messages, runPhones, titles } from '../../day/notices/push/phones.fixture.ts';
import { subscriptionKey } from '../../day/notices/push/phones.ts';
import { agendaId } from '../../store/agenda.ts';
import { AGENDA, FOLLOWERS } from '../../store/collections.ts';
import { setCancellation } from '../../tournaments/cancellation.ts';
import { updateTournament } from '../../tournaments/commands.ts';
import { deleteTournament } from '../../tournaments/removal.ts';
import { voidMatch } from '../matches.ts';
import { playing, ranked } from '../samples/playing.fixture.ts';
import { ORGANISER } from '../samples/stage.fixture.ts';
import { tellFollowers } from './followed.ts';

const NOW = new Date('2026-11-20T17:00:00.000Z');
const at = (ms: number) => new Date(NOW.getTime() + ms);
const PROVEN = { network: '192.0.2.7', isProven: true };

const site = runServices(NOW);
const { needs, newPhone, deliver } = runPhones(site);

const open = (changes = {}) =>
  createTournament(site.program.firestore, {
    maxPlayers: 10,
    date: at(2 * HOUR_MS),
    timeZone: 'America/Lima',
    ...changes,
  });

const move = (id: string, date: Date) =>
  updateTournament(needs(), ORGANISER, id, z.parse(TournamentUpdateSchema, { date }));

async function follow(id: string, unit: number | null = null): Promise<FakePhone> {
  const phone = newPhone();
  await followTournament(needs(), id, { ...phone.subscription, unit }, PROVEN);
  return phone;
}

async function runJob(after = 0) {
  site.now = new Date(site.now.getTime() + after);
  await tellFollowers(needs(), site.now);
  await deliver();
}

const phonesOf = async (id: string) =>
  (await needs().database.getAll(FOLLOWERS, followerIds(id))).flatMap((each) => each?.phones ?? []);

async function drawn(): Promise<{ readonly id: string; readonly units: readonly string[] }> {
  const id = await open();
  const desk = createDesk(needs());
  const units: string[] = [];
  for (const number of [0, 1]) units.push((await desk.register(playerOf(id, number))).id);
  await desk.decideMany(ORGANISER, units, { status: 'approved', reason: null });
  await playing(needs(), { id }).draw({
    lobbySize: 50,
    tieBreak: [...DEFAULT_TIE_BREAK],
    finish: { kind: 'matches', matches: 2 },
  });
  return { id, units };
}

async function play(id: string, order: readonly string[], number = 1, came = order.length): Promise<void> {
  const absent = { ...NO_RESULT, played: false, revision: 0 };
  const absences = Object.fromEntries(order.slice(came).map((unit) => [unit, absent]));
  const rows = { ...ranked(order.slice(0, came), (index) => 2 - index), ...absences };
  await playing(needs(), { id }).play(rows, `a-${number}`);
}

describe('who follows a tournament', () => {
  it('hears once that it began, of each published table, and of the podium: of a team its rank, and no name', async () => {
    const { id, units } = await drawn();
    const [whole, second] = [await follow(id), await follow(id, 2)];
    await runJob();
    expect([titles(whole), titles(second)]).toEqual([[], []]);
    await runJob(2 * HOUR_MS);
    await play(id, units);
    await runJob(MINUTE_MS);
    await play(id, units, 2);
    await runJob(MINUTE_MS);
    await playing(needs(), { id }).close();
    await runJob(MINUTE_MS);
    await runJob(5 * MINUTE_MS);
    await runJob(HOUR_MS);
    const all = ['Ya empezó', 'Nueva tabla', 'Nueva tabla', '¡Hay podio!'];
    expect([titles(whole), titles(second)]).toEqual([all, all]);
    expect(messages(second).map(({ body }) => body)).toEqual([
      'Empezó «Copa Relámpago». Te avisamos con cada tabla.',
      expect.stringMatching(
        /^El jugador que sigues va 2\.º con \d+ puntos? en «Copa Relámpago» \(Fase final\)\.$/,
      ),
      expect.stringMatching(/^El jugador que sigues va 2\.º con /),
      'El jugador que sigues quedó 2.º en «Copa Relámpago». Mira el podio.',
    ]);
    expect(messages(whole)[1]?.body).toBe('Ya está la tabla de «Copa Relámpago» (Fase final).');
    expect(messages(whole)[0]).toMatchObject({ followed: id, ticketId: '', tag: `${id}-follow` });
    expect(JSON.stringify(second.received)).not.toContain('Jugador');
  });

  it('hears no rank of a team that never played', async () => {
    const { id, units } = await drawn();
    const second = await follow(id, 2);
    await play(id, units, 1, 1);
    await playing(needs(), { id }).close();
    await runJob(6 * MINUTE_MS);
    expect(messages(second).at(-1)?.body).toBe('Terminó «Copa Relámpago»: mira quién ganó.');
  });

  it('hears of the match that replaced an annulled one', async () => {
    const { id, units } = await drawn();
    const phone = await follow(id);
    await play(id, units);
    await runJob(MINUTE_MS);
    await voidMatch(needs(), ORGANISER, { id, stage: 1, match: 'a-1' }, 'servidor caído');
    await play(id, units, 2);
    await runJob(MINUTE_MS);
    expect(titles(phone)).toEqual(['Nueva tabla', 'Nueva tabla']);
  });

  it('hears of no podium that was closed by a slip, and nothing of a tournament that was cancelled', async () => {
    const { id, units } = await drawn();
    const phone = await follow(id);
    await runJob(2 * HOUR_MS);
    await play(id, units);
    await runJob();
    await playing(needs(), { id }).close();
    await playing(needs(), { id }).reopen();
    await runJob(6 * MINUTE_MS);
    expect(titles(phone)).toEqual(['Ya empezó', 'Nueva tabla']);
    await play(id, units, 2);
    await setCancellation(needs(), ORGANISER, id, { cancelled: true, reason: '' });
    await runJob(MINUTE_MS);
    expect(titles(phone)).toHaveLength(2);
  });

  it('hears of beginning and podium after a pause, unless it was long', async () => {
    const { id, units } = await drawn();
    const phone = await follow(id);
    const cancel = (cancelled: boolean) => setCancellation(needs(), ORGANISER, id, { cancelled, reason: '' });
    const pause = async (ms: number) => {
      await cancel(true);
      await runJob(ms);
      await cancel(false);
      await runJob(5 * MINUTE_MS);
    };
    site.now = at(2 * HOUR_MS - MINUTE_MS);
    await pause(10 * MINUTE_MS);
    expect(titles(phone)).toEqual(['Ya empezó']);
    await play(id, units);
    await playing(needs(), { id }).close();
    await pause(6 * MINUTE_MS);
    expect(titles(phone)).toEqual(['Ya empezó', '¡Hay podio!']);
    await playing(needs(), { id }).reopen();
    await playing(needs(), { id }).close();
    await pause(DAY_MS);
    expect(titles(phone)).toHaveLength(2);
  });

  it('sleeps: at night tables are left out, and the podium waits for the morning', async () => {
    const { id, units } = await drawn();
    const phone = await follow(id);
    // This is 11 p. m. in Lima.
    site.now = at(11 * HOUR_MS);
    await play(id, units);
    await runJob();
    await playing(needs(), { id }).close();
    await runJob(6 * MINUTE_MS);
    expect(titles(phone)).toEqual([]);
    await runJob(9 * HOUR_MS);
    expect(titles(phone)).toEqual(['¡Hay podio!']);
  });

  it('hears the beginning at the hour to which it was moved', async () => {
    const id = await open();
    const phone = await follow(id);
    await move(id, at(HOUR_MS));
    await runJob(HOUR_MS);
    expect(titles(phone)).toEqual(['Ya empezó']);
    const later = await open();
    const other = await follow(later);
    await move(later, at(6 * HOUR_MS));
    await runJob(2 * HOUR_MS);
    expect(titles(other)).toEqual([]);
    await runJob(3 * HOUR_MS);
    expect(titles(other)).toEqual(['Ya empezó']);
  });

  it('is somebody: the job does not wake up for a tournament that nobody follows', async () => {
    const [id, followed] = [await open(), await open()];
    await follow(followed);
    await move(id, at(HOUR_MS));
    const entries = await Promise.all(
      [id, followed].map((each) => needs().database.get(AGENDA, agendaId('follow', each))),
    );
    expect(entries.map((entry) => entry?.at ?? null)).toEqual([null, at(2 * HOUR_MS)]);
  });

  it('hears the beginning again if a tournament that had begun was moved', async () => {
    const id = await open();
    const phone = await follow(id);
    await runJob(2 * HOUR_MS);
    await move(id, at(3 * HOUR_MS));
    await runJob(HOUR_MS);
    expect(titles(phone)).toEqual(['Ya empezó', 'Ya empezó']);
  });

  it('hears once where a run of the job dies', async () => {
    const id = await open();
    const phone = await follow(id);
    site.now = at(2 * HOUR_MS);
    await tellFollowers({ ...needs(), database: dyingAfter(0, needs().database) }, site.now);
    expect(site.program.log.join('\n')).toContain('followers could not be told');
    await runJob();
    await runJob(MINUTE_MS);
    expect(titles(phone)).toEqual(['Ya empezó']);
  });

  it('stops with one tap, and is forgotten when the browser forgot', async () => {
    const id = await open();
    const [stops, dead, stays] = [await follow(id), await follow(id), await follow(id)];
    const key = subscriptionKey(stops.subscription);
    for (let twice = 0; twice < 2; twice += 1) await unfollowTournament(needs(), id, key);
    dead.answer(410);
    await runJob(2 * HOUR_MS);
    expect([titles(stops), titles(stays)]).toEqual([[], ['Ya empezó']]);
    expect((await phonesOf(id)).map(({ endpoint }) => endpoint)).toEqual([stays.subscription.endpoint]);
  });

  it('is kept as an address and a team alone, once, and goes with the tournament', async () => {
    const id = await open();
    const phone = newPhone();
    for (const unit of [null, 3, 3])
      await followTournament(needs(), id, { ...phone.subscription, unit }, PROVEN);
    const [only, ...others] = await phonesOf(id);
    expect(others).toEqual([]);
    const { endpoint, keys } = phone.subscription;
    expect(only).toEqual({ endpoint, ...keys, at: NOW, reachedAt: null, unit: 3 });
    await eraseFollowers(needs(), at(2 * DAY_MS));
    expect(await phonesOf(id)).toHaveLength(1);
    await eraseFollowers(needs(), at(4 * DAY_MS));
    expect(await phonesOf(id)).toEqual([]);

    const moved = await open();
    await follow(moved);
    await move(moved, at(9 * DAY_MS));
    await eraseFollowers(needs(), at(4 * DAY_MS));
    expect(await phonesOf(moved)).toHaveLength(1);
    await deleteTournament(needs(), ORGANISER, moved, true);
    expect(await phonesOf(moved)).toEqual([]);
  });

  it('is written again only where it changes, and each change counts as one more of the network', async () => {
    const id = await open();
    const origin = { network: '192.0.2.7', isProven: false };
    const { subscription } = newPhone();
    const send = (unit: number) => followTournament(needs(), id, { ...subscription, unit }, origin);
    for (let unit = 1; unit <= FOLLOWERS_PER_NETWORK; unit += 1) await send(unit);
    const writtenAt = async () =>
      (await site.program.firestore.collection('followers').where('tournamentId', '==', id).get()).docs.map(
        ({ updateTime }) => updateTime.toMillis(),
      );
    const before = await writtenAt();
    await send(FOLLOWERS_PER_NETWORK);
    expect(await writtenAt()).toEqual(before);
    await expect(send(1)).rejects.toMatchObject({ code: 'network-limited' });
  });

  it('has limits: a network without proof, a tournament, services that nobody knows, what is over or no draft', async () => {
    const id = await open();
    const send = (origin = { network: '192.0.2.7' as string | null, isProven: false }, about = id) =>
      followTournament(needs(), about, { ...newPhone().subscription, unit: null }, origin);
    for (let number = 0; number < FOLLOWERS_PER_NETWORK; number += 1) await send();
    await expect(send()).rejects.toMatchObject({ code: 'network-limited' });
    await send(PROVEN);
    await send({ network: '198.51.100.7', isProven: false });

    const phone = { endpoint: '', p256dh: '', auth: '', at: NOW, reachedAt: null, unit: null };
    const phones = Array.from({ length: FOLLOWERS_PER_SHARD }, (_, number) => ({
      ...phone,
      endpoint: `${number}`,
    }));
    const full = await open();
    for (const each of followerIds(full)) {
      await site.program.firestore.doc(`followers/${each}`).set({ tournamentId: full, phones, endsAt: NOW });
    }
    await expect(send(PROVEN, full)).rejects.toMatchObject({ code: 'conflict' });

    const elsewhere = { ...newPhone().subscription, endpoint: 'https://ejemplo.test/x', unit: null };
    await expect(followTournament(needs(), id, elsewhere, PROVEN)).rejects.toMatchObject({
      code: 'validation-failed',
    });
    await expect(send(PROVEN, await open({ status: 'draft' }))).rejects.toMatchObject({ code: 'not-found' });
    await expect(send(PROVEN, await open({ date: at(-DAY_MS) }))).rejects.toMatchObject({ code: 'conflict' });
    const cancelled = await open();
    await setCancellation(needs(), ORGANISER, cancelled, { cancelled: true, reason: '' });
    await expect(send(PROVEN, cancelled)).rejects.toMatchObject({ message: 'Este torneo fue cancelado.' });
  });
});
