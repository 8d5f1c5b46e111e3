import type { Role } from './roles.ts';

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  owner: 'Propietario',
  admin: 'Administrador',
  referee: 'Árbitro',
  visitor: 'Sin acceso',
};
export const noUser = 'Escribe tu usuario.';
export const noTournaments = 'Elige al menos un torneo, o todos los torneos.';
export const tooManyTournaments = 'Son demasiados torneos para un árbitro: elige menos, o todos los torneos.';
export const nameWithLink = 'Escribe solo el nombre, sin enlaces, páginas ni correos.';
