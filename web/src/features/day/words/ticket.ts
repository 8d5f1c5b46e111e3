// Mi torneo
export const loading = 'Buscando tu torneo…';
export const failedTitle = 'No pudimos ver tu torneo';
export const failedText = 'Revisa tu conexión a internet. Seguiremos intentando.';
export const missingTitle = 'Este enlace ya no sirve';
export const missingText =
  'Quizá lo cambiaron o se retiró la inscripción. Tu enlace privado tiene el nuevo; si no, pídelo a tu capitán o al equipo del torneo.';
export const seeTournaments = 'Ver torneos';

export const countdownLabels = { close: 'Cierra en', open: 'Abre en', start: 'Empieza en' } as const;

export const days = ['día', 'días'] as const;
export const hours = ['hora', 'horas'] as const;
export const minutes = ['minuto', 'minutos'] as const;
export const seconds = ['segundo', 'segundos'] as const;
export const notUpdated = (when: string) => `No pudimos actualizar: así estaba ${when}`;
export const updated = (when: string) => `Así está ${when} · Se actualiza sola`;
export const yourTeam = 'Tu equipo';
export const shareInvitation = 'Compartir la invitación';
export const privateLink = 'Mi enlace privado';
export const board = 'Tabla de posiciones';
export const seeTournament = 'Ver torneo';
export const aboutLink = (number: number) =>
  `${number > 0 ? `Inscripción n.º ${number}. ` : ''}Este enlace confirma, pero no retira la inscripción ni muestra datos personales.`;
export const subscribeCalendar = 'Suscribir calendario';

// The button
export const notSent = 'Todavía sin confirmar. Se envía solo en cuanto vuelva la señal.';
export const sending = 'Enviando…';
export const sendNow = 'Enviar ahora';
export const confirm = 'CONFIRMO';
export const ready = 'ESTOY LISTO';
export const stillComing = 'AVISAR QUE SÍ VOY';

// The room
export const roomOf = (match: number, lobby: string | null) =>
  lobby === null ? `Sala de la partida ${match}` : `Sala de la partida ${match} · Lobby ${lobby}`;
export const yourSeat = 'Tu puesto:';
export const openingRoom = 'Abriendo la sala…';
export const roomFailed = 'No pudimos abrir la sala. Revisa tu conexión a internet. Seguiremos intentando.';
export const tryNow = 'Intentar ahora';
export const roomId = 'ID de la sala';
export const noPassword = 'Esta sala no tiene contraseña.';
export const password = 'Contraseña';
export const stayInSeat =
  'Quédate en tu puesto. Es solo para tu equipo: a quien no esté en la lista lo sacan de la sala.';
export const leaveOpen = 'Deja esta página abierta: el ID y la contraseña aparecen solos.';
export const opensAt = (when: string) => `La sala abre ${when}`;
export const copyNamed = (label: string) => `Copiar ${label}`;
export const copied = 'Copiado';
export const copy = 'Copiar';
export const copyByHand = 'Mantén presionado el texto para copiarlo.';
