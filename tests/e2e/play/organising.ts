import { fileURLToPath } from 'node:url';
import type { Stage } from '@copa/domain/play/stage';
import { playerBody } from '../../api/support/samples.ts';
import { type Account, callAs } from '../support/admin.ts';

const POINTS = { placement: [12, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0], perKill: 1, killCap: null };
export const FINAL = {
  name: 'Gran final',
  lobbySize: 12,
  maps: ['Kalahari'],
  points: POINTS,
  tieBreak: ['booyahs', 'kills', 'last-placement'],
  advance: { perLobby: 0, byTable: 0 },
  carry: 'none',
};

/** The organiser's calls, for what a journey is not about. */
export function organiser(account: Account, id: string) {
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const init = { method, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const response = await callAs(account, `/tournaments/${id}${path}`, init);
    const answer = (await response.json()) as { data?: unknown };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    return answer.data;
  };
  return {
    change: (changes: object) => call('PUT', '', changes),
    setCancelled: (cancelled: boolean, reason = '') => call('PATCH', '/cancellation', { cancelled, reason }),
    putRoom: (match: string, room: object) => call('PUT', `/rooms/${match}`, room),
    stage: async (number: number, settings: object) =>
      (await call('PUT', `/stages/${number}`, { ...settings, revision: 0 })) as Stage,
    draw: async ({ number, revision }: Stage) =>
      (await call('POST', `/stages/${number}/draw`, { kind: 'seed', revision })) as Stage,
    close: ({ number, revision }: Stage) => call('POST', `/stages/${number}/close`, { revision }),
    /** In the order of their places, each with so many kills. */
    play: async (stage: number, match: string, units: readonly string[], kills: number) => {
      const rows: Record<string, object> = {};
      units.forEach((unitId, index) => {
        rows[unitId] = { placement: index + 1, kills, played: true, revision: 0 };
      });
      await call('PUT', `/stages/${stage}/matches/${match}/rows`, { rows });
      await call('POST', `/stages/${stage}/matches/${match}/publish`);
    },
  };
}

export const CAPTURE = fileURLToPath(new URL('../../../web/public/share.jpg', import.meta.url));

/** The form of the demo asks for these. */
export const ANSWERS = { pais: 'México', nivel: '50' };

/** Registers and approves a player through the API; returns its unit, the link of the ticket and the private link. */
export async function registered(
  account: Account,
  id: string,
  nick: string,
): Promise<{ readonly unit: string; readonly ticket: string; readonly data: string }> {
  const send = async (method: string, path: string, body: object) => {
    const answer = (await (await callAs(account, path, { method, body: JSON.stringify(body) })).json()) as {
      data?: { id: string; ticketId: string; privateCode: string };
      error?: string;
    };
    if (answer.data === undefined) throw new Error(JSON.stringify(answer));
    return answer.data;
  };
  const receipt = await send('POST', '/registrations', playerBody(id, { nick, answers: ANSWERS }));
  await send('PATCH', `/registrations/${receipt.id}/status`, { status: 'approved' });
  return { unit: receipt.id, ticket: `/mi/${receipt.ticketId}`, data: `/inscripcion/${receipt.privateCode}` };
}
