import type { ReminderAbout } from '@copa/domain/day/reminder';
import type { Registration } from '@copa/domain/registrations/registration';
import { unitNameOf } from '@copa/domain/registrations/unit';
import { otherClock, ownTimeZone, shortDate, timeWithZone } from '@copa/domain/time/date-format';
import type { WindowKind } from '@copa/domain/tournaments/places/window';
import { windowOf } from '@copa/domain/tournaments/places/window-phase';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { paths } from '../../../config/paths.ts';
import type { Needy } from '../admin/day-units.ts';

/** Short names of the subjects, for a row. */
export const NEED_LABELS: Readonly<Record<ReminderAbout, string>> = {
  entry: 'No confirmó su asistencia',
  match: 'No confirmó la partida',
  final: 'No confirmó la final',
  team: 'Le faltan jugadores',
  waiting: 'Espera, y no dijo que está listo',
};

const ASKED: Readonly<Record<ReminderAbout, (name: string) => string>> = {
  entry: (name) => `Confirma con un toque que vienes a ${name}`,
  match: (name) => `Ya casi empieza ${name}: confirma con un toque que ya estás para la partida`,
  final: (name) => `Pasaste a la final de ${name}: confirma con un toque que la juegas`,
  team: (name) => `A tu equipo le faltan jugadores en ${name}: pídeles que acepten su invitación`,
  waiting: (name) =>
    `Estás en la lista de espera de ${name}: di con un toque que estás listo, por si se libera un cupo`,
};

/** The deadline; null where it is not the same for everybody. */
function deadlineOf({ unit, about }: Needy, tournament: Tournament): Date | null {
  if (about === 'team') return unit.incompleteUntil;
  if (about === 'waiting') return tournament.date;
  if (about === 'match' && unit.confirmBy !== null) return unit.confirmBy;
  return windowOf(tournament, about satisfies WindowKind)?.closesAt ?? null;
}

/** The hour by the tournament's clock, and by the organiser's own where it differs. */
function hourInWords(at: Date, timeZone: string): string {
  const told = `${shortDate(at, timeZone)}, ${timeWithZone(at, timeZone)}`;
  const own = otherClock(at, timeZone, ownTimeZone());
  return own === null ? told : `${told} (${own} en mi hora)`;
}

export function noticeMessage(needy: Needy, tournament: Tournament, brand: string, origin: string): string {
  const { unit, about } = needy;
  const deadline = deadlineOf(needy, tournament);
  const until = deadline === null ? '' : ` antes del ${hourInWords(deadline, tournament.timeZone)}`;
  return [
    `Hola, ${unit.fullName.split(' ')[0] ?? ''}. Te escribimos de ${brand}.`,
    `${ASKED[about](tournament.name)}${until}.`,
    ...(unit.ticketId === null ? [] : [`${origin}${paths.ticket.to(unit.ticketId)}`]),
  ].join('\n');
}

const IN_GROUP: Readonly<Record<ReminderAbout, string>> = {
  entry: 'Falta que confirmen su asistencia',
  match: 'Falta que confirmen la partida',
  final: 'Falta que confirmen la final',
  team: 'Equipos incompletos',
  waiting: 'En espera, falta que digan que están listos',
};

/** A message for the group, which strangers read too: public names, the hour and the tournament, and no ticket. */
export function groupMessage(needy: readonly Needy[], tournament: Tournament, origin: string): string {
  const abouts = [...new Set(needy.map(({ about }) => about))];
  const lines = abouts.flatMap((about) => {
    const those = needy.filter((each) => each.about === about);
    const window = about === 'team' || about === 'waiting' ? null : windowOf(tournament, about);
    const until = window === null ? '' : ` (hasta ${hourInWords(window.closesAt, tournament.timeZone)})`;
    return [`${IN_GROUP[about]}${until}:`, those.map(({ unit }) => publicName(unit)).join(', ')];
  });
  return [
    tournament.name,
    ...lines,
    'Abre tu enlace de «Mi torneo» y confirma con un toque.',
    `${origin}${paths.tournament.to(tournament.id)}`,
  ].join('\n');
}

function publicName({ number, unit, members }: Registration): string {
  const seats = members.map((member) => ({
    slot: member.slot,
    role: member.role,
    state: member.state,
    nick: member.state === 'accepted' ? member.nick : '',
  }));
  return unitNameOf({ number, unit, members: seats });
}
