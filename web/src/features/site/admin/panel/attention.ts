import { can } from '@copa/domain/people/roles';
import type { SessionUser } from '@copa/domain/people/session';
import type { Stats } from '@copa/domain/site/stats';
import { capitalized, shortDate, timeWithZone } from '@copa/domain/time/date-format';
import type { IconName } from '../../../../components/icon.tsx';
import { paths } from '../../../../config/paths.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_AHEAD = 7;
/** One that has begun still needs its organiser. */
const DAYS_BACK = 1;

/** Something that somebody has to look at, and where. */
export interface Attention {
  readonly key: string;
  readonly icon: IconName;
  readonly title: string;
  readonly detail: string;
  readonly to: string;
  /** Waits for a decision. */
  readonly waits: boolean;
}

const inbox = (query: Readonly<Record<string, string>>) =>
  `${paths.admin.registrations.to()}?${new URLSearchParams(query).toString()}`;

/** What waits for a decision, then what is played next, the soonest first. */
export function attentionOf(stats: Stats, user: SessionUser, now: Date): readonly Attention[] {
  const { registrations, pendingRequests, perTournament } = stats;
  const found: Attention[] = [];
  if (can(user, 'manage_registrations') && registrations.pending > 0) {
    found.push({
      key: 'registrations',
      icon: 'user',
      title: counted(registrations.pending, 'inscripción por revisar', 'inscripciones por revisar'),
      detail: 'Aprueba o rechaza a los jugadores que esperan.',
      to: inbox({ estado: 'pending' }),
      waits: true,
    });
  }
  if (can(user, 'manage_admins') && pendingRequests > 0) {
    found.push({
      key: 'requests',
      icon: 'shield',
      title: counted(pendingRequests, 'solicitud de acceso', 'solicitudes de acceso'),
      detail: 'Alguien quiere ayudar a organizar.',
      to: paths.admin.admins.to(),
      waits: true,
    });
  }
  if (!can(user, 'manage_registrations')) return found;
  const next = perTournament
    .flatMap(({ date, ...rest }) => (date !== null && isNear(date, now) ? [{ ...rest, date }] : []))
    .toSorted((one, other) => one.date.getTime() - other.date.getTime());
  for (const { id, name, date, timeZone, currentPlayers, maxPlayers, registrations: ofIt } of next) {
    const { pending } = ofIt;
    found.push({
      key: id,
      icon: 'trophy',
      title: name,
      detail: [
        `${capitalized(shortDate(date, timeZone))}, ${timeWithZone(date, timeZone)}`,
        `${currentPlayers} de ${maxPlayers} cupos`,
        ...(pending > 0 ? [`${pending} por revisar`] : []),
      ].join(' · '),
      to: inbox({ torneo: id, ...(pending > 0 && { estado: 'pending' }) }),
      waits: pending > 0,
    });
  }
  return found;
}

function isNear(date: Date, now: Date): boolean {
  const ahead = date.getTime() - now.getTime();
  return ahead > -DAYS_BACK * DAY_MS && ahead < DAYS_AHEAD * DAY_MS;
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
