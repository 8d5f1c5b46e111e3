import type { PublicMember } from '@copa/domain/registrations/names/public-member';
import { whileIncomplete } from '@copa/domain/registrations/words/unit';
import { sentence } from '@copa/domain/sentence';
import type { Waitlist } from '@copa/domain/tournaments/places/waitlist';

export const you = '(tú)';
export const invite = 'Invita a tu equipo';
export const inviteByWhatsApp = 'Invitar por WhatsApp';
export const copyInvitation = 'Copiar enlace del equipo';
export const oneLink =
  'El enlace del equipo es uno solo para todos: cada quien lo abre, lee las reglas y pone sus datos.';
export const manage = 'Cambiar el equipo o su enlace';
export const linkElsewhere = 'El enlace para tu equipo está en tu página privada.';
export const joined = (count: number, size: number) => `${count} de ${size}`;
export const missing = (count: number) => (count === 1 ? 'Falta 1 jugador' : `Faltan ${count} jugadores`);
export const complete = 'Ya están todos';
export const lost = 'Si falta alguien, pierden el cupo.';
export const waits = (mode: Waitlist['mode'] | null) =>
  `Están en la lista de espera. ${whileIncomplete(mode)}`;
export const mayJoin = (count: number) =>
  count === 1
    ? 'Con el mismo enlace puede entrar 1 suplente.'
    : `Con el mismo enlace pueden entrar ${count} suplentes.`;

interface InvitationFacts {
  readonly tournamentName: string;
  readonly unitName: string;
  readonly missing: number;
  readonly closes: string | null;
  readonly url: string;
}

export function invitation(facts: InvitationFacts): string {
  const { tournamentName, unitName, missing: count, closes, url } = facts;
  const wanted = count === 0 ? 'Hay lugar para suplentes.' : count === 1 ? 'Falta 1.' : `Faltan ${count}.`;
  const until = closes === null ? '' : sentence(` Cierra ${closes}`);
  return `¡Entra a «${unitName}» para jugar ${tournamentName}! ${wanted}${until} Abre este enlace, lee las reglas y pon tus datos: ${url}`;
}

export function openSlot(role: PublicMember['role']): string {
  return role === 'substitute' ? 'Lugar libre' : 'Falta alguien';
}

export const unitName = 'Nombre del equipo';
export const unitNameHint = 'Todos lo verán en la tabla.';
export const unitTag = 'Sigla';
export const unitTagHint = 'Como en el juego, por ejemplo FNX.';

export { needsConsent } from '@copa/domain/registrations/words/consent';
