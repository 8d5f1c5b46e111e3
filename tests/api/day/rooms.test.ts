import { getRooms, putRoom } from '@copa/domain/day/endpoints';
import type { RoomInput } from '@copa/domain/day/room';
import { HOUR_MS, MINUTE_MS } from '@copa/domain/limits';
import * as api from '@copa/domain/registrations/endpoints';
import { deleteTournament, getTournament } from '@copa/domain/tournaments/endpoints';
import type { TournamentFormValues } from '@copa/domain/tournaments/tournament-input';
import { describe, expect, it } from 'vitest';
import { byCode, call, request } from '../support/api-client.ts';
import { openOrganiser } from '../support/organiser.ts';
import { startOwnProgram } from '../support/own-program.ts';

const { firestore, token, open: openWith, register, approve } = await openOrganiser();
const program = startOwnProgram({});

const START = new Date(Date.now() + 2 * HOUR_MS);
const before = (ms: number) => new Date(START.getTime() - ms);
const ROOM = { roomId: '123456789', password: 'la-clave-secreta' };

const open = (changes: Partial<TournamentFormValues> = {}) =>
  openWith({ date: START.toISOString(), ...changes });

async function approved(tournamentId: string) {
  const receipt = await register(tournamentId);
  await approve(receipt.id);
  return receipt;
}

const of = (id: string, match = 1) => ({ token, params: { id, match: String(match) } });
const write = async (id: string, changes: Partial<RoomInput> = {}) =>
  (await call(putRoom, { ...of(id), body: { ...ROOM, ...changes } })).data;
const roomsOf = async ({ ticketId }: { ticketId: string }) =>
  (await firestore.collection(`tickets/${ticketId}/rooms`).get()).docs.map((room) => ({
    id: room.id,
    ...room.data(),
  }));
const ticketOf = async ({ ticketId }: { ticketId: string }) =>
  (await firestore.doc(`tickets/${ticketId}`).get()).data();

describe('a room', () => {
  it('is written once, opens fifteen minutes before the start, and reaches who is in', async () => {
    const id = await open();
    const [first, second] = [await approved(id), await approved(id)];
    const waiting = await register(id);
    const { rooms, isDelivered } = await write(id);
    expect([rooms, isDelivered]).toEqual([
      [{ match: 1, lobby: null, ...ROOM, openAt: before(15 * MINUTE_MS), revision: 1 }],
      true,
    ]);
    expect(await roomsOf(first)).toMatchObject([{ id: '1-1', tournamentId: id, seat: 1, ...ROOM }]);
    expect(await roomsOf(second)).toMatchObject([{ id: '1-1', seat: 2 }]);
    expect(await roomsOf(waiting)).toEqual([]);
    expect(await ticketOf(second)).toMatchObject({ rooms: [{ id: '1-1', match: 1, seat: 2 }] });
    expect(JSON.stringify(await ticketOf(second))).not.toContain(ROOM.password);
    const response = await request(getRooms, { token, params: { id } });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain(ROOM.password);
  });

  it('is in no answer but that of the rooms, in no page, in no log and in no other document', async () => {
    const id = await open();
    await call(putRoom, { ...of(id), body: ROOM }, program.api);
    await request(putRoom, { ...of(id, 99), body: ROOM }, program.api);
    await request(putRoom, { ...of(id), body: { ...ROOM, more: true } }, program.api);
    const player = await approved(id);
    const answers = await Promise.all([
      request(getTournament, { params: { id } }, program.api),
      request(getTournament, { token, params: { id } }, program.api),
      request(api.listRegistrations, { token, query: { tournamentId: id } }, program.api),
      request(api.exportRegistrations, { token, params: { id } }, program.api),
      request(api.getOwnRegistration, byCode(player.privateCode), program.api),
      fetch(program.api.replace('/api', `/tournament/${id}`)),
    ]);
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(texts.filter((text) => text.includes(ROOM.password) || text.includes(ROOM.roomId))).toEqual([]);
    expect(program.log.join('\n')).not.toMatch(/la-clave|123456789/);
    for (const name of ['tournaments', 'registrations', 'tickets', 'audit', 'mail', 'queues', 'agenda']) {
      const { docs } = await firestore.collection(name).get();
      expect(docs.filter((each) => JSON.stringify(each.data()).includes(ROOM.password))).toEqual([]);
    }
    await call(deleteTournament, { token, params: { id }, query: { force: 'true' } });
    const left = await firestore.doc(`rooms/${id}`).get();
    expect([left.exists, await roomsOf(player)]).toEqual([false, []]);
  });
});
