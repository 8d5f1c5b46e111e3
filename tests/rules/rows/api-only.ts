import { EVERYBODY } from '../support/people.ts';
import { create, get, listAll, type Row, rowsOf, writesTo } from '../support/row.ts';

const createIn = (path: string) => create(`creates ${path}`, path, () => ({ touched: true }));

const WRITTEN_BY_THE_API: readonly (readonly [existing: string, fresh: string])[] = [
  ['tournaments/published', 'tournaments/fresh'],
  ['tournamentChanges/published', 'tournamentChanges/fresh'],
  ['registrations/r1', 'registrations/fresh'],
  ['tickets/0123456789abcdefghjkmnpqrs', 'tickets/srqpnmkjhgfedcba9876543210'],
  ['queues/published', 'queues/fresh'],
  ['turns/published', 'turns/fresh'],
  ['rolls/published_1', 'rolls/fresh_1'],
  ['reminders/published', 'reminders/fresh'],
  ['questions/active', 'questions/fresh'],
  ['forms/active', 'forms/fresh'],
  ['forms/active/responses/a1', 'forms/active/responses/fresh'],
  ['formCounts/active', 'formCounts/fresh'],
  ['figures/published', 'figures/fresh'],
  ['audit/e1', 'audit/fresh'],
  ['settings/site', 'settings/other'],
];

const HIDDEN: readonly (readonly [collection: string, existing: string])[] = [
  ['tournaments/published/claims', 'tournaments/published/claims/12345678'],
  ['mail', 'mail/m1'],
  ['attempts', 'attempts/a1'],
  ['records', 'records/r1'],
  ['traces', 'traces/t1'],
  ['changeNotices', 'changeNotices/published'],
  ['agenda', 'agenda/day_published'],
  ['phones', 'phones/r1'],
  ['guardians', 'guardians/r1'],
  ['pushes', 'pushes/r1-promoted-1'],
  ['images', 'images/i1'],
  ['imageUploads', 'imageUploads/last'],
  ['revocations', 'revocations/admin-out'],
  ['referees', 'referees/referee-1'],
  ['forms/active/devices', 'forms/active/devices/d1'],
  ['anything', 'anything/else'],
  ['tournaments/published/anything', 'tournaments/published/anything/else'],
  ['registrations/r1/notes', 'registrations/r1/notes/n1'],
  ['rooms', 'rooms/published'],
  ['evidence', 'evidence/r1_1_a-1'],
  ['forgotten', 'forgotten/f1'],
  ['resultNotices', 'resultNotices/published_1'],
  ['seasonRuns', 'seasonRuns/verano'],
  ['seasons/verano/hidden', 'seasons/verano/hidden/0123456789abcdefghjkmnpqrs'],
  ['players/0123456789abcdefghjkmnpqrs/notes', 'players/0123456789abcdefghjkmnpqrs/notes/n1'],
  ['tickets/0123456789abcdefghjkmnpqrs/notes', 'tickets/0123456789abcdefghjkmnpqrs/notes/n1'],
  ['questions/active/notes', 'questions/active/notes/n1'],
  ['forms/active/responses/a1/notes', 'forms/active/responses/a1/notes/n1'],
  ['userRequests/pending/notes', 'userRequests/pending/notes/n1'],
  ['audit/e1/notes', 'audit/e1/notes/n1'],
];

const none = rowsOf(null);

export const API_ONLY: readonly Row[] = [
  ...WRITTEN_BY_THE_API.flatMap(([existing, fresh]) =>
    none.deny(EVERYBODY, ...writesTo(existing, createIn(fresh))),
  ),
  ...HIDDEN.flatMap(([collection, existing]) => {
    const reads = [get(existing), listAll(collection)];
    return none.deny(EVERYBODY, ...reads, ...writesTo(existing, createIn(`${collection}/fresh`)));
  }),
];
