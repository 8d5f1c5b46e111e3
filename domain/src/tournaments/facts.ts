import { capitalized, longDate, shortDate, timeWithZone, zonedDateTime } from '../time/date-format.ts';
import { takenPlaces } from './card.ts';
import { movedText, startText } from './date.ts';
import { topPrize } from './prizes.ts';
import { entryFeeShown } from './state.ts';
import type { Tournament } from './tournament.ts';
import { MODALITY_LABELS } from './words/card.ts';
import * as words from './words/page.ts';

/** The texts of a tournament that do not depend on the hour, for its HTML and for its screen. Empty ones do not show. */
export function tournamentFacts(tournament: Tournament) {
  const { name, description, date, timeZone, registrationDeadline, currentPlayers, maxPlayers } = tournament;
  const fee = entryFeeShown(tournament);
  const isCancelled = tournament.cancelledAt !== null;
  const { taken, places } = takenPlaces(tournament);
  return {
    when: `${startText(tournament, shortDate)} · ${MODALITY_LABELS[tournament.modality]}`,
    name,
    description,
    cancelled: isCancelled ? tournament.cancelReason || words.cancelledForNoReason : '',
    moved: (!isCancelled && movedText(tournament, zonedDateTime)) || '',
    start: startText(tournament, zonedDateTime),
    date: startText(tournament, longDate),
    time: date === null ? words.unknownYet : timeWithZone(date, timeZone),
    deadline:
      registrationDeadline === null
        ? words.deadlineAtStart
        : capitalized(zonedDateTime(registrationDeadline, timeZone)),
    prize: topPrize(tournament) ?? words.unknownYet,
    players: `${currentPlayers}/${maxPlayers}`,
    taken: String(taken),
    places: String(places),
    fee: fee === null ? words.freeEntry : `$${fee}`,
  };
}
export type TournamentFacts = Readonly<ReturnType<typeof tournamentFacts>>;

const FACTS = [
  'when',
  'name',
  'description',
  'cancelled',
  'moved',
  'start',
  'date',
  'time',
  'deadline',
  'prize',
  'players',
  'taken',
  'places',
  'fee',
] as const satisfies readonly (keyof TournamentFacts)[];
/** A record with `value(fact)` for each fact. */
export function eachFact<Value>(value: (fact: keyof TournamentFacts) => Value) {
  return Object.fromEntries(FACTS.map((fact) => [fact, value(fact)])) as Record<keyof TournamentFacts, Value>;
}
