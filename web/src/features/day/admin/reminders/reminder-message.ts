import { consentDeadline } from '@copa/domain/day/window-notice';
import type { Registration } from '@copa/domain/registrations/registration';
import { unitNameOf } from '@copa/domain/registrations/unit';
import { sentence } from '@copa/domain/sentence';
import { namedHour } from '@copa/domain/time/hours';
import type { WindowKind } from '@copa/domain/tournaments/places/window';
import { windowOf } from '@copa/domain/tournaments/places/window-phase';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { paths } from '../../../../config/paths.ts';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import * as words from '../../words/admin.ts';
import type { Needy } from '../day-units.ts';

/** The deadline; null where it is not the same for everybody. */
function deadlineOf({ unit, about }: Needy, tournament: Tournament): Date | null {
  if (about === 'team') return unit.incompleteUntil;
  if (about === 'waiting') return tournament.date;
  if (about === 'consent') return consentDeadline(tournament);
  if (about === 'match' && unit.confirmBy !== null) return unit.confirmBy;
  return windowOf(tournament, about satisfies WindowKind)?.closesAt ?? null;
}

export function reminderMessage(needy: Needy, tournament: Tournament, brand: string, origin: string): string {
  const { unit, about } = needy;
  const deadline = deadlineOf(needy, tournament);
  const until = deadline === null ? '' : words.before(namedHour(deadline, tournament.timeZone, serverNow()));
  return [
    words.greeting(unit.fullName.split(' ')[0] ?? '', brand),
    sentence(`${words.asked[about](tournament.name)}${until}`),
    `${origin}${paths.ticket.to(unit.ticketId)}`,
  ].join('\n');
}

/** A message for the group, which strangers read too: public names, the hour and the tournament, and no ticket. */
export function groupMessage(needy: readonly Needy[], tournament: Tournament, origin: string): string {
  const abouts = [...new Set(needy.flatMap(({ about }) => (about === 'consent' ? [] : [about])))];
  const lines = abouts.flatMap((about) => {
    const those = needy.filter((each) => each.about === about);
    const window = about === 'team' || about === 'waiting' ? null : windowOf(tournament, about);
    const until =
      window === null ? '' : words.untilHour(namedHour(window.closesAt, tournament.timeZone, serverNow()));
    return [`${words.inGroup[about]}${until}:`, those.map(({ unit }) => publicName(unit)).join(', ')];
  });
  return [
    tournament.name,
    ...lines,
    ...(abouts.some((about) => about !== 'team') ? [words.openYourLink] : []),
    ...(abouts.includes('team') ? [words.shareTeamLink] : []),
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
