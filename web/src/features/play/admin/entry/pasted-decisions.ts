import type { Result } from '@copa/domain/play/match';
import type { PastedRow, Proposal } from '@copa/domain/play/pasted/pasted-rows';
import * as z from 'zod/mini';

export const LEFT_OUT = 'out';

export const PastedSchema = z.object({
  text: z.string(),
  /** Each number of a line has the key of a choice, or `LEFT_OUT`. */
  chosen: z.record(z.string(), z.string()),
});
export type Pasted = z.output<typeof PastedSchema>;

export const NO_PASTE: Pasted = { text: '', chosen: {} };

export type OpenRow = Extract<PastedRow, { kind: 'asked' | 'unknown' }>;

export interface Choice extends Proposal {
  readonly key: string;
}

const choice = (proposal: Proposal): Choice => {
  const { placement, kills, played } = proposal.result;
  return { ...proposal, key: [proposal.unitId, placement, kills, played].join('/') };
};

/** The likely choices come first, then the same result for all other units. */
export function choicesOf(row: OpenRow, units: readonly string[]) {
  const likely = row.kind === 'asked' ? row.options : [];
  const result = row.kind === 'asked' ? row.options[0]?.result : row.result;
  const isLikely = new Set(likely.map(({ unitId }) => unitId));
  const others = units.flatMap((unitId) =>
    isLikely.has(unitId) || result === undefined ? [] : [{ unitId, result }],
  );
  return {
    likely: likely.filter(({ unitId }) => units.includes(unitId)).map(choice),
    others: others.map(choice),
  };
}

/** A line without figures that is like nobody needs no answer: it is named, and left out. */
export const needsAnswer = (row: PastedRow) =>
  row.kind === 'asked' || (row.kind === 'unknown' && row.hasFigures);

interface Decided {
  readonly row: PastedRow;
  readonly proposal: Proposal | null;
}

export function decideRows(found: readonly PastedRow[], chosen: Pasted['chosen']) {
  const decided = found.map((row, index): Decided => {
    if (row.kind === 'understood') return { row, proposal: row };
    return { row, proposal: row.kind === 'heading' ? null : chosenOf(row, chosen[index] ?? '') };
  });
  const usable = decided.filter(({ proposal }) => proposal !== null);
  const playing = usable.filter(({ proposal }) => proposal?.result.played);
  // When no line has a placement, the order of the lines gives the placements.
  const isOrdered =
    playing.length > 0 && playing.every(({ proposal }) => proposal?.result.placement === null);
  const rows = decided.map((each): Decided => {
    if (!isOrdered || each.proposal?.result.played !== true) return each;
    const result = { ...each.proposal.result, placement: playing.indexOf(each) + 1 };
    return { ...each, proposal: { ...each.proposal, result } };
  });
  const changes: Record<string, Result> = {};
  for (const { proposal } of rows) if (proposal !== null) changes[proposal.unitId] = proposal.result;
  const answered = (index: number) => (chosen[index] ?? '') !== '';
  return {
    rows,
    isOrdered,
    changes,
    open: found.filter((row, index) => needsAnswer(row) && !answered(index)).length,
    /** Lines of which nothing is used, a heading apart. */
    left: rows.filter(({ row, proposal }) => row.kind !== 'heading' && proposal === null).length,
  };
}

function chosenOf(row: OpenRow, key: string): Proposal | null {
  const [unitId = ''] = key.split('/');
  const { likely, others } = choicesOf(row, [
    unitId,
    ...(row.kind === 'asked' ? row.options.map((each) => each.unitId) : []),
  ]);
  return [...likely, ...others].find((each) => each.key === key) ?? null;
}
