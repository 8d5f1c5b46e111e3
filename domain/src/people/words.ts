import { tooLong } from '../words/fields.ts';
import type { GivenRole, NamedRole, Role } from './roles.ts';

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  owner: 'Propietario',
  admin: 'Administrador',
  referee: 'Árbitro',
  visitor: 'Sin acceso',
};
const named = (role: Role) => ROLE_NAMES[role].toLowerCase();
export const ROLE_CHOICES: Readonly<Record<GivenRole, string>> = {
  admin: 'Administrador: gestiona torneos, inscripciones y administradores.',
  referee: 'Árbitro: pasa lista y anota resultados. No ve teléfonos, correos ni inscripciones.',
};

interface NamedRoleWords {
  readonly intro: string;
  readonly afterEnd: (hour: string) => string;
}

export const NAMED_ROLE_WORDS: Readonly<Record<NamedRole, NamedRoleWords>> = {
  referee: {
    intro:
      'Toca un torneo para pasar lista y anotar los resultados. Los teléfonos, los correos y las inscripciones solo los ven los organizadores.',
    afterEnd: (hour) => `Eres árbitro de este torneo hasta ${hour}`,
  },
};
export const panelOf = (role: NamedRole) => `Panel de ${named(role)}`;
export const namedForNothing = (role: NamedRole) =>
  `Ahora no eres ${named(role)} de ningún torneo publicado. Cuando la organización te nombre, aparecerá aquí.`;
export const notNamedFor = (role: NamedRole) =>
  `No eres ${named(role)} de este torneo, o ya terminó. Si te necesitan, pide a la organización que te nombre.`;
export const ofWhich = (role: NamedRole) => `¿De qué torneos será ${named(role)}?`;
export const losesAccess = (held: Role, role: GivenRole) =>
  `Esa cuenta ya tiene acceso de ${named(held)}. Para que sea ${named(role)}, primero quítale el acceso.`;

export const noUser = 'Escribe tu usuario.';
export const noTournaments = 'Elige al menos un torneo, o todos los torneos.';
export const tooManyTournaments = 'Son demasiados torneos para una cuenta: elige menos, o todos los torneos.';
export const nameWithLink = 'Escribe solo el nombre, sin enlaces, páginas ni correos.';
export const tooLongWithDots = (max: number) =>
  `${tooLong(max)} Un punto entre letras cuenta por dos, porque le sigue un espacio.`;
