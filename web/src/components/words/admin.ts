import { MINUTE_MS, REVIEW_MS } from '@copa/domain/limits';
import { isolated } from '@copa/domain/sentence';
import { counted, ordinal } from '@copa/domain/words/counted';
import type { PlayStep, StageStep } from '../../config/day-play.ts';

export const drag = (item: string) => `Arrastrar ${item}`;
export const up = (item: string) => `Subir ${item}`;
export const down = (item: string) => `Bajar ${item}`;
export const narrow = 'Filtrar';
export const more = 'Cargar más';
export const moreRows = (count: number, left: number) =>
  count < left
    ? `Ver ${count} más de ${left}`
    : left === 1
      ? 'Ver el que falta'
      : `Ver los ${left} que faltan`;
export const searchPlayer = 'Buscar jugador';
export const searchPlayerHint = 'Nick, equipo, ID o teléfono';
export const nobodyFound = 'Nadie con esa búsqueda.';
export const tryAgain = 'Reintentar';
export const offline = 'Sin conexión';
export const offlineText = 'No pudimos cargar los datos. Aparecen solos cuando vuelva la conexión.';
export const failed = 'No pudimos cargar los datos';
export const partMissing = 'Falta una parte de esta pantalla: no pudimos cargarla.';
export const stale = (reason: string) => `Esto puede estar desactualizado. ${reason}`;
export const loadingPart = 'Cargando…';
export const staleOffline = 'Sin conexión: esto puede estar atrasado. Se pone al día solo cuando vuelva.';

export const save = 'Guardar';
export const cancel = 'Cancelar';
export const recovered = (when: string) => `Recuperamos lo que escribiste ${when} sin guardar.`;
export const discard = 'Descartar';
export const goneText = (document: string) =>
  `Alguien eliminó ${document} mientras editabas. Lo que escribiste sigue aquí: puedes copiarlo.`;
export const leaveTitle = '¿Salir sin guardar?';
export const leave = 'Salir sin guardar';
export const stay = 'Seguir editando';
export const leaveText = 'Tienes cambios sin guardar.';
export const gone = 'No existe, o alguien lo eliminó.';
export const toList = 'Volver a la lista';
export const rivalTitle = (document: string) => `Otra persona cambió ${document}`;
export const rivalText =
  'Guardó sus cambios mientras editabas. Los tuyos siguen aquí: incorpora los suyos y después guarda.';
export const bothChanged = (mine: string) => `, lo cambiaron los dos. Tú: ${mine}`;
export const useTheirs = (value: string) => `Usar el suyo: ${value}`;
export const takeTheirs = 'Incorporar sus cambios';

export const day = 'fecha';
export const dayFormat = 'AAAA-MM-DD';
export const hour = 'hora';
export const hourFormat = 'HH:MM';
export const options = 'Opciones';
export const optionsHint = 'Una por línea.';

export const audited = 'Queda anotado en «Quién hizo qué».';
export const usualReasons = 'Motivos frecuentes';
export const reason = 'Motivo';
export const reasonMissing = 'Escribe el motivo.';

export const ofLobby = (lobby: string | null) => (lobby === null ? '' : ` del Lobby ${lobby.toUpperCase()}`);
export const closeStageOf = (isLast: boolean) => (isLast ? 'Cerrar y hacer el podio' : 'Cerrar la fase');
export const stepName = (step: StageStep) =>
  step.kind === 'close' ? closeStageOf(step.isLast) : `Anotar la partida ${step.match}${ofLobby(step.lobby)}`;
export const drawLobbies = (fitsOneLobby: boolean) =>
  fitsOneLobby ? 'Armar el lobby' : 'Sortear los lobbies';

export const playStepName = (step: PlayStep, units: number) =>
  step.kind === 'draw' ? drawLobbies(step.fitsOneLobby ?? units <= step.lobbySize) : stepName(step);

export const openProtests = (count: number) =>
  counted(count, 'protesta sin resolver', 'protestas sin resolver');
export const openProtestsMean = 'Una partida con una protesta sin resolver no es oficial. Las demás siguen.';

export const first = 'Lo primero';
export const roomFirst = (match: number, lobby: string | null) =>
  `Falta la sala de la partida ${match}${ofLobby(lobby)}.`;
export const reviewFirst = 'Cerró una confirmación: si falta alguien, decide qué pasa.';
export const toDay = 'Ir a «El día»';

export const rankAndName = (rank: number, player: string) => `${ordinal(rank)} ${isolated(player)}`;
export const prizesOwed = (names: readonly string[]) =>
  `${names.length === 1 ? 'Premio' : 'Premios'} por entregar: ${names.join(', ')}`;
export const countedPrizesOwed = (count: number) =>
  counted(count, 'premio por entregar', 'premios por entregar');
export const markPrizes = (count: number) =>
  count === 1 ? 'Marcar el premio entregado' : 'Marcar los premios entregados';
export const until = (hour: string) => `Plazo: hasta ${hour}`;

export const noTournament = 'Torneo no encontrado';
export const tournamentFailed = 'No pudimos leer el torneo. Aparece solo cuando vuelva la conexión.';

/** A confirmation that was not told before the tournament was hidden takes no places, so it has no review. */
export const hiddenClosing = `si una confirmación que ya se avisó cierra sin publicarlo, al publicarlo tienes ${REVIEW_MS / MINUTE_MS} minutos para readmitir, o para extenderla si no se extendió ya`;
