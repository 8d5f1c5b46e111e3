import { REPLACEMENTS_MAX } from '@copa/domain/limits';
import { stageStandings } from '@copa/domain/play/board';
import { cutOf } from '@copa/domain/play/cut';
import type { Carry, Entrant, Stage } from '@copa/domain/play/stage';
import type { Context } from '../context.ts';
import { found, refusal } from '../refusals.ts';
import { isPlaying } from '../registrations/places.ts';
import { type Actor, recordAudit } from '../site/audit.ts';
import { REGISTRATIONS } from '../store/collections.ts';
import { entrantOf, entrantsFrom, registeredEntrants } from './draws.ts';
import { openSeating } from './seating.ts';
import { withCorrection } from './stages.ts';
import { changeStage, findTable, requirePlaying, requireSeen, type Table, writeTable } from './table.ts';

const NOT_HERE = 'Ese equipo no juega en esta fase.';
const HAS_PLAYED = 'Ese equipo ya tiene un resultado anotado en esta fase.';
const TIED = 'El siguiente de la tabla está empatado en todo. Decide el empate primero.';
const NOT_REPLACED = 'Nadie ocupó el lugar de ese equipo en esta fase.';
const CAME_LEFT = 'Quien ocupó su lugar tampoco juega ya. Deshaz primero el cambio más nuevo.';
const NO_PLACE = 'Ese equipo ya no tiene un cupo aprobado y completo.';
const FULL = 'Su lobby ya está lleno.';

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
  return changeStage(context, tournamentId, number, async ({ unit, tournament, table, now }) => {
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
    const lobby = stage.lobbies.find(({ units }) => units.includes(unitId))?.id ?? 'a';
    const changed = {
      entrants: replaced(stage.entrants, leaving, coming),
      lobbies,
      replacements: [{ left: leaving, came: coming?.id ?? null, lobby }, ...stage.replacements].slice(
        0,
        REPLACEMENTS_MAX,
      ),
      corrections: withCorrection(stage, { at: now, text }),
    };
    return { stage: changed };
  });
}

/** Takes a replacement back, for whoever came after all, while the one in its place has not played. */
export function returnEntrant(
  context: Context,
  actor: Actor,
  tournamentId: string,
  number: number,
  { revision, unitId, reason }: Replacement,
): Promise<Stage> {
  return changeStage(context, tournamentId, number, async ({ unit, tournament, table, now }) => {
    const previous = number === 1 ? null : await findTable(unit, tournamentId, number - 1);
    const registration = await unit.get(REGISTRATIONS, unitId);
    const seat = await openSeating(unit, tournament, context);
    requireSeen(table, revision);
    requirePlaying(table);
    const { stage } = table;
    const replacement = found(
      stage.replacements.find(({ left }) => left.id === unitId) ?? null,
      NOT_REPLACED,
    );
    if (registration === null || !isPlaying(registration, tournament, now))
      throw refusal('conflict', NO_PLACE);
    const { came } = replacement;
    const leaving = stage.entrants.find(({ id }) => id === came);
    if (came !== null && leaving === undefined) throw refusal('conflict', CAME_LEFT);
    if (came !== null && table.matches.some(({ rows }) => rows[came] !== undefined)) {
      throw refusal('conflict', HAS_PLAYED);
    }
    const back = entrantOf(registration, replacement.left.carried);
    recordAudit(unit, context, {
      actor,
      action: 'play.return-entrant',
      target: `registrations/${unitId}`,
      tournament,
      before: { unit: leaving?.name ?? null },
      after: { unit: back.name, reason },
    });
    if (previous !== null) {
      const absent = previous.stage.absent.filter((id) => id !== unitId);
      writeTable(unit, tournament, previous, { stage: { absent } }, now);
    }
    const lobbies = withUnit(stage, unitId, replacement);
    seat(number, lobbies);
    const whom = leaving === undefined ? '' : ` en lugar de ${leaving.name}`;
    const text = `${back.name} vuelve a jugar${whom}, por ${reason}.`;
    const changed = {
      entrants: leaving === undefined ? [...stage.entrants, back] : replaced(stage.entrants, leaving, back),
      lobbies,
      replacements: stage.replacements.filter((each) => each !== replacement),
      corrections: withCorrection(stage, { at: now, text }),
    };
    return { stage: changed };
  });
}

/** In the place of whoever came, wherever that is now; where nobody came, in the lobby that it left. */
function withUnit(
  { lobbies, lobbySize }: Stage,
  unitId: string,
  { came, lobby: left }: Stage['replacements'][number],
): Stage['lobbies'] {
  if (came !== null) {
    return lobbies.map((lobby) => ({
      ...lobby,
      units: lobby.units.map((id) => (id === came ? unitId : id)),
    }));
  }
  if (!lobbies.some(({ id, units }) => id === left && units.length < lobbySize))
    throw refusal('conflict', FULL);
  return lobbies.map((lobby) => (lobby.id === left ? { ...lobby, units: [...lobby.units, unitId] } : lobby));
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
