import { ADULT_AGE } from '@copa/domain/limits';
import { mailLabel, PLAYER_NAMES, phoneLabel } from '@copa/domain/registrations/words/player-data';
import { isolated } from '@copa/domain/sentence';

export const status = 'Estado';
export const reason = (reason: string) => `Motivo: ${reason}`;
export function suspendedHint(isTeam: boolean, hasPlace: boolean): string {
  const who = isTeam ? 'Un integrante tiene' : 'Tiene';
  const follows = hasPlace
    ? 'Conserva el cupo que ya tenía: si no debe jugar, rechaza la inscripción.'
    : 'No se puede aprobar ni darle un cupo; la lista de espera sigue con los demás.';
  return `${who} una suspensión: mira «Advertencias y suspensiones». ${follows}`;
}
export const releasedHint = 'No ocupa un cupo. Si lo apruebas completo, toma uno de los que queden.';
export const heldUntil = (moment: string) => `El cupo lo espera hasta ${moment}; después se libera solo.`;
export const qualified = (rank: number) => `Entró por ir ${rank}.º en la temporada.`;
export const qualifiedUnproven = (rank: number) =>
  `Entró por el ID de quien va ${rank}.º en la temporada, sin comprobar que es suyo.`;
export const qualifiedLeft = (rank: number) =>
  `Entró por quien iba ${rank}.º en la temporada, que ya no está en el equipo. El cupo sigue siendo suyo mientras no lo rechaces.`;
export const registeredAt = (number: number, moment: string) => `N.º ${number} · Se inscribió ${moment}`;
export const decidedAt = (moment: string) => ` · Se decidió ${moment}`;
export const approve = 'Aprobar';
export const backToPending = 'Volver a pendiente';
export const reject = 'Rechazar';
export const remove = 'Eliminar inscripción';
export const duplicatesTitle = 'Inscripciones repetidas';
export const sharedInTeam = 'Lo comparten dos jugadores de este equipo.';

export const wishesTitle = 'Piden otro nombre';
export const newPlayerTitle = 'Entró después de la aprobación';
export const joinedLater = (fullName: string, shown: string) =>
  `${isolated(fullName)} entró al equipo ya aprobado. Hasta que aceptes su nick, los demás leen «${shown}».`;
export const asksToBe = 'pide llamarse';
export const noNick = 'Sin nick';
export const accept = 'Aceptar';
export const refuse = 'No aceptar';
export const nameAccepted = 'El nombre nuevo quedó aceptado.';
export const nameRefused = 'Sigue el nombre de antes.';
export const nickRefused = (shown: string) => `Los demás siguen leyendo «${shown}».`;

export const team = 'Equipo';
export const openSlot = (isSubstitute: boolean) => (isSubstitute ? 'sin elegir' : 'falta que acepte');
export const add = 'Agregar';
export const addTo = (role: string, slot: number) => `Agregar ${role} ${slot}`;
export const replace = 'Cambiar por otro';
export const removeFromTeam = 'Quitar del equipo';
export const sendTeamLink = 'Enviar el enlace del equipo';
export const teamLinkText =
  'Con el enlace del equipo entra quien falta, hasta llenarlo. Envíaselo al capitán.';

export const writeWhatsApp = 'Escribir por WhatsApp';
export const sendTicket = 'Enviarle su enlace';
export const copyData = 'Copiar datos';
export const correct = 'Corregir datos';
export const noCountryCode = 'El número no trae código de país: WhatsApp te pedirá elegir el contacto.';
export const answers = 'Respuestas';
export const rulesNotAccepted = 'No declaró que acepta las reglas.';
export const rulesAccepted = (moment: string, version: string) =>
  `Aceptó las reglas y los términos ${moment} (versión ${version}).`;
export const playerNames = { ...PLAYER_NAMES, freeFireId: 'ID Free Fire' };
export const age = 'Edad';
export const noAnswers = 'No hay respuestas adicionales.';
export const answersFailed = (message: string) => `No pudimos cargar las preguntas. ${message}`;
export const retry = 'Reintentar';
export const notAnswered = 'Sin respuesta';
export const removedQuestion = (id: string) => `Pregunta eliminada (${id})`;

export const ticketTitle = 'Su enlace';
export const ticketText = (team: boolean) =>
  team
    ? 'Con él el equipo ve cómo va su inscripción. No muestra datos personales, y con él nadie puede retirarla.'
    : 'Con él el jugador ve cómo va su inscripción. No muestra datos personales, y con él nadie puede retirarla.';
