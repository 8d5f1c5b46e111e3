import { counted } from '@copa/domain/words/counted';
import { otherNetwork } from '@copa/domain/words/other-network';

export const loading = 'Buscando tu torneo…';
export const failedTitle = 'No pudimos ver tu torneo';
export const missingTitle = 'Este enlace ya no sirve';
export const leftTitle = 'Ya no estás en este torneo';
export const missingText =
  'Quizá está incompleto, lo cambiaron, se retiró la inscripción o se eliminó el torneo. Tu enlace privado tiene el nuevo; si no, pídelo a quien te lo pasó o a la organización.';
export const onThisPhone = 'Ver mis inscripciones';
export const seeOthers = 'Ver otros torneos';

export const countdownLabels = {
  complete: 'El cupo se pierde en',
  close: 'Cierra en',
  open: 'La próxima confirmación abre en',
  ready: 'El botón «Estoy listo» sale en',
  room: 'La sala abre en',
  start: 'Empieza en',
} as const;

export const days = (count: number) => counted(count, 'día', 'días');
export const hours = (count: number) => `${count} h`;
export const minutes = (count: number) => `${count} min`;
export const seconds = (count: number) => `${count} s`;
export const notUpdated = (when: string) => `No pudimos actualizar: así estaba ${when}`;
export const updated = (when: string) => `Actualizado ${when}`;
export const yourTeam = 'Tu equipo';
export const ownData = (mayLeave: boolean) => (mayLeave ? 'Mis datos o retirarme' : 'Mis datos');
const cannotPlay = '¿No puedes jugar? Retírate';
export const ownDataHere = 'Ver o borrar tus datos: solo desde este teléfono o con tu enlace privado.';
export const leaveHere = `${cannotPlay} aquí. También ves o borras tus datos. Solo se puede desde este teléfono o con tu enlace privado.`;
export const ownDataElsewhere =
  'Ves o borras tus datos con el enlace privado que te dimos al inscribirte. ¿Lo perdiste? Escribe a la organización.';
export const leaveElsewhere = `${cannotPlay} con el enlace privado que te dimos al inscribirte. Con él también ves o borras tus datos. ¿Lo perdiste? Escribe a la organización.`;
export const privateLink = (mayLeave: boolean) => (mayLeave ? 'Ver mis datos o retirarme' : 'Ver mis datos');
export const privateLinkOf = (name: string) => `Ver los datos de ${name}`;

export const standing = 'Cómo vas';
export const result = 'Resultado';
export const noRank = '–';
export const rank = (of: number) => `de ${of}`;
export const board = 'Tabla de posiciones';
export const showBoard = 'Ver la tabla';
export const seeTournament = 'Ver torneo y reglas';
export const seePlaces = 'Ver si hay cupos';
export const aboutLink = (number: number, isTeam: boolean) =>
  `Inscripción n.º ${number}. El enlace de esta página no muestra tus datos, pero sí tu sala: pásalo solo a ${isTeam ? 'tu equipo' : 'alguien de confianza'}.`;
export const subscribeCalendar = 'Calendario siempre al día';

export const write = 'Escribir a la organización';

export const stageHours = 'Cuándo se juega';
export const stageOver = 'Ya se jugó';

export const notSent = 'Todavía sin confirmar. Se envía al volver la señal.';
export const heldBack = `Todavía sin confirmar. ${otherNetwork}`;
export const sending = 'Enviando…';
export const sendNow = 'Enviar ahora';
export const confirm = 'CONFIRMO';
export const ready = 'ESTOY LISTO';
export const stillComing = 'AVISAR QUE SÍ VOY';

export const roomOf = (match: number, lobby: string | null) =>
  lobby === null ? `Sala de la partida ${match}` : `Sala de la partida ${match} · Lobby ${lobby}`;
export const yourSeat = 'Tu casilla:';
export const openingRoom = 'Abriendo la sala…';
export const roomFailed =
  'No pudimos abrir la sala. Puede ser tu conexión o una falla del sitio. Seguiremos intentando.';
export const tryNow = 'Intentar ahora';
export const roomId = 'ID de la sala';
export const noPassword = 'Esta sala no tiene contraseña.';
export const password = 'Contraseña';
export const stayInSeat = (isTeam: boolean) =>
  `Quédate en tu casilla. Es solo para ${isTeam ? 'tu equipo' : 'ti'}: a quien no esté en la lista lo sacan de la sala.`;
export const leaveOpen = 'Deja esta página abierta: el ID y la contraseña aparecen solos.';
export const opensAt = (when: string) => `La sala abre ${when}`;
export const copyBoth = 'Copiar ID y contraseña';
export const copyId = 'Copiar el ID';
export const credentials = (id: string, password: string) => (password === '' ? id : `${id}\n${password}`);
export const copied = 'Copiado';
export const copyByHand = 'Mantén presionado el texto para copiarlo.';
