import { where } from 'firebase/firestore';
import { SAMPLES } from '../support/documents.ts';
import { ADMINS, EVERYBODY, MATCH_STAFF, OUTSIDE_MATCHES, OUTSIDERS, REFEREES } from '../support/people.ts';
import { create, get, list, listAll, type Row, rowsOf, writesTo } from '../support/row.ts';

const STAGE = 'tournaments/published/stages/1';

const boards = rowsOf('/boards/{board}');
const rosters = rowsOf('/rosters/{tournament}');
const players = rowsOf('/players/{player}');

const PLAYER = 'players/0123456789abcdefghjkmnpqrs';

const creates = (path: string) => create(`creates ${path}`, path, () => ({ name: 'Otra', rows: {} }));

const OF_MATCH_STAFF: readonly (readonly [block: string, existing: string, fresh: string])[] = [
  ['/tournaments/{tournament}/stages/{stage}', STAGE, 'tournaments/published/stages/2'],
  [
    '/tournaments/{tournament}/stages/{stage}/matches/{played}',
    `${STAGE}/matches/a-1`,
    `${STAGE}/matches/a-2`,
  ],
  ['/reports/{report}', 'reports/r1_1_a-1', 'reports/r1_1_a-2'],
  ['/protests/{protest}', 'protests/r1_1_a-1', 'protests/r1_1_a-2'],
];

const stages = rowsOf('/tournaments/{tournament}/stages/{stage}');

const listOf = (path: string, tournament: string) =>
  list(`lists ${path} of ${tournament}`, path, () => [where('tournamentId', '==', tournament)]);

export const PLAY: readonly Row[] = [
  ...OF_MATCH_STAFF.flatMap(([block, existing, fresh]) => {
    const { allow, deny } = rowsOf(block);
    const path = existing.slice(0, existing.lastIndexOf('/'));
    const isBelow = path.startsWith('tournaments/');
    const reads = [get(existing), isBelow ? listAll(path) : listOf(path, 'published')];
    const others = isBelow ? [] : [get(`${path}/r2_1_a-1`), listOf(path, 'another')];
    return [
      ...allow(MATCH_STAFF, ...reads),
      ...(isBelow ? [] : [...allow(ADMINS, listAll(path)), ...deny(REFEREES, listAll(path))]),
      ...allow(['referee of another', 'referee of all'], ...others),
      ...deny(['referee'], ...others),
      ...deny(OUTSIDE_MATCHES, ...reads),
      ...deny(EVERYBODY, ...writesTo(existing, creates(fresh))),
    ];
  }),

  ...stages.allow(['referee of another'], get('tournaments/another/stages/1')),
  ...stages.deny(['referee'], get('tournaments/another/stages/1')),
  ...stages.deny(REFEREES, get('tournaments/gone/stages/1')),
  ...SAMPLES.flatMap(({ path, isNameable, what }) => {
    const read = { ...get(`${path}/stages/1`), what: `reads a stage of a tournament that ${what}` };
    return [
      ...(isNameable ? stages.allow : stages.deny)(REFEREES, read),
      ...stages.allow(['admin'], read),
      ...stages.deny(['referee of another'], read),
    ];
  }),

  ...boards.allow(ADMINS, get('boards/withdrawn_1')),
  ...boards.deny(OUTSIDERS, get('boards/withdrawn_1')),
  ...boards.allow(EVERYBODY, get('boards/published_1')),
  ...boards.deny(EVERYBODY, get('boards/published_1/rows/r1'), listAll('boards')),
  ...boards.deny(EVERYBODY, ...writesTo('boards/published_1', creates('boards/published_2'))),

  ...rosters.allow(ADMINS, get('rosters/withdrawn')),
  ...rosters.deny(OUTSIDERS, get('rosters/withdrawn')),
  ...rosters.allow(EVERYBODY, get('rosters/published'), get('rosters/missing')),
  ...rosters.deny(EVERYBODY, get('rosters/published/units/1'), listAll('rosters')),
  ...rosters.deny(EVERYBODY, ...writesTo('rosters/published', creates('rosters/other'))),

  // The address of a player's page cannot be guessed, so everybody who has it may read the page.
  ...players.allow(EVERYBODY, get(PLAYER)),
  ...players.deny(EVERYBODY, get(`${PLAYER}/notes/n1`), listAll('players')),
  ...players.deny(EVERYBODY, ...writesTo(PLAYER, creates('players/srqpnmkjhgfedcba9876543210'))),
];
