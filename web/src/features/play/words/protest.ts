import { PROTEST_PICTURES_MAX, PROTEST_TEXT_MAX } from '@copa/domain/limits';
import type { ProtestKind, ProtestState } from '@copa/domain/play/protest/own-protest';
import { counted } from '@copa/domain/words/counted';
import type { Tone } from '../../../components/badge.tsx';

export const KINDS: Readonly<Record<ProtestKind, string>> = {
  placement: 'El puesto está mal',
  kills: 'Las bajas están mal',
  cheating: 'Hack o trampa',
  teaming: 'Alianza entre rivales',
  stranger: 'Jugó alguien que no está inscrito',
  other: 'Otra cosa',
};

export const STATES: Readonly<Record<ProtestState, { label: string; tone: Tone }>> = {
  open: { label: 'En revisión', tone: 'info' },
  upheld: { label: 'Aceptada', tone: 'success' },
  dismissed: { label: 'No aceptada', tone: 'warning' },
  withdrawn: { label: 'Retirada', tone: 'neutral' },
};

export const title = 'Protestas';
export const text =
  'La organización decide y la respuesta sale aquí. Lo que cuentas lo leen solo organizadores y árbitros. Un rival lee el motivo, la partida y la respuesta, nunca quién protestó.';
export const loading = 'Buscando tus partidas…';
export const failed = 'No pudimos ver tus partidas. Seguiremos intentando.';
export const none = 'Ahora no hay una partida que puedas protestar.';
export const matchName = (number: number, isExtra: boolean) =>
  isExtra ? `Partida extra ${number}` : `Partida ${number}`;
export const start = 'Protestar esta partida';
export const kind = '¿Qué pasó?';
export const choose = 'Elige';
export const kindMissing = 'Elige qué pasó.';
export const against = '¿Sobre quién es?';
export const nobody = 'No elijo a nadie';
export const tell = 'Cuéntalo';
export const tellHint = `Qué debería decir la tabla, qué viste, en qué minuto. Hasta ${PROTEST_TEXT_MAX} letras.`;
export const textMissing = 'Cuenta qué pasó.';
export const pictures = `Capturas (hasta ${PROTEST_PICTURES_MAX}, si tienes)`;
export const addPicture = 'Agregar una captura';
export const pictureAlt = (number: number) => `Captura ${number}`;
export const removePicture = 'Quitar';
export const removeNumber = (number: number) => `Quitar la captura ${number}`;
export const send = 'Enviar la protesta';
export const waiting = 'Todavía no llegó. Queda en este teléfono y se envía sola cuando haya conexión.';
export const closed = (match: string) =>
  `Lo que escribiste sobre la ${match} no se puede enviar: ya no recibimos protestas de esa partida. Si quieres, cópialo y escribe a la organización.`;
export const whatWasSent = (what: string, rival: string | null) =>
  rival === null ? what : `${what} · ${rival}`;
export const pictureCount = (count: number) => counted(count, 'captura enviada', 'capturas enviadas');
export const pictureRefused = (reason: string) => `La protesta llegó, pero no todas sus capturas: ${reason}`;
export const openText =
  'La organización la revisa y la respuesta sale aquí. Mientras tanto, la partida no es oficial.';
export const answer = (reason: string) => `Respuesta: ${reason}`;
export const withdraw = 'Retirar la protesta';
export const withdrawSure = 'Sí, retirarla';
export const withdrawText = 'Se borra lo que enviaste y no puedes protestar esta partida otra vez.';
export const keep = 'No, dejarla';
export const redecided = 'Cambió la decisión.';
export const dismissedText = 'La tabla no cambia por esta protesta.';
export const correctedText = 'Qué cambió, antes y después, está debajo de la tabla.';
export const toTable = 'Ver la corrección';
export const aboutTitle = 'Protestas que recibiste';
export const aboutText = 'Alguien protestó por esto; no decimos quién. Aquí lees la respuesta.';
