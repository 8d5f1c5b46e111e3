import { callRoll, putRoom } from '@copa/domain/day/endpoints';
import { createForm } from '@copa/domain/forms/endpoints';
import { HOUR_MS, MINUTE_MS } from '@copa/domain/limits';
import { type Board, BoardSchema, boardId } from '@copa/domain/play/board';
import * as play from '@copa/domain/play/endpoints';
import type { Match } from '@copa/domain/play/match';
import { DEFAULT_POINTS } from '@copa/domain/play/points';
import { DEFAULT_TIE_BREAK, type Stage, type StageInput } from '@copa/domain/play/stage';
import * as api from '@copa/domain/registrations/endpoints';
import {
  createTournament,
  deleteTournament,
  getTournament,
  setTournamentCancellation,
} from '@copa/domain/tournaments/endpoints';
import type { TournamentFormValues } from '@copa/domain/tournaments/tournament-input';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { signUp } from '../support/accounts.ts';
import { call, refused } from '../support/api-client.ts';
import { formBody, playerBody, tournamentBody } from '../support/samples.ts';
import { openSuite } from '../support/suite.ts';

const { auth, firestore } = openSuite();
let token: string;
let linkedFormId: string;

beforeAll(async () => {
  token = (await signUp(auth, { claims: { admin: true }, email: 'camila-anota@copafenix.test' })).token;
  linkedFormId = (await call(createForm, { token, body: formBody({ fields: [] }) })).data.id;
});

const NAMES = ['Fénix', 'Lobos', 'Rayo', 'Tigres', 'Nova', 'Furia'];

const stageBody = (changes: Partial<StageInput> = {}): StageInput => ({
  name: 'Clasificatoria',
  lobbySize: 3,
  maps: ['Bermuda', 'Purgatorio'],
  points: DEFAULT_POINTS,
  tieBreak: [...DEFAULT_TIE_BREAK],
  finish: { kind: 'matches', matches: 2 },
  advance: { perLobby: 1, byTable: 1 },
  carry: 'none',
  revision: 0,
  ...changes,
});

/** A tournament whose players are all approved, by the names that everybody reads. */
async function opened(names = NAMES, changes: Partial<TournamentFormValues> = {}) {
  const body = tournamentBody({
    linkedFormId,
    date: new Date(Date.now() + HOUR_MS).toISOString(),
    ...changes,
  });
  const { id } = (await call(createTournament, { token, body })).data;
  const units: Record<string, string> = {};
  for (const nick of names) {
    const receipt = (await call(api.createRegistration, { body: playerBody(id, { nick }) })).data;
    units[nick] = receipt.id;
    await call(api.setRegistrationStatus, {
      token,
      params: { id: receipt.id },
      body: { status: 'approved' },
    });
  }
  return { id, units };
}

type Opened = Awaited<ReturnType<typeof opened>>;

const at = ({ id }: Opened, stage = 1, match?: string) => ({
  token,
  params: { id, stage: String(stage), ...(match === undefined ? {} : { match }) },
});

const stageOf = async (opened_: Opened, number = 1): Promise<Stage> => {
  const { stages } = (await call(play.getStages, { token, params: { id: opened_.id } })).data;
  const stage = stages.find((each) => each.number === number);
  if (stage === undefined) throw new Error(`there is no stage ${number}`);
  return stage;
};

async function boardOf({ id }: Opened, stage = 1): Promise<Board | null> {
  const snapshot = await firestore.doc(`boards/${boardId(id, stage)}`).get();
  return snapshot.exists ? z.parse(BoardSchema, { ...snapshot.data(), id: snapshot.id }) : null;
}

const putStage = async (of: Opened, changes: Partial<StageInput> = {}, number = 1) =>
  (await call(play.putStage, { ...at(of, number), body: stageBody(changes) })).data;

/** In the lobbies that are given by names. */
async function drawn(of: Opened, lobbies: Readonly<Record<string, readonly string[]>>, number = 1) {
  const { revision } = await stageOf(of, number);
  const body = {
    kind: 'hand',
    revision,
    lobbies: Object.entries(lobbies).map(([id, names]) => ({
      id,
      units: names.map((name) => of.units[name]),
    })),
  };
  return (await call(play.drawLobbies, { ...at(of, number), body })).data;
}

