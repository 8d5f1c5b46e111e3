import * as z from 'zod/mini';
import { RequestIdSchema } from '../ids.ts';
import { LONGEST_PLAY_MS } from '../limits.ts';
import { nullish } from '../time/instant.ts';
import { invalidInstant } from '../words/fields.ts';
import { reservationErrors } from './places/reservation.ts';
import { windowsError } from './places/window-plan.ts';
import { type Tournament, tournamentShape } from './tournament.ts';
import * as words from './words/fields.ts';

type TournamentDates = Pick<
  Tournament,
  'date' | 'endDate' | 'registrationDeadline' | 'status' | 'publishDate' | 'windows' | 'reserved'
>;

/** Later moments are computed from the start, and Firestore stores no year after 9999. */
const LATEST_START = new Date('9998-01-01T00:00:00Z');

export function tournamentDateErrors(tournament: TournamentDates): Readonly<Record<string, string>> {
  const errors: Record<string, string> = { ...reservationErrors(tournament) };
  const windows = windowsError(tournament);
  if (windows !== null) errors['windows'] = windows;
  const { date, endDate, registrationDeadline, status, publishDate } = tournament;
  if (status === 'scheduled' && publishDate === null) {
    errors['publishDate'] = words.noPublishDate;
  }
  if (date === null) {
    if (endDate !== null) errors['endDate'] = words.endWithoutStart;
    return errors;
  }
  if (date > LATEST_START) errors['date'] = invalidInstant;
  if (registrationDeadline !== null && registrationDeadline > date) {
    errors['registrationDeadline'] = words.deadlineAfterStart;
  }
  if (endDate !== null && endDate <= date) errors['endDate'] = words.endBeforeStart;
  if (endDate !== null && endDate.getTime() - date.getTime() > LONGEST_PLAY_MS) {
    errors['endDate'] = words.tooLong;
  }
  if (status === 'scheduled' && publishDate !== null && publishDate >= date) {
    errors['publishDate'] = words.publishedAfterStart;
  }
  return errors;
}

const checkDates = z.check<TournamentDates>((context) => {
  for (const [field, message] of Object.entries(tournamentDateErrors(context.value))) {
    context.issues.push({ code: 'custom', path: [field], message, input: context.value });
  }
});

export const TournamentContentSchema = z.object(tournamentShape);
export type TournamentContent = z.output<typeof TournamentContentSchema>;

export const TournamentInputSchema = z.strictObject(tournamentShape).check(checkDates);
export type TournamentFormValues = z.input<typeof TournamentInputSchema>;

export const TournamentCreationSchema = z
  .strictObject({ ...tournamentShape, requestId: nullish(RequestIdSchema) })
  .check(checkDates);
export type TournamentCreation = z.output<typeof TournamentCreationSchema>;
