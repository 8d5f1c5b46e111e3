import { capitalized, longDate, shortDate, timeWithZone, zonedDateTime } from '@copa/domain/time/date-format';
import { startText } from '@copa/domain/tournaments/date';
import { LINK_PAGE_DATA_ID, type LinkPageCase, type LinkPageSlot } from '@copa/domain/tournaments/link-page';
import { topPrize } from '@copa/domain/tournaments/prizes';
import { entryFeeShown } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { MODALITY_LABELS } from '@copa/domain/tournaments/words/card';
import { filled, withData, withParts } from '../page-filling.ts';
import * as words from './words.ts';

/** The built page with the tournament in it: its facts before any JavaScript runs, its data for the screen. */
export function withTournament(template: string, tournament: Tournament, asOf: Date): string {
  const { updatedAt, publishedAt, publishDate, ...shown } = tournament;
  const page = filled(onlyCase(template, 'tournament'), factsOf(tournament));
  // The data hold only fields that the rules let anyone read and the screen shows.
  return withData(page, LINK_PAGE_DATA_ID, { asOf, tournament: shown });
}

/** The built page before its tournament is known. */
export function withoutTournament(template: string): string {
  return onlyCase(template, 'waiting');
}

function onlyCase(template: string, kept: LinkPageCase): string {
  return withParts(template, { waiting: kept === 'waiting', tournament: kept === 'tournament' });
}

/** Nothing about open or closed: the page may be minutes old, and without JavaScript nobody corrects it. */
function factsOf(tournament: Tournament): Readonly<Record<LinkPageSlot, string>> {
  const { name, description, date, timeZone, registrationDeadline, currentPlayers, maxPlayers } = tournament;
  const fee = entryFeeShown(tournament);
  return {
    when: `${startText(tournament, shortDate)} · ${MODALITY_LABELS[tournament.modality]}`,
    name,
    description,
    date: startText(tournament, longDate),
    time: date === null ? words.unknownYet : timeWithZone(date, timeZone),
    deadline:
      registrationDeadline === null
        ? words.deadlineAtStart
        : capitalized(zonedDateTime(registrationDeadline, timeZone)),
    prize: topPrize(tournament) ?? words.unknownYet,
    players: `${currentPlayers}/${maxPlayers}`,
    taken: String(Math.min(currentPlayers, maxPlayers)),
    places: String(Math.max(maxPlayers, 1)),
    fee: fee === null ? words.freeEntry : `$${fee}`,
  };
}
