import { type AdjustmentInput, type AdjustmentKind, AdjustmentSchema } from '@copa/domain/play/adjustment';
import { addAdjustment } from '@copa/domain/play/endpoints';
import type { Stage } from '@copa/domain/play/stage';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FilterSelect } from '../../../../components/admin/filter-select.tsx';
import { ReasonDialog } from '../../../../components/admin/reason-dialog.tsx';
import { RadioGroup } from '../../../../components/fields/choice-fields.tsx';
import { TextField } from '../../../../components/fields/text-field.tsx';
import { typedNumber } from '../../../../lib/admin/typed-number.ts';
import { ApiError } from '../../../../lib/network/api-client.ts';
import { useKept } from '../../../../lib/storage/use-kept.ts';
import { entrantName } from '../../words/admin.ts';
import * as words from '../../words/stages.ts';
import type { Upholding } from '../protests/upholding.ts';

const TypedSchema = z.object({
  kind: AdjustmentSchema.shape.kind,
  unitId: z.string(),
  match: z.string(),
  points: z.string(),
  /** The same tap again, after an answer that was lost, is the same adjustment. */
  requestId: z.string(),
});
type Typed = z.output<typeof TypedSchema>;

interface AdjustDialogProps {
  readonly stage: Stage;
  /** The protest that is upheld by it. */
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
  const { kind, unitId, match, points, requestId } = typed;
  const hasMatch = kind === 'half' || kind === 'kills-only';
  const units = stage.entrants.toSorted((one, other) => one.name.localeCompare(other.name, 'es'));
  const decided = (reason: string) => {
    if (unitId === '') throw new ApiError('validation-failed', 400, words.whomMissing);
    if (hasMatch && match === '') throw new ApiError('validation-failed', 400, words.matchMissing);
    return adjustmentOf({ ...typed, reason });
  };
  const params = { id: stage.tournamentId, stage: stage.number };
  const common = {
    title: words.adjustTitle,
    confirm: words.publishAdjustment,
    draft,
    usual: words.adjustmentReasons,
    onDone: () => setTyped(nothing),
    onClose,
  };
  const fields = (
    <>
      <FilterSelect label={words.whom} value={unitId} onChange={(chosen) => change({ unitId: chosen })}>
        <option value="">{words.choose}</option>
        {units.map((entrant) => (
          <option key={entrant.id} value={entrant.id}>
            {entrantName(entrant)}
          </option>
        ))}
      </FilterSelect>
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
        <FilterSelect label={words.match} value={match} onChange={(chosen) => change({ match: chosen })}>
          <option value="">{hasMatch ? words.choose : words.fromTheStart}</option>
          {Array.from({ length: stage.finish.matches }, (_, index) => (
            <option key={index} value={index + 1}>
              {words.matchNumber(index + 1)}
            </option>
          ))}
        </FilterSelect>
      )}
    </>
  );
  if (upholds === undefined) {
    return (
      <ReasonDialog
        {...common}
        hint={words.reasonHint}
        endpoint={addAdjustment}
        call={(reason) => ({ params, body: { requestId, adjustment: decided(reason) } })}
        done={words.adjusted}
      >
        {fields}
      </ReasonDialog>
    );
  }
  return (
    <ReasonDialog
      {...common}
      hint={upholds.hint}
      endpoint={upholds.endpoint}
      call={(reason) => ({
        params: { ...params, match: upholds.match, unit: upholds.unit },
        body: {
          decision: 'upheld' as const,
          reason,
          correction: { kind: 'adjustment' as const, adjustment: decided(reason) },
        },
      })}
      done={upholds.done}
    >
      {fields}
    </ReasonDialog>
  );
}

function adjustmentOf({
  kind,
  unitId,
  reason,
  match,
  points,
}: Typed & { readonly reason: string }): AdjustmentInput {
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
