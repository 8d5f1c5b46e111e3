import type { ReminderAbout } from '@copa/domain/day/reminder';
import { GROUP_REMINDERS, WINDOW_NEEDS, WINDOW_REMINDERS } from '@copa/domain/day/words/window-meanings';
import { NO_SHOWS_BEHIND } from '@copa/domain/limits';
import type { Registration } from '@copa/domain/registrations/registration';
import { capitalized, sentence } from '@copa/domain/sentence';
import { counted } from '@copa/domain/words/counted';
import { hiddenClosing } from '../../../components/words/admin.ts';

export const ended = 'Torneo finalizado';
export const nothingLeft = 'Este torneo ya terminó: aquí no queda nada por hacer.';
export const inMatches = (count: number) => sentence(`En ${counted(count, 'partida', 'partidas')}`);
export const enterResults = 'Anotar resultados';
export const toDecide = (count: number) => `${count} por decidir`;
export function nothingToDecide(blocked: number): string {
  const none = 'Ninguna inscripción está por decidir';
  if (blocked === 0) return `${none}.`;
  return `${none}; a ${blocked} ${blocked === 1 ? 'le' : 'les'} faltan jugadores o un permiso.`;
}
export const toNotify = (count: number) => `${count} por avisar`;
export const hiddenNow = `El torneo no está publicado, y nadie pierde su cupo; ${hiddenClosing}.`;
export const noWindows =
  'Este torneo no pide confirmaciones. Puedes encenderlas al editarlo, en «Confirmaciones».';
export const loading = 'Cargando el día del torneo…';
export const incomplete = 'Todavía no se ven todas las inscripciones.';
export const cancelled = 'Este torneo está cancelado: no se confirma ni se libera nada.';

export const opensAndCloses = (opens: string, closes: string) => sentence(`Abre ${opens} y cierra ${closes}`);
export const opens = (when: string) => sentence(`Abre ${when}`);
export const confirmedOf = (window: string, confirmed: number, asked: number) =>
  `${window}: ${confirmed} de ${asked} ${confirmed === 1 ? 'confirmó' : 'confirmaron'}`;
export const closes = (when: string) => sentence(`Cierra ${when}`);
export const nobodyHasPlace = 'Nadie tiene cupo todavía.';
export const allConfirmed = 'Confirmaron todos.';
export const late = 'Llegaron tarde';
export const tappedAt = (hour: string, isReleased: boolean) =>
  `Tocó ${hour}${isReleased ? ' · su cupo se liberó' : ''}`;
export const unconfirmed = 'Sin confirmar';
export const confirm = 'Confirmar';
export const readmit = 'Readmitir';
export const copyForGroup = 'Copiar para el grupo';
export const lateCount = (count: number) => counted(count, 'llegó tarde', 'llegaron tarde');
export const missing = 'Faltan';
export const missingNoMore = 'ya no falta';
export const renewList = 'Poner la lista al día';
export const closedTitle = (window: string) => `${window} · cerró`;
export const confirmedCount = (count: number) => counted(count, 'confirmó', 'confirmaron');
export const unconfirmedCount = (count: number) => counted(count, 'sin confirmar', 'sin confirmar');
export const releasedCount = (count: number) => counted(count, 'cupo liberado', 'cupos liberados');
export const readmitMissing = (count: number) => `Readmitir a quien faltó (${count})`;
export const missed = 'Faltaron';
export const placeReleased = 'Su cupo se liberó';

export const closedForNobody = (hour: string, isFinal: boolean) =>
  `${sentence(`Cerró ${hour}`)} Nadie pierde su ${isFinal ? 'lugar' : 'cupo'} si tú no lo decides.`;
export const finalPlaces = (count: number) =>
  counted(count, 'lugar de la final pasa a otro', 'lugares de la final pasan a otros');
export const places = (count: number) => counted(count, 'cupo se libera', 'cupos se liberan');
export const placesGoAt = (places: string, hour: string, fromNow: string) =>
  `${places} ${fromNow} (${hour}).`;
