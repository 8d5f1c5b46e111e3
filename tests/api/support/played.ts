import { HOUR_MS } from '@copa/domain/limits';
import { type Board, BoardSchema, boardId } from '@copa/domain/play/board';
import * as play from '@copa/domain/play/endpoints';
import type { Match } from '@copa/domain/play/match';
import { DEFAULT_POINTS } from '@copa/domain/play/points';
import type { Stage, StageInput } from '@copa/domain/play/stage';
import { DEFAULT_TIE_BREAK } from '@copa/domain/play/stage-terms';
import type { TournamentFormValues } from '@copa/domain/tournaments/tournament-input';
import * as z from 'zod/mini';
import { call } from './api-client.ts';
import { openOrganiser } from './organiser.ts';

export const NAMES = ['Fénix', 'Lobos', 'Rayo', 'Tigres', 'Nova', 'Furia'];

export interface Opened {
  readonly id: string;
  readonly units: Readonly<Record<string, string>>;
  readonly codes: Readonly<Record<string, string>>;
}

export const stageBody = (changes: Partial<StageInput> = {}): StageInput => ({
  name: 'Clasificatoria',
  startsAfter: null,
  lobbySize: 3,
  maps: ['Bermuda', 'Purgatorio'],
  points: DEFAULT_POINTS,
  tieBreak: [...DEFAULT_TIE_BREAK],
  finish: { kind: 'matches', matches: 2 },
  advance: { perLobby: 1, byTable: 1 },
  carry: 'none',
  reports: false,
  revision: 0,
  ...changes,
});

/**
 * `Fénix 1 5` means that the unit Fénix took the first place with five kills. `-` is an unknown number, and
 * `x` means that the unit did not play.
 */
export function rowsOf(of: Opened, lines: readonly string[], revision = 0) {
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

export async function openPlay() {
  const { auth, firestore, token, open, register, approve } = await openOrganiser({
    email: 'camila-anota@copafenix.test',
  });

  async function opened(names = NAMES, changes: Partial<TournamentFormValues> = {}) {
    const id = await open({ date: new Date(Date.now() + HOUR_MS).toISOString(), ...changes });
    const units: Record<string, string> = {};
    const codes: Record<string, string> = {};
    for (const nick of names) {
      const receipt = await register(id, { nick });
      units[nick] = receipt.id;
      codes[nick] = receipt.privateCode;
      await approve(receipt.id);
    }
    return { id, units, codes };
  }

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

  const write = async (of: Opened, match: string, lines: readonly string[], revision = 0, stage = 1) =>
    (await call(play.putRows, { ...at(of, stage, match), body: { rows: rowsOf(of, lines, revision) } })).data;
  const publish = async (of: Opened, match: string, stage = 1): Promise<Match> =>
    (await call(play.publishMatch, at(of, stage, match))).data;

  async function played(of: Opened, match: string, lines: readonly string[], stage = 1): Promise<Match> {
    await write(of, match, lines, 0, stage);
    return publish(of, match, stage);
  }

  const close = async (of: Opened, number = 1) => {
    const { revision } = await stageOf(of, number);
    return (await call(play.closeStage, { ...at(of, number), body: { revision } })).data;
  };
  return {
    auth,
    firestore,
    token,
    register,
    approve,
    opened,
    at,
    stageOf,
    boardOf,
    putStage,
    drawn,
    write,
    publish,
    played,
    close,
  };
}
