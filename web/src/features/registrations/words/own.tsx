import type { RegistrationStatus } from '@copa/domain/registrations/places/unit-day';
import { PLAYER_NAMES } from '@copa/domain/registrations/words/player-data';
import { sentence } from '@copa/domain/sentence';

export const loading = 'Buscando tu inscripción…';
export const failedTitle = 'No pudimos ver tu inscripción';
export const missingTitle = 'No encontramos esta inscripción';
export const missingText =
  'El enlace está incompleto, o la inscripción ya se borró. Si debería estar, escribe a la organización.';
export const leftTitle = 'Ya no estás en este torneo';

export const explanations: Readonly<Record<RegistrationStatus, string>> = {
  pending: 'Recibimos tu inscripción. Un organizador la revisará pronto; la respuesta sale aquí.',
  approved: '¡Estás dentro! En «Mi torneo» confirmas y ves la sala.',
  rejected: 'Tu inscripción no fue aprobada: no tienes cupo. Si crees que es un error, escríbenos.',
};

export const incomplete =
  'Recibimos la inscripción de tu equipo. En cuanto esté completo, un organizador la revisará.';
export const left = (from: 'pending' | 'approved') =>
  `Alguien salió del equipo. En cuanto esté completo, un organizador lo revisará${from === 'approved' ? ' otra vez' : ''}.`;
export const completeAgain =
  'Tu equipo está completo. Un organizador lo revisará otra vez; la respuesta sale aquí.';
export const awaitsConsent =
  'Recibimos la inscripción. En cuanto llegue el permiso del adulto responsable, un organizador la revisará.';
export const over: Readonly<Record<Exclude<RegistrationStatus, 'rejected'>, string>> = {
  pending: 'El torneo terminó y tu inscripción quedó sin aprobar.',
  approved: 'El torneo terminó. Mira cómo quedó en «Mi torneo».',
};
export const waited = 'La lista de espera terminó y no hubo cupo para tu inscripción.';
export const begunPending =
  'El torneo ya empezó y tu inscripción sigue sin aprobar. Pregunta a la organización si todavía puedes jugar.';
export const notPlayed = 'El torneo no se jugará: no tienes que hacer nada más.';
export const incompleteReleased = 'El plazo para completar el equipo terminó y el cupo se liberó.';
export const unconfirmedReleased = 'No llegó la confirmación a tiempo y el cupo se liberó.';
export const askForPlace = 'Escribe a la organización: si queda un cupo libre, puede dártelo.';
export const waits =
  'Todavía no tienes cupo. Si te toca uno, te avisamos por correo. En «Mi torneo» ves tu número y si te falta algo.';
export const released = 'Cupo liberado';
export const waitlist = 'Lista de espera';
export const since = (moment: string) => `desde ${moment}`;
export const cancelledTitle = 'Torneo cancelado';
export const cancelledText = 'Este torneo no se jugará.';
export const movedTitle = 'Cambió de fecha';
export const reason = (reason: string) => (
  <>
    <span className="text-dim">Motivo: </span>
    {reason}
  </>
);
export const date = 'Fecha';
export const playerNames = { ...PLAYER_NAMES, fullName: 'Jugador' };
export const registeredAt = 'Inscrito el';
export const refresh = 'Actualizar';
export const showTournament = 'Ver torneo';
export const copyLink = 'Copiar mi enlace privado';

export const howSeen = 'Así te verán todos en la tabla y en Mi torneo.';
export const nickToCome = (nick: string, isMinor: boolean) =>
  `Por ahora sales con este número. Cuando te aprueben se ve tu nick, «${nick}»${isMinor ? ', si tu adulto responsable quiere' : ''}.`;
export const changeNames = 'Cambiar los nombres';
export const changeNick = 'Cambiar mi nick';
export const nick = 'Tu nick (como en el juego)';
export const nickIsPublic =
  'Ya estás en la lista pública: un organizador revisa el nombre nuevo y, mientras tanto, sigue el de ahora.';
export const save = 'Guardar';
export const saved = '✓ Listo, lo recibimos.';
export const cancel = 'Cancelar';
export const askedNames = (nick: string | null, unit: string | null) =>
  nick === null
    ? `que tu equipo se llame ${unit}`
    : unit === null
      ? `llamarte ${nick}`
      : `llamarte ${nick} y que tu equipo se llame ${unit}`;
export const askedFor = (names: string) => `Pediste ${names}. Un organizador lo revisa.`;
export const askedInVain = (names: string) =>
  `Pediste ${names}. Un organizador no lo aceptó: sigues como antes.`;
export const missingPlayers = (count: number) =>
  count === 1 ? 'Falta 1 jugador.' : `Faltan ${count} jugadores.`;
export const placeHeld = (moment: string) => `El cupo se guarda hasta ${moment}: después se libera.`;

export const ticketText = (isTeam: boolean) =>
  `Ahí sigues tu torneo, también sin conexión. No muestra tus datos, pero sí tu sala: compártela solo con ${isTeam ? 'tu equipo' : 'alguien de confianza'}.`;
