import {
  ADJUSTMENTS_MAX,
  STAGE_ALL_MATCHES_MAX,
  STAGE_EXTRA_MATCHES_MAX,
  STAGE_UNITS_MAX,
} from '@copa/domain/limits';
import type { Outcome } from '@copa/domain/play/outcome';
import { namesOf } from '@copa/domain/play/words/match';
import { UNIT_SIZES } from '@copa/domain/tournaments/modality';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { counted, pointsText } from '@copa/domain/words/counted';
import type { Letter } from '../mail.ts';
import type { PushContext, PushWords } from '../notices/notice.ts';
import { greeting, privateLink, quoted } from '../words.ts';

export const tournamentMissing = 'No encontramos ese torneo.';
export const stageMissing = 'No encontramos esa fase.';
export const notDrawn = 'Primero sortea los lobbies de esta fase.';
export const stageClosed = 'La fase ya está cerrada. Un organizador puede reabrirla para corregirla.';
export const notNextStage = 'Las fases van una después de otra: agrega primero la anterior.';
export const isNotLast = (next: string) => `Después va «${next}». Elimínala primero, o di quién pasa.`;
export const lastAlready = (last: string) =>
  `«${last}» es la última fase: di primero quién pasa de ella a la siguiente.`;
export const fewerThanPlayed = (last: number) => `Ya hay una partida ${last}: no puede haber menos.`;

export const tooManyMatches = (lobbies: number, matches: number, all: number) =>
  `Con ${lobbies} lobbies de ${matches} partidas serían ${all}, y una fase tiene lugar para ${STAGE_ALL_MATCHES_MAX}. Haz lobbies más grandes o menos partidas.`;
export const planDrawn = 'Ya hay lobbies sorteados: cambia las fases una por una.';
export const stageHasResults = 'La fase ya tiene partidas publicadas: no se puede eliminar.';
export const laterStageFirst = 'Elimina primero la fase que va después.';

export const alreadyPublished =
  'Ya hay una partida publicada en un lobby que cambiaría. Lo publicado se corrige: no se sortea otra vez.';

export interface UndoneFigures {
  readonly rooms: readonly number[];
  readonly marks: number;
  readonly absences: number;
  readonly rows: number;
  readonly reports: number;
}

export function undoes({ rooms, marks, absences, rows, reports }: UndoneFigures): string | null {
  const numbers = [...new Set(rooms)].map(String);
  const parts = [
    numbers.length > 0 &&
      `la sala de ${numbers.length === 1 ? 'la partida' : 'las partidas'} ${namesOf(numbers)}, que ya está abierta`,
    marks > 0 && `el pase de lista de ${marks}`,
    absences > 0 && counted(absences, 'ausencia anotada', 'ausencias anotadas'),
    rows > 0 && counted(rows, 'resultado sin publicar', 'resultados sin publicar'),
    reports > 0 && counted(reports, 'captura enviada', 'capturas enviadas'),
  ].filter((part) => part !== false);
  return parts.length === 0 ? null : `Las casillas cambian. Esto se deshace: ${namesOf(parts)}.`;
}

export const earlierStageOpen = 'Cierra primero la fase anterior.';
export const tooFewPassed = 'De la fase anterior pasan menos de dos. Reábrela y cambia quién pasa.';
export const tooFewUnits = (confirm: boolean) =>
  `Hacen falta al menos dos inscripciones aprobadas${confirm ? ', completas y confirmadas' : ' y completas'}.`;
export const tooManyUnits = `Una fase tiene lugar para ${STAGE_UNITS_MAX} inscripciones.`;
export const noSeed = 'Escribe el código del sorteo.';
export const unitNotInStage = 'Esa inscripción no juega en esta fase.';
export const hasPlayedAlready = 'Esa inscripción ya tiene un resultado anotado en esta fase.';
export const substitutePlayed = 'Quien ocupó su lugar ya tiene un resultado anotado en esta fase.';
export const notReplaced = 'Nadie ocupó su lugar en esta fase.';
export const substituteLeft = 'Quien ocupó su lugar tampoco juega ya. Deshaz primero el cambio más nuevo.';
export const noPlaceAnyMore = 'Esa inscripción ya no está aprobada y completa, o ya no tiene cupo.';
export const lobbyFull = 'Su lobby ya está lleno.';
export const finalNotConfirmed = 'no confirmar la final';
export const noPlaceSince = 'no tener ya su cupo';
export const notReadyToPlay = 'no estar completo, aprobado y confirmado';

