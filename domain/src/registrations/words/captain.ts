import { HOUR_MS, INCOMPLETE_HELD_MS } from '../../limits.ts';
import { sentence } from '../../sentence.ts';

export const deal = 'Tú eres el capitán. Aquí van solo tus datos; después mandas un enlace a tu equipo.';
export const dealHours = `Tienen ${INCOMPLETE_HELD_MS / HOUR_MS} horas.`;
export const dealWaits = 'Solo un equipo completo puede recibir un cupo.';

export const deadline = (moment: string) => sentence(`Tienen hasta ${moment}`);
