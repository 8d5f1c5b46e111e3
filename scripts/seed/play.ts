import { noRooms, type Rooms } from '@copa/domain/day/room';
import { DAY_MS, HOUR_MS, MINUTE_MS, PROVISIONAL_MS } from '@copa/domain/limits';
import { BoardSchema, boardOf, stageStandings } from '@copa/domain/play/board';
import { cutOf } from '@copa/domain/play/cut';
import { dealBySeed } from '@copa/domain/play/draw';
import { type Match, type MatchRow, MatchSchema } from '@copa/domain/play/match';
import { fittingPreset, PLAN_PRESETS } from '@copa/domain/play/plan/presets';
import { planOf } from '@copa/domain/play/plan/told';
import { DEFAULT_POINTS } from '@copa/domain/play/points';
import { type Protest, ProtestSchema } from '@copa/domain/play/protest/protest';
import { reportId } from '@copa/domain/play/report/report';
import { NO_RESULT } from '@copa/domain/play/result/result';
import { type Entrant, mapOf, type Stage, StageSchema, type StageSettings } from '@copa/domain/play/stage';
import { DEFAULT_TIE_BREAK } from '@copa/domain/play/stage-terms';
import type { StoredRegistration } from '@copa/domain/registrations/registration';
import { unitNameOf } from '@copa/domain/registrations/unit';
import { UNIT_SIZES } from '@copa/domain/tournaments/modality';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { DocumentData } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { podiumOf } from '../../functions/src/play/stage-closing.ts';
import { newStage } from '../../functions/src/play/stages.ts';
import { fieldsOf, withDefaults } from '../../functions/src/store/documents.ts';
import { OWNER } from './accounts.ts';

type Settings = Pick<Stage, 'name' | 'lobbySize' | 'finish'> & Partial<Pick<Stage, 'advance'>>;

export interface PlaySeed {
  readonly stages: readonly Settings[];
  readonly published?: number;
  /** In the match after the published ones, this many units of each lobby have results. */
  readonly noted?: number;
  readonly protest?: Pick<Protest, 'kind' | 'text'>;
}

interface Played {
  readonly stage: Stage;
  readonly matches: readonly Match[];
}

const MATCH_EVERY_MS = 25 * MINUTE_MS;
/** A newer podium still has its last prize to deliver, so that the demo shows this state. */
const ALL_DELIVERED_AFTER_MS = 7 * DAY_MS;

export function playDocuments(
  tournament: Tournament,
  units: readonly StoredRegistration[],
  seed: PlaySeed,
  now: Date,
) {
  const documents = new Map<string, DocumentData>();
  const start = tournament.date ?? now;
  let entrants: readonly Entrant[] = units
    .filter(({ status, place }) => status === 'approved' && place === 'held')
    .map((unit) => ({
      id: unit.id,
      number: unit.number,
      name: unitNameOf(unit),
      tag: unit.unit.tag,
      carried: 0,
      since: null,
    }));
  let last: Played | null = null;
  const stages: Stage[] = [];
  let protest: Protest | null = null;
  for (const [index, settings] of seed.stages.entries()) {
    const isLast = index === seed.stages.length - 1;
    const isOver = !isLast || seed.published === undefined;
    const at = new Date(start.getTime() + index * HOUR_MS);
    const drawn = drawnStage(tournament.id, index + 1, settings, entrants, at);
    const played = matchesOf(drawn, UNIT_SIZES[tournament.modality], at, isOver ? null : seed);
    protest = isLast ? protestOf(played, seed) : null;
    const matches = played.map((match) =>
      match.id === protest?.match ? { ...match, officialAt: null } : match,
    );
    const stage: Stage = isOver ? { ...drawn, state: 'closed', closedAt: endOf(matches, at) } : drawn;
    last = { stage, matches };
    stages.push(stage);
    const path = `tournaments/${tournament.id}/stages/${stage.number}`;
    documents.set(path, fieldsOf(z.parse(StageSchema, stage)));
    for (const match of matches)
      documents.set(`${path}/matches/${match.id}`, fieldsOf(z.parse(MatchSchema, match)));
    const board = {
      ...boardOf(tournament, stage, matches, isLast ? null : index + 2),
      revision: 1,
      updatedAt: now,
    };
    documents.set(`boards/${board.id}`, fieldsOf(z.parse(BoardSchema, board)));
    const { rows } = stageStandings(stage, matches);
    const { passing } = cutOf(rows, stage.advance);
    entrants = passing.flatMap((id) => entrants.find((entrant) => entrant.id === id) ?? []);
  }
  if (protest !== null) documents.set(`protests/${protest.id}`, fieldsOf(protest));
  const isOver = last !== null && last.stage.state === 'closed';
  const rooms = seatsOf(tournament.id, stages);
  documents.set(`rooms/${tournament.id}`, fieldsOf(rooms));
  return {
    rooms,
    protest,
    documents,
    fields: {
      stage: seed.stages.length,
      plan: planOf(tournament, stages),
      endedAt: isOver ? (last?.stage.closedAt ?? null) : null,
      results: last !== null && isOver ? seedPodium(tournament, last, now) : tournament.results,
    },
  };
}

