import { describe, expect, it } from 'vitest';
import { playedMatch, SAMPLE_RULES } from '../play.fixture.ts';
import { openMatches, type Report, reportId, reportState } from './report.ts';

const stage = { state: 'playing' as const, finish: SAMPLE_RULES.finish };
const noted = playedMatch(1, ['fenix 1 5'], { state: 'draft' });
const published = playedMatch(1, ['fenix 1 5']);
const voided = playedMatch(2, ['fenix 1 5'], { state: 'void' });
const extra = playedMatch(1, ['fenix 1 5'], { state: 'draft', isExtra: true });

describe('the matches that a team may report', () => {
  it.each([
    ['before anything is noted, the first', [], [], [1]],
    ['while one is noted, that one and the next', [noted], [], [1, 2]],
    ['what is public, and what counts for nothing, no more', [published, voided], [], [3]],
    ['after its own report, the next one too', [], ['a-1'], [1, 2]],
    ['an extra match never', [extra], [], [1]],
    ['none after the last', [playedMatch(6, ['fenix 1 5'])], [], [1, 2, 3, 4, 5]],
  ] as const)('%s', (_what, matches, reported, open) => {
    expect(openMatches(stage, matches, reported)).toEqual(open);
  });

  it('are none before the draw, nor once who passes is fixed', () => {
    expect(openMatches({ ...stage, state: 'draft' }, [noted], [])).toEqual([]);
    expect(openMatches({ ...stage, state: 'closed' }, [noted], [])).toEqual([]);
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
    // What stands in the table counts, whatever was tapped before.
    ['accepted', at, match('fenix 1 5', 'published')],
    ['sent', null, match('fenix 2 5', 'draft')],
    ['other', null, match('fenix 1 4', 'published')],
    ['other', null, match('fenix absent', 'published')],
  ] as const)('%s, discarded at %s', (state, discardedAt, played) => {
    expect(reportState({ ...report, discardedAt }, played)).toBe(state);
  });
});
