import type { MemberRole, PublicMember } from '@copa/domain/registrations/member';

// Members and invitations of a team
export const you = '(tú)';
export const slot = (slot: number) => `· lugar ${slot}`;
export const inviteByWhatsApp = (slot: number) => (
  <>
    Invitar por WhatsApp
    <span className="sr-only"> al lugar {slot}</span>
  </>
);
export const copyInvitation = 'Copiar invitación';

interface InvitationFacts {
  readonly tournamentName: string;
  readonly unitName: string;
  readonly role: MemberRole;
  readonly url: string;
}

export function invitation({ tournamentName, unitName, role, url }: InvitationFacts): string {
  const place = role === 'substitute' ? 'un lugar como suplente' : 'un lugar';
  return `¡Juega conmigo en ${tournamentName}! Te guardé ${place} en el equipo «${unitName}». Abre este enlace, lee las reglas y pon tus datos. Es solo para ti y sirve una vez: ${url}`;
}

/** A team plays without substitutes, and not without a player. */
export function openSlot(role: PublicMember['role']): string {
  return role === 'substitute' ? 'Lugar libre' : 'Falta que acepte';
}

// Names of a team
export const unitName = 'Nombre del equipo';
export const unitNameHint = 'Todos lo verán en la tabla.';
export const unitTag = 'Siglas';
export const unitTagHint = 'Como en el juego, por ejemplo FNX.';
