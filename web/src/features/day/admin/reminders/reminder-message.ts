import type { AdultNeedy, CaptainNeedy, Needy } from '@copa/domain/day/units/needs';
import { LATE_REMINDERS, MISSING_WORDS } from '@copa/domain/day/words/window-meanings';
import { firstNameOf } from '@copa/domain/people/first-name';
import type { GuardianContact } from '@copa/domain/registrations/consent/guardian-contact';
import { unitNameOf } from '@copa/domain/registrations/unit';
import { sentence } from '@copa/domain/sentence';
import { namedHour } from '@copa/domain/time/hours';
import { windowOf } from '@copa/domain/tournaments/places/window-phase';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { askForConsent } from '../../../../components/words/guardian.ts';
import { paths } from '../../../../config/paths.ts';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import * as words from '../../words/admin.ts';
import { deadlineOf } from './deadlines.ts';

function takesPlace({ about }: Needy, tournament: Tournament): boolean {
  const isWindow = about === 'entry' || about === 'match' || about === 'final';
  return isWindow && windowOf(tournament, about)?.onMissing === 'release';
}

function beforeDeadline({ about, unit }: Needy, tournament: Tournament): string {
  const deadline = deadlineOf(about, unit, tournament, serverNow());
  return deadline === null ? '' : words.before(namedHour(deadline, tournament.timeZone, serverNow()));
}

export function consentMessage(
  needy: AdultNeedy,
  { name, consentCode }: GuardianContact,
  tournament: Tournament,
  brand: string,
  origin: string,
): string {
  const minor = firstNameOf(needy.minor.fullName);
  const about = { adult: firstNameOf(name), minor, tournament: tournament.name };
  const asked = askForConsent(about, brand, beforeDeadline(needy, tournament));
  return `${asked}\n${origin}${paths.consent.to(consentCode ?? '')}`;
}

export function reminderMessage(
  needy: CaptainNeedy,
  tournament: Tournament,
  brand: string,
  origin: string,
): string {
  const { unit, missed } = needy;
  return [
    words.greeting(firstNameOf(unit.fullName), brand),
    missed === null
      ? [
          sentence(`${askedOf(needy)(tournament.name)}${beforeDeadline(needy, tournament)}`),
          ...(takesPlace(needy, tournament) ? [words.youLose(needy.about === 'final')] : []),
        ].join(' ')
      : `${sentence(LATE_REMINDERS[missed.kind](tournament.name))} ${words.answerHere}`,
    `${origin}${paths.ticket.to(unit.ticketId)}`,
  ].join('\n');
}

const askedOf = ({ about, unit }: CaptainNeedy) =>
  about === 'team' && unit.acceptance === null ? words.askedOfAdded : words.asked[about];

/**
 * Names of units that no organiser let in are only counted. A stranger may choose a name that looks like a part
 * of the organiser's message.
 */
function namesIn(needy: readonly Needy[]): string {
  const known = needy.filter(({ unit }) => unit.status === 'approved' || unit.lobby !== null);
  const names = known.map(({ unit }) => unitNameOf(unit)).join(', ');
  return words.namesAndMore(names, needy.length - known.length);
}

/** Strangers may read a message to a group, so it has public names and no link to a ticket. */
export function groupMessage(all: readonly Needy[], tournament: Tournament, origin: string): string {
  const needy = all.filter(({ missed }) => missed === null);
  const abouts = [...new Set(needy.flatMap(({ about }) => (about === 'consent' ? [] : [about])))];
  const lines = abouts.flatMap((about) => {
    const those = needy.filter((each) => each.about === about);
    const window = about === 'team' || about === 'waiting' ? null : windowOf(tournament, about);
    const until =
      window === null ? '' : words.untilHour(namedHour(window.closesAt, tournament.timeZone, serverNow()));
    const isLost = those.some((each) => takesPlace(each, tournament));
    return [
      `${words.inGroup[about]}${until}:`,
      namesIn(those),
      ...(isLost && window !== null ? [MISSING_WORDS[window.kind].release] : []),
    ];
  });
  return [
    tournament.name,
    ...lines,
    ...(abouts.some((about) => about !== 'team') ? [words.openYourLink] : []),
    ...(abouts.includes('team') ? [words.shareTeamLink] : []),
    `${origin}${paths.tournament.to(tournament.id)}`,
  ].join('\n');
}