export const openTicket = 'Abrir';
export const changeTicket = 'Cambiar el enlace';
export const changeTicketTitle = '¿Cambiar el enlace?';
export const change = 'Cambiar';
export const changeTicketEffect =
  'El enlace de ahora deja de servir al momento, para todos los que lo tengan, y los avisos en sus teléfonos se apagan. Hazlo si alguien lo publicó, y envía el nuevo.';
export const privateLinksStay = 'Los enlaces privados de cada jugador siguen igual.';
export const ticketChanged = 'El enlace nuevo ya sirve: envíaselo.';

const ageAnswered = `Al agregar a alguien confirmas que tiene ${ADULT_AGE} años o más, o que su adulto responsable te dio permiso.`;
const linkChanges =
  'También cambia el enlace de «Mi torneo», y los avisos en los teléfonos se apagan: envía el nuevo a quien solo tenía ese.';
const placeGot = (unit: string, waits: boolean) =>
  waits ? `${unit} quedó en la lista de espera: no hay un cupo libre` : `${unit} ya tiene cupo`;
export const addTeam = {
  title: 'Agregar equipo',
  submit: 'Agregar',
  intro: `Ocupa un cupo, aunque las inscripciones estén cerradas; con los cupos llenos, espera en la lista. Escribe los datos del capitán: le avisamos por correo. Después envíale el enlace del equipo, o agrega tú a los demás. ${ageAnswered}`,
  done: placeGot,
};
export const addPlayer = {
  title: 'Agregar jugador',
  submit: 'Agregar',
  intro: `Queda aprobado y ocupa un cupo, aunque las inscripciones estén cerradas; con los cupos llenos, espera en la lista. Le avisamos por correo. ${ageAnswered}`,
  done: placeGot,
};
export const correctPlayer = {
  title: 'Corregir datos',
  submit: 'Guardar',
  intro: null,
  done: () => 'Datos corregidos',
};
export const seatPlayer = (role: string) => ({
  title: `Agregar ${role}`,
  submit: 'Agregar',
  intro: `Ocupa este lugar del equipo. Le avisamos por correo. ${ageAnswered}`,
  done: (player: string) => `${player} ya está en el equipo`,
});
export const replacePlayer = (player: string) => ({
  title: `Cambiar a ${player}`,
  submit: 'Cambiar',
  intro: `Los datos y los enlaces de quien sale se borran al momento. ${linkChanges} A quien entra le avisamos por correo. ${ageAnswered}`,
  done: (newPlayer: string) => `${newPlayer} ya está en el equipo`,
});
export const cancel = 'Cancelar';
export const teamName = 'Nombre del equipo';
export const teamTag = 'Sigla';
export const playerLabels = {
  ...PLAYER_NAMES,
  nick: 'Nick en el juego',
  email: mailLabel,
  phone: phoneLabel,
};
export const ofPlayer = 'los datos de este jugador';
export const nickHint = 'Es el único nombre que se publica.';
export const auditReason = 'Motivo';
export const auditReasonHint = 'Queda anotado en «Quién hizo qué», sin los datos del jugador.';

export const removePlayerTitle = (player: string, unit: string) => `¿Quitar a ${player} de ${unit}?`;
export const removePlayer = 'Quitar';
export const removePlayerEffect = `Se borran sus datos, sus enlaces dejan de servir y su lugar vuelve a quedar libre. ${linkChanges}`;
export const captainChanges = 'El integrante más antiguo pasa a ser capitán.';
export const teamIncomplete = 'El equipo queda incompleto y vuelve a pendiente.';
export const playerRemoved = (player: string) => `${player} ya no está en el equipo`;
export const deleteTitle = '¿Eliminar inscripción?';
export const deleteRegistration = 'Eliminar';
export const deleteEffect = (unit: string, players: number) =>
  players === 1
    ? `Se borran los datos de ${unit}.`
    : `Se borran los datos de los ${players} jugadores de ${unit}.`;
export const cannotBeUndone = 'No se puede deshacer; si solo quieres dejarlo fuera, recházalo.';
export const deleted = (unit: string) => `Se eliminó la inscripción de ${unit}`;
export const deletedGiven = (unit: string, next: string) =>
  `Se eliminó la inscripción de ${unit}. Su cupo pasó a ${next}.`;
