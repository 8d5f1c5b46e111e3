import type { HeldRole, Role } from '@copa/domain/people/roles';
import { ROLE_NAMES } from '@copa/domain/people/words';
import { sentence } from '@copa/domain/sentence';

export const title = 'Administradores';
export const intro =
  'Quién puede entrar al panel y quién lo ha pedido. A quien solo pasa lista o anota partidas, dale acceso de árbitro.';
export const requestsTitle = 'Solicitudes para entrar al panel';
export const adminsTitle = 'Con acceso';

export const loadingRequests = 'Cargando solicitudes…';
export const noRequests = 'Nadie espera una respuesta.';
export const unconfirmedTitle = 'Sin confirmar su correo';
export const unconfirmedIntro =
  'Quien pidió acceso todavía no confirmó que el correo es suyo. El acceso vale cuando lo confirme.';
export const noUnconfirmed = 'Ninguna sin confirmar.';
export const decidedTitle = 'Ya resueltas';
export const loadingUnconfirmed = 'Cargando las que esperan su correo…';
export const loadingDecided = 'Cargando las resueltas…';
export const approvedOnes = 'Aprobadas';
export const rejectedOnes = 'Rechazadas';
export const noneApproved = 'Ninguna aprobada.';
export const noneRejected = 'Ninguna rechazada.';
export const unconfirmedMail = 'Correo sin confirmar';
export const accountGone = 'La cuenta ya no existe';
export const toDecide = 'Por decidir';
export const counted = (title: string, count: number | null, hasMore: boolean) => {
  if (count === null) return title;
  return `${title} · ${hasMore ? `más de ${count}` : count}`;
};
export const requestedAt = (moment: string) => `Pidió acceso: ${moment}`;
export const notesOf = (notes: string) => `Notas: ${notes}`;
export const approve = 'Aprobar';
export const approveNamed = (person: string) => `Aprobar a ${person}`;
export const reject = 'Rechazar';
export const rejectNamed = (person: string) => `Rechazar a ${person}`;
export const approveTitle = '¿Aprobar la solicitud?';
export const grantTitle = '¿Dar acceso?';
export const rejectTitle = '¿Rechazar la solicitud?';
export const giveAccess = 'Dar acceso';
export const giveAccessByMail = 'Dar acceso por correo';
export const hasRoleNow = (person: string, role: Role) => `${person} ya es ${ROLE_NAMES[role].toLowerCase()}`;
export const rejected = 'Solicitud rechazada';
export const givenTo = (person: string, mail: string | null) => `${person} (${mail}) podrá entrar al panel.`;
export const role = 'Tipo de acceso';
export const roleMissing = 'Elige el tipo de acceso.';
export const untilWhen =
  'En cada torneo puede trabajar hasta dos días después de que termine, mientras se resuelven las protestas.';
export const ofSome = 'Solo de los que elijas';
export const ofAll = 'Todos los torneos, también los que vengan';
export const tournaments = 'Torneos';
export const loadingTournaments = 'Cargando torneos…';
export const noTournamentToName = 'No hay torneos por jugar. Crea uno, o nómbralo de todos.';
export const dated = (name: string, start: string) => `${name} · ${start}`;
export const cancelled = (name: string) => `${name} · cancelado`;
export const overAlready = (name: string) => `${name} · ya terminó`;
export const namedFor = (tournaments: readonly string[]) => sentence(`De: ${tournaments.join('; ')}`);
export const namedForAll = 'De todos los torneos, también los que vengan.';
export const namedForNone = 'De ningún torneo: todavía no puede hacer nada.';
export const changeTournaments = 'Cambiar torneos';
export const changeTournamentsOf = (person: string) => `Cambiar los torneos de ${person}`;
export const tournamentsChanged = (person: string) => `Los torneos de ${person} ya cambiaron`;
export const save = 'Guardar';
export const rejectEffect = (person: string, mail: string | null) =>
  `${person} (${mail}) seguirá sin acceso.`;
export const notes = 'Notas';
export const notesHint = 'Las recibe en el correo con tu respuesta.';

export const loadingAdmins = 'Cargando administradores…';
export const lastOwner = 'Es el último propietario: no se le puede quitar el acceso.';
export const ownerCannotRemoveSelf = 'Solo otro propietario puede quitarte el acceso.';
export const onlyOwnersRemoveOwners = 'Solo otro propietario puede quitarle el acceso.';
export const yourself = (person: string) => `${person} (tú)`;
export const localAccess = 'Acceso local';
export const unverifiedMail = 'Correo sin verificar';
export const revoke = 'Quitar acceso';
export const revokeNamed = (person: string) => `Quitar acceso a ${person}`;
export const revokeSelfTitle = '¿Quitarte el acceso?';
export const revokeTitle = '¿Quitar el acceso?';
export const revokedSelf = 'Ya no tienes acceso';
export const revoked = (person: string, role: Role) => `${person} ya no es ${ROLE_NAMES[role].toLowerCase()}`;
export const revokeSelfEffect =
  'Saldrás de inmediato en todos tus dispositivos. Para volver, alguien tiene que darte acceso otra vez.';
export const revokeEffect = (person: string, mail: string | null) =>
  `${person} (${mail}) saldrá de inmediato en todos sus dispositivos.`;
export const alsoNoOwner = 'También deja de ser propietario. Ese derecho no se devuelve desde el panel.';

export const giveAccessText =
  'Busca su cuenta por el correo con el que entra. Si no tiene, que la cree en «Acceso de organizadores».';
export const accountMail = 'Correo de la cuenta';
export const findAccount = 'Buscar cuenta';
export const heldAlready = (person: string, mail: string | null, role: HeldRole) =>
  `${person} (${mail}) ya es ${ROLE_NAMES[role].toLowerCase()}.`;