/** `Fénix 1 5`: first with five kills; `-` for what is not known, `x` for who did not play. */
function rowsOf(of: Opened, lines: readonly string[], revision = 0) {
  const figure = (text: string | undefined) => (text === undefined || text === '-' ? null : Number(text));
  return Object.fromEntries(
    lines.map((line) => {
      const [name = '', place, kills] = line.split(' ');
      const played = place !== 'x';
      return [
        of.units[name] ?? '',
        { placement: played ? figure(place) : null, kills: played ? figure(kills) : null, played, revision },
      ];
    }),
  );
}

const write = async (of: Opened, match: string, lines: readonly string[], revision = 0, stage = 1) =>
  (await call(play.putRows, { ...at(of, stage, match), body: { rows: rowsOf(of, lines, revision) } })).data;
const publish = async (of: Opened, match: string, stage = 1): Promise<Match> =>
  (await call(play.publishMatch, at(of, stage, match))).data;

/** Entered and published. */
async function played(of: Opened, match: string, lines: readonly string[], stage = 1): Promise<Match> {
  await write(of, match, lines, 0, stage);
  return publish(of, match, stage);
}

const table = (board: Board | null) =>
  board?.rows.map(({ rank, name, points, pass }) => `${rank ?? '-'} ${name} ${points} ${pass ?? ''}`.trim());

const close = async (of: Opened, number = 1) => {
  const { revision } = await stageOf(of, number);
  return (await call(play.closeStage, { ...at(of, number), body: { revision } })).data;
};
const refuseClosing = async (of: Opened, number = 1) => {
  const { revision } = await stageOf(of, number);
  return refused(play.closeStage, 'conflict', { ...at(of, number), body: { revision } });
};

describe('a stage', () => {
  it('is written, read again as it was sent, and changed by whoever saw it', async () => {
    const of = await opened([]);
    const stage = await putStage(of);
    expect(stage).toMatchObject({ number: 1, state: 'draft', revision: 1, name: 'Clasificatoria' });
    expect(await putStage(of)).toEqual(stage);
    const renamed = await putStage(of, { name: 'Grupos', revision: 1 });
    expect(renamed).toMatchObject({ name: 'Grupos', revision: 2 });
    await refused(play.putStage, 'stale-write', {
      ...at(of),
      body: stageBody({ name: 'Otra', revision: 1 }),
    });
    expect(await boardOf(of)).toBeNull();
  });

  it('comes after the one before, and only the last one goes', async () => {
    const of = await opened([]);
    await refused(play.putStage, 'conflict', { ...at(of, 2), body: stageBody() });
    await putStage(of);
    await putStage(of, {}, 2);
    await refused(play.deleteStage, 'in-use', at(of));
    await call(play.deleteStage, at(of, 2));
    await call(play.deleteStage, at(of, 2));
    expect((await call(play.getStages, { token, params: { id: of.id } })).data.stages).toHaveLength(1);
  });

  it.each<[string, object]>([
    ['lobbySize', { lobbySize: 1 }],
    ['finish.matches', { finish: { kind: 'matches', matches: 21 } }],
    ['tieBreak', { tieBreak: ['kills', 'kills'] }],
    ['points.perKill', { points: { placement: [], perKill: 1.5 } }],
  ])('is refused where %s is wrong, and says so', async (field, changes) => {
    const of = await opened([]);
    const failure = await refused(play.putStage, 'validation-failed', {
      ...at(of),
      body: { ...stageBody(), ...changes },
    });
    expect(Object.keys(failure.fields ?? {})).toContain(field);
  });
});

