import { createHash } from 'node:crypto';
import { STAGE_UNITS_MAX } from '@copa/domain/limits';
import { stageStandings } from '@copa/domain/play/board';
import { cutOf } from '@copa/domain/play/cut';
import { dealBySeed, dealInTurn, lobbiesError } from '@copa/domain/play/draw';
import type { Carry, DrawKind, Entrant, Lobby, Stage } from '@copa/domain/play/stage';
import type { StoredRegistration } from '@copa/domain/registrations/registration';
import { unitNameOf } from '@copa/domain/registrations/unit';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { Context } from '../context.ts';
import { invalidFields, refusal } from '../refusals.ts';
import { isPlaying } from '../registrations/places.ts';
import { type Actor, recordAudit } from '../site/audit.ts';
import { REGISTRATIONS } from '../store/collections.ts';
import type { Reader } from '../store/database.ts';
import { openSeating } from './seating.ts';
import { withCorrection } from './stages.ts';
import {
  findTable,
  readPlayed,
  readTable,
  requirePlaying,
  requireSeen,
  type Table,
  writeTable,
} from './table.ts';

const STARTED = 'Ya hay resultados anotados: los lobbies no se pueden sortear otra vez.';
const NOT_CLOSED = 'Cierra primero la fase anterior.';
const TOO_FEW = 'Hacen falta al menos dos equipos aprobados y completos.';
const TOO_MANY = `Una fase tiene lugar para ${STAGE_UNITS_MAX} equipos.`;
const NOT_HERE = 'Ese equipo no juega en esta fase.';
const HAS_PLAYED = 'Ese equipo ya tiene un resultado anotado en esta fase.';
const NO_SEED = 'Escribe la semilla del sorteo.';
const TIED = 'El siguiente de la tabla está empatado en todo. Decide el empate primero.';

export interface DrawInput {
  readonly revision: number;
  readonly kind: DrawKind;
  readonly lobbies?: readonly Lobby[] | undefined;
  readonly seed?: string | undefined;
}

export function drawLobbies(
  context: Context,
  actor: Actor,
  tournamentId: string,
  number: number,
  input: DrawInput,
): Promise<Stage> {
  const now = context.clock();
  return context.database.transaction(async (unit) => {
    const tournament = await readPlayed(unit, tournamentId);
    const table = await readTable(unit, tournamentId, number);
    const previous = number === 1 ? null : await findTable(unit, tournamentId, number - 1);
    const seat = await openSeating(unit, tournament, context);
    requireSeen(table, input.revision);
    if (table.stage.state === 'closed') requirePlaying(table);
    if (table.matches.some(({ rows }) => Object.keys(rows).length > 0)) throw refusal('conflict', STARTED);
    const entrants =
      previous === null
        ? await registeredEntrants(unit, tournament, now)
        : entrantsFrom(previous, table.stage.carry);
    if (entrants.length < 2) throw refusal('conflict', TOO_FEW);
    const lobbies = lobbiesOf(table.stage, entrants, input);
    recordAudit(unit, context, {
      actor,
      action: 'play.draw',
      target: `tournaments/${tournamentId}/stages/${number}`,
      tournament,
      after: { kind: input.kind, seed: seedOf(input), lobbies: lobbies.length, units: entrants.length },
    });
    const drawn = {
      state: 'playing' as const,
      entrants: [...entrants],
      lobbies: [...lobbies],
      draw: { kind: input.kind, seed: seedOf(input), at: now },
      tieDraw: null,
    };
    seat(number, lobbies);
    if (previous !== null) writeTable(unit, tournament, previous, { next: number }, now);
    return writeTable(unit, tournament, table, { stage: drawn }, now).stage;
  });
}

/** Only what was drawn by has a seed. */
function seedOf({ kind, seed }: DrawInput): string {
  return kind === 'random' ? (seed ?? '') : '';
}

function lobbiesOf({ lobbySize }: Stage, entrants: readonly Entrant[], input: DrawInput): readonly Lobby[] {
  const ids = entrants.map(({ id }) => id);
  if (input.kind === 'seed') return dealBySeed(ids, lobbySize);
  if (input.kind === 'random') {
    if (input.seed === undefined) throw invalidFields({ seed: NO_SEED });
    return dealInTurn(drawnOrder(entrants, input.seed), lobbySize);
  }
  const { lobbies = [] } = input;
  const error = lobbiesError(lobbies, ids, lobbySize);
  if (error !== null) throw invalidFields({ lobbies: error });
  return lobbies;
}

