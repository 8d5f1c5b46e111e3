import { capitalized, longDate, shortDate, timeWithZone, zonedDateTime } from '../time/date-format.ts';
import { takenPlaces } from './card.ts';
import { movedText, startText } from './date.ts';
import { topPrize } from './prizes.ts';
import { entryFeeShown } from './state.ts';
import type { Tournament } from './tournament.ts';
import { MODALITY_LABELS } from './words/card.ts';
import * as words from './words/page.ts';

/** What the page of a tournament says before any JavaScript runs: nothing about open or closed, as it may be minutes old. */
export function tournamentFacts(tournament: Tournament) {
  const { name, description, date, timeZone, registrationDeadline, currentPlayers, maxPlayers } = tournament;
  const fee = entryFeeShown(tournament);
  const cancelled = tournament.cancelledAt !== null;
  const { taken, places } = takenPlaces(tournament);
  return {
    when: `${startText(tournament, shortDate)} · ${MODALITY_LABELS[tournament.modality]}`,
    name,
    description,
    cancelled: cancelled ? tournament.cancelReason || words.cancelledForNoReason : '',
    moved: (!cancelled && movedText(tournament, zonedDateTime)) || '',
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
  'date',
  'time',
  'deadline',
  'prize',
  'players',
  'taken',
  'places',
  'fee',
] as const satisfies readonly (keyof TournamentFacts)[];
/** One entry for each fact. */
export function eachFact<Value>(value: (fact: keyof TournamentFacts) => Value) {
  return Object.fromEntries(FACTS.map((fact) => [fact, value(fact)])) as Record<keyof TournamentFacts, Value>;
}