describe('the draw', () => {
  it('takes whoever is approved and complete, evenly, and opens a board that the tournament names', async () => {
    const of = await opened();
    const waiting = (await call(api.createRegistration, { body: playerBody(of.id) })).data;
    await putStage(of);
    const { revision } = await stageOf(of);
    const { data: stage } = await call(play.drawLobbies, { ...at(of), body: { kind: 'seed', revision } });
    const names = ({ units }: { units: readonly string[] }) =>
      units.map((unit) => stage.entrants.find(({ id }) => id === unit)?.name);
    expect(stage.lobbies.map(names)).toEqual([
      ['Fénix', 'Tigres', 'Nova'],
      ['Lobos', 'Rayo', 'Furia'],
    ]);
    expect(stage.entrants.map(({ id }) => id)).not.toContain(waiting.id);
    expect((await call(getTournament, { params: { id: of.id } })).data.stage).toBe(1);
    const board = await boardOf(of);
    expect(board?.rows.map(({ name, rank, points }) => [name, rank, points])).toEqual(
      NAMES.map((name) => [name, 1, 0]),
    );
    expect(JSON.stringify(board)).not.toContain(of.units['Fénix']);
  });

  it('by chance is the order of the SHA-256 of seed and number, so that anybody can do it again', async () => {
    const of = await opened(NAMES.slice(0, 3));
    await putStage(of, { lobbySize: 60 });
    const { revision } = await stageOf(of);
    const body = { kind: 'random', revision, seed: 'copa' };
    const { data: stage } = await call(play.drawLobbies, { ...at(of), body });
    const digest = async (number: number) => {
      const bytes = new TextEncoder().encode(`copa:${number}`);
      return Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
    };
    const keyed = await Promise.all(
      stage.entrants.map(async ({ id, number }) => ({ id, key: await digest(number) })),
    );
    const expected = keyed.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map(({ id }) => id);
    expect(stage.lobbies).toEqual([{ id: 'a', units: expected }]);
    expect(stage.draw).toMatchObject({ kind: 'random', seed: 'copa' });
  });

  it('is done again until somebody has noted a result, and needs two who play', async () => {
    const few = await opened(['Fénix']);
    await putStage(few);
    await refused(play.drawLobbies, 'conflict', { ...at(few), body: { kind: 'seed', revision: 1 } });
    const of = await opened(NAMES.slice(0, 3));
    await putStage(of);
    const draw = (revision: number) => ({ ...at(of), body: { kind: 'seed', revision } });
    await call(play.drawLobbies, draw(1));
    await refused(play.drawLobbies, 'stale-write', draw(1));
    await call(play.drawLobbies, draw(2));
    await write(of, 'a-1', ['Fénix 1 5']);
    await refused(play.drawLobbies, 'conflict', draw(3));
  });

  it('by hand puts everybody into one lobby and no lobby is too full', async () => {
    const of = await opened(NAMES.slice(0, 3));
    await putStage(of, { lobbySize: 2 });
    const body = { kind: 'hand', revision: 1, lobbies: [{ id: 'a', units: Object.values(of.units) }] };
    const failure = await refused(play.drawLobbies, 'validation-failed', { ...at(of), body });
    expect(failure.fields).toEqual({ lobbies: 'En el Lobby A caben 2.' });
    expect((await stageOf(of)).state).toBe('draft');
  });
});

