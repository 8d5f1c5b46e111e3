import type { ErrorCode } from '../errors.ts';

export const CLIENT_MESSAGES = {
  network: 'Error de conexión. Verifica tu conexión a internet.',
  401: 'No autorizado. Por favor inicia sesión nuevamente.',
  403: 'No tienes permisos para realizar esta acción.',
  404: 'Recurso no encontrado.',
  429: 'Hay mucha gente en el sitio en este momento. Intenta otra vez en un minuto.',
  500: 'Error interno del servidor. Intenta más tarde.',
  unexpected: 'Ha ocurrido un error inesperado',
  otherVersion: 'La página abierta es de otra versión del sitio. Recárgala.',
} as const;

export function messageForStatus(status: number): string {
  if (status === 401 || status === 403 || status === 404 || status === 429) return CLIENT_MESSAGES[status];
  return status >= 500 ? CLIENT_MESSAGES[500] : CLIENT_MESSAGES.unexpected;
}

export const formMissing = 'Error: Este torneo no tiene un formulario de inscripción configurado.';

export const ERROR_MESSAGES: Readonly<Record<ErrorCode, string>> = {
  'bad-request': 'La solicitud no es válida.',
  'malformed-json': 'El cuerpo de la solicitud no es un JSON válido.',
  'validation-failed': 'Revisa los datos enviados.',
  unauthenticated: CLIENT_MESSAGES[401],
  'token-expired': 'Tu sesión venció. Por favor inicia sesión nuevamente.',
  'token-revoked': 'Tu sesión fue cerrada. Por favor inicia sesión nuevamente.',
  'wrong-credentials': 'Credenciales incorrectas',
  'permission-denied': CLIENT_MESSAGES[403],
  'email-not-verified':
    'Debes verificar tu email antes de poder iniciar sesión. Revisa tu bandeja de entrada.',
  'app-check-failed':
    'No pudimos verificar que la solicitud viene de nuestro sitio. Recarga la página e inténtalo otra vez.',
  'not-found': CLIENT_MESSAGES[404],
  'route-not-found': 'Esta ruta no existe. Si llegaste desde el sitio, recarga la página.',
  'method-not-allowed': 'Este método no está permitido en esta ruta.',
  conflict: 'El estado actual no permite esta acción.',
  'already-registered':
    'Este ID ya está inscrito en este torneo o no puede jugarlo. Si es tuyo, entra con tu enlace privado o escribe a los organizadores.',
  'player-suspended': 'Un jugador de esta inscripción tiene una suspensión.',
  'tournament-full': 'Este torneo ya no tiene cupos disponibles.',
  'registration-closed': 'Las inscripciones de este torneo están cerradas.',
  reserved: 'Este torneo es para los primeros de su temporada.',
  'tournament-cancelled': 'Este torneo fue cancelado.',
  'registration-form-missing': formMissing,
  'form-inactive': 'Este formulario no está disponible',
  'form-closed': 'Este formulario ya no recibe respuestas.',
  'form-full': 'Este formulario alcanzó su máximo de respuestas.',
  'already-answered': 'Ya respondiste este formulario desde este dispositivo.',
  'in-use': 'No se puede eliminar porque está en uso.',
  'last-owner': 'No se puede quitar al último propietario.',
  'owner-exists': 'El propietario ya está configurado.',
  'stale-write': 'Otra persona cambió estos datos mientras los editabas. Recarga para ver la última versión.',
  'request-reused': 'Esta solicitud ya se envió con otros datos.',
  'registration-withdrawn': 'Esta inscripción ya se retiró. Si quieres volver a entrar, envíala otra vez.',
  'invitation-full': 'El equipo ya está completo.',
  'invitation-changed': 'Este enlace cambió. Pídele el nuevo al capitán.',
  'invitation-closed': 'Este enlace ya no está abierto.',
  'unit-incomplete': 'Faltan jugadores en este equipo: todavía no se puede aprobar.',
  'consent-missing': 'Falta el permiso de un adulto responsable.',
  'adults-only': 'Este torneo es solo para mayores de edad.',
  'captain-only': 'Solo el capitán del equipo puede hacer esto.',
  'confirmation-not-open': 'Esta confirmación todavía no abre.',
  'confirmation-closed': 'El plazo para confirmar ya terminó.',
  'place-waiting': 'Todavía estás en lista de espera: cuando tengas cupo podrás confirmar.',
  'place-released': 'Este cupo ya se liberó.',
  'payload-too-large': 'El contenido enviado es demasiado grande.',
  'unsupported-media-type': 'El tipo de contenido no es compatible.',
  'rate-limited': 'Demasiados intentos. Espera un momento e inténtalo de nuevo.',
  'network-limited':
    'Desde tu red se inscribieron muchos jugadores en pocos minutos. Espera unos minutos y envíala otra vez, o hazlo desde otra red.',
  internal: CLIENT_MESSAGES[500],
  'not-configured': 'Esta función no está configurada en este servidor.',
  unavailable: 'El servicio no está disponible en este momento. Intenta más tarde.',
};