export const confirmNow = 'Ir a confirmar';
export const confirmBefore = (hour: string) => sentence(`Falta tu confirmación: confirma antes de ${hour}`);
export const confirmLater = (span: string) => sentence(`Te toca confirmar en «Mi torneo»: ${span}`);
export const showTicket = 'Ir a Mi torneo';
export const shareTicket = (tournament: string, isTeam: boolean) =>
  `${isTeam ? 'Así vamos' : 'Así voy'} en ${tournament}:`;
export const copyTicket = 'Copiar «Mi torneo»';
export const changeTicket = 'Cambiar el enlace de «Mi torneo»';
export const changeTicketTitle = '¿Cambiar el enlace de Mi torneo?';
export const changeTicketConfirm = 'Sí, cambiarlo';
export const changedLink = '✓ Este enlace es nuevo. El anterior ya no sirve.';
export const changeTicketEffect =
  'El de ahora deja de servir para todos los que lo tienen. También se apagan los avisos en los teléfonos y el calendario suscrito: actívalos otra vez en el enlace nuevo. Hazlo si alguien lo publicó en un grupo, y comparte el nuevo con tu equipo.';

export const playerPage = 'Mi página de jugador';
export const playerPageOff =
  'Si la activas, cualquiera que tenga su enlace verá tu nick y, de este torneo, el puesto, los Booyahs, las bajas y, si tienes equipo, su nombre. Nada más, y los buscadores no la muestran.';
export const playerPageOn =
  'Está activa: este torneo se muestra a quien tenga el enlace, y sus resultados se agregan solos. En tus otros torneos se activa igual, desde su enlace privado: si lo haces en este mismo teléfono, se suman a esta página.';
export const switchOn = 'Activar mi página';
export const showPlayerPage = 'Ver mi página';
export const sharePlayerPage = 'Mis torneos:';
export const copyPlayerPage = 'Copiar mi página';
export const switchOff = 'Desactivarla';
export const switchOffTitle = '¿Desactivar tu página?';
export const switchOffConfirm = 'Sí, borrarla';
export const switchOffEffect =
  'Se borra en el momento, con todos los torneos que muestra. Tu inscripción sigue igual.';

export const leaveTeam = 'Salir del equipo';
export const withdraw = 'Retirar mi inscripción';
export const withdrawUnit = 'Retirar a todo el equipo';

export type Stake = 'place' | 'queue' | 'none';

interface Withdrawal {
  readonly title: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly text: Readonly<Record<Stake, string>>;
}

const erasesOwn = 'Borramos tu nombre, correo y teléfono. No se puede deshacer.';
const linkChanges = 'El enlace de «Mi torneo» del equipo cambia, y los avisos en sus teléfonos se apagan.';
const erasesAll =
  'borramos los datos de todos sus integrantes. Sus enlaces dejan de servir. No se puede deshacer.';

export const withdrawal = {
  own: {
    title: '¿Retirar tu inscripción?',
    confirm: 'Sí, retirar y borrar',
    cancel: 'Conservarla',
    text: {
      place: `Tu cupo queda libre para otra persona. ${erasesOwn}`,
      queue: `Sales de la lista de espera. ${erasesOwn}`,
      none: `Si jugaste, en la tabla queda un número en lugar de tu nombre. ${erasesOwn}`,
    },
  },
  member: {
    title: '¿Salir del equipo?',
    confirm: 'Sí, salir y borrar',
    cancel: 'Quedarme',
    text: {
      place: `Los demás conservan el cupo y tu lugar queda libre. ${linkChanges} ${erasesOwn}`,
      queue: `Los demás siguen en la lista de espera y tu lugar queda libre. ${linkChanges} ${erasesOwn}`,
      none: `Los demás siguen en el equipo. ${linkChanges} ${erasesOwn}`,
    },
  },
  unit: {
    title: '¿Retirar a todo el equipo?',
    confirm: 'Sí, retirar a todos',
    cancel: 'Conservar el equipo',
    text: {
      place: `El cupo queda libre para otro equipo y ${erasesAll}`,
      queue: `El equipo sale de la lista de espera y ${erasesAll}`,
      none: `Si jugaron, en la tabla quedan números en lugar de sus nombres; ${erasesAll}`,
    },
  },
} as const satisfies Readonly<Record<string, Withdrawal>>;

export const otherLeads = 'El capitán pasa a ser quien aceptó primero.';
export const leavesGap = 'Sin ti el equipo queda incompleto: si no se completa a tiempo, pierde el cupo.';

interface Withdrawn {
  readonly title: string;
  readonly text: Readonly<Record<Stake, string>>;
}

const othersStay = 'Los demás siguen en el equipo, y borramos tus datos personales.';

export const withdrawn: Readonly<Record<keyof typeof withdrawal, Withdrawn>> = {
  own: {
    title: 'Inscripción retirada',
    text: {
      place: 'Liberamos tu cupo y borramos tus datos personales.',
      queue: 'Saliste de la lista de espera y borramos tus datos personales.',
      none: 'Borramos tus datos personales.',
    },
  },
  member: {
    title: 'Saliste del equipo',
    text: {
      place: othersStay,
      queue: othersStay,
      none: othersStay,
    },
  },
  unit: {
    title: 'Equipo retirado',
    text: {
      place: 'Liberamos el cupo y borramos los datos de todo el equipo.',
      queue: 'El equipo salió de la lista de espera y borramos los datos de todos.',
      none: 'Borramos los datos de todo el equipo.',
    },
  },
};