describe('a match', () => {
  const four = NAMES.slice(0, 4);
  const ready = async () => {
    const of = await opened(four);
    await putStage(of, { lobbySize: 12, advance: { perLobby: 2, byTable: 0 } });
    await drawn(of, { a: four });
    return of;
  };

  it('is on no board before it is published; then it is, and official half an hour later', async () => {
    const of = await ready();
    const before = await boardOf(of);
    await write(of, 'a-1', ['Fénix 1 5', 'Lobos 2 3', 'Rayo 3 -', 'Tigres x']);
    expect(await boardOf(of)).toEqual(before);
    const match = await publish(of, 'a-1');
    expect((match.officialAt?.getTime() ?? 0) - (match.publishedAt?.getTime() ?? 0)).toBe(30 * MINUTE_MS);
    const board = await boardOf(of);
    expect(table(board)).toEqual(['1 Fénix 17 in', '2 Lobos 12 in', '3 Rayo 8 out', '4 Tigres 0 out']);
    expect(board?.matches).toMatchObject([{ lobby: 'a', number: 1, map: 'Bermuda', state: 'published' }]);
    // Nobody counted, and nobody was there: neither is a zero.
    expect(board?.rows.map(({ scored }) => [scored[0]?.kills, scored[0]?.played])).toEqual([
      [5, true],
      [3, true],
      [null, true],
      [null, false],
    ]);
    expect(await publish(of, 'a-1')).toEqual(match);
    expect(await boardOf(of)).toEqual(board);
  });

  it('is not published while it cannot be true, and keeps what was entered', async () => {
    const of = await ready();
    await write(of, 'a-1', ['Fénix 1 5', 'Lobos 1 3', 'Rayo 3 0']);
    const failure = await refused(play.publishMatch, 'validation-failed', at(of, 1, 'a-1'));
    expect(failure.fields?.['rows']).toBe(
      'Falta el resultado de Tigres. Fénix y Lobos comparten el puesto 1.',
    );
    const [match] = (await call(play.getMatches, at(of))).data.matches;
    expect([match?.state, Object.keys(match?.rows ?? {}).length]).toEqual(['draft', 3]);
  });

  it('takes rows of two organisers together, and refuses all of a call where one row is stale', async () => {
    const of = await ready();
    await Promise.all([write(of, 'a-1', ['Fénix 1 5']), write(of, 'a-1', ['Lobos 2 3'])]);
    const late = { rows: { ...rowsOf(of, ['Fénix 2 5']), ...rowsOf(of, ['Rayo 3 1']) } };
    const failure = await refused(play.putRows, 'stale-write', { ...at(of, 1, 'a-1'), body: late });
    expect(failure.fields).toEqual({
      [`rows.${of.units['Fénix']}`]: 'Fénix: camila-anota anotó 1.º y 5 bajas; tú, 2.º y 5 bajas.',
    });
    const [match] = (await call(play.getMatches, at(of))).data.matches;
    expect(new Set(Object.keys(match?.rows ?? {}))).toEqual(new Set([of.units['Fénix'], of.units['Lobos']]));
    // The same again, after an answer that was lost, is no conflict.
    expect(await write(of, 'a-1', ['Fénix 1 5'])).toEqual(match);
    const seen = match?.rows[of.units['Fénix'] ?? '']?.revision ?? 0;
    const corrected = await write(of, 'a-1', ['Fénix 2 5'], seen);
    expect(corrected.rows[of.units['Fénix'] ?? '']).toMatchObject({ placement: 2, byName: 'camila-anota' });
  });

  it('takes a row back with the revision that was seen', async () => {
    const of = await ready();
    const { rows } = await write(of, 'a-1', ['Fénix 1 5']);
    const id = of.units['Fénix'] ?? '';
    const body = (revision: number) => ({
      ...at(of, 1, 'a-1'),
      body: { rows: {}, removed: { [id]: revision } },
    });
    await refused(play.putRows, 'stale-write', body(7));
    expect((await call(play.putRows, body(rows[id]?.revision ?? 0))).data.rows).toEqual({});
    const again = await write(of, 'a-1', ['Fénix 1 5']);
    expect(again.rows[id]?.revision).toBeGreaterThan(rows[id]?.revision ?? 0);
  });

  it('is corrected in public once it is public, and only into what can be true', async () => {
    const of = await ready();
    const { rows } = await played(of, 'a-1', ['Fénix 1 5', 'Lobos 2 3', 'Rayo 3 0', 'Tigres 4 1']);
    const seen = rows[of.units['Fénix'] ?? '']?.revision ?? 0;
    const swap = rowsOf(of, ['Rayo 4 0', 'Tigres 3 1'], seen);
    await refused(play.putRows, 'validation-failed', { ...at(of, 1, 'a-1'), body: { rows: swap } });
    const half = { rows: rowsOf(of, ['Rayo 4 0'], seen), reason: 'captura' };
    await refused(play.putRows, 'validation-failed', { ...at(of, 1, 'a-1'), body: half });
    expect((await boardOf(of))?.corrections).toEqual([]);
    await call(play.putRows, { ...at(of, 1, 'a-1'), body: { rows: swap, reason: 'captura' } });
    const board = await boardOf(of);
    expect(board?.corrections.map(({ text }) => text)).toEqual([
      'Partida 1 corregida: Rayo 3.º → 4.º; Tigres 4.º → 3.º, por captura.',
    ]);
    expect(table(board)?.slice(2)).toEqual(['3 Tigres 9 out', '4 Rayo 7 out']);
  });

  it('counts for nothing while it is void, and again when it is restored, in public both', async () => {
    const of = await ready();
    await refused(play.voidMatch, 'conflict', { ...at(of, 1, 'a-1'), body: { reason: 'caída' } });
    await played(of, 'a-1', ['Fénix 1 5', 'Lobos 2 3', 'Rayo 3 0', 'Tigres 4 1']);
    const full = await boardOf(of);
    await call(play.voidMatch, { ...at(of, 1, 'a-1'), body: { reason: 'caída del servidor' } });
    const empty = await boardOf(of);
    expect(empty?.rows.every(({ points, rank }) => points === 0 && rank === 1)).toBe(true);
    await refused(play.publishMatch, 'conflict', at(of, 1, 'a-1'));
    await call(play.restoreMatch, { ...at(of, 1, 'a-1'), body: { reason: 'hay captura' } });
    const restored = await boardOf(of);
    expect(restored?.rows).toEqual(full?.rows);
    expect(restored?.corrections.map(({ text }) => text)).toEqual([
      'Partida 1 anulada, por caída del servidor.',
      'Partida 1 vuelve a contar, por hay captura.',
    ]);
  });

  it('says the names of the day on which it is published', async () => {
    const of = await ready();
    await call(api.correctRegistration, {
      token,
      params: { id: of.units['Fénix'] ?? '' },
      body: { nick: 'Fénix Rojo' },
    });
    await played(of, 'a-1', ['Fénix 1 5', 'Lobos 2 3', 'Rayo 3 0', 'Tigres 4 1']);
    expect((await boardOf(of))?.rows[0]?.name).toBe('Fénix Rojo');
  });

  it('is of a lobby and a number that there are, and of who plays there', async () => {
    const of = await ready();
    const stranger = await opened(['Ajeno']);
    const body = { rows: rowsOf(stranger, ['Ajeno 1 1']) };
    await refused(play.putRows, 'not-found', { ...at(of, 1, 'a-1'), body });
    for (const match of ['b-1', 'a-3']) {
      await refused(play.putRows, 'not-found', { ...at(of, 1, match), body: { rows: {} } });
    }
    await refused(play.putRows, 'validation-failed', { ...at(of, 1, 'a-0'), body: { rows: {} } });
  });

  it('is played in no tournament that was cancelled', async () => {
    const of = await ready();
    await call(setTournamentCancellation, {
      token,
      params: { id: of.id },
      body: { cancelled: true, reason: 'lluvia' },
    });
    await refused(play.putRows, 'tournament-cancelled', { ...at(of, 1, 'a-1'), body: { rows: {} } });
  });
});

