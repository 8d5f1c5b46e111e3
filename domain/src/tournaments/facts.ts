import { sentence } from '../sentence.ts';
import { clockText, dateText, longText } from '../time/days.ts';
import { dayAndDate, hourOnPage, namedHour, zoneLine } from '../time/hours.ts';
import { inDollars } from '../words/in-dollars.ts';
import { cardStart, onClock, takenPlaces } from './card.ts';
import { movedText, playedAt, startText } from './date.ts';
import { reservedFirst } from './places/reservation-lines.ts';
import { podiumChangeable } from './podium/podium-changeable.ts';
import { prizeShown } from './prizes.ts';
import { type DetailState, detailState, entryFeeShown, isOver } from './state.ts';
import type { Tournament } from './tournament.ts';
import { dateToCome } from './words/card.ts';
import { CHOICE_LABELS } from './words/choices.ts';
import * as words from './words/page.ts';

/** `reader` is the reader's time zone; null in HTML. */
export function tournamentFacts(tournament: Tournament, now: Date, reader: string | null) {
  const { id, name, description, timeZone, registrationDeadline, currentPlayers, maxPlayers, stage } =
    tournament;
  const date = playedAt(tournament);
  const fee = entryFeeShown(tournament);
  const isCancelled = tournament.cancelledAt !== null;
  const hasBegun = (date !== null && now >= date) || isOver(tournament, now);
  const isAhead = !isCancelled && !hasBegun;
  const { taken, places } = takenPlaces(tournament);
  const zone = reader ?? timeZone;
  const tells: typeof namedHour = (at) =>
    reader === null ? namedHour(at, timeZone, now) : hourOnPage(at, timeZone, now, reader);
  const deadline = isAhead ? registrationDeadline : null;
  const modality = CHOICE_LABELS.modality[tournament.modality];
  const day =
    date !== null && isAhead
      ? onClock(date, zone, now, null)
      : startText({ date, timeZone: zone }, now, dateText);
  return {
    id,
    when: isCancelled ? modality : `${day} · ${modality}`,
    name,
    description,
    cancelled: isCancelled ? tournament.cancelReason || words.cancelledForNoReason : '',
    was: isCancelled && date !== null ? sentence(words.wasToBe(tells(date, timeZone, now))) : '',
    changeable: podiumChangeable(tournament, now),
    moved: (!isCancelled && movedText(tournament, now, tells)) || '',
    start: cardStart({ date, timeZone }, now, reader),
    longStart: date === null ? dateToCome : longText(date, zone),
    date: startText({ date, timeZone: zone }, now, reader === null ? dateText : dayAndDate),
    time: date === null ? words.unknownYet : clockText(date, zone),
    zone: zoneLine(date, timeZone, now, reader),
    board: hasBegun && !isCancelled && stage > 0 ? words.seeBoard : '',
    ...waysIn(tournament, now),
    deadline: deadline ? onClock(deadline, timeZone, now, reader) : isAhead ? words.deadlineAtStart : '',
    deadlineZone: zoneLine(deadline, timeZone, now, reader),
    prize: prizeShown(tournament) ?? words.unknownYet,
    players: isAhead ? `${currentPlayers}/${maxPlayers}` : '',
    taken: String(taken),
    places: String(places),
    fee: fee === null ? words.freeEntry : inDollars(fee),
    feeTo: fee !== null && isAhead ? words.paidToOrganisers : '',
  };
}

/** While a tournament is reserved, its way in is not for everybody, and says so. */
function waysIn(tournament: Tournament, now: Date) {
  const text = joinText(detailState(tournament, now));
  const first = reservedFirst(tournament, now);
  if (first === null || text === '') return { register: text, reserved: '' };
  return { register: '', reserved: words.onlyFor(text, first) };
}

function joinText(state: DetailState): string {
  if (state === 'open') return words.register;
  return state === 'waiting' ? words.joinWaitlist : '';
}

export type TournamentFacts = Readonly<ReturnType<typeof tournamentFacts>>;

const FACTS = [
  'id',
  'when',
  'name',
  'description',
  'cancelled',
  'was',
  'changeable',
  'moved',
  'start',
  'longStart',
  'date',
  'time',
  'zone',
  'board',
  'register',
  'reserved',
  'deadline',
  'deadlineZone',
  'prize',
  'players',
  'taken',
  'places',
  'fee',
  'feeTo',
] as const satisfies readonly (keyof TournamentFacts)[];
export function eachFact<Value>(value: (fact: keyof TournamentFacts) => Value) {
  return Object.fromEntries(FACTS.map((fact) => [fact, value(fact)])) as Record<keyof TournamentFacts, Value>;
}
