import { type AcceptedMember, ROLE_LABELS } from '@copa/domain/registrations/member';
import { REGISTRATION_STATUS, type Registration } from '@copa/domain/registrations/registration';
import { zonedDateTime } from '@copa/domain/time/date-format';
import { isIncomplete, isReleased, isTeam, missingSentence, unitTitle } from '../admin/unit-words.ts';

/** Facts of the tournament in messages. */
export interface MessageTournament {
  readonly name: string;
  readonly date: Date | null;
  readonly timeZone: string;
}

export function playerMessage(
  registration: Registration,
  player: AcceptedMember,
  tournament: MessageTournament | null,
  brand: string,
): string {
  const name = tournament?.name ?? 'el torneo';
  const lines = [greeting(player, brand), ...statusLines(registration, player, name)];
  if (registration.status === 'approved' && tournament !== null) {
    const { date, timeZone } = tournament;
    lines.push(
      date === null ? 'La fecha está por confirmar.' : `Empieza el ${zonedDateTime(date, timeZone)}.`,
    );
    lines.push('Confirma tu asistencia en «Mi torneo». ¡Nos vemos en la sala!');
  }
  return lines.join('\n');
}

/** For a player who lost the link or never had one. */
export function ticketMessage(
  registration: Registration,
  player: AcceptedMember,
  tournament: MessageTournament | null,
  brand: string,
  url: string,
): string {
  const what = subject(registration);
  return [
    greeting(player, brand),
    `Aquí ves cómo va ${what} en ${tournament?.name ?? 'el torneo'} y lo que falta:`,
    url,
    'Guárdalo y no lo publiques en el grupo.',
  ].join('\n');
}

function greeting({ fullName }: AcceptedMember, brand: string): string {
  return `Hola, ${fullName.split(' ')[0] ?? ''}. Te escribimos de ${brand}.`;
}

function subject(registration: Registration): string {
  return isTeam(registration) ? `la inscripción de tu equipo ${unitTitle(registration)}` : 'tu inscripción';
}

function statusLines(
  registration: Registration,
  { freeFireId }: AcceptedMember,
  name: string,
): readonly string[] {
  const { status, reason, members } = registration;
  const what = `${subject(registration)} en ${name} con el ID ${freeFireId}`;
  if (isReleased(registration)) {
    return [`El cupo de ${what} se liberó.`, 'Si todavía quieres jugar, responde a este mensaje.'];
  }
  switch (status) {
    case 'pending':
      return isIncomplete(registration)
        ? [`Recibimos ${what}.`, `${missingSentence(members)}: el capitán tiene la invitación.`]
        : [`Recibimos ${what} y la estamos revisando.`, 'Te avisamos en cuanto la aprobemos.'];
    case 'approved':
      return [`¡${what.charAt(0).toUpperCase()}${what.slice(1)} quedó aprobada!`];
    case 'rejected':
      return [
        `No pudimos aprobar ${what}.`,
        ...(reason === null || reason === '' ? [] : [`Motivo: ${reason}`]),
        'Si crees que es un error, responde a este mensaje.',
      ];
  }
}

/** Everything about a player, to paste somewhere else. */
export function playerText(
  registration: Registration,
  { nick, fullName, freeFireId, phone, email, role }: AcceptedMember,
  tournament: MessageTournament | null,
): string {
  const team = `Equipo: ${unitTitle(registration)} (${ROLE_LABELS[role].toLowerCase()})`;
  return [
    fullName,
    ...(nick === '' ? [] : [`Nick: ${nick}`]),
    ...(isTeam(registration) ? [team] : []),
    `ID de Free Fire: ${freeFireId}`,
    `Teléfono: ${phone}`,
    `Correo: ${email}`,
    ...(tournament === null ? [] : [`Torneo: ${tournament.name}`]),
    `Estado: ${REGISTRATION_STATUS[registration.status].label}`,
  ].join('\n');
}
