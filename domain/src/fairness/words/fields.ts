import { RECORD_REASON_MIN } from '../../limits.ts';

export const reasonTooShort = `Escribe el motivo con al menos ${RECORD_REASON_MIN} letras.`;
export const banAlone = 'Solo una suspensión tiene duración.';
