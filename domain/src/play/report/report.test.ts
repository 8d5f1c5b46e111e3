import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../../limits.ts';
import { playedMatch, SAMPLE_RULES } from '../play.fixture.ts';
import { openMatches, type Report, reportId, reportState } from './report.ts';

const stage = { state: 'playing' as const, finish: SAMPLE_RULES.finish };
const noted = playedMatch(1, ['fenix 1 5'], { state: 'draft' });
const published = playedMatch(1, ['fenix 1 5']);
const voided = playedMatch(2, ['fenix 1 5'], { state: 'void' });
const extra = playedMatch(1, ['fenix 1 5'], { state: 'draft', isExtra: true });

const NOW = new Date('2026-11-20T18:00:00.000Z');
const at = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS);
const BEGUN = { date: at(-600), rooms: [] };

describe('the matches that a team may report', () => {
  it.each([
    ['before anything is noted, the first', [], [], [1]],
    ['while one is noted, that one and the next', [noted], [], [1, 2]],
    ['what is public, and what counts for nothing, no more', [published, voided], [], [3]],
    ['after its own report, the next one too', [], ['a-1'], [1, 2]],
    ['an extra match never', [extra], [], [1]],
    ['none after the last', [playedMatch(6, ['fenix 1 5'])], [], [1, 2, 3, 4, 5]],
  ] as const)('%s', (_what, matches, reported, open) => {
    expect(openMatches(stage, matches, reported, BEGUN, NOW)).toEqual(open);
  });

  const beginsAt = (minutes: number) => ({ date: at(minutes), rooms: [] });
  const roomsAt = (...minutes: readonly number[]) => ({
    date: at(-600),
    rooms: minutes.map((openAt, index) => ({ match: index + 1, openAt: at(openAt) })),
  });

  it.each([
    ['not before the hour of the tournament', beginsAt(1), [], [], []],
    ['from that hour on, the first', beginsAt(0), [], ['a-1'], [1]],
    ['the next one when the first can be over', beginsAt(-10), [], ['a-1'], [1, 2]],
    ['and no sooner', beginsAt(-9), [], ['a-1'], [1]],
    ['at once after what organisers noted', beginsAt(1), [noted], [], [1, 2]],
    ['none without an hour', { date: null, rooms: [] }, [], [], []],
    ['from the moment that its room opens', roomsAt(0), [], [], [1]],
    ['not before its room opens, though the hour has come', roomsAt(1), [], [], []],
    ['not before the room of the next one opens', roomsAt(-60, 1), [], ['a-1'], [1]],
    ['not when a later room is open and an earlier one is not', roomsAt(1, -60), [], ['a-1'], []],
    ['without a room of its own, after the one before', roomsAt(-9), [], ['a-1'], [1]],
  ] as const)('%s', (_what, hours, matches, reported, open) => {
    expect(openMatches(stage, matches, reported, hours, NOW)).toEqual(open);
  });

  it('are none before the draw or after the stage was closed', () => {
    expect(openMatches({ ...stage, state: 'draft' }, [noted], [], BEGUN, NOW)).toEqual([]);
    expect(openMatches({ ...stage, state: 'closed' }, [noted], [], BEGUN, NOW)).toEqual([]);
  });
});

describe('what became of a report', () => {
  const report: Report = {
    id: reportId({ registrationId: 'fenix', stage: 1, match: 'a-1' }),
    tournamentId: 'copa',
    stage: 1,
    match: 'a-1',
    registrationId: 'fenix',
    placement: 1,
    kills: 5,
    sentAt: new Date(0),
    requestId: '00000000-0000-4000-8000-000000000000',
    revision: 1,
    width: 1280,
    height: 590,
    discardedAt: null,
  };
  const at = new Date(0);
  const match = (line: string, state: 'draft' | 'published') => playedMatch(1, [line], { state });

  it.each([
    ['sent', null, null],
    ['discarded', at, null],
    ['sent', null, match('lobos 1 5', 'draft')],
    ['accepted', null, match('fenix 1 5', 'draft')],
    ['accepted', at, match('fenix 1 5', 'published')],
    ['sent', null, match('fenix 2 5', 'draft')],
    ['other', null, match('fenix 1 4', 'published')],
    ['other', null, match('fenix absent', 'published')],
  ] as const)('%s, discarded at %s', (state, discardedAt, played) => {
    expect(reportState({ ...report, discardedAt }, played)).toBe(state);
  });
});
