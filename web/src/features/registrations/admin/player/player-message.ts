import { phoneKey } from '@copa/domain/contact';
import { REGISTRATION_STATUS, type Registration } from '@copa/domain/registrations/registration';
import { zonedDateTime } from '@copa/domain/time/date-format';

/** What the messages say about the tournament. */
export interface MessageTournament {
  readonly name: string;
  readonly date: Date | null;
  readonly timeZone: string;
}

/** Without a country code a number starts with the area: WhatsApp would write to somebody else. */
const INTERNATIONAL_DIGITS = 11;

export function hasCountryCode(phone: string): boolean {
  return phone.trim().startsWith('+') || phoneKey(phone).length >= INTERNATIONAL_DIGITS;
}

export function playerMessage(
  registration: Registration,
  tournament: MessageTournament | null,
  brand: string,
): string {
  const firstName = registration.fullName.split(' ')[0] ?? '';
  const name = tournament?.name ?? 'el torneo';
  const lines = [`Hola, ${firstName}. Te escribimos de ${brand}.`, ...statusLines(registration, name)];
  if (registration.status === 'approved' && tournament !== null) {
    const { date, timeZone } = tournament;
    lines.push(
      date === null ? 'La fecha está por confirmar.' : `Empieza el ${zonedDateTime(date, timeZone)}.`,
    );
    lines.push('Confirma tu asistencia en el grupo oficial antes de la partida. ¡Nos vemos en la sala!');
  }
  return lines.join('\n');
}

function statusLines({ status, freeFireId, reason }: Registration, name: string): readonly string[] {
  switch (status) {
    case 'pending':
      return [
        `Recibimos tu inscripción en ${name} con el ID ${freeFireId} y la estamos revisando.`,
        'Te avisamos en cuanto la aprobemos.',
      ];
    case 'approved':
      return [`¡Tu inscripción en ${name} con el ID ${freeFireId} quedó aprobada!`];
    case 'rejected':
      return [
        `No pudimos aprobar tu inscripción en ${name} con el ID ${freeFireId}.`,
        ...(reason === null || reason === '' ? [] : [`Motivo: ${reason}`]),
        'Si crees que es un error, responde a este mensaje.',
      ];
  }
}

/** A number that WhatsApp could misread is left out: the organiser then chooses the contact. */
export function whatsAppUrl(phone: string, message: string): string {
  const number = hasCountryCode(phone) ? phoneKey(phone) : '';
  return `https://wa.me/${number}?text=${encodeURIComponent(message)}`;
}

/** To that address alone: what follows a question mark would be fields of the mail, such as other recipients. */
export function mailUrl(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
}

/** Everything about a player, to paste somewhere else. */
export function playerText(registration: Registration, tournament: MessageTournament | null): string {
  const { fullName, freeFireId, phone, email, status } = registration;
  return [
    fullName,
    `ID de Free Fire: ${freeFireId}`,
    `Teléfono: ${phone}`,
    `Correo: ${email}`,
    ...(tournament === null ? [] : [`Torneo: ${tournament.name}`]),
    `Estado: ${REGISTRATION_STATUS[status].label}`,
  ].join('\n');
}
