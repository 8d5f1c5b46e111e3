import { BATCH_MAX, MATCHES_MAX } from '../../limits.ts';

export const matchRange = `La partida es un número entre 1 y ${MATCHES_MAX}.`;
export const noReason = 'Escribe el motivo.';
export const noNick = 'Escribe el nick.';
export const tooManyMarks = `Como máximo ${BATCH_MAX} marcas.`;
export const tooManyIntruders = 'Son demasiados intrusos.';
export const noRoomId = 'Escribe el ID de la sala.';
export const badSubscription = 'Este aviso no viene de un navegador.';
