import {
  ADJUSTMENTS_MAX,
  STAGE_ALL_MATCHES_MAX,
  STAGE_EXTRA_MATCHES_MAX,
  STAGE_UNITS_MAX,
} from '@copa/domain/limits';
import type { Adjustment } from '@copa/domain/play/adjustment';
import { matchName as nameOf } from '@copa/domain/play/board/words';
import { lobbyName } from '@copa/domain/play/draw';
import { isAcross, type Match, type Result } from '@copa/domain/play/match';
import type { Outcome } from '@copa/domain/play/outcome';
import type { Stage } from '@copa/domain/play/stage';
import type { Letter } from '../mail.ts';
import { greeting, privateLink } from '../words.ts';

/* Stages */

export const tournamentMissing = 'No encontramos ese torneo.';
export const stageMissing = 'No encontramos esa fase.';
export const notDrawn = 'Primero sortea los lobbies de esta fase.';
export const stageClosed = 'La fase ya está cerrada. Ábrela otra vez para corregirla.';
export const notNextStage = 'Las fases van una después de otra: agrega primero la anterior.';
export const fewerThanPlayed = (last: number) => `Ya hay una partida ${last}: no puede haber menos.`;
export const settingsChanged = (changed: readonly string[]) =>
  `Cambió la fase: ${new Intl.ListFormat('es', { type: 'conjunction' }).format(changed)}.`;
/** Settings that change the table; who may send reports does not. */
export const settings = {
  name: 'el nombre',
  lobbySize: 'el tamaño de los lobbies',
  maps: 'los mapas',
  points: 'los puntos',
  tieBreak: 'el orden de desempate',
  finish: 'cómo se gana',
  advance: 'cuántos pasan',
  carry: 'los puntos que se arrastran',
} satisfies Partial<Record<keyof Stage, string>>;

export const tooManyMatches = (lobbies: number, matches: number, all: number) =>
  `Con ${lobbies} lobbies de ${matches} partidas serían ${all}, y una fase tiene lugar para ${STAGE_ALL_MATCHES_MAX}. Pon más equipos en cada lobby o menos partidas.`;
export const planDrawn = 'Ya hay lobbies sorteados: cambia las fases una por una.';
export const stageHasResults = 'La fase ya tiene partidas publicadas: no se puede eliminar.';
export const laterStageFirst = 'Elimina primero la fase que va después.';

/* Draws and entrants */

export const alreadyStarted = 'Ya hay resultados anotados: los lobbies no se pueden sortear otra vez.';
export const earlierStageOpen = 'Cierra primero la fase anterior.';
export const tooFewUnits = 'Hacen falta al menos dos equipos aprobados y completos.';
export const tooManyUnits = `Una fase tiene lugar para ${STAGE_UNITS_MAX} equipos.`;
export const noSeed = 'Escribe la semilla del sorteo.';
export const unitNotInStage = 'Ese equipo no juega en esta fase.';
export const hasPlayedAlready = 'Ese equipo ya tiene un resultado anotado en esta fase.';
export const notReplaced = 'Nadie ocupó el lugar de ese equipo en esta fase.';
export const substituteLeft = 'Quien ocupó su lugar tampoco juega ya. Deshaz primero el cambio más nuevo.';
export const noPlaceAnyMore = 'Ese equipo ya no tiene un cupo aprobado y completo.';
export const lobbyFull = 'Su lobby ya está lleno.';
export const leaves = (name: string, reason: string) =>
  `${name} no juega, por ${reason}. Su lugar queda libre.`;
export const comesFor = (coming: string, leaving: string, reason: string) =>
  `${coming} juega en lugar de ${leaving}, por ${reason}.`;
export const returns = (coming: string, leaving: string | null, reason: string) =>
  leaving === null
    ? `${coming} vuelve a jugar, por ${reason}.`
    : `${coming} vuelve a jugar en lugar de ${leaving}, por ${reason}.`;
export const finalNotConfirmed = 'no confirmar la final';

/* Matches */

export const lobbyMissing = 'No encontramos ese lobby.';
export const matchMissing = 'No encontramos esa partida.';
export const unitNotInLobby = 'Ese equipo no juega en este lobby.';
export const noCorrectionReason = 'La partida ya es pública: escribe el motivo de la corrección.';
export const matchIsVoid = 'La partida está anulada. Recupérala primero.';
export const tooManyExtraMatches = `Como máximo ${STAGE_EXTRA_MATCHES_MAX} partidas extra por fase.`;
export const matchIsDraft = 'La partida todavía no se publicó.';
export const rowRemoved = 'Alguien quitó la fila';
export const rowWritten = (name: string, row: string) => `${name} anotó ${row}`;
export const rowsDiffer = (unit: string, theirs: string, yours: string) =>
  `${unit}: ${theirs}; tú, ${yours}.`;
