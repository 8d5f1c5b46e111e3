import type { Room } from '@copa/domain/day/room';
import { ROOM_OPENS_BEFORE_MS } from '@copa/domain/limits';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { expect, it } from 'vitest';
import { NO_PLAY, type PlayStep } from './day-play.ts';
import { awaitedMatches, lackingRooms } from './missing-rooms.ts';

const START = new Date('2026-11-21T02:00:00Z');
const DUE = new Date(START.getTime() - ROOM_OPENS_BEFORE_MS);
const TOURNAMENT = { date: START, stage: 0, endedAt: null, cancelledAt: null };
const roomOf = (match: number, lobby: string | null = null): Room => ({
  lobby,
  match,
  roomId: '123456',
  password: '',
  openAt: START,
  revision: 1,
});
const step = (match: number, hasBegun = false, lobby: string | null = null): PlayStep => ({
  kind: 'match',
  to: '/',
  lobby,
  match,
  hasBegun,
});

interface Case {
  readonly tournament?: Partial<Pick<Tournament, 'date' | 'stage' | 'endedAt' | 'cancelledAt'>>;
  readonly lobbies?: readonly (string | null)[];
  readonly steps?: readonly PlayStep[];
  readonly rooms?: readonly Room[];
  readonly now?: Date;
}
const missing = ({ tournament, lobbies = [null], steps = [], rooms = [], now = DUE }: Case) =>
  lackingRooms(awaitedMatches({ ...TOURNAMENT, ...tournament }, lobbies, { ...NO_PLAY, steps }, now), rooms);
const DRAW: PlayStep = { kind: 'draw', to: '/', lobbySize: 12, fitsOneLobby: null };
const FIRST = [{ lobby: null, match: 1 }];

it.each<readonly [string, Case, readonly object[]]>([
  ['the first one, once it is due', {}, FIRST],
  ['none before', { now: new Date(DUE.getTime() - 1) }, []],
  ['none without a date', { tournament: { date: null } }, []],
  ['none after the end', { tournament: { endedAt: START } }, []],
  ['none when it is cancelled', { tournament: { cancelledAt: START } }, []],
  ['the first one while lobbies can be drawn', { steps: [DRAW] }, FIRST],
  ['none that is written', { rooms: [roomOf(1)] }, []],
  ['none between two stages', { tournament: { stage: 1 }, steps: [DRAW] }, []],
  ['that of the first match, without any room', { tournament: { stage: 1 }, steps: [step(1)] }, FIRST],
  ['none of a match that has begun', { steps: [step(1, true)] }, []],
  ['that of the second match', { steps: [step(2)], rooms: [roomOf(1)] }, [{ lobby: null, match: 2 }]],
  ['none where the first match had none', { steps: [step(2)] }, []],
  [
    'none where only another lobby has rooms',
    { lobbies: ['a', 'b'], steps: [step(2, false, 'a'), step(2, false, 'b')], rooms: [roomOf(1, 'a')] },
    [{ lobby: 'a', match: 2 }],
  ],
])('a tournament lacks %s', (_, given, expected) => {
  expect(missing(given)).toEqual(expected);
});
