import type { Waitlist } from '../../tournaments/places/waitlist.ts';
import type { Addressee } from '../addressee.ts';
import type { MemberRole } from '../names/public-member.ts';
export const ROLE_LABELS: Readonly<Record<MemberRole, string>> = {
  captain: 'Capitán',
  player: 'Jugador',
  substitute: 'Suplente',
};
export const INCOMPLETE_NEXT: Readonly<Record<Addressee, string>> = {
  captain: 'Comparte la invitación con quien falta.',
  player: 'Pídele al capitán que comparta otra vez la invitación.',
  anybody: 'Avísale a tu capitán: la invitación está en su enlace privado.',
};
/** Only complete units get places, so a unit that registers later may get one first. */
const PASSED_OVER = 'Mientras falte alguien, los cupos pasan a otros.';
const ONLY_COMPLETE = 'Solo un equipo completo puede recibir un cupo.';
/** `PASSED_OVER` is false if organisers give the places. A caller that does not know the mode passes null. */
export const whileIncomplete = (mode: Waitlist['mode'] | null) =>
  mode === 'auto' ? PASSED_OVER : ONLY_COMPLETE;
export const pending = 'Pendiente';
export const approved = 'Aprobado';
export const rejected = 'Rechazado';
export const playerNumber = (number: string) => `Jugador ${number}`;
export const isPlayerNumber = (name: string) => /^Jugador \d+(-\d+)?$/.test(name);
export const teamNumber = (number: number) => `Equipo ${number}`;