function protestOf(matches: readonly Match[], { protest }: PlaySeed): Protest | null {
  const match = matches.findLast(({ state }) => state === 'published');
  if (protest === undefined || match === undefined) return null;
  const unitAt = (wanted: number) =>
    Object.entries(match.rows).find(([, { placement }]) => placement === wanted)?.[0];
  const { tournamentId, stage, publishedAt } = match;
  const address = { registrationId: unitAt(2) ?? '', stage, match: match.id };
  return z.parse(ProtestSchema, {
    ...protest,
    ...address,
    id: reportId(address),
    tournamentId,
    against: unitAt(1),
    sentAt: new Date((publishedAt?.getTime() ?? 0) + 5 * MINUTE_MS),
    requestId: '00000000-0000-4000-8000-000000000000',
    state: 'open',
  });
}

type Planned = readonly StageSettings[];

export function plannedStages({ maxPlayers, modality, mapSelection }: Tournament): Planned {
  const sizes = { places: maxPlayers, modality };
  return PLAN_PRESETS[fittingPreset(sizes)](sizes).map((stage) => ({
    ...stage,
    maps: mapSelection === '' ? [] : [mapSelection],
  }));
}

export function plannedDocuments(tournament: Tournament, settings: Planned, now: Date) {
  const { id } = tournament;
  const documents = new Map<string, DocumentData>();
  for (const [index, planned] of settings.entries()) {
    const stage = { ...newStage(id, index + 1, planned), revision: 1, updatedAt: now };
    documents.set(`tournaments/${id}/stages/${stage.number}`, fieldsOf(stage));
  }
  return { documents, fields: { plan: planOf(tournament, settings) } };
}

function seatsOf(id: string, stages: readonly Stage[]): Rooms {
  const drawn = stages.flatMap(({ number: stage, lobbies }) =>
    lobbies.flatMap((lobby) =>
      lobby.units.map((unit, at) => ({ unit, lobby: { stage, id: lobby.id }, seat: at + 1 })),
    ),
  );
  const last = drawn.filter(({ lobby }) => lobby.stage === stages.length);
  const before = drawn.filter(({ lobby }) => lobby.stage < stages.length);
  return {
    ...noRooms(id),
    stage: stages.length,
    lobbies: Object.fromEntries(last.map(({ unit, lobby }) => [unit, lobby.id])),
    seats: Object.fromEntries(last.map(({ unit, seat }) => [unit, seat])),
    former: Object.fromEntries(before.map(({ unit, lobby }) => [unit, lobby])),
  };
}

function drawnStage(
  tournamentId: string,
  number: number,
  settings: Settings,
  entrants: readonly Entrant[],
  at: Date,
): Stage {
  const units = entrants.map(({ id }) => id);
  return withDefaults(StageSchema, {
    id: String(number),
    tournamentId,
    number,
    advance: { perLobby: 0, byTable: 0 },
    ...settings,
    carry: 'none',
    maps: ['Bermuda', 'Purgatorio', 'Kalahari'],
    points: DEFAULT_POINTS,
    tieBreak: [...DEFAULT_TIE_BREAK],
    reports: true,
    state: 'playing',
    revision: 1,
    entrants: [...entrants],
    lobbies: [...dealBySeed(units, settings.lobbySize)],
    draw: { kind: 'seed', seed: '', at },
    updatedAt: at,
  });
}

