import { RECORD_ENTRIES_MAX } from '@copa/domain/limits';

export const memberMissing = 'Esa persona ya no está en esta inscripción.';
export const wasAbsent = (match: number) => `No estuvo en la sala de la partida ${match}.`;
export const entryMissing = 'Esa anotación ya no existe.';
export const recordFull = `Este historial ya tiene ${RECORD_ENTRIES_MAX} anotaciones.`;
