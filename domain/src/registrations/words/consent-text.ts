interface Asked {
  readonly firstName: string;
  readonly tournament: string;
  readonly keptDays: number | null;
}

const whatStays = 'Las faltas a las reglas quedan sin nombre.';

export function consentText({ firstName, tournament, keptDays }: Asked): readonly string[] {
  return [
    `${firstName} quiere jugar «${tournament}», un torneo del juego de celular Free Fire. Esta página no te pide dinero.`,
    'Guardamos su nombre, nick, ID del juego, correo, teléfono y respuestas, y tu nombre y teléfono, solo para este torneo.',
    keptDays === null
      ? `Borramos todo cuando lo pidas aquí: en las tablas queda un número. ${whatStays}`
      : `Borramos todo ${keptDays} días después del torneo, salvo el nombre que elijas abajo, o cuando lo pidas aquí (queda un número). ${whatStays}`,
  ];
}

export const howShown = '¿Qué nombre verán todos en las tablas públicas?';
export const organisersRead =
  'Tu nombre y tu teléfono se usan hasta que decidas, o para entregarle un premio; después se borran. La organización lee cuánto después de la inscripción diste el permiso, y si fue desde la misma red.';
export const consentTick = 'Soy su madre, padre o adulto responsable y acepto que juegue.';
