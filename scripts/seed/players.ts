import { createHash } from 'node:crypto';

const FIRST = `Ana Luis Sofía Diego Valentina Mateo Camila Andrés Lucía Joaquín Renata Emilio Paula Tomás
Ximena Julián Martina Nicolás Isabel Santiago`.split(/\s/);
const LAST = `García Hernández Rojas Quispe Muñoz Ramírez Torres Vargas Núñez Castillo Peña Ibáñez Flores
Mendoza Cárdenas Zúñiga`.split(/\s/);
const NICKS = `LunaRoja ElTigre07 NocheFría SombraMX RayoAndino DoñaBala Ceniza Kóndor Alebrije TitoPro
Jaguar99 Brisa`.split(/\s/);
const PREFIXES = ['+52 55', '+57 300', '+51 987', '+54 9 11', '+56 9', '+593 98'];

export interface Player {
  readonly registrationId: string;
  readonly fullName: string;
  readonly freeFireId: string;
  readonly email: string;
  readonly phone: string;
  readonly nick: string;
  readonly number: number;
}

/**
 * Makes the same player for the same tournament and `index` at every run, so that seeding again adds nothing.
 */
export function playerOf(tournamentId: string, index: number): Player {
  const digest = createHash('sha256').update(`${tournamentId}/${index}`).digest();
  const pick = (list: readonly string[], offset: number): string =>
    list[digest.readUInt16BE(offset) % list.length] ?? '';
  const hex = digest.toString('hex');
  const first = pick(FIRST, 0);
  const last = pick(LAST, 2);
  const number = 10 + (digest.readUInt16BE(8) % 90);
  const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return {
    registrationId: `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`,
    fullName: `${first} ${last}`,
    freeFireId: String(100_000_000 + (digest.readUInt32BE(4) % 900_000_000)),
    email: `${plain(first)}.${plain(last)}${number}@correo.example`,
    phone: `${pick(PREFIXES, 10)} ${1000 + (digest.readUInt16BE(12) % 9000)} ${1000 + (digest.readUInt16BE(14) % 9000)}`,
    nick: `${pick(NICKS, 16)}${number}`,
    number,
  };
}

const TEAMS: readonly (readonly [name: string, tag: string])[] = [
  ['Alas de Fuego', 'ALAS'],
  ['Los Andes', 'AND'],
  ['Doble Filo', 'DF'],
  ['Furia Maya', 'MAYA'],
  ['Sombra y Luz', ''],
  ['Rayos del Sur', 'RDS'],
  ['Guardianes del Fénix', 'GDF'],
  ['Tinta Roja', 'TR'],
  ['Noche Larga', ''],
  ['Los de Siempre', 'LDS'],
  ['Ceniza Viva', 'CNZ'],
  ['Puma y Cóndor', 'PYC'],
  ['Código Nahual', 'NHL'],
  ['La Última Zona', 'ZONA'],
  ['Viento Pampero', 'VP'],
  ['Doña Bala y Compañía', ''],
  ['Relámpago 99', 'R99'],
  ['Barrio Unido', 'BU'],
  ['Quetzal Dorado', 'QTZ'],
  ['Los Sin Miedo', 'LSM'],
  ['Caída Libre', 'CL'],
  ['Trueno Andino', 'TA'],
  ['Marea Alta', ''],
  ['Jaguares de Tepito', 'JDT'],
  ['Camino al Booyah', 'CAB'],
];

export function teamOf(index: number): { readonly name: string; readonly tag: string } {
  const [name, tag] = TEAMS[index % TEAMS.length] ?? ['', ''];
  return { name, tag };
}
