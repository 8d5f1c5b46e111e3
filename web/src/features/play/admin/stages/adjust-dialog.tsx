import { type AdjustmentInput, type AdjustmentKind, AdjustmentSchema } from '@copa/domain/play/adjustment';
import { addAdjustment } from '@copa/domain/play/endpoints';
import type { decideProtest } from '@copa/domain/play/protest/endpoints';
import type { Stage } from '@copa/domain/play/stage';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FilterSelect, numberedChoices } from '../../../../components/admin/filter-select.tsx';
import { ReasonDialog } from '../../../../components/admin/reason-dialog.tsx';
import { RadioGroup } from '../../../../components/fields/choice-fields.tsx';
import { TextField } from '../../../../components/fields/text-field.tsx';
import { typedNumber } from '../../../../lib/admin/typed-number.ts';
import { ApiError } from '../../../../lib/network/api-client.ts';
import { useKept } from '../../../../lib/storage/use-kept.ts';
import * as words from '../../words/stages.ts';
import { EntrantSelect } from './entrant-select.tsx';

export interface Upholding {
  /** Passed by the caller, so that screens without protests do not download it. */
  readonly endpoint: typeof decideProtest;
  readonly match: string;
  readonly unit: string;
  readonly against: string | null;
  readonly confirm: string;
  readonly hint: string;
  readonly done: string;
  /** Set if the protest is decided anew. */
  readonly replacing: { readonly replaces?: Date };
}

const TypedSchema = z.object({
  kind: AdjustmentSchema.shape.kind,
  unitId: z.string(),
  match: z.string(),
  points: z.string(),
  requestId: z.string(),
});
type Typed = z.output<typeof TypedSchema>;

interface AdjustDialogProps {
  readonly stage: Stage;
  readonly upholds?: Upholding;
  readonly onClose: () => void;
}

export function AdjustDialog({ stage, upholds, onClose }: AdjustDialogProps) {
  const about = upholds === undefined ? '' : `_${upholds.match}_${upholds.unit}`;
  const draft = `adjust_${stage.tournamentId}_${stage.number}${about}`;
  const [nothing] = useState<Typed>(() => ({
    kind: 'points',
    unitId: upholds?.against ?? '',
    match: '',
    points: '',
    requestId: crypto.randomUUID(),
  }));
  const [typed, setTyped] = useKept(`${draft}_fields`, TypedSchema, nothing);
  const change = (changes: Partial<Typed>) => setTyped({ ...typed, ...changes });
  const { kind, points, requestId } = typed;
  const unitId = stage.entrants.some(({ id }) => id === typed.unitId) ? typed.unitId : '';
  const match = Number(typed.match) <= stage.finish.matches ? typed.match : '';
  const hasMatch = kind === 'half' || kind === 'kills-only';
  const decided = (reason: string) => {
    if (unitId === '') throw new ApiError('validation-failed', 400, words.whomMissing);
    if (hasMatch && match === '') throw new ApiError('validation-failed', 400, words.matchMissing);
    return adjustmentOf({ ...typed, unitId, match, reason });
  };
  const params = { id: stage.tournamentId, stage: stage.number };
  return (
    <ReasonDialog
      danger={kind === 'disqualified'}
      title={words.adjustTitle}
      confirm={upholds?.confirm ?? words.publishAdjustment}
      draft={draft}
      usual={words.adjustmentReasons}
      hint={upholds?.hint ?? words.reasonHint}
      endpoint={upholds?.endpoint ?? addAdjustment}
      call={(reason) => {
        const adjustment = decided(reason);
        if (upholds === undefined) return { params, body: { requestId, adjustment } };
        const correction = { kind: 'adjustment' as const, adjustment };
        return {
          params: { ...params, match: upholds.match, unit: upholds.unit },
          body: { decision: 'upheld' as const, reason, correction, ...upholds.replacing },
        };
      }}
      done={upholds?.done ?? words.adjusted}
      onRefused={({ code }) => {
        if (code === 'request-reused') change({ requestId: crypto.randomUUID() });
      }}
      onDone={() => setTyped(nothing)}
      onClose={onClose}
    >
      <EntrantSelect
        label={words.whom}
        entrants={stage.entrants}
        value={unitId}
        onChange={(chosen) => change({ unitId: chosen })}
      />
      <RadioGroup
        label={words.what}
        required="unmarked"
        value={kind}
        onChange={(value) => change({ kind: value as AdjustmentKind })}
        options={[...words.adjustmentKinds]}
      />
      {kind === 'points' && (
        <TextField
          label={words.points}
          hint={words.pointsHint}
          required
          inputMode="text"
          autoComplete="off"
          maxLength={8}
          value={points}
          onChange={(event) => change({ points: event.target.value })}
        />
      )}
      {kind !== 'disqualified' && (
        <FilterSelect
          label={words.match}
          value={match}
          onChange={(chosen) => change({ match: chosen })}
          placeholder={hasMatch ? words.choose : words.fromTheStart}
          options={numberedChoices(stage.finish.matches, words.matchNumber)}
        />
      )}
    </ReasonDialog>
  );
}

function adjustmentOf(typed: Typed & { readonly reason: string }): AdjustmentInput {
  const { kind, unitId, reason, match, points } = typed;
  const common = { unitId, reason };
  if (kind === 'disqualified') return { kind, ...common, match: null };
  if (kind !== 'points') return { kind, ...common, match: Number(match) };
  return {
    kind,
    ...common,
    match: match === '' ? null : Number(match),
    points: typedNumber(points.replace('−', '-')),
  };
}
