import { lobbyName } from '@copa/domain/play/draw';
import type { Privacy } from '@copa/domain/site/settings';
import { counted } from '@copa/domain/words/counted';

export const title = 'Panel de Administración';
export const tryAgain = 'Reintentar';
export const welcome = (name: string) => `Bienvenido, ${name}`;
export const intro =
  'Desde aquí organizas los torneos, apruebas a los jugadores y publicas los resultados. Todo funciona desde el teléfono.';
export const activeSession = (since: string | null) =>
  since === null ? 'Sesión activa' : `Sesión activa desde ${since}`;
export const signOut = 'Cerrar Sesión';

export const theseDays = 'Estos días';
export const yourTournaments = 'Tus torneos';
export const nothingSoon = 'No hay torneos publicados para hoy ni para los próximos siete días.';

export const tournamentsTitle = 'Gestión de Torneos';
export const tournamentsText = 'Crea, programa y edita torneos.';
export const publishedAndScheduled = (published: number, scheduled: number) =>
  `${counted(published, 'publicado', 'publicados')} · ${counted(scheduled, 'programado', 'programados')}`;
export const registrationsTitle = 'Gestión de Jugadores';
export const registrationsText = 'Aprueba o rechaza inscripciones al momento.';
export const statisticsTitle = 'Estadísticas';
export const statisticsText = 'Inscripciones, cupos y tiempos de respuesta.';
export const approvedRegistrations = (count: number) =>
  counted(count, 'inscripción aprobada', 'inscripciones aprobadas');
export const settingsTitle = 'Ajustes';
export const adminsText = 'Administradores, árbitros y solicitudes para entrar al panel.';
export const settingsText = 'Administradores, marca, contactos y reglas.';
export const firstTournament = 'Publica tu primer torneo';
export const firstTournamentText =
  'Créalo como borrador, revisa cómo se ve y publícalo. Después comparte su enlace.';
export const registrationsToDecide = (count: number) =>
  counted(count, 'inscripción por decidir', 'inscripciones por decidir');
export const accessRequests = (count: number) =>
  counted(count, 'solicitud para entrar al panel', 'solicitudes para entrar al panel');
export const soon = 'PRÓXIMAMENTE';

export const today = 'Hoy';
export const showMore = (count: number) => `Ver ${count} más`;
export const decisions = 'Por decidir';
export const prizes = 'Premios';
export const toDay = 'Ir a «El día»';
export const toStages = 'Ir a las fases';
export const enterMatch = 'Anotar la partida';
export const asksToo = (tasks: readonly string[]) => `Después: ${tasks.join(' · ')}`;
export const loadingToday = 'Cargando lo de hoy…';
export const nothingToday = 'Todo al día: nada espera una decisión y hoy no se juega ningún torneo.';
const PRIVACY: Readonly<Record<keyof Privacy, string>> = {
  responsible: 'quién',
  city: 'dónde está',
  country: 'el país',
  email: 'un correo para pedidos',
  mailProvider: 'quién envía los correos',
  serversIn: 'dónde están los servidores',
};
const BY_WHOM: readonly (keyof Privacy)[] = ['responsible', 'city', 'country', 'email'];
export const privacyMissing = (missing: readonly (keyof Privacy)[]) =>
  missing.some((field) => BY_WHOM.includes(field))
    ? 'Di quién responde por los datos'
    : 'Di quién trata los datos';
export const privacyMissingText = (missing: readonly (keyof Privacy)[]) =>
  `Completa en Ajustes: ${missing.map((field) => PRIVACY[field]).join(', ')}. Los términos dicen a los jugadores que falta.`;
export const closes = (hour: string) => `cierra ${hour}`;
export const confirmedOf = (window: string, confirmed: number, places: number | null) =>
  `${confirmed === 1 ? 'Confirmó' : 'Confirmaron'} la ${window.toLowerCase()}: ${confirmed}${places === null ? '' : ` de ${places}`}`;
export const finalPlacesGo = (fromNow: string) =>
  `Los lugares de quien no confirmó la final se dan ${fromNow}`;
export const placesGo = (fromNow: string) => `Los cupos de quien no confirmó se liberan ${fromNow}`;
export const beforeRelease = 'readmite, extiende o libera ahora';
export const untold = (window: string) => `${window}: el aviso no salió a tiempo`;
export const untoldKept = 'nadie pierde su lugar: mira qué hacer';
export const playedAt = (fromNow: string) => `se juega ${fromNow}`;
export const begun = (fromNow: string) => `empezó ${fromNow}`;
export const drawMissing = 'Falta hacer los lobbies';
interface Played {
  readonly number: number;
  /** It is empty if all play in one lobby. */
  readonly lobby: string;
}
export const roomMissing = (match?: Played) => `Falta la sala${ofMatch(match)}`;
export const roomOpen = (match?: Played) => `Sala abierta${ofMatch(match)}: pasa lista`;
export const roomReady = (opens: string, match?: Played) => `Sala lista${ofMatch(match)}, abre ${opens}`;
const ofMatch = (match?: Played) =>
  match === undefined ? '' : ` (partida ${match.number}${ofLobby(match.lobby)})`;
const ofLobby = (lobby: string) => (lobby === '' ? '' : ` del ${lobbyName({ id: lobby })}`);
export const rollIfMissing = 'Pase de lista, si falta';
export const matchToEnter = (number: number, lobby: string, entered: number, units: number) => {
  const match = `Partida ${number}${ofLobby(lobby)}`;
  if (entered === 0) return `${match} por anotar`;
  return entered < units ? `${match}: van ${entered} de ${units}` : `${match}: lista para publicar`;
};
export const protestOpen = (match: string, lobby: string) =>
  `Protesta sin resolver: ${match.toLowerCase()}${ofLobby(lobby)}`;
export const protestsOpen = (matches: number) =>
  `Protestas sin resolver en ${counted(matches, 'partida', 'partidas')}`;
export const notOfficial = (matches: number) =>
  matches === 1 ? 'la partida no es oficial' : 'esas partidas no son oficiales';
export const toProtest = 'Ver la protesta';
export const stageToClose = (stage: string) => `«${stage}»: no quedan partidas por jugar`;
export const thenPodium = 'al cerrarla sale el podio';
export const thenNextStage = 'al cerrarla sigue la otra fase';
export const nextStageMissing = 'Falta hacer los lobbies de la siguiente fase';
export const tooFewPassed = 'Pasan menos de dos: reabre la fase y cambia quién pasa';
export const closedStage = (stage: string) => `«${stage}» se cerró`;
export const freeAndWaiting = (free: number, waiting: number) =>
  `${counted(free, 'cupo libre', 'cupos libres')}, ${waiting} en espera`;
export const chooseWhom = (tournament: string) => `${tournament} · elige a quién dárselo`;
export const placesTaken = (taken: number, places: number) =>
  `${taken} de ${counted(places, 'cupo', 'cupos')}`;

export const lostPhone = '¿Perdiste un teléfono o entraste en uno que no es tuyo?';
export const endAllTitle = 'Salir de todos los dispositivos';
export const endAll = 'Salir de todos';
export const endAllText =
  'Tu sesión se cierra en este dispositivo y en todos los demás. Para volver, entra de nuevo.';
