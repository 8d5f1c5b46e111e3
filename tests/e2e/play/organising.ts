import { fileURLToPath } from 'node:url';
import type { Stage } from '@copa/domain/play/stage';
import { expect } from 'vitest';
import { type Account, addAccount, callAs } from '../support/admin.ts';
import { register } from '../support/registrations.ts';
import { addTournament, firestore, inMinutes } from '../support/suite-data.ts';

export const FINAL = {
  name: 'Gran final',
  lobbySize: 12,
  maps: ['Kalahari'],
  points: { placement: [12, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0], perKill: 1, killCap: null },
  tieBreak: ['booyahs', 'kills', 'last-placement'],
  advance: { perLobby: 0, byTable: 0 },
  carry: 'none',
};

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
    play: async (stage: number, match: string, units: readonly string[], kills: number) => {
      const rows = Object.fromEntries(
        units.map((id, index) => [id, { placement: index + 1, kills, played: true, revision: 0 }]),
      );
      await call('PUT', `/stages/${stage}/matches/${match}/rows`, { rows });
      await call('POST', `/stages/${stage}/matches/${match}/publish`);
    },
  };
}

export const CAPTURE = fileURLToPath(new URL('../../../web/public/share.jpg', import.meta.url));

export async function approve(account: Account, unit: string): Promise<void> {
  const init = { method: 'PATCH', body: JSON.stringify({ status: 'approved' }) };
  const answer = await callAs(account, `/registrations/${unit}/status`, init);
  expect(answer.status, await answer.text()).toBe(200);
}

export async function registered(
  account: Account,
  tournamentId: string,
  nick: string,
  changes: { readonly freeFireId?: string } = {},
) {
  const { id, ticketId, privateCode } = await register(tournamentId, { nick, ...changes });
  await approve(account, id);
  return { unit: id, ticket: `/mi/${ticketId}`, data: `/inscripcion/${privateCode}` };
}

/** Returns the private page of a unit. Unless teams send results, this unit has lost the only match. */
export async function storePlayed(settings: object): Promise<string> {
  const account = await addAccount();
  const id = await addTournament();
  const ana = await registered(account, id, 'Brisa');
  const rival = await registered(account, id, 'Rayo');
  const api = organiser(account, id);
  const stage = await api.draw(
    await api.stage(1, { ...FINAL, finish: { kind: 'matches', matches: 1 }, ...settings }),
  );
  await firestore.doc(`tournaments/${id}`).update({ date: inMinutes(-1) });
  if (!('reports' in settings)) {
    await api.play(1, 'a-1', [rival.unit, ana.unit], 3);
    await api.close(stage);
  }
  return ana.data;
}