export const matchVoided = (match: string, reason: string) => `${match} anulada, por ${reason}.`;
export const matchRestored = (match: string, reason: string) => `${match} vuelve a contar, por ${reason}.`;

/* Adjustments */

export function adjustmentOf({ kind, points, match }: Pick<Adjustment, 'kind' | 'points' | 'match'>): string {
  if (kind === 'disqualified') return 'queda fuera de la tabla';
  if (kind === 'half') return `la mitad de los puntos de la partida ${match}`;
  if (kind === 'kills-only') return `solo las bajas de la partida ${match}`;
  const amount = `${points < 0 ? '−' : '+'}${Math.abs(points)} ${Math.abs(points) === 1 ? 'punto' : 'puntos'}`;
  return match === null ? amount : `${amount} desde la partida ${match}`;
}

export const adjustmentMissing = 'No encontramos ese ajuste.';
export const tooManyAdjustments = `Como máximo ${ADJUSTMENTS_MAX} ajustes por fase.`;
export const adjusted = (unit: string, adjustment: string, reason: string) =>
  `${unit}: ${adjustment}, por ${reason}.`;
export const adjustmentRevoked = (unit: string, adjustment: string) =>
  `${unit}: ya no cuenta «${adjustment}».`;

/* Closing */

export const tiedAtCut = 'Hay un empate en el corte. Juega una partida extra o haz un sorteo.';
export const tiedAtFirst = 'Hay un empate por el primer lugar. Juega una partida extra o haz un sorteo.';
export const unpublishedMatch = 'Hay una partida anotada sin publicar. Publícala o borra sus filas.';
export const unplayedLobby = 'Cada lobby necesita al menos una partida publicada.';
export const protestsFirst = 'Hay protestas sin resolver en esta fase. Resuélvelas primero.';
export const nextStageDrawn = 'La fase siguiente ya está sorteada: elimínala primero.';
export const tieDrawn = (seed: string) => `Los empates se decidieron por sorteo con la semilla «${seed}».`;

/* Reports of teams */

export const registrationMissing = 'No encontramos esa inscripción.';
export const notInReportedLobby = 'Tu equipo no juega en un lobby que reciba resultados.';
export const mayNotReport = 'Tu inscripción no está aprobada o ya no tiene cupo: no puede enviar resultados.';
export const reportsClosed = 'Esta partida ya no recibe resultados.';
export const matchNotBegun = 'Esta partida todavía no empezó. Envía el resultado cuando termine.';
export const reportedTooOften = 'Ya enviaron esta partida demasiadas veces. Escríbele a la organización.';
export const tooManyReports =
  'Esta fase ya no guarda más resultados de equipos. Escríbele a la organización.';
export const reportMissing = 'Ese equipo no envió esta partida.';
export const placementTooHigh = (units: number) =>
  `En tu lobby juegan ${units}: el puesto va de 1 a ${units}.`;

/* Protests of teams */

export const notInProtestedMatch = 'Tu equipo no está en esa partida.';
export const protestTooLate = 'Ya pasó el tiempo para protestar esta partida por ese motivo.';
export const protestedAlready =
  'Tu equipo ya protestó esta partida. Cada equipo puede protestar una vez por partida.';
export const notARival = 'Ese equipo no está en esta partida.';
export const tooManyProtests = 'Esta fase ya no guarda más protestas. Escríbele a la organización.';
export const protestMissing = 'No encontramos esa protesta.';
export const protestNotOpen = 'Esta protesta ya no espera una decisión.';
export const protestDecided = (name: string) =>
  name === '' ? 'El equipo retiró esta protesta.' : `${name} ya resolvió esta protesta.`;
export const noCorrectionOfProtest = 'Para aceptar la protesta, corrige una fila o sanciona a un equipo.';
export const correctionOfDismissed = 'Una protesta rechazada no cambia la tabla.';
/** The reason that everybody reads; both teams read the one of the decision. */
export const protestUpheld = 'una protesta aceptada';
export const nothingCorrected = 'Así la tabla queda igual: cambia algo, o rechaza la protesta.';

interface DecidedProtest {
  readonly tournament: string;
  readonly match: string;
  readonly isUpheld: boolean;
  /** The reader's unit sent it; false where it was about that unit. */
  readonly isOwn: boolean;
}

export function protestLetter({ tournament, match, isUpheld, isOwn }: DecidedProtest): Letter {
  const what = isOwn ? 'La protesta que enviaron' : 'Una protesta sobre tu equipo o sobre ti';
  const became = isUpheld
    ? 'fue aceptada, y la tabla se corrigió.'
    : 'no fue aceptada: la tabla queda como estaba.';
  return {
    subject: `Protesta resuelta: ${tournament}`,
    paragraphs: [
      greeting,
      `${what} por la ${match} de «${tournament}» ${became}`,
      'El motivo está en «Mi torneo», en «Protestas».',
      privateLink,
    ],
  };
}

