import type { ReportState } from '@copa/domain/play/report/own-report';
import { counted } from '@copa/domain/words/counted';
import type { Tone } from '../../../components/badge.tsx';

export const STATES: Readonly<Record<ReportState, { label: string; tone: Tone; text: string }>> = {
  sent: { label: 'Enviado', tone: 'info', text: 'Un organizador lo revisa antes de publicarlo.' },
  accepted: { label: 'Aceptado', tone: 'success', text: 'El organizador anotó lo mismo.' },
  discarded: {
    label: 'Descartado',
    tone: 'danger',
    text: 'El organizador no lo tomó. Escríbele si hay un error.',
  },
  other: {
    label: 'No coincide',
    tone: 'warning',
    text: 'Se publicó otro resultado.',
  },
};

export const mayProtest = 'Si está mal, protesta más abajo: una vez por partida.';
export const tooLate = 'Si está mal, escribe a la organización.';
export const goToProtests = 'Ir a las protestas';

export const title = 'Enviar el resultado';
export const loading = 'Buscando tus partidas…';
export const failed = 'No pudimos ver tus partidas. Seguiremos intentando.';
export const none = 'Ahora no hay un resultado que enviar.';
export const text = (isTeam: boolean) =>
  `Puesto, bajas y la captura de la tabla final, antes de que se publique la partida.${isTeam ? ' Basta con que lo envíe uno del equipo.' : ''}`;
export const matchNumber = (number: number) => `Partida ${number}`;
export const sentAt = (hour: string) => `· ${hour}`;
export const sendMatch = 'Enviar esta partida';
export const sendAnother = 'Enviar otro';
export const correct = 'Corregir lo enviado';
export const placeMissing = 'Elige el puesto.';
export const pictureMissing = 'Elige la captura.';
export const place = 'Puesto';
export const choose = 'Elige';
export const kills = 'Bajas en total';
export const waiting = 'Todavía no llegó. Queda en este teléfono y se envía solo cuando haya conexión.';
export const closed = (number: number) =>
  `Lo que escribiste para la Partida ${number} no se puede enviar: esa partida ya no recibe resultados.`;
export const send = 'Enviar resultado';
export const unreadablePicture = 'No pudimos leer esa imagen. Prueba con otra.';
export const pictureAlt = 'Tu captura del resultado';
export const picture = 'Captura del resultado';
export const choosePicture = 'Elegir la captura';
export const changePicture = 'Cambiar la captura';
export const result = (place: number, kills: number) => `${place}.º, ${counted(kills, 'baja', 'bajas')}`;
