// The screen
export const title = 'Administradores';
export const intro = 'Quién puede entrar al panel y quién lo ha pedido.';
export const requestsTitle = 'Solicitudes de acceso';
export const adminsTitle = 'Con acceso';

// Access requests
export const loadingRequests = 'Cargando solicitudes…';
export const noRequests = 'Nadie espera una respuesta.';
export const unconfirmedTitle = 'Sin confirmar su correo';
export const unconfirmedIntro =
  'Quien pidió acceso todavía no confirmó que el correo es suyo. El acceso vale cuando lo confirme.';
export const noUnconfirmed = 'Ninguna sin confirmar.';
export const decidedTitle = 'Ya resueltas';
export const loadingDecided = 'Cargando las resueltas…';
export const noneApproved = 'Ninguna aprobada.';
export const noneRejected = 'Ninguna rechazada.';
export const unconfirmedMail = 'Correo sin confirmar';
export const accountGone = 'La cuenta ya no existe';
export const notesOf = (notes: string) => `Notas: ${notes}`;
export const approve = 'Aprobar';
export const approveNamed = (person: string) => `Aprobar a ${person}`;
export const reject = 'Rechazar';
export const rejectNamed = (person: string) => `Rechazar a ${person}`;
export const approveTitle = '¿Dar acceso?';
export const rejectTitle = '¿Rechazar la solicitud?';
export const giveAccess = 'Dar acceso';
export const isAdminNow = (person: string) => `${person} ya es administrador`;
export const rejected = 'Solicitud rechazada';
export const approveEffect = (person: string, mail: string | null) =>
  `${person} (${mail}) podrá gestionar torneos, inscripciones y administradores.`;
export const rejectEffect = (person: string, mail: string | null) =>
  `${person} (${mail}) seguirá sin acceso.`;
export const notes = 'Notas';

// Admins
export const loadingAdmins = 'Cargando administradores…';
export const lastOwner = 'Es el último propietario: no se le puede quitar el acceso.';
export const ownerCannotRemoveSelf = 'Solo otro propietario puede quitarte el acceso.';
export const onlyOwnersRemoveOwners = 'Solo otro propietario puede quitarle el acceso.';
export const you = '(tú)';
export const localAccess = 'Acceso local';
export const owner = 'Propietario';
export const admin = 'Administrador';
export const unverifiedMail = 'Correo sin verificar';
export const revoke = 'Quitar acceso';
export const revokeNamed = (person: string) => `Quitar acceso a ${person}`;
export const revokeSelfTitle = '¿Quitarte el acceso?';
export const revokeTitle = '¿Quitar el acceso?';
export const revokedSelf = 'Ya no tienes acceso';
export const revoked = (person: string) => `${person} ya no es administrador`;
export const revokeSelfEffect =
  'Saldrás de inmediato en todos tus dispositivos. Para volver, alguien tiene que darte acceso otra vez.';
export const revokeEffect = (person: string, mail: string | null) =>
  `${person} (${mail}) saldrá de inmediato en todos sus dispositivos.`;
export const alsoNoOwner = 'También deja de ser propietario. Ese derecho no se devuelve desde el panel.';

// Give access
export const accountMail = 'Correo de la cuenta';
export const findAccount = 'Buscar cuenta';
export const makeAdminTitle = '¿Hacer administrador?';
export const makeAdminEffect = (person: string, mail: string | null, isAdmin: boolean) =>
  isAdmin ? `${person} (${mail}) ya es administrador.` : `${person} (${mail}) podrá gestionar el sitio.`;
