import { ADULT_AGE, MIN_AGE } from '../../limits.ts';

interface Asked {
  readonly firstName: string;
  readonly tournament: string;
  readonly keptDays: number | null;
}

const whatStays = 'Solo quedan la tabla, con el nombre que todos vieron, y las faltas, sin su nombre.';

/** The text that an adult agrees to. Each consent names its version. */
export function consentText({ firstName, tournament, keptDays }: Asked): readonly string[] {
  return [
    `${firstName} tiene de ${MIN_AGE} a ${ADULT_AGE - 1} años y quiere jugar «${tournament}», un torneo por internet de Free Fire, un juego de celular. Sin tu permiso no juega. En esta página no se paga nada.`,
    `Guardamos lo que ${firstName} escribió al inscribirse (nombre, nick, ID del juego, correo, teléfono y respuestas), y tu nombre y tu teléfono, solo para este torneo. No vendemos nada de eso.`,
    keptDays === null
      ? `Borramos todo cuando lo pidas en esta página. ${whatStays}`
      : `Borramos todo ${keptDays} días después del torneo, o antes si lo pides en esta página. ${whatStays}`,
  ];
}

export const consentTick = 'Soy su madre, padre o adulto responsable y acepto que juegue.';