const PLACES_GO = {
  table: ['pasa a quien sigue en la tabla', 'pasan a quienes siguen en la tabla'],
  queue: ['pasa a quien espera', 'pasan a quienes esperan'],
  nobody: ['queda libre', 'quedan libres'],
} as const;
const placesGo = (count: number, to: keyof typeof PLACES_GO) => PLACES_GO[to][count === 1 ? 0 : 1];
const untilThen = (follows: string) => `Hasta entonces puedes readmitir. Si no haces nada, ${follows}.`;
export const finalPlacesFollow = (count: number) => untilThen(placesGo(count, 'table'));
export const placesFollow = (count: number, taken: number) => {
  if (taken === 0) return untilThen(placesGo(count, 'nobody'));
  if (taken >= count) return untilThen(placesGo(count, 'queue'));
  const free = count - taken;
  return untilThen(`${taken} ${placesGo(taken, 'queue')} y ${free} ${placesGo(free, 'nobody')}`);
};
export const giveFinalPlacesNow = 'Dar los lugares ahora';
export const releaseNow = 'Liberar ahora';
export const give = 'Dar';
export const release = 'Liberar';
export const placesGoNow = (places: string) => `${places} ya, sin esperar. No se puede deshacer.`;

export const readmitReasons = ['Avisó por el chat.', 'Se quedó sin internet.', 'Fue un error nuestro.'];

export const actionOn = (action: string, unit: string) => `${action} a ${unit}`;
function named(units: readonly string[]): string {
  const more = units.length - NAMED_MAX;
  const list = more > 0 ? [...units.slice(0, NAMED_MAX), `${more} más`] : units;
  return new Intl.ListFormat('es', { type: 'conjunction' }).format(list);
}
const NAMED_MAX = 3;

const goOnWaiting = (others: readonly string[]) =>
  others.length === 0 ? '' : `. ${named(others)} ${others.length === 1 ? 'sigue' : 'siguen'} en espera`;

export function inNoLobby(units: readonly string[], hasBegun: boolean): string {
  const [outside, give] =
    units.length === 1
      ? ['tiene cupo, pero no está en ningún lobby y no va a recibir la sala', 'dale']
      : ['tienen cupo, pero no están en ningún lobby y no van a recibir la sala', 'dales'];
  const place = `${give} el lugar de alguien que no viene.`;
  return `${named(units)} ${outside}. ${hasBegun ? capitalized(place) : `Haz los lobbies otra vez o ${place}`}`;
}
export const seeLobbies = 'Ver los lobbies';

export const takesPlaceBefore = (unit: string, others: readonly string[]) =>
  others.length === 1
    ? `${unit} pasa por delante de ${named(others)}, que sigue en espera con su número.`
    : `${unit} pasa por delante de ${named(others)}, que siguen en espera con su número.`;
export const isIn = (unit: string, others: readonly string[]) => `${unit} quedó dentro${goOnWaiting(others)}`;
export const stillToDecide = (done: string, undecided: number) =>
  undecided === 0 ? done : `${done}. Falta decidir ${counted(undecided, 'inscripción', 'inscripciones')}`;

export const several = (action: string) => `${action} varios`;
export const countOf = (action: string, count: number) => (count === 0 ? action : `${action} ${count}`);
export const everyUnit = (count: number) => `Todos (${count})`;
export const readmitManyText =
  'Quedan como confirmados por ti. Nunca le quitan el cupo a quien ya entró en su lugar.';
export const chooseUnits = 'Elige al menos a uno.';
export const areIn = (count: number) => counted(count, 'quedó dentro', 'quedaron dentro');
export const areConfirmed = (count: number) => counted(count, 'confirmado', 'confirmados');
export const someLeft = (done: string, left: number) =>
  `${done}; ${counted(left, 'sigue', 'siguen')} sin confirmar.`;
export const noneIn = 'Ninguno quedó dentro';
export const noneConfirmed = 'Ninguno confirmado';
export const isInAlready = 'Quedó dentro.';
export const isConfirmedAlready = 'Confirmado.';

export const isRejected = 'Su inscripción está rechazada.';
export const lacksPlayers = (count: number) =>
  count === 1 ? 'Le falta 1 jugador.' : `Le faltan ${count} jugadores.`;
export const lacksConsent = 'Le falta un permiso.';
export const finalGivenOn = 'Su lugar en la final ya se dio.';
export const otherModality = 'La modalidad cambió: tiene que inscribirse otra vez.';
export const placeGivenOn = 'No queda cupo: ya es de otro.';

export const readmitText =
  'Queda como confirmado por ti. Nunca le quita el cupo a quien ya entró en su lugar.';

