import { ADULT_AGE, MIN_AGE } from '../../limits.ts';

interface Asked {
  readonly firstName: string;
  readonly tournament: string;
  readonly keptDays: number | null;
}

/** The text that an adult agrees to. Each consent names its version. */
export function consentText({ firstName, tournament, keptDays }: Asked): readonly string[] {
  return [
    `${firstName} tiene de ${MIN_AGE} a ${ADULT_AGE - 1} años y quiere jugar «${tournament}», un torneo gratuito por internet. Sin tu permiso no juega.`,
    'Guardamos su nombre, nick, ID del juego, correo, teléfono y respuestas, y tu nombre y teléfono. Solo los usa la organización para este torneo. No los vendemos ni hacemos publicidad con ellos.',
    keptDays === null
      ? 'Los borramos cuando lo pidas en esta página.'
      : `Los borramos ${keptDays} días después del torneo, o antes si lo pides en esta página.`,
  ];
}

export const consentTick = 'Soy su madre, padre o adulto responsable y acepto que juegue.';