describe('adjustments', () => {
  it('change the table in public, once for each request, until they are revoked', async () => {
    const of = await opened(NAMES.slice(0, 2));
    await putStage(of);
    await drawn(of, { a: NAMES.slice(0, 2) });
    await played(of, 'a-1', ['Fénix 1 0', 'Lobos 2 0']);
    const requestId = crypto.randomUUID();
    const adjustment = { kind: 'points', unitId: of.units['Fénix'], points: -5, reason: 'llegar tarde' };
    const once = (await call(play.addAdjustment, { ...at(of), body: { requestId, adjustment } })).data;
    const twice = (await call(play.addAdjustment, { ...at(of), body: { requestId, adjustment } })).data;
    expect(twice).toEqual(once);
    const other = { requestId, adjustment: { ...adjustment, points: -6 } };
    await refused(play.addAdjustment, 'request-reused', { ...at(of), body: other });
    expect(table(await boardOf(of))).toEqual(['1 Lobos 9 in', '2 Fénix 7 in']);
    const id = once.adjustments[0]?.id ?? '';
    await call(play.revokeAdjustment, { ...at(of), params: { ...at(of).params, adjustment: id } });
    await call(play.revokeAdjustment, { ...at(of), params: { ...at(of).params, adjustment: id } });
    const board = await boardOf(of);
    expect(table(board)).toEqual(['1 Fénix 12 in', '2 Lobos 9 in']);
    expect(board?.corrections.map(({ text }) => text)).toEqual([
      'Fénix: −5 puntos, por llegar tarde.',
      'Fénix: ya no cuenta «−5 puntos».',
    ]);
  });
});

