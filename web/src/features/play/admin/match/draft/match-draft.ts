import type { Match, MatchRow } from '@copa/domain/play/match';
import { isSameResult, type Result, ResultSchema, resultOf } from '@copa/domain/play/result/result';
import * as z from 'zod/mini';

type Known = Pick<Match, 'rows'> | null;

/** Rows by the id of the unit; null removes a row. */
export type Changes = Readonly<Record<string, Result | null>>;

const MaybeSchema = z.nullable(ResultSchema);
const StepSchema = z.record(z.string(), z.object({ before: MaybeSchema, after: MaybeSchema }));

/**
 * `edits` are results that the server lacks, or null to remove a row. `seen` is the revision of the stored
 * row that the edit may replace. `lost` are results that were sent, and that the server may have stored.
 */
export const MatchDraftSchema = z.object({
  edits: z.record(z.string(), z.object({ result: MaybeSchema, seen: z.int() })),
  steps: z.array(StepSchema),
  lost: z._default(z.record(z.string(), z.array(MaybeSchema)), {}),
});
export type MatchDraft = z.output<typeof MatchDraftSchema>;
type Step = z.output<typeof StepSchema>;

export const NO_DRAFT: MatchDraft = { edits: {}, steps: [], lost: {} };

const STEPS_MAX = 150;

function known(match: Known, unitId: string): MatchRow | null {
  return match?.rows[unitId] ?? null;
}

export function revisionOf(match: Known, unitId: string): number {
  return known(match, unitId)?.revision ?? 0;
}

export function shownRows(match: Known, { edits }: MatchDraft): Readonly<Record<string, Result>> {
  const rows: Record<string, Result> = {};
  for (const [unitId, row] of Object.entries(match?.rows ?? {})) rows[unitId] = resultOf(row);
  for (const [unitId, { result }] of Object.entries(edits)) {
    if (result === null) delete rows[unitId];
    else rows[unitId] = result;
  }
  return rows;
}

function editsWith(draft: MatchDraft, match: Known, changes: Changes): MatchDraft['edits'] {
  const changed = Object.entries(changes).map(
    ([unitId, result]) =>
      [unitId, { result, seen: draft.edits[unitId]?.seen ?? revisionOf(match, unitId) }] as const,
  );
  return { ...draft.edits, ...Object.fromEntries(changed) };
}

export function withChanges(draft: MatchDraft, match: Known, changes: Changes): MatchDraft {
  const rows = shownRows(match, draft);
  const step: Step = Object.fromEntries(
    Object.entries(changes)
      .filter(([unitId, result]) => !isSameResult(rows[unitId] ?? null, result))
      .map(([unitId, after]) => [unitId, { before: rows[unitId] ?? null, after }]),
  );
  if (Object.keys(step).length === 0) return draft;
  return {
    ...draft,
    edits: editsWith(draft, match, changes),
    steps: [...draft.steps, step].slice(-STEPS_MAX),
  };
}

export function withoutLastStep(draft: MatchDraft, match: Known): MatchDraft {
  const rows = shownRows(match, draft);
  const own = Object.entries(draft.steps.at(-1) ?? {}).filter(([unitId, { after }]) =>
    isSameResult(rows[unitId] ?? null, after),
  );
  const back = Object.fromEntries(own.map(([unitId, { before }]) => [unitId, before]));
  return { ...draft, edits: editsWith(draft, match, back), steps: draft.steps.slice(0, -1) };
}

function withEdits(
  draft: MatchDraft,
  isKept: (unitId: string, edit: MatchDraft['edits'][string]) => boolean,
): MatchDraft {
  const all = Object.entries(draft.edits);
  const kept = all.filter(([unitId, edit]) => isKept(unitId, edit));
  return kept.length === all.length ? draft : { ...draft, edits: Object.fromEntries(kept) };
}

export function withoutSaved(draft: MatchDraft, match: Known): MatchDraft {
  return withEdits(draft, (unitId, { result }) => !isSameResult(known(match, unitId), result));
}

/** Drops rows of units that no longer play the match, because the API would refuse the whole call. */
export function ofPlayers(draft: MatchDraft, players: readonly string[]): MatchDraft {
  return withEdits(draft, (unitId) => players.includes(unitId));
}

export function withAnswer(draft: MatchDraft, sent: readonly string[], match: Known): MatchDraft {
  const edits = Object.fromEntries(
    Object.entries(draft.edits).map(([unitId, edit]) => [
      unitId,
      sent.includes(unitId) ? { ...edit, seen: revisionOf(match, unitId) } : edit,
    ]),
  );
  const lost = Object.entries(draft.lost).filter(([unitId]) => !sent.includes(unitId));
  return withoutSaved({ ...draft, edits, lost: Object.fromEntries(lost) }, match);
}

export function withLost(draft: MatchDraft, sent: Changes): MatchDraft {
  const lost = { ...draft.lost };
  for (const [unitId, result] of Object.entries(sent)) lost[unitId] = [...(lost[unitId] ?? []), result];
  return { ...draft, lost };
}

/** A stored row that equals a lost result counts as one's own, so it makes no conflict. */
export function withStored(draft: MatchDraft, match: Known): MatchDraft {
  const stored = Object.keys(draft.edits).filter((unitId) =>
    draft.lost[unitId]?.some((result) => isSameResult(known(match, unitId), result)),
  );
  return stored.length === 0 ? draft : withAnswer(draft, stored, match);
}

export function conflictsOf({ edits }: MatchDraft, match: Known) {
  return Object.entries(edits).flatMap(([unitId, { result, seen }]) => {
    const theirs = known(match, unitId);
    if (seen === (theirs?.revision ?? 0) || isSameResult(theirs, result)) return [];
    return [{ unitId, mine: result, theirs }];
  });
}

export function withDecision(draft: MatchDraft, unitId: string, keep: 'mine' | 'theirs', match: Known) {
  const { [unitId]: edit, ...others } = draft.edits;
  if (edit === undefined) return draft;
  if (keep === 'theirs') return { ...draft, edits: others };
  return { ...draft, edits: { ...others, [unitId]: { ...edit, seen: revisionOf(match, unitId) } } };
}

/**
 * After a `stale-write`, `one` is true. Each call then sends a single row, so that an outdated row does not
 * block the others.
 */
export function sendingOf(draft: MatchDraft, match: Known, one: boolean) {
  const stale = new Set(conflictsOf(draft, match).map(({ unitId }) => unitId));
  const open = Object.entries(withoutSaved(draft, match).edits).filter(([unitId]) => !stale.has(unitId));
  const going = one ? open.slice(0, 1) : open;
  if (going.length === 0) return null;
  const rows: Record<string, Result & { revision: number }> = {};
  const removed: Record<string, number> = {};
  for (const [unitId, { result, seen }] of going) {
    if (result === null) removed[unitId] = seen;
    else rows[unitId] = { ...result, revision: seen };
  }
  return { rows, removed, units: going.map(([unitId]) => unitId) };
}
