import type { PastedProblem } from '@copa/domain/registrations/pasted/pasted-players';
import { REGISTRATION_MESSAGES } from '@copa/domain/registrations/words/player';
import { counted } from '@copa/domain/words/counted';

export const open = 'Importar una lista';
export const title = (tournament: string) => `Importar a ${tournament}`;
export const list = 'Lista de jugadores';
const ONE_LINE =
  'Cada línea lleva nick, ID del juego y teléfono, por ejemplo: Tigre 2234567890 +52 55 1234 5678.';
const NOTHING_YET = 'Hasta 400 jugadores; nada se guarda hasta que lo confirmas.';
export const hint = {
  alone: `Pégala de una hoja de cálculo o de un chat. ${ONE_LINE} ${NOTHING_YET}`,
  team: `Pégala de una hoja de cálculo o de un chat, con el equipo arriba o en su columna. ${ONE_LINE} ${NOTHING_YET}`,
};
export const check = 'Revisar la lista';
export const change = 'Corregir la lista';
export const close = 'Cerrar';
export const nobody = 'No encontramos ningún ID en la lista.';
export const tooMany = 'Son más de 400 jugadores: pega la lista en partes.';

export const whichNumber = 'Hay dos números en una línea. ¿Cuál va primero?';
export const numberOptions = [
  { value: 'id-first', label: 'Primero el ID' },
  { value: 'phone-first', label: 'Primero el teléfono' },
] as const;
export const whichText = 'Hay dos nombres en una línea. ¿Cuál va primero?';
export const textOptions = [
  { value: 'nick-first', label: 'Primero el nick' },
  { value: 'team-first', label: 'Primero el equipo' },
] as const;

const units = (count: number, isTeam: boolean) =>
  isTeam ? counted(count, 'equipo', 'equipos') : counted(count, 'jugador', 'jugadores');
const NAMED_MAX = 6;
export function namesIn(names: readonly string[]): string {
  const left = names.length - NAMED_MAX;
  return left > 0 ? `${names.slice(0, NAMED_MAX).join(', ')} y ${left} más` : names.join(', ');
}
export const comesIn = (count: number, isTeam: boolean) =>
  count === 1 ? `Entra ${units(count, isTeam)}.` : `Entran ${units(count, isTeam)}.`;
export const staysOut = (count: number, isTeam: boolean) =>
  `${isTeam ? counted(count, 'equipo queda fuera', 'equipos quedan fuera') : counted(count, 'línea queda fuera', 'líneas quedan fuera')}. Puedes traer el resto después: nadie entra dos veces.`;
export const withoutPlayers = (names: readonly string[]) =>
  `${names.length === 1 ? 'Leímos un nombre sin jugadores' : 'Leímos nombres sin jugadores'}: ${namesIn(names)}.`;
export const send = (count: number, isTeam: boolean) => `Importar ${units(count, isTeam)}`;
export const agesUnknown =
  'La lista no dice edades. Si alguien es menor de edad, tú te encargas de que su adulto le dé permiso.';
export const done = (held: number, waiting: number) =>
  [`${held} con cupo`, ...(waiting === 0 ? [] : [`${waiting} en espera`])].join(', ');
export const tellThem =
  'No les llega ningún correo. Para que confirmen y vean su sala, abre cada inscripción y toca «Enviarle su enlace».';

export const problems: Readonly<Record<PastedProblem, string>> = {
  noId: 'Falta el ID del juego.',
  badId: REGISTRATION_MESSAGES.freeFireIdFormat,
  twice: 'Este ID está dos veces en la lista.',
  noName: 'Falta el nick.',
  noPhone: 'Falta el teléfono: leímos ese número como ID.',
  noTeam: 'Falta el equipo.',
  tooMany: 'El equipo tiene más jugadores de los que caben.',
};