describe('who passes', () => {
  const lobbies = { a: ['Fénix', 'Lobos', 'Rayo'], b: ['Tigres', 'Nova', 'Furia'] };
  const qualified = async (changes: Partial<StageInput> = {}) => {
    const of = await opened();
    await putStage(of, changes);
    await drawn(of, lobbies);
    await played(of, 'a-1', ['Fénix 1 5', 'Lobos 2 4', 'Rayo 3 0']);
    await played(of, 'b-1', ['Tigres 1 1', 'Nova 2 2', 'Furia 3 0']);
    return of;
  };

  it('is fixed when the stage is closed, and plays the next one with what it brings along', async () => {
    const of = await qualified();
    await putStage(of, { name: 'Final', advance: { perLobby: 0, byTable: 0 }, carry: 'half' }, 2);
    const draw = { ...at(of, 2), body: { kind: 'seed', revision: 1 } };
    await refused(play.drawLobbies, 'conflict', draw);
    await close(of);
    await refused(play.putRows, 'conflict', { ...at(of, 1, 'a-1'), body: { rows: {} } });
    const final = (await call(play.drawLobbies, draw)).data;
    expect(final.entrants.map(({ name, carried }) => [name, carried])).toEqual([
      ['Fénix', 8],
      ['Tigres', 6],
      ['Lobos', 6],
    ]);
    expect((await boardOf(of))?.next).toBe(2);
    expect(table(await boardOf(of, 2))?.[0]).toBe('1 Fénix 8');
    expect((await call(getTournament, { params: { id: of.id } })).data.stage).toBe(2);
    const { revision } = await stageOf(of);
    await refused(play.reopenStage, 'conflict', { ...at(of), body: { revision } });
    // The draw of the final goes with it, and the earlier stage is open to corrections again.
    await call(play.deleteStage, at(of, 2));
    expect([(await boardOf(of))?.next, await boardOf(of, 2)]).toEqual([null, null]);
    const reopened = await call(play.reopenStage, {
      ...at(of),
      body: { revision: (await stageOf(of)).revision },
    });
    expect(reopened.data.state).toBe('playing');
  });

  it('is not known while some are equal across the cut: an extra match or a lot decides', async () => {
    const of = await opened();
    await putStage(of, { advance: { perLobby: 1, byTable: 0 } });
    await drawn(of, lobbies);
    await refuseClosing(of);
    await played(of, 'a-1', ['Fénix 1 5', 'Lobos 2 4', 'Rayo 3 0']);
    // Both there, and nobody saw who of them was better.
    await played(of, 'b-1', ['Tigres 1 -', 'Nova x', 'Furia x']);
    await call(play.voidMatch, { ...at(of, 1, 'b-1'), body: { reason: 'caída' } });
    await played(of, 'b-2', ['Furia 1 0', 'Tigres x', 'Nova x']);
    const requestId = crypto.randomUUID();
    const adjustment = { kind: 'disqualified', unitId: of.units['Furia'], reason: 'trampa' };
    await call(play.addAdjustment, { ...at(of), body: { requestId, adjustment } });
    expect((await refuseClosing(of)).error).toContain('empate en el corte');
    expect((await boardOf(of))?.rows.filter(({ pass }) => pass === 'tied').map(({ name }) => name)).toEqual([
      'Tigres',
      'Nova',
    ]);
    await played(of, 'b-x1', ['Nova 1 0', 'Tigres 2 9']);
    expect((await boardOf(of))?.rows.find(({ name }) => name === 'Nova')).toMatchObject({
      pass: 'in',
      points: 0,
      decided: { by: 'extra-match', own: 1, other: 2 },
    });
    await close(of);
  });

  it('by lot is told with its seed', async () => {
    const of = await opened(NAMES.slice(0, 2));
    await putStage(of, {
      advance: { perLobby: 1, byTable: 0 },
      points: { ...DEFAULT_POINTS, placement: [] },
      tieBreak: [],
    });
    await drawn(of, { a: NAMES.slice(0, 2) });
    await played(of, 'a-1', ['Fénix 1 3', 'Lobos 2 3']);
    await refuseClosing(of);
    const { revision } = await stageOf(of);
    await call(play.drawTie, { ...at(of), body: { revision, seed: 'moneda' } });
    const board = await boardOf(of);
    expect(board?.corrections[0]?.text).toBe('Los empates se decidieron por sorteo con la semilla «moneda».');
    expect(board?.rows[0]?.decided?.by).toBe('draw');
    await close(of);
  });

  it('and does not come leaves the place to the next of the table, in public', async () => {
    const of = await qualified({ advance: { perLobby: 2, byTable: 0 } });
    await close(of);
    await putStage(of, { name: 'Final', lobbySize: 12, advance: { perLobby: 0, byTable: 0 } }, 2);
    const { data: final } = await call(play.drawLobbies, {
      ...at(of, 2),
      body: { kind: 'seed', revision: 1 },
    });
    expect(final.entrants.map(({ name }) => name)).toEqual(['Fénix', 'Tigres', 'Lobos', 'Nova']);
    const body = { revision: final.revision, unitId: of.units['Lobos'], reason: 'no confirmó' };
    const { data: changed } = await call(play.replaceEntrant, { ...at(of, 2), body });
    expect(changed.entrants.map(({ name }) => name)).toEqual(['Fénix', 'Tigres', 'Rayo', 'Nova']);
    expect(changed.lobbies[0]?.units).toContain(of.units['Rayo']);
    expect((await boardOf(of))?.rows.map(({ name, pass }) => `${name} ${pass}`)).toEqual([
      'Fénix in',
      'Tigres in',
      'Lobos out',
      'Nova in',
      'Rayo in',
      'Furia out',
    ]);
    expect((await boardOf(of, 2))?.corrections.map(({ text }) => text)).toEqual([
      'Rayo juega en lugar de Lobos, por no confirmó.',
    ]);
    await write(of, 'a-1', ['Rayo 1 1'], 0, 2);
    await refused(play.replaceEntrant, 'conflict', {
      ...at(of, 2),
      body: { revision: changed.revision, unitId: of.units['Rayo'], reason: 'tarde' },
    });
  });
});

