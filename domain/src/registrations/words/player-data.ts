import { FREE_FIRE_ID_MAX, FREE_FIRE_ID_MIN } from '../../limits.ts';

/** Each field that a player types, in the order in which forms and files show them. */
export const PLAYER_NAMES = {
  fullName: 'Nombre completo',
  nick: 'Nick',
  freeFireId: 'ID de Free Fire',
  email: 'Correo',
  phone: 'Teléfono',
} as const;

export const mailLabel = 'Correo electrónico';
export const phoneLabel = 'Teléfono (WhatsApp)';

/** The terms, the text of the consent and the questions list a player's data with these words. */
export const askedData = `tu nombre, tu nick, tu ID de Free Fire (de ${FREE_FIRE_ID_MIN} a ${FREE_FIRE_ID_MAX} dígitos), tu correo, tu teléfono, tu edad por rangos y las respuestas a las preguntas del torneo`;
export const usesOfData =
  'tu nombre y tu ID para armar las salas y evitar inscripciones repetidas; tu correo y tu teléfono para contactarte sobre el torneo y entregar premios; tus respuestas para revisar si cumples los requisitos';
export const shortUsesOfData =
  'Tu nombre y tu ID, para armar las salas; tu correo y tu teléfono, para contactarte y entregar premios; tu edad por rangos y tus respuestas al formulario.';
export const dataOfMinor = 'su nombre, nick, ID del juego, correo, teléfono y respuestas';