export const wasExtended = 'Ya se extendió una vez.';
export const extend = 'Extender';
export const actTitle = (act: string, window: string) => `${act}: ${window}`;
export const closesAt = 'Cierra a las';
export const onlyOnce = 'Se puede una sola vez.';
export const untold = 'El aviso de esta confirmación no salió a tiempo.';
export const untoldClosed = (hour: string) => `${sentence(`Cerró ${hour}`)} El aviso no salió a tiempo`;
export const untoldMeans = (isFinal: boolean) =>
  `Por eso nadie pierde su ${isFinal ? 'lugar' : 'cupo'}. Si queda tiempo, pídela otra vez: entonces lo pierde quien no confirme. O escribe a quien falta y decide tú.`;
export const askAgain = 'Pedirla otra vez';
export const toldAgain = (missing: string) =>
  `El sitio avisa a quien falta: ahora, o por la mañana si es de noche y queda tiempo. ${missing}`;

export const waitlist = 'Lista de espera';

export const nextInList = 'Es quien sigue en la lista.';
export const readyBeforeOthers = 'Está listo y los anteriores no.';
export const agreedInGroup = 'Lo acordamos en el grupo.';

export const teamIncomplete = 'Equipo incompleto: no puede tomar un cupo.';
export const readySince = (hour: string) => `Está listo desde ${hour}`;
export const notReady = 'No ha dicho que está listo.';
export const waits = 'Espera su cupo.';
export const waitsBehind = (hour: string | null) => {
  const why = `Espera detrás: faltó a ${NO_SHOWS_BEHIND} torneos.`;
  return hour === null ? why : `${why} Si todavía queda un cupo ${hour}, entra.`;
};
export const isSuspended = 'Con suspensión: no se le puede dar un cupo.';
export const freePlaces = (count: number, soon: number) => {
  const free = `${counted(count, 'cupo libre', 'cupos libres')}.`;
  if (soon === 0) return free;
  const freed = `${counted(soon, 'cupo se libera', 'cupos se liberan')} dentro de un minuto.`;
  return count === 0 ? freed : `${free} ${freed}`;
};
export const noneToGive = '0 cupos libres: no puedes dar ninguno.';
export const givenToReady = 'El sitio da cada cupo libre al primero que está listo.';
export const givenToNext = (isTeam: boolean) =>
  `El sitio da cada cupo libre ${isTeam ? 'al primer equipo completo' : 'a quien sigue'}.`;
export const elseNewcomer = 'Si nadie de la lista puede tomarlo, es de quien se inscriba primero.';
export const byHand = 'Tú das cada cupo.';
export const byHandOnceFree = 'Cuando se libere uno, lo das tú.';
export const notGivenWhileHidden = (hasFree: boolean) =>
  `Mientras el torneo no se vea, el sitio no da ningún cupo: ${hasFree ? 'puedes darlo tú' : 'cuando se libere uno, puedes darlo tú'}.`;
export const notGivenAnyMore = 'El sitio ya no da ningún cupo: puedes darlo tú.';
export const nobodyWaits = 'Nadie espera.';
export const waiting = 'En espera';
export const inQueue = (count: number) => `${count} en espera`;
export const givePlace = 'Dar cupo';
export const givePlaceTo = (unit: string) => `Dar un cupo a ${unit}`;
export const hasPlace = (unit: string, others: readonly string[]) =>
  `${unit} tiene cupo${goOnWaiting(others)}`;
export const justGiven = 'Cupos recién dados';
export const notToldYet = 'Tiene cupo. Todavía no le avisamos.';
export const takeBack = 'Deshacer';
export const takeBackPlaceOf = (unit: string) => `Deshacer el cupo de ${unit}`;
export const placeTakenBack = (unit: string, place: Registration['place']) =>
  place === 'held'
    ? `A ${unit} le toca el cupo de todos modos: es quien sigue.`
    : `${unit} espera otra vez, con su número.`;
export const isNext = 'Es quien sigue.';

export const nobodyToNotify = 'Nadie por avisar';
export const nobodyRegistered = 'Entre los que ya se inscribieron, por ahora no hay nadie por avisar.';
export const nobodyToNotifyText =
  'Cuando abra una confirmación, o falten jugadores o un permiso, aparecen aquí uno por uno.';
