import type { AdjustmentInput, AdjustmentKind } from '@copa/domain/play/adjustment';
import { addAdjustment } from '@copa/domain/play/endpoints';
import type { Stage } from '@copa/domain/play/stage';
import { useState } from 'react';
import { FilterSelect } from '../../../../components/admin/filter-select.tsx';
import { ReasonDialog } from '../../../../components/admin/reason-dialog.tsx';
import { RadioGroup } from '../../../../components/fields/choice-fields.tsx';
import { TextField } from '../../../../components/fields/text-field.tsx';
import { typedNumber } from '../../../../lib/admin/typed-number.ts';
import { ApiError } from '../../../../lib/network/api-client.ts';
import { entrantName } from '../../words/admin.ts';
import * as words from '../../words/stages.ts';

export function AdjustDialog({ stage, onClose }: { stage: Stage; onClose: () => void }) {
  const [kind, setKind] = useState<AdjustmentKind>('points');
  const [unitId, setUnitId] = useState('');
  const [match, setMatch] = useState('');
  const [points, setPoints] = useState('');
  // The same tap again, after an answer that was lost, is the same adjustment.
  const [requestId] = useState(() => crypto.randomUUID());
  const hasMatch = kind === 'half' || kind === 'kills-only';
  const units = stage.entrants.toSorted((one, other) => one.name.localeCompare(other.name, 'es'));
  const call = (reason: string) => {
    if (unitId === '') throw new ApiError('validation-failed', 400, words.whomMissing);
    if (hasMatch && match === '') throw new ApiError('validation-failed', 400, words.matchMissing);
    const adjustment = adjustmentOf({ kind, unitId, reason, match, points });
    return { params: { id: stage.tournamentId, stage: stage.number }, body: { requestId, adjustment } };
  };
  return (
    <ReasonDialog
      title={words.adjustTitle}
      confirm={words.publishAdjustment}
      draft={`adjust_${stage.tournamentId}_${stage.number}`}
      usual={words.adjustmentReasons}
      hint={words.reasonHint}
      endpoint={addAdjustment}
      call={call}
      done={words.adjusted}
      onClose={onClose}
    >
      <FilterSelect label={words.whom} value={unitId} onChange={setUnitId}>
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
        onChange={(value) => setKind(value as AdjustmentKind)}
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
          onChange={(event) => setPoints(event.target.value)}
        />
      )}
      {kind !== 'disqualified' && (
        <FilterSelect label={words.match} value={match} onChange={setMatch}>
          <option value="">{hasMatch ? words.choose : words.fromTheStart}</option>
          {Array.from({ length: stage.finish.matches }, (_, index) => (
            <option key={index} value={index + 1}>
              {words.matchNumber(index + 1)}
            </option>
          ))}
        </FilterSelect>
      )}
    </ReasonDialog>
  );
}

interface Typed {
  readonly kind: AdjustmentKind;
  readonly unitId: string;
  readonly reason: string;
  readonly match: string;
  readonly points: string;
}

function adjustmentOf({ kind, unitId, reason, match, points }: Typed): AdjustmentInput {
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
