import { deleteRoom, putRoom } from '@copa/domain/day/endpoints';
import { STAGE_MATCHES_MAX } from '@copa/domain/limits';
import * as play from '@copa/domain/play/endpoints';
import { TicketSchema } from '@copa/domain/registrations/ticket';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call, refused } from '../support/api-client.ts';
import { type Opened, openPlay } from '../support/played.ts';

const { firestore, token, opened, at, putStage, drawn, played, close } = await openPlay();

describe('the rooms of lobbies', () => {
  const seats = async (of: Opened, name: string) => {
    const tickets = firestore.collection('tickets').where('tournamentId', '==', of.id);
    const [ticket] = (await tickets.where('name', '==', name).get()).docs;
    if (ticket === undefined) throw new Error(`${name} has no ticket`);
    const rooms = await ticket.ref.collection('rooms').get();
    const { lobby } = z.parse(TicketSchema, { ...ticket.data(), id: ticket.id });
    return {
      lobby: lobby === null ? null : `${lobby.stage}${lobby.id}`,
      read: rooms.docs.map((room) => `${room.get('roomId')} ${room.get('seat')}`),
    };
  };
  const room = (of: Opened, match: string, roomId: string) => ({
    token,
    params: { id: of.id, match },
    body: { roomId },
  });

  it('open for the units of the lobby and nobody else, with seats from 1 on in each lobby', async () => {
    const of = await opened();
    await putStage(of, { advance: { perLobby: 1, byTable: 0 } });
    await refused(putRoom, 'not-found', room(of, 'a-1', '111'));
    await drawn(of, { a: ['Fénix', 'Lobos', 'Rayo'], b: ['Tigres', 'Nova', 'Furia'] });
    await call(putRoom, room(of, 'a-1', '111'));
    await call(putRoom, room(of, 'b-1', '222'));
    await refused(putRoom, 'not-found', room(of, 'c-1', '333'));
    await call(putRoom, room(of, `a-${STAGE_MATCHES_MAX}`, '999'));
    await call(deleteRoom, { token, params: { id: of.id, match: `a-${STAGE_MATCHES_MAX}` } });
    expect(await seats(of, 'Lobos')).toEqual({ lobby: '1a', read: ['111 2'] });
    expect(await seats(of, 'Tigres')).toEqual({ lobby: '1b', read: ['222 1'] });

    // Room `2` has no lobby, so it is for all units of match 2. The draw below removes all rooms.
    await call(putRoom, room(of, '2', '444'));
    expect((await seats(of, 'Nova')).read).toEqual(['222 2', '444 2']);
    await played(of, 'a-1', ['Fénix 1 5', 'Lobos 2 4', 'Rayo 3 0']);
    await played(of, 'b-1', ['Tigres 1 1', 'Nova 2 2', 'Furia 3 0']);
    await close(of);
    await putStage(of, { name: 'Final', advance: { perLobby: 0, byTable: 0 } }, 2);
    const draw = { ...at(of, 2), body: { kind: 'seed', revision: 1 } };
    const { data: final } = await call(play.drawLobbies, draw);
    expect(await seats(of, 'Tigres')).toEqual({ lobby: '2a', read: [] });
    expect(await seats(of, 'Nova')).toEqual({ lobby: '1b', read: [] });
    await call(putRoom, room(of, '1', '555'));
    expect((await seats(of, 'Tigres')).read).toEqual(['555 2']);
    expect((await seats(of, 'Nova')).read).toEqual([]);

    const body = { revision: final.revision, unitId: of.units['Tigres'], reason: 'no vino' };
    const { revision } = (await call(play.replaceEntrant, { ...at(of, 2), body })).data;
    expect(await seats(of, 'Tigres')).toEqual({ lobby: '1b', read: [] });
    expect(await seats(of, 'Nova')).toEqual({ lobby: '2a', read: ['555 2'] });
    await call(play.returnEntrant, { ...at(of, 2), body: { ...body, revision, reason: 'llegó' } });
    expect(await seats(of, 'Tigres')).toEqual({ lobby: '2a', read: ['555 2'] });
    expect(await seats(of, 'Nova')).toEqual({ lobby: '1b', read: [] });
  });
});
