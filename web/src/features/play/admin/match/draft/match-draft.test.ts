import type { Match } from '@copa/domain/play/match';
import { NO_RESULT, type Result } from '@copa/domain/play/result/result';
import { describe, expect, it } from 'vitest';
import {
  conflictsOf,
  NO_DRAFT,
  sendingOf,
  shownRows,
  withAnswer,
  withChanges,
  withDecision,
  withoutLastStep,
} from './match-draft.ts';

const placed = (placement: number): Result => ({ ...NO_RESULT, placement });

function storedAs(placement: number, revision: number): Pick<Match, 'rows'> {
  const by = { by: 'ana', byName: 'Ana Ruiz', at: new Date('2026-12-05T20:00:00Z') };
  return { rows: { lobos: { ...placed(placement), revision, ...by } } };
}

describe('a row that another organiser changes after its first edit', () => {
  const first = withChanges(NO_DRAFT, storedAs(1, 1), { lobos: placed(2) });
  const theirs = storedAs(5, 2);

  it.each([
    ['is edited once more', withChanges(first, theirs, { lobos: placed(3) }), placed(3)],
    ['gets its earlier result by an undo', withoutLastStep(first, theirs), placed(1)],
  ])('is a conflict also if it %s, and is not sent', (_, draft, mine) => {
    expect(conflictsOf(draft, theirs)).toEqual([{ unitId: 'lobos', mine, theirs: theirs.rows['lobos'] }]);
    expect(sendingOf(draft, theirs, false)).toBeNull();
  });

  it('is sent with the revision that the organiser saw who decides for the own result', () => {
    const draft = withDecision(first, 'lobos', 'mine', theirs);
    expect(sendingOf(draft, theirs, false)).toEqual({
      rows: { lobos: { ...placed(2), revision: 2 } },
      removed: {},
      units: ['lobos'],
    });
  });

  it('shows their result again if the organiser decides for it', () => {
    const draft = withDecision(first, 'lobos', 'theirs', theirs);
    expect([shownRows(theirs, draft), conflictsOf(draft, theirs)]).toEqual([{ lobos: placed(5) }, []]);
  });
});

it('an edit that is sent while the row is edited again replaces its own answer', () => {
  const before = storedAs(1, 1);
  const first = withChanges(NO_DRAFT, before, { lobos: placed(2) });
  const answer = storedAs(2, 2);
  const second = withAnswer(withChanges(first, before, { lobos: placed(3) }), ['lobos'], answer);
  expect(sendingOf(second, answer, false)?.rows).toEqual({ lobos: { ...placed(3), revision: 2 } });
});