export const lobbyMissing = 'No encontramos ese lobby.';
export const matchMissing = 'No encontramos esa partida.';
export const unitNotInLobby = 'Esa inscripción no juega en este lobby.';
export const noCorrectionReason = 'La partida ya es pública: escribe el motivo de la corrección.';
export const matchIsVoid = 'La partida está anulada. Haz primero que vuelva a contar.';
export const tooManyExtraMatches = `Como máximo ${STAGE_EXTRA_MATCHES_MAX} partidas extra por fase.`;
export const matchIsDraft = 'La partida todavía no se publicó.';
export const rowRemoved = 'Alguien quitó la fila';
export const rowWritten = (name: string, row: string) => `${name} anotó ${row}`;
export const rowsDiffer = (unit: string, theirs: string, yours: string) =>
  `${unit}: ${theirs}; tú, ${yours}.`;

export const adjustmentMissing = 'No encontramos ese ajuste.';
export const tooManyAdjustments = `Como máximo ${ADJUSTMENTS_MAX} ajustes por fase.`;

export const tiedAtCut = 'Hay un empate en el corte. Juega una partida extra o haz un sorteo.';
export const tiedAtFirst = 'Hay un empate por el primer lugar. Juega una partida extra o haz un sorteo.';
export const unpublishedMatch = 'Hay una partida anotada sin publicar. Publícala o borra sus filas.';
export const unplayedLobby =
  'Cada lobby necesita al menos una partida publicada. Si de un lobby no vino nadie, dilo con «Alguien no viene».';
export const protestsFirst = 'Hay protestas sin resolver en esta fase. Resuélvelas primero.';
export const nextStageDrawn = 'La fase siguiente ya está sorteada: elimínala primero.';

export const notInReportedLobby = 'No juegas en un lobby que reciba resultados.';
export const mayNotReport = 'Tu inscripción no está aprobada o ya no tiene cupo: no puede enviar resultados.';
export const reportsClosed = 'Esta partida ya no recibe resultados.';
export const matchNotBegun = 'Esta partida todavía no empezó. Envía el resultado cuando termine.';
export const reportedTooOften = 'Ya enviaron esta partida demasiadas veces. Escríbele a la organización.';
export const tooManyReports = 'Esta fase ya no guarda más resultados. Escríbele a la organización.';
export const reportMissing = 'No encontramos ese resultado.';
export const placementTooHigh = (units: number) =>
  `En tu lobby juegan ${units}: el puesto va de 1 a ${units}.`;

export const notInProtestedMatch = 'No estás en esa partida.';
export const protestTooLate = 'Ya pasó el tiempo para protestar esta partida por ese motivo.';
export const notARival = 'Ese rival no está en esta partida.';
export const tooManyProtests = 'Esta fase ya no guarda más protestas. Escríbele a la organización.';
export const protestMissing = 'No encontramos esa protesta.';
export const protestNotOpen = 'Esta protesta ya no espera una decisión.';
export const protestDecided = (name: string) =>
  name === '' ? 'Quien la envió retiró esta protesta.' : `${name} ya resolvió esta protesta.`;
export const decisionErased =
  'Lo que se escribió en esta protesta ya se borró, así que su decisión ya no se cambia.';
export const noCorrectionOfProtest = 'Para aceptar la protesta, corrige una fila o pon una sanción.';
export const correctionOfDismissed = 'Una protesta que no se acepta no cambia la tabla.';
/** The reason of the decision is not public, so the correction of a match shows this text instead. */
export const protestUpheld = 'una protesta aceptada';
export const nothingCorrected = 'Así la tabla queda igual: cambia algo, o no aceptes la protesta.';

interface DecidedProtest {
  readonly tournament: string;
  readonly match: string;
  readonly isUpheld: boolean;
  readonly isOwn: boolean;
  readonly isRedecided: boolean;
}

export function protestLetter({ tournament, match, isUpheld, isOwn, isRedecided }: DecidedProtest): Letter {
  const what = isOwn ? 'La protesta que enviaron' : 'Una protesta sobre tu equipo o sobre ti';
  const dismissed = isRedecided
    ? 'al final no fue aceptada.'
    : 'no fue aceptada: la tabla queda como estaba.';
  const upheld = `${isRedecided ? 'al final ' : ''}fue aceptada, y la tabla se corrigió.`;
  const became = isUpheld ? upheld : dismissed;
  return {
    subject: `${isRedecided ? 'Cambió la decisión de una protesta' : 'Protesta resuelta'}: ${tournament}`,
    paragraphs: [
      greeting,
      `${what} por la ${match} de «${tournament}» ${became}`,
      'El motivo está en «Mi torneo», en «Protestas».',
      privateLink,
    ],
  };
}