function matchesOf(
  stage: Stage,
  playersPerUnit: number,
  start: Date,
  until: PlaySeed | null,
): readonly Match[] {
  const { published = Number.POSITIVE_INFINITY, noted = 0 } = until ?? {};
  const matches: Match[] = [];
  for (let number = 1; number <= stage.finish.matches; number += 1) {
    if (stageStandings(stage, matches).isOver) break;
    const at = new Date(start.getTime() + number * MATCH_EVERY_MS);
    for (const { id: lobby, units } of stage.lobbies) {
      const order = finishOf(stage, matches, units, number);
      const rows = rowsOf(order, killsIn(number, order.length, playersPerUnit), at);
      if (number <= published) matches.push(matchOf(stage, lobby, number, rows, at));
      else if (number === published + 1 && noted > 0) {
        matches.push({
          ...matchOf(stage, lobby, number, rows.slice(0, noted), at),
          state: 'draft',
          publishedAt: null,
          scoresUntil: null,
          officialAt: null,
        });
      }
    }
  }
  return matches;
}

/** A unit that would be champion with the next Booyah gets this Booyah, so the stage ends with a champion. */
function finishOf(
  stage: Stage,
  played: readonly Match[],
  units: readonly string[],
  match: number,
): readonly string[] {
  const { rows } = stageStandings(stage, played);
  const onPoint = rows.find(({ isOnPoint }) => isOnPoint)?.id;
  const luckOf = (id: string) => {
    const at = units.indexOf(id);
    return id === onPoint ? -1 : at + ((at * 7 + match * 5) % 9);
  };
  return units.toSorted((one, other) => luckOf(one) - luckOf(other));
}

/** Returns the kills by placement. Together they are at most the players of the units that lost. */
function killsIn(number: number, units: number, playersPerUnit: number): readonly number[] {
  const wanted = Array.from({ length: units }, (_, before) =>
    Math.max(0, 9 - before + ((before * 3 + number) % 4)),
  );
  const killed = (units - 1) * playersPerUnit;
  const share = killed / wanted.reduce((total, kills) => total + kills, 0);
  return wanted.map((kills) => Math.floor(kills * Math.min(1, share)));
}

function rowsOf(
  order: readonly string[],
  kills: readonly number[],
  at: Date,
): readonly (readonly [string, MatchRow])[] {
  const { uid: by, displayName: byName } = OWNER;
  return order.map((id, before) => [
    id,
    { ...NO_RESULT, placement: before + 1, kills: kills[before] ?? 0, revision: 1, by, byName, at },
  ]);
}

function matchOf(
  stage: Stage,
  lobby: string,
  number: number,
  rows: ReturnType<typeof rowsOf>,
  at: Date,
): Match {
  return {
    id: `${lobby}-${number}`,
    tournamentId: stage.tournamentId,
    stage: stage.number,
    lobby,
    number,
    isExtra: false,
    map: mapOf(stage, number),
    rows: Object.fromEntries(rows),
    revision: 1,
    state: 'published',
    publishedAt: at,
    scoresUntil: new Date(at.getTime() + PROVISIONAL_MS),
    fairPlayUntil: null,
    officialAt: new Date(at.getTime() + PROVISIONAL_MS),
    updatedAt: at,
  };
}

function endOf(matches: readonly Match[], start: Date): Date {
  return new Date(Math.max(start.getTime(), ...matches.map(({ officialAt }) => officialAt?.getTime() ?? 0)));
}

function seedPodium(tournament: Tournament, { stage, matches }: Played, now: Date): Tournament['results'] {
  const closedAt = stage.closedAt ?? now;
  const deliveredAt = new Date(closedAt.getTime() + 16 * HOUR_MS);
  const isNew = now.getTime() - closedAt.getTime() < ALL_DELIVERED_AFTER_MS;
  return podiumOf(tournament, stage, stageStandings(stage, matches).rows).map((result) =>
    deliveredAt > now || (isNew && result.rank === 3) ? result : { ...result, deliveredAt },
  );
}
