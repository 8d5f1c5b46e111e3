import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@copa/domain/limits';
import type { SeasonRules } from '@copa/domain/seasons/season';
import { expect, onTestFinished } from 'vitest';
import { FINAL, organiser } from '../play/organising.ts';
import { type Account, callAs } from '../support/admin.ts';
import { firestore } from '../support/suite-data.ts';

const LOBBY = 48;
const STAGE = {
  ...FINAL,
  lobbySize: LOBBY,
  points: {
    // Placements are two points apart, so that a unit with one kill never ties with a unit without kills.
    placement: Array.from({ length: LOBBY }, (_, at) => 2 * (LOBBY - at)),
    perKill: 1,
    killCap: null,
  },
  finish: { kind: 'matches', matches: 1 },
};

export async function playEvening(
  account: Account,
  id: string,
  rankOf: (unit: string, seat: number) => number,
  killsOf: (lobby: string) => number = () => 0,
): Promise<void> {
  const api = organiser(account, id);
  const stage = await api.draw(await api.stage(1, STAGE));
  for (const { id: lobby, units } of stage.lobbies) {
    const ranks = new Map(units.map((unit, seat) => [unit, rankOf(unit, seat)]));
    const order = units.toSorted((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0));
    await api.play(1, `${lobby}-1`, order, killsOf(lobby));
  }
  await api.close(stage);
}

async function callSeasons(account: Account, method: string, path: string, body?: object) {
  const init = { method, ...(body !== undefined && { body: JSON.stringify(body) }) };
  const answer = await callAs(account, `/seasons${path}`, init);
  expect(answer.ok, await answer.clone().text()).toBe(true);
  return ((await answer.json()) as { data: { id: string } }).data;
}

export function forgetSeason(id: string): void {
  onTestFinished(async () => {
    for (const path of ['seasons', 'seasonBoards', 'seasonRuns'])
      await firestore.recursiveDelete(firestore.doc(`${path}/${id}`));
  });
}

export async function createSeason(
  account: Account,
  tournamentIds: readonly string[],
  rules: SeasonRules,
): Promise<string> {
  const dayOf = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  const { id } = await callSeasons(account, 'POST', '', {
    requestId: randomUUID(),
    name: 'Temporada del viaje',
    firstDay: dayOf(-30),
    lastDay: dayOf(30),
    rules,
    tournamentIds,
  });
  forgetSeason(id);
  return id;
}

export const joinSeason = (account: Account, season: string, tournament: string) =>
  callSeasons(account, 'PUT', `/${season}/tournaments/${tournament}`);
