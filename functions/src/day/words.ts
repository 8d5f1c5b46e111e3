import { PHONES_MAX } from '@copa/domain/day/push';
import { INTRUDERS_MAX, ROOMS_MAX } from '@copa/domain/limits';
import type { Letter } from '../mail.ts';
import { greeting, privateLink } from '../words.ts';

/* Confirmations */

export const finalOfOthers = 'La final la confirma quien tiene lugar en ella.';
export const noSuchWindow = 'Este torneo no tiene esa confirmación.';
export const extendedAlready = 'Esta confirmación ya se extendió una vez.';
export const reviewEnded = 'Los cupos sin confirmar ya se liberaron.';
export const closeNotLater = 'El nuevo cierre debe ser más tarde.';
export const stillOpen = 'La confirmación sigue abierta.';

/* Places */

export const notWaiting = 'Esta inscripción no está en la lista de espera.';
export const noFreePlace = 'No hay un cupo libre.';
export const unitIncomplete = 'Todavía falta que acepten jugadores de este equipo.';
export const notInFinal = 'Esta inscripción no tiene lugar en la final.';
export const isRejected = 'Esta inscripción está rechazada: apruébala primero.';
export const isWaiting = 'Esta inscripción está en la lista de espera: dale un cupo desde ahí.';
export const placeGivenOn = 'Su cupo ya es de otra persona y no queda ninguno libre.';
export const playsElsewhere = 'Un jugador de esta inscripción ya está en otra del mismo torneo.';

/* Rooms and roll */

export const noRoomOpening = 'Elige cuándo se abre la sala: el torneo todavía no tiene fecha.';
export const tooManyRooms = `Como máximo ${ROOMS_MAX} salas a la vez. Quita las que ya se jugaron.`;
export const noSuchLobby = 'No encontramos ese lobby.';
export const playersErased = 'Los jugadores de este torneo ya se borraron.';
export const unitsNotHere = 'Una de las inscripciones ya no está en este torneo.';
export const rollOfDraft = 'Publica el torneo antes de pasar lista.';
export const unplanned = (match: number) =>
  `La partida ${match} no está planeada: escribe primero su sala, o di en «Fases» cuántas se juegan.`;
export const rollWithoutHour =
  'El torneo todavía no tiene fecha: escribe la sala de la partida y pasa lista cuando abra.';
export const rollTooEarly = (when: string) =>
  `Todavía no se puede pasar lista de esta partida: empieza ${when}.`;
export const notInMatch = 'Una de las inscripciones no juega esta partida.';
export const tooManyIntruders = `Como máximo ${INTRUDERS_MAX} intrusos por partida.`;

/* Notices */

export const registrationMissing = 'No encontramos esa inscripción.';
export const calendarMissing = 'Este calendario ya no existe.';
export const pushIsOff = 'Este sitio no manda avisos al teléfono.';
export const unknownPushService = 'No conocemos el servicio de avisos de este navegador.';
export const badPushKey = 'Este aviso no viene de un navegador.';
export const tooManyPhones = `Ya hay ${PHONES_MAX} teléfonos con avisos de este equipo. Quita los avisos en uno, o cambia el enlace de Mi torneo.`;

/* Mails */

export const releasedLetter = (
  tournament: string,
  released: { readonly byConfirmation: boolean; readonly isGivenOn: boolean; readonly waits: boolean },
): Letter => ({
  subject: `Perdiste tu cupo: ${tournament}`,
  paragraphs: [
    greeting,
    released.byConfirmation
      ? `No recibimos tu confirmación a tiempo y tu cupo en «${tournament}» ${released.isGivenOn ? 'pasó a otra persona' : 'quedó libre'}.`
      : `Tu equipo no se completó a tiempo y su cupo en «${tournament}» quedó libre.`,
    released.waits
      ? 'Tu equipo pasó al final de la lista de espera: cuando esté completo puede volver a entrar.'
      : released.byConfirmation
        ? 'Escribe a la organización: si queda un cupo libre, puede dártelo.'
        : 'Si todavía hay cupos, pueden inscribirse otra vez.',
    privateLink,
  ],
});

export const promotedLetter = (tournament: string, seeYou: string, confirm: string): Letter => ({
  subject: `¡Tienes cupo!: ${tournament}`,
  paragraphs: [greeting, `Hay un cupo en «${tournament}» y ahora es tuyo. ${seeYou}`, confirm, privateLink],
});

export const confirmUntil = (deadline: string, isLost: boolean) =>
  `Confirma a más tardar el ${deadline}${isLost ? '; si no, pierdes tu cupo.' : '.'}`;
const confirmFinalUntil = (deadline: string, isLost: boolean) =>
  `Confirma a más tardar el ${deadline}${isLost ? '; si no, tu lugar pasa al siguiente de la tabla.' : '.'}`;

/** This mail goes to the minor, never to the adult. */
export const consentLetter = (tournament: string, deadline: string): Letter => ({
  subject: `Falta un permiso: ${tournament}`,
  paragraphs: [
    greeting,
    `Todavía falta el permiso de tu adulto responsable para «${tournament}»: sin él no puedes jugar. Pídeselo antes del ${deadline}.`,
    'En «Mi torneo» puedes pasarle otra vez el enlace: ábrelo en el teléfono con el que te inscribiste, o desde tu enlace privado.',
  ],
});

const openedLetter = (subject: string, tournament: string, paragraphs: readonly string[]): Letter => ({
  subject: `${subject}: ${tournament}`,
  paragraphs: [
    greeting,
    ...paragraphs,
    'Se confirma en «Mi torneo»: ábrelo con el enlace privado que salió cuando te inscribiste.',
  ],
});

interface Opened {
  readonly tournament: string;
  readonly seeYou: string;
  readonly deadline: string;
  readonly isLost: boolean;
  readonly isComplete: boolean;
}

const firstComplete = (isComplete: boolean) =>
  isComplete ? '' : 'Para confirmar, primero tienen que aceptar todos los jugadores de tu equipo.';

export const openedLetters = {
  entry: ({ tournament, seeYou, deadline, isLost, isComplete }: Opened) =>
    openedLetter('Confirma que vas a jugar', tournament, [
      `Ya puedes confirmar que juegas «${tournament}». ${seeYou}`,
      confirmUntil(deadline, isLost),
      firstComplete(isComplete),
    ]),
  match: ({ tournament, seeYou, deadline, isLost, isComplete }: Opened) =>
    openedLetter('Confirma que estás listo para la partida', tournament, [
      `Falta poco para «${tournament}»: confirma que estás listo para la partida. ${seeYou}`,
      confirmUntil(deadline, isLost),
      firstComplete(isComplete),
    ]),
  final: ({ tournament, deadline, isLost, isComplete }: Opened) =>
    openedLetter('Confirma la final', tournament, [
      `¡Pasaste a la final de «${tournament}»! Confirma que la juegas.`,
      confirmFinalUntil(deadline, isLost),
      firstComplete(isComplete),
    ]),
};
