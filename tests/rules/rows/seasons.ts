import { limit } from 'firebase/firestore';
import { ADMINS, EVERYBODY, OUTSIDERS } from '../support/people.ts';
import { create, get, list, listAll, listGroup, type Row, rowsOf, writesTo } from '../support/row.ts';

const seasons = rowsOf('/seasons/{season}');
const boards = rowsOf('/seasonBoards/{season}');
const results = rowsOf('/seasons/{season}/results/{player}');
const none = rowsOf(null);

const SEASON = 'seasons/verano';
const BOARD = 'seasonBoards/verano';
const RESULT = `${SEASON}/results/0123456789abcdefghjkmnpqrs`;

const some = (most: number) => list(`lists ${most} seasons`, 'seasons', () => [limit(most)]);
const creates = (path: string) => create(`creates ${path}`, path, () => ({ name: 'Otra', lines: [] }));

export const SEASONS: readonly Row[] = [
  // Only organisers may read a season, because it may count tournaments that are not public.
  ...seasons.allow(ADMINS, get(SEASON), some(100)),
  ...seasons.deny(ADMINS, some(101), listAll('seasons')),
  ...seasons.deny(OUTSIDERS, get(SEASON), some(1)),
  ...seasons.deny(EVERYBODY, ...writesTo(SEASON, creates('seasons/otra'))),

  ...boards.allow(EVERYBODY, get(BOARD)),
  ...boards.deny(EVERYBODY, get(`${BOARD}/notes/n1`), listAll('seasonBoards')),
  ...boards.deny(EVERYBODY, ...writesTo(BOARD, creates('seasonBoards/otra'))),

  ...results.allow(EVERYBODY, get(RESULT)),
  ...results.deny(
    EVERYBODY,
    get(`${RESULT}/notes/n1`),
    listAll(`${SEASON}/results`),
    ...writesTo(RESULT, creates(`${SEASON}/results/srqpnmkjhgfedcba9876543210`)),
  ),
  ...none.deny(EVERYBODY, listGroup('lists the results of all seasons', 'results')),
];