/** By the SHA-256 of `seed:number`: whoever has the seed gets the same order, with any tool. */
export function drawnOrder(
  entrants: readonly Pick<Entrant, 'id' | 'number'>[],
  seed: string,
): readonly string[] {
  return entrants
    .map(({ id, number }) => ({ id, key: digest(`${seed}:${number === 0 ? id : number}`) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ id }) => id);
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Whoever plays as it stands now, in the order in which they registered. */
async function registeredEntrants(
  reader: Reader,
  tournament: Tournament,
  now: Date,
): Promise<readonly Entrant[]> {
  const approved = await reader.find(
    REGISTRATIONS,
    {
      where: [
        { field: 'tournamentId', op: '==', value: tournament.id },
        { field: 'status', op: '==', value: 'approved' },
      ],
    },
    STAGE_UNITS_MAX + 1,
  );
  if (approved.length > STAGE_UNITS_MAX) throw refusal('conflict', TOO_MANY);
  return approved
    .filter((unit) => isPlaying(unit, tournament, now))
    .toSorted((a, b) => a.number - b.number || a.createdAt.getTime() - b.createdAt.getTime())
    .map((unit) => entrantOf(unit));
}

export function entrantOf(unit: StoredRegistration, carried = 0): Entrant {
  return { id: unit.id, number: unit.number, name: unitNameOf(unit), tag: unit.unit.tag, carried };
}

/** Who passed, best first. */
function entrantsFrom(previous: Table, carry: Carry): readonly Entrant[] {
  if (previous.stage.state !== 'closed') throw refusal('conflict', NOT_CLOSED);
  const { rows } = stageStandings(previous.stage, previous.matches);
  const { passing } = cutOf(rows, previous.stage.advance, previous.stage.absent);
  return passing.flatMap((id) => {
    const entrant = previous.stage.entrants.find((each) => each.id === id);
    const points = rows.find((row) => row.id === id)?.points ?? 0;
    return entrant === undefined ? [] : [{ ...entrant, carried: carriedFrom(points, carry) }];
  });
}

function carriedFrom(points: number, carry: Carry): number {
  if (carry === 'none') return 0;
  return carry === 'half' ? Math.floor(points / 2) : points;
}

interface Replacement {
  readonly revision: number;
  readonly unitId: string;
  readonly reason: string;
}

/** Who does not come leaves the place to the next one, by the function that made the cut. */
export function replaceEntrant(
  context: Context,
  actor: Actor,
  tournamentId: string,
  number: number,
  { revision, unitId, reason }: Replacement,
): Promise<Stage> {
  const now = context.clock();
  return context.database.transaction(async (unit) => {
    const tournament = await readPlayed(unit, tournamentId);
    const table = await readTable(unit, tournamentId, number);
    const previous = number === 1 ? null : await findTable(unit, tournamentId, number - 1);
    const seat = await openSeating(unit, tournament, context);
    requireSeen(table, revision);
    requirePlaying(table);
    const { stage } = table;
    const leaving = stage.entrants.find(({ id }) => id === unitId);
    if (leaving === undefined) throw refusal('not-found', NOT_HERE);
    if (table.matches.some(({ rows }) => rows[unitId] !== undefined)) throw refusal('conflict', HAS_PLAYED);
    const absent = previous === null ? [] : [...previous.stage.absent, unitId];
    const candidates =
      previous === null
        ? await registeredEntrants(unit, tournament, now)
        : nextEntrants(previous, absent, stage.carry);
    const coming = candidates.find(
      ({ id }) => id !== unitId && !stage.entrants.some((entrant) => entrant.id === id),
    );
    recordAudit(unit, context, {
      actor,
      action: 'play.replace-entrant',
      target: `registrations/${unitId}`,
      tournament,
      before: { unit: leaving.name },
      after: { unit: coming?.name ?? null, reason },
    });
    if (previous !== null) writeTable(unit, tournament, previous, { stage: { absent } }, now);
    const text =
      coming === undefined
        ? `${leaving.name} no juega, por ${reason}.`
        : `${coming.name} juega en lugar de ${leaving.name}, por ${reason}.`;
    const lobbies = stage.lobbies.map((lobby) => ({
      ...lobby,
      units: lobby.units.flatMap((id) => (id === unitId ? (coming?.id ?? []) : id)),
    }));
    seat(number, lobbies);
    const changed = {
      entrants: replaced(stage.entrants, leaving, coming),
      lobbies,
      corrections: withCorrection(stage, { at: now, text }),
    };
    return writeTable(unit, tournament, table, { stage: changed }, now).stage;
  });
}

function nextEntrants(previous: Table, absent: string[], carry: Carry): readonly Entrant[] {
  const table = { ...previous, stage: { ...previous.stage, absent } };
  const { rows } = stageStandings(table.stage, table.matches);
  if (cutOf(rows, table.stage.advance, absent).tied.length > 0) throw refusal('conflict', TIED);
  return entrantsFrom(table, carry);
}

function replaced(entrants: readonly Entrant[], leaving: Entrant, coming: Entrant | undefined): Entrant[] {
  return entrants.flatMap((each) => (each === leaving ? (coming ?? []) : each));
}