/* Pushes to followers name neither team nor player, because a locked screen may show a push. */

export const begunPush = (tournament: string): PushWords => ({
  title: 'Ya empezó',
  body: `Empezó ${quoted(tournament)}. Te avisamos con cada tabla.`,
  tag: 'follow',
});

type Followed = Pick<Tournament, 'name' | 'modality'>;

const theFollowed = ({ modality }: Followed) =>
  `El ${UNIT_SIZES[modality] > 1 ? 'equipo' : 'jugador'} que sigues`;

export function tablePush(tournament: Followed, stage: string, row: FollowedRow | null): PushWords {
  const body =
    row === null || row.rank === null
      ? `Ya está la tabla de ${quoted(tournament.name)} (${stage}).`
      : `${theFollowed(tournament)} va ${row.rank}.º con ${pointsText(row.points)} en ${quoted(tournament.name)} (${stage}).`;
  return { title: 'Nueva tabla', body, tag: 'follow' };
}

export function podiumPush(tournament: Followed, rank: number | null): PushWords {
  const body =
    rank === null
      ? `Terminó ${quoted(tournament.name)}: mira quién ganó.`
      : `${theFollowed(tournament)} quedó ${rank}.º en ${quoted(tournament.name)}. Mira el podio.`;
  return { title: '¡Hay podio!', body, tag: 'follow' };
}

interface FollowedRow {
  readonly rank: number | null;
  readonly points: number;
}

export const protestsPaused =
  'Este torneo no está publicado ahora. Tu plazo para reclamar se detuvo y sigue cuando se publique.';
export const notPublic = 'Este torneo no está publicado: tu página no puede mostrarlo.';
export const noBoardYet = 'Todavía no hay tabla.';

export interface ClosedStage {
  readonly tournament: string;
  readonly name: string;
  readonly next: string | null;
  readonly changeable: string;
}

export function resultLetter(outcome: Outcome, isTeam: boolean, stage: ClosedStage): Letter {
  const { subject, paragraphs } = resultWords(outcome, isTeam, stage);
  const { tournament, changeable } = stage;
  const mayChange = changeable === '' ? [] : [`La tabla puede cambiar. ${changeable}`];
  return {
    subject: `${subject}: ${tournament}`,
    paragraphs: [greeting, ...paragraphs, ...mayChange, privateLink],
  };
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

export function resultPush({ about, unit, name }: PushContext): PushWords | null {
  const words = resultPushWords(unit.results[about], unit.unit.size > 1, name);
  return words && { ...words, tag: `stage-${about}` };
}

export const protestPush = ({ about, name }: PushContext): PushWords => ({
  title: 'Protesta resuelta',
  body: `Ya hay una decisión en ${name}: toca para leerla.`,
  tag: `protest-${about}`,
});

export const redecidedPush = (context: PushContext): PushWords => ({
  ...protestPush(context),
  title: 'Cambió la decisión de una protesta',
  body: `Hay una decisión nueva en ${context.name}: toca para leerla.`,
});

function resultPushWords(
  result: string | undefined,
  isTeam: boolean,
  name: string,
): Omit<PushWords, 'tag'> | null {
  switch (result) {
    case undefined:
      return null;
    case 'passed':
      return {
        title: isTeam ? '¡Tu equipo clasificó!' : '¡Clasificaste!',
        body: `${isTeam ? 'Pasan' : 'Pasas'} a la fase siguiente de ${name}: toca para ver lo que sigue.`,
      };
    case 'out':
      return {
        title: 'Terminó la fase',
        body: `Esta vez ${isTeam ? 'tu equipo no clasificó' : 'no clasificaste'} en ${name}. ¡Gracias por jugar!`,
      };
    case '1':
      return {
        title: isTeam ? '¡Tu equipo es campeón!' : '¡Eres campeón!',
        body: `${isTeam ? 'Ganaron' : 'Ganaste'} ${name}. ¡Felicitaciones!`,
      };
    default:
      return {
        title: isTeam ? `Tu equipo quedó ${result}.º` : `Quedaste ${result}.º`,
        body: `Terminó ${name}: toca para ver la tabla. ¡Gracias por jugar!`,
      };
  }
}