describe('the rooms of lobbies', () => {
  const seats = async (of: Opened, name: string) => {
    const { docs } = await firestore
      .collection('tickets')
      .where('tournamentId', '==', of.id)
      .where('name', '==', name)
      .get();
    const [ticket] = docs;
    if (ticket === undefined) throw new Error(`${name} has no ticket`);
    const rooms = await ticket.ref.collection('rooms').get();
    return {
      lobby: ticket.get('lobby')?.id ?? null,
      read: rooms.docs.map((room) => `${room.get('roomId')} ${room.get('seat')}`),
    };
  };
  const room = (of: Opened, match: string, roomId: string) => ({
    token,
    params: { id: of.id, match },
    body: { roomId },
  });

  it('open for who plays there and for nobody else, with seats from one in each', async () => {
    const of = await opened();
    await putStage(of, { advance: { perLobby: 1, byTable: 0 } });
    await refused(putRoom, 'not-found', room(of, 'a-1', '111'));
    await drawn(of, { a: ['Fénix', 'Lobos', 'Rayo'], b: ['Tigres', 'Nova', 'Furia'] });
    await call(putRoom, room(of, 'a-1', '111'));
    await call(putRoom, room(of, 'b-1', '222'));
    await refused(putRoom, 'not-found', room(of, 'c-1', '333'));
    expect(await seats(of, 'Lobos')).toEqual({ lobby: 'a', read: ['111 2'] });
    expect(await seats(of, 'Tigres')).toEqual({ lobby: 'b', read: ['222 1'] });

    // Another one for the whole tournament, and the next draw takes them all.
    await call(putRoom, room(of, '2', '444'));
    expect((await seats(of, 'Nova')).read).toEqual(['222 2', '444 2']);
    await played(of, 'a-1', ['Fénix 1 5', 'Lobos 2 4', 'Rayo 3 0']);
    await played(of, 'b-1', ['Tigres 1 1', 'Nova 2 2', 'Furia 3 0']);
    await close(of);
    await putStage(of, { name: 'Final', advance: { perLobby: 0, byTable: 0 } }, 2);
    const { data: final } = await call(play.drawLobbies, {
      ...at(of, 2),
      body: { kind: 'seed', revision: 1 },
    });
    expect(await seats(of, 'Tigres')).toEqual({ lobby: 'a', read: [] });
    expect(await seats(of, 'Nova')).toEqual({ lobby: null, read: [] });
    await call(putRoom, room(of, '1', '555'));
    expect((await seats(of, 'Tigres')).read).toEqual(['555 2']);
    expect((await seats(of, 'Nova')).read).toEqual([]);

    // Who comes instead of somebody sits where that one sat.
    const body = { revision: final.revision, unitId: of.units['Tigres'], reason: 'no vino' };
    await call(play.replaceEntrant, { ...at(of, 2), body });
    expect(await seats(of, 'Tigres')).toEqual({ lobby: null, read: [] });
    expect(await seats(of, 'Nova')).toEqual({ lobby: 'a', read: ['555 2'] });
  });

  it('have a roll of their own', async () => {
    const of = await opened(NAMES.slice(0, 4));
    await putStage(of, { lobbySize: 2 });
    await drawn(of, { a: NAMES.slice(0, 2), b: NAMES.slice(2, 4) });
    const roll = (match: string, body: object) =>
      call(callRoll, { token, params: { id: of.id, match }, body });
    await roll('a-1', { marks: { [of.units['Fénix'] ?? '']: 'in' } });
    const { data } = await roll('b-1', { intruders: { Nadie: true } });
    expect([data.lobby, data.marks, data.intruders.map(({ nick }) => nick)]).toEqual(['b', {}, ['Nadie']]);
    await call(deleteTournament, { token, params: { id: of.id }, query: { force: 'true' } });
    const left = await firestore.collection('rolls').where('tournamentId', '==', of.id).get();
    expect(left.size).toBe(0);
  });
});

