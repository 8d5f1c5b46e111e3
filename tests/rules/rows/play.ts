import { doc, type Firestore, setDoc } from 'firebase/firestore';
import { ADMINS, MATCH_STAFF, OUTSIDE_MATCHES, OUTSIDERS, type Who } from '../support/people.ts';
import { create, get, listAll, type Row, rowsOf, writesTo } from '../support/row.ts';

const EVERYBODY: readonly Who[] = ['stranger', 'user', 'admin', 'owner'];
const STAGE = 'tournaments/published/stages/1';
const MATCH = `${STAGE}/matches/a-1`;
const REPORT = 'reports/r1_1_a-1';
const PROTEST = 'protests/r1_1_a-1';

const stages = rowsOf('/tournaments/{tournament}/stages/{stage}');
const matches = rowsOf('/tournaments/{tournament}/stages/{stage}/matches/{played}');
const reports = rowsOf('/reports/{report}');
const protests = rowsOf('/protests/{protest}');
const boards = rowsOf('/boards/{board}');
const rosters = rowsOf('/rosters/{tournament}');
const players = rowsOf('/players/{player}');

const PLAYER = 'players/0123456789abcdefghjkmnpqrs';

const creates = (path: string) =>
  create(`creates ${path}`, (db: Firestore) => setDoc(doc(db, path), { name: 'Otra', rows: {} }));

export const PLAY: readonly Row[] = [
  ...[get(STAGE), listAll('tournaments/published/stages')].flatMap((attempt) => [
    ...stages.allow(MATCH_STAFF, attempt),
    ...stages.deny(OUTSIDE_MATCHES, attempt),
  ]),
  ...writesTo(STAGE, creates('tournaments/published/stages/2')).flatMap((attempt) =>
    stages.deny(EVERYBODY, attempt),
  ),

  // Only organisers and referees read matches, which may not be public yet.
  ...[get(MATCH), listAll(`${STAGE}/matches`)].flatMap((attempt) => [
    ...matches.allow(MATCH_STAFF, attempt),
    ...matches.deny(OUTSIDE_MATCHES, attempt),
  ]),
  ...writesTo(MATCH, creates(`${STAGE}/matches/a-2`)).flatMap((attempt) => matches.deny(EVERYBODY, attempt)),

  // Only organisers and referees read the reports of teams.
  ...[get(REPORT), listAll('reports')].flatMap((attempt) => [
    ...reports.allow(MATCH_STAFF, attempt),
    ...reports.deny(OUTSIDE_MATCHES, attempt),
  ]),
  ...writesTo(REPORT, creates('reports/r1_1_a-2')).flatMap((attempt) => reports.deny(EVERYBODY, attempt)),

  // The same of their protests: whoever is accused in one reads of it through the API.
  ...[get(PROTEST), listAll('protests')].flatMap((attempt) => [
    ...protests.allow(MATCH_STAFF, attempt),
    ...protests.deny(OUTSIDE_MATCHES, attempt),
  ]),
  ...writesTo(PROTEST, creates('protests/r1_1_a-2')).flatMap((attempt) => protests.deny(EVERYBODY, attempt)),

  // By the address of the tournament while that is public, and never all of them.
  ...boards.allow(ADMINS, get('boards/withdrawn_1')),
  ...boards.deny(OUTSIDERS, get('boards/withdrawn_1')),
  ...boards.allow(EVERYBODY, get('boards/published_1')),
  // Nobody may be refused a board, so what lies below one stands for the refusal.
  ...boards.deny(EVERYBODY, get('boards/published_1/rows/r1')),
  ...[listAll('boards'), ...writesTo('boards/published_1', creates('boards/published_2'))].flatMap(
    (attempt) => boards.deny(EVERYBODY, attempt),
  ),

  // Everybody reads who plays while the tournament is public, and that nobody does yet, and never all lists.
  ...rosters.allow(ADMINS, get('rosters/withdrawn')),
  ...rosters.deny(OUTSIDERS, get('rosters/withdrawn')),
  ...[get('rosters/published'), get('rosters/missing')].flatMap((attempt) =>
    rosters.allow(EVERYBODY, attempt),
  ),
  ...rosters.deny(EVERYBODY, get('rosters/published/units/1')),
  ...[listAll('rosters'), ...writesTo('rosters/published', creates('rosters/other'))].flatMap((attempt) =>
    rosters.deny(EVERYBODY, attempt),
  ),

  // By an address that nobody guesses, and never all of them.
  ...players.allow(EVERYBODY, get(PLAYER)),
  ...players.deny(EVERYBODY, get(`${PLAYER}/notes/n1`)),
  ...[listAll('players'), ...writesTo(PLAYER, creates('players/srqpnmkjhgfedcba9876543210'))].flatMap(
    (attempt) => players.deny(EVERYBODY, attempt),
  ),
];
