/** A ticket may be forwarded, so its reader can be anybody. */
export type Reader = 'captain' | 'player' | 'anybody';

/** Only the captain has the invitations. */
export const INCOMPLETE_NEXT: Readonly<Record<Reader, string>> = {
  captain: 'Comparte la invitación con quien falta.',
  player: 'Espera a que el equipo se complete, o pídele al capitán que comparta la invitación otra vez.',
  anybody: 'El capitán comparte la invitación desde su enlace privado. Si no eres tú, pídesela.',
};