describe('the final', () => {
  it('by Champion Rush ends with the match that the champion began with the threshold', async () => {
    const of = await opened(NAMES.slice(0, 2), { prizePool: '1er: 100 diamantes, 2do: 50 diamantes' });
    await putStage(of, {
      advance: { perLobby: 0, byTable: 0 },
      finish: { kind: 'champion-rush', threshold: 20, matches: 5 },
    });
    await drawn(of, { a: NAMES.slice(0, 2) });
    await played(of, 'a-1', ['Fénix 1 20', 'Lobos 2 30']);
    expect((await boardOf(of))?.rows.map(({ isOnPoint }) => isOnPoint)).toEqual([true, true]);
    await played(of, 'a-2', ['Fénix 1 0', 'Lobos 2 30']);
    const board = await boardOf(of);
    expect(board?.rows.map(({ name, isChampion }) => [name, isChampion])).toEqual([
      ['Fénix', true],
      ['Lobos', false],
    ]);
    expect(board?.isOver).toBe(true);
    await close(of);
    const { results } = (await call(getTournament, { params: { id: of.id } })).data;
    expect(results).toEqual([
      { place: 1, player: 'Fénix', prize: '100 diamantes', points: 44, deliveredAt: null },
      { place: 2, player: 'Lobos', prize: '50 diamantes', points: 78, deliveredAt: null },
    ]);
  });
});

describe('what is left of a tournament that was deleted', () => {
  it('is no stage, no match and no board', async () => {
    const of = await opened(NAMES.slice(0, 2));
    await putStage(of);
    await drawn(of, { a: NAMES.slice(0, 2) });
    await played(of, 'a-1', ['Fénix 1 0', 'Lobos 2 0']);
    await call(deleteTournament, { token, params: { id: of.id }, query: { force: 'true' } });
    const left = await Promise.all([
      firestore.collection(`tournaments/${of.id}/stages`).get(),
      firestore.collection(`tournaments/${of.id}/stages/1/matches`).get(),
    ]);
    expect(left.map(({ size }) => size)).toEqual([0, 0]);
    expect(await boardOf(of)).toBeNull();
  });
});