/* Pages */

export const notPublic = 'Este torneo no está publicado: tu página no puede mostrarlo.';
export const boardTitle = (tournament: string) => `Tabla de posiciones: ${tournament}`;
export const noBoardYet = 'Todavía no hay tabla.';

/* Public corrections */

interface Change {
  readonly name: string;
  readonly from: Result | null;
  readonly to: Result | null;
}

export function matchName(
  { lobbies }: Pick<Stage, 'lobbies'>,
  match: Pick<Match, 'lobby' | 'number' | 'isExtra' | 'rows'>,
): string {
  const name = nameOf(match);
  const isNamed = lobbies.length > 1 && !isAcross(match.lobby, Object.keys(match.rows), lobbies);
  return isNamed ? `${name} del ${lobbyName({ id: match.lobby })}` : name;
}

/** A line for everybody to read; the audit has all of it. */
const NAMED_MAX = 30;

/** `Partida 2 corregida: Los Fénix 3.º → 4.º, por captura.` */
export function correctionOf(
  stage: Pick<Stage, 'lobbies'>,
  match: Pick<Match, 'lobby' | 'number' | 'isExtra' | 'rows'>,
  changes: readonly Change[],
  reason: string,
): string {
  const named = changes.slice(0, NAMED_MAX).map(changeWords);
  const rest = changes.length - named.length;
  const all = rest === 0 ? named : [...named, `y ${rest} más`];
  return `${matchName(stage, match)} corregida: ${all.join('; ')}, por ${reason}.`;
}

function changeWords({ name, from, to }: Change): string {
  const differences = [
    ...(from?.played === to?.played ? [] : [[presence(from), presence(to)]]),
    ...(from?.placement === to?.placement ? [] : [[placed(from), placed(to)]]),
    ...(from?.kills === to?.kills ? [] : [[killed(from), killed(to)]]),
  ].map(([before, after]) => `${before} → ${after}`);
  return `${name} ${differences.join(', ')}`;
}

const presence = (row: Result | null) => (row?.played === true ? 'jugó' : 'no jugó');
const placed = (row: Result | null) => (row?.placement == null ? 'sin puesto' : `${row.placement}.º`);

function killed(row: Result | null): string {
  if (row?.kills == null) return 'sin bajas anotadas';
  return row.kills === 1 ? '1 baja' : `${row.kills} bajas`;
}

/** `3.º y 5 bajas` */
export function rowWords(row: Result | null): string {
  if (row === null) return 'nada';
  return row.played ? `${placed(row)} y ${killed(row)}` : 'no jugó';
}

/* The mail about a closed stage */

export interface ClosedStage {
  readonly tournament: string;
  readonly name: string;
  /** Null where nobody has named it yet. */
  readonly next: string | null;
}

export function resultLetter(outcome: Outcome, isTeam: boolean, stage: ClosedStage): Letter {
  const { subject, paragraphs } = resultWords(outcome, isTeam, stage);
  return { subject: `${subject}: ${stage.tournament}`, paragraphs: [greeting, ...paragraphs, privateLink] };
}

function resultWords(
  { result, rank }: Outcome,
  isTeam: boolean,
  { tournament, name, next }: ClosedStage,
): Letter {
  const came = isTeam ? `tu equipo quedó ${rank}.º` : `quedaste ${rank}.º`;
  if (result === 'passed') {
    const to = next === null ? `la fase siguiente de «${tournament}»` : `«${next}» de «${tournament}»`;
    return {
      subject: isTeam ? '¡Tu equipo clasificó!' : '¡Clasificaste!',
      paragraphs: [
        `${isTeam ? '¡Tu equipo clasificó' : '¡Clasificaste'} a ${to}! En «${name}» ${came}.`,
        'En «Mi torneo» aparece cuándo y dónde se juega lo que sigue.',
      ],
    };
  }
  if (result === 'out') {
    const missed = isTeam ? 'no clasificó' : 'no clasificaste';
    return {
      subject: 'Terminó la fase',
      paragraphs: [`Terminó «${name}» de «${tournament}»: ${came} y esta vez ${missed}. ¡Gracias por jugar!`],
    };
  }
  if (rank === 1) {
    return {
      subject: isTeam ? '¡Tu equipo es campeón!' : '¡Eres campeón!',
      paragraphs: [`¡${isTeam ? 'Tu equipo es' : 'Eres'} campeón de «${tournament}»! Felicitaciones.`],
    };
  }
  return {
    subject: isTeam ? `Tu equipo quedó ${rank}.º` : `Quedaste ${rank}.º`,
    paragraphs: [`Terminó «${tournament}» y ${came}. ¡Gracias por jugar!`],
  };
}
