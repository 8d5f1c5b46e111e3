import { PHONES_MAX } from '@copa/domain/day/push';
import { INTRUDERS_MAX, ROOMS_MAX } from '@copa/domain/limits';
import { sentence } from '@copa/domain/sentence';

export const followFull = 'Ya sigue este torneo tanta gente como cabe. Pon la fecha en tu calendario.';
export const followOver = 'Este torneo ya terminó: no hay más que avisar.';
export const followTooMany =
  'Desde tu red ya empezaron a seguir este torneo muchas personas. Inténtalo en unos minutos.';

export const finalOfOthers = 'La final la confirma quien tiene lugar en ella.';
export const noSuchWindow = 'Este torneo no tiene esa confirmación.';
export const extendedAlready = 'Esta confirmación ya se extendió una vez.';
export const reviewEnded = 'Los cupos sin confirmar ya se liberaron.';
export const closeNotLater = 'El nuevo cierre debe ser más tarde.';
export const publishToExtend = 'Publica el torneo para extenderla.';
export const nobodyLosesPlace = 'Mientras el torneo no se vea, nadie pierde su cupo.';
export const untold = 'El aviso de esta confirmación no salió a tiempo: nadie pierde su cupo.';
export const stillOpen = 'La confirmación sigue abierta.';

export const notWaiting = 'Esta inscripción no está en la lista de espera.';
export const placeGoneAlready = 'Ya no tiene ese cupo.';
export const placeTold = 'Ya le avisamos que tiene cupo. Para quitárselo, rechaza su inscripción.';
export const placeConfirmed =
  'Ya confirmó, así que conserva su cupo. Para quitárselo, rechaza su inscripción.';
export const placeInLobby = 'Ya está en un lobby, así que conserva su cupo. Cambia primero los lobbies.';
export const noFreePlace = 'No hay un cupo libre.';
export const noPlacesAfterEnd = 'El torneo ya terminó: ya no se dan cupos.';
export const unitIncomplete = 'Faltan jugadores en este equipo: primero tiene que estar completo.';
export const notInFinal = 'Esta inscripción no tiene lugar en la final.';
export const isRejected = 'Esta inscripción está rechazada: apruébala primero.';
export const isWaiting = 'Esta inscripción está en la lista de espera: dale un cupo desde ahí.';
export const placeGivenOn = 'Su cupo ya es de otra persona y no queda ninguno libre.';
export const playsElsewhere = 'Un jugador de esta inscripción ya está en otra del mismo torneo.';

export const noRoomOpening = 'Elige cuándo se abre la sala: el torneo todavía no tiene fecha.';
export const roomBeforeReview = (from: string) =>
  sentence(
    `La sala se abriría antes de que se liberen los cupos sin confirmar. Puede abrir desde el ${from}`,
  );
export const closeAfterRoom = (match: number, openAt: string) =>
  `La sala de la partida ${match} se abre el ${openAt}, antes de que se liberen los cupos sin confirmar. Cambia primero su hora o elige un cierre más temprano.`;
export const roomStays = (match: number, openAt: string) =>
  `La sala de la partida ${match} se abre el ${openAt}, antes de que se liberen los cupos sin confirmar. Haz que las confirmaciones cierren antes, o quita la sala en «El día», guarda estas horas y ponla otra vez.`;
export const tooManyRooms = `Como máximo ${ROOMS_MAX} salas a la vez. Quita las que ya se jugaron.`;
export const roomNotSaved =
  'Tu sala no se guardó: otra persona acaba de cambiarla o quitarla. Arriba ves cómo quedó. Para poner la tuya, guarda otra vez.';
export const roomNotRemoved =
  'La sala no se quitó: otra persona acaba de cambiarla. Mira cómo quedó antes de quitarla.';
export const noSuchLobby = 'No encontramos ese lobby.';
export const playersErased = 'Los jugadores de este torneo ya se borraron.';
export const unitsNotHere = 'Una de las inscripciones ya no está en este torneo.';
export const rollOfDraft = 'Publica el torneo antes de pasar lista.';
export const unplanned = (match: number) =>
  `La partida ${match} no está planeada: escribe primero su sala, o di en «Fases» cuántas se juegan.`;
export const rollWithoutHour =
  'El torneo todavía no tiene fecha: escribe la sala de la partida y pasa lista cuando abra.';
export const rollTooEarly = (when: string) =>
  sentence(`Todavía no se puede pasar lista de esta partida: empieza ${when}`);
export const notInMatch = 'Una de las inscripciones no juega esta partida.';
export const tooManyIntruders = `Como máximo ${INTRUDERS_MAX} intrusos por partida.`;

export const calendarMissing = 'Este calendario ya no existe.';
export const pushIsOff = 'Este sitio no manda avisos al teléfono.';
export const unknownPushService = 'No conocemos el servicio de avisos de este navegador.';
export const badPushKey = 'Este aviso no viene de un navegador.';
export const tooManyPhones = `Ya hay ${PHONES_MAX} teléfonos con avisos de este equipo. Quita los avisos en uno, o cambia el enlace de Mi torneo.`;