export const ifDelayed = '¿Se retrasa? Cambia la hora en «Editar el torneo»: el sitio avisa por correo.';
export const nobodyIsAsked = 'El torneo terminó o se canceló: ya no se le pide nada a nadie.';
export const toNotifyTitle = (count: number) => counted(count, 'por avisar', 'por avisar');
export const alreadyNotified = (count: number) => counted(count, 'ya avisado', 'ya avisados');
export const notNoted = (unit: string, reason: string) => `No se anotó que avisaste a ${unit}. ${reason}`;
export const notifiedBy = (organiser: string, hour: string) => `Avisado por ${organiser} ${hour}`;
export const notifyByWhatsApp = 'Avisar por WhatsApp a';
export const notifyAdult = 'Avisar por WhatsApp al adulto responsable de';
export const toTheAdult = 'Le escribes a su adulto responsable. Queda anotado que viste su número.';
export const unsentMails = 'No le llegaron todos los correos: a su buzón ya le enviamos muchos.';
export const doubtfulNumber = (phone: string) => `Número dudoso (${phone}): elige tú el contacto.`;

export const inTime = 'Todavía están a tiempo';
export const tooLate = 'Ya no pueden confirmar';
export const until = (asked: string, hour: string | null) =>
  sentence(hour === null ? asked : `${asked}: hasta ${hour}`);
export const ownUntil = (hour: string) => sentence(`Hasta ${hour}`);
export const teamFollows =
  'Equipo incompleto: si no se completa a su hora, pasa al final de la lista de espera o pierde el cupo.';
export const consentFollows = (hour: string | null) =>
  `${until('Permiso', hour)} Sin él no puedes aprobar al jugador, y no recibe la sala.`;
export const readyFollows = (hour: string | null) =>
  `${until('En espera', hour)} Solo quien dice que está listo puede recibir un cupo.`;
export const groupOf = (group: string, count: number) => `${group} (${count})`;

export const needs: Readonly<Record<ReminderAbout, string>> = {
  ...WINDOW_NEEDS,
  team: 'Le faltan jugadores',
  consent: 'Falta el permiso',
  waiting: 'Espera, y aún no dice que está listo',
  reserved: 'Todavía no se inscribe',
};
export const losesPlace = (isFinal: boolean, hour: string) =>
  isFinal ? `su lugar pasa a otro ${hour}` : `su cupo se libera ${hour}`;
export const keepsPlace = (isFinal: boolean) =>
  `conserva su ${isFinal ? 'lugar' : 'cupo'} hasta que tú decidas`;
export const missedFact = (missed: string, follows: string) => `${missed}: ${follows}`;

export const greeting = (name: string, brand: string) => `Hola, ${name}. Te escribimos de ${brand}.`;

export const asked: Readonly<
  Record<Exclude<ReminderAbout, 'consent' | 'reserved'>, (name: string) => string>
> = {
  ...WINDOW_REMINDERS,
  team: (name) => `A tu equipo le faltan jugadores en ${name}: pídeles que acepten su invitación`,
  waiting: (name) =>
    `Estás en la lista de espera de ${name}: di con un toque que estás listo, por si se libera un cupo`,
};

/** A captain whom an organiser added cannot invite. */
export const askedOfAdded = (name: string) =>
  `A tu equipo le faltan jugadores en ${name}: mándanos sus datos y los agregamos`;

export const youLose = (isFinal: boolean) =>
  isFinal ? 'Si no, tu lugar pasa a quien sigue en la tabla.' : 'Si no, pierdes tu cupo.';
export const answerHere = 'Si vas a jugar, respóndenos por aquí cuanto antes.';

export const before = (hour: string) => ` antes del ${hour}`;

// There is no text for `consent`, because a message to a group must not show who is a minor.
export const inGroup: Readonly<Record<Exclude<ReminderAbout, 'consent' | 'reserved'>, string>> = {
  ...GROUP_REMINDERS,
  team: 'Equipos incompletos',
  waiting: 'En espera, falta que digan que están listos',
};

export function namesAndMore(names: string, more: number): string {
  if (more === 0) return names;
  return names === '' ? String(more) : `${names} y ${more} más`;
}

export const untilHour = (hour: string) => ` (hasta ${hour})`;
export const openYourLink = 'Abre tu enlace de «Mi torneo» y confirma con un toque.';
export const shareTeamLink =
  'Si tu equipo está incompleto, comparte su enlace desde «Mi torneo»: hasta que estén todos no pueden confirmar.';
