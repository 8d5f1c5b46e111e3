import { COMPLAINTS_MS, HOUR_MS, PRIZE_DELIVERY_DAYS } from '../../limits.ts';
import type { ContactEnd } from '../consent/consent.ts';
import { dataOfMinor } from './player-data.ts';

interface Kept {
  readonly firstName: string;
  readonly keptDays: number | null;
}

interface Asked extends Kept {
  readonly tournament: string;
  readonly fee: string | null;
}

export const contactKept: Readonly<Record<ContactEnd, string>> = {
  consent: 'Tu nombre y tu teléfono se borran al dar el permiso, o al final del torneo si no lo das.',
  tournament: 'Tu nombre y tu teléfono se borran al final del torneo.',
  prize: `Tu nombre y tu teléfono se borran a las ${COMPLAINTS_MS / HOUR_MS} horas del final; si gana un premio, ${PRIZE_DELIVERY_DAYS} días después del final como máximo.`,
  gone: 'Tu nombre y tu teléfono ya están borrados.',
};

/** The page says this and `contactKept` before and after the consent, in the same words. */
export function playerKept({ firstName, keptDays }: Kept): string {
  const until =
    keptDays === null
      ? 'cuando lo pidas aquí'
      : `solos ${keptDays} días después del torneo, salvo el nombre que elijas`;
  return `Los datos de ${firstName} se borran ${until}`;
}

export function consentText(asked: Asked): readonly string[] {
  const { firstName, tournament, fee } = asked;
  const costs =
    fee === null
      ? 'Esta página no te pide dinero.'
      : `La inscripción cuesta ${fee}: se paga a la organización, nunca en esta página.`;
  return [
    `${firstName} quiere jugar «${tournament}», un torneo del juego de celular Free Fire. ${costs}`,
    `Guardamos ${dataOfMinor}, y tu nombre y teléfono, solo para este torneo.`,
    `${playerKept(asked)}${asked.keptDays === null ? '' : ', o al pedirlo aquí'} (queda un número). Las faltas a las reglas quedan sin nombre.`,
  ];
}

export const howShown = '¿Qué nombre verán todos en las tablas públicas?';
export const organisersRead =
  'La organización te escribe solo por el permiso o por un premio. Lee cuánto después de la inscripción diste el permiso, y si fue desde la misma red.';
export const consentTick = 'Soy su madre, padre o adulto responsable y acepto que juegue.';
