import { readmitUnit } from '@copa/domain/day/endpoints';
import type { Registration } from '@copa/domain/registrations/registration';
import type { WindowKind } from '@copa/domain/tournaments/places/window';
import { useState } from 'react';
import { ReasonFields, requireReason } from '../../../../components/admin/reason-dialog.tsx';
import { toggled } from '../../../../components/admin/toggled.ts';
import { Button } from '../../../../components/button.tsx';
import { ConfirmDialog } from '../../../../components/dialog/confirm-dialog.tsx';
import { Checkbox } from '../../../../components/fields/choice-fields.tsx';
import { useToast } from '../../../../components/toast/toast-context.ts';
import { useAdminCall, useRefresh } from '../../../../lib/admin/admin-api.ts';
import { ApiError, messageOf } from '../../../../lib/network/api-client.ts';
import { useKeptText } from '../../../../lib/storage/use-kept.ts';
import * as words from '../../words/admin.ts';
import { cannotReadmit } from '../readmitting.ts';
import { unitTitle } from '../unit-words.ts';
import type { Day } from '../use-day.ts';

interface ConfirmManyProps {
  readonly day: Day;
  readonly units: readonly Registration[];
  readonly window: WindowKind;
  readonly label: string;
}

export function ConfirmMany({ day, units, window, label }: ConfirmManyProps) {
  const [asked, setAsked] = useState<readonly Registration[] | null>(null);
  const able = units.filter((unit) => cannotReadmit(unit, day.tournament, window) === null);
  return (
    <>
      {able.length > 1 && (
        <Button variant="ghost" icon="check" onClick={() => setAsked(able)}>
          {words.several(label)}
        </Button>
      )}
      {asked !== null && (
        <ManyDialog
          units={asked}
          {...{ window, label }}
          tournamentId={day.tournament.id}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

interface ManyDialogProps extends Omit<ConfirmManyProps, 'day'> {
  readonly tournamentId: string;
  readonly onClose: () => void;
}

/** `units` stays as it was when the dialog opened, so that rows do not move under a thumb. */
function ManyDialog({ units, window, label, tournamentId, onClose }: ManyDialogProps) {
  const call = useAdminCall();
  const refresh = useRefresh();
  const toast = useToast();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  const [reason, setReason] = useKeptText(`readmit_many_${tournamentId}_${window}`);
  // A unit that is confirmed in time had a place all along; one that is readmitted may have lost it.
  const isInTime = label === words.confirm;
  const told = (count: number) => {
    if (count === 0) return isInTime ? words.noneConfirmed : words.noneIn;
    return isInTime ? words.areConfirmed(count) : words.areIn(count);
  };
  const open = units.filter(({ id }) => !done.has(id));

  const confirm = async () => {
    if (chosen.size === 0) throw new ApiError('validation-failed', 400, words.chooseUnits);
    requireReason(reason);
    const answers = new Map<string, string | null>();
    // The calls run one after another, so that free places go to the chosen units in the order of the list.
    for (const { id } of open.filter((unit) => chosen.has(unit.id))) {
      try {
        await call(readmitUnit, { params: { id }, body: { window, reason } });
        answers.set(id, null);
      } catch (error) {
        answers.set(id, messageOf(error));
        // Stops if the connection, the session or the server fails, because the next calls would likely fail.
        if (error instanceof ApiError && error.mayHaveArrived) break;
      }
    }
    void refresh(readmitUnit);
    const isDone = (id: string) => done.has(id) || answers.get(id) === null;
    const left = [...chosen].filter((id) => !isDone(id));
    setDone(new Set(units.flatMap(({ id }) => (isDone(id) ? [id] : []))));
    setChosen(new Set(left));
    setRefusals(new Map([...answers].flatMap(([id, why]) => (why === null ? [] : [[id, why]]))));
    if (left.length > 0) {
      throw new ApiError('conflict', 409, words.someLeft(told(chosen.size - left.length), left.length));
    }
    setReason('');
    const undecided = units.filter(({ id, status }) => chosen.has(id) && status === 'pending');
    toast.success(words.stillToDecide(told(chosen.size), undecided.length));
  };

  return (
    <ConfirmDialog
      title={words.several(label)}
      confirm={words.countOf(label, chosen.size)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Checkbox
        checked={chosen.size === open.length}
        onChange={() => setChosen(new Set(chosen.size === open.length ? [] : open.map(({ id }) => id)))}
      >
        <span className="font-semibold">{words.everyUnit(open.length)}</span>
      </Checkbox>
      <ul aria-label={words.missing} className="grid gap-1">
        {units.map((unit) => (
          <li key={unit.id}>
            <Checkbox
              checked={done.has(unit.id) || chosen.has(unit.id)}
              disabled={done.has(unit.id)}
              onChange={({ target }) => setChosen(toggled(chosen, unit.id, target.checked))}
            >
              <span className="wrap-anywhere">{unitTitle(unit)}</span>
              {done.has(unit.id) && (
                <span className="block text-sm text-success">
                  {isInTime ? words.isConfirmedAlready : words.isInAlready}
                </span>
              )}
              {refusals.has(unit.id) && (
                <span className="block text-sm text-danger">{refusals.get(unit.id)}</span>
              )}
            </Checkbox>
          </li>
        ))}
      </ul>
      <p className="text-mist">{words.readmitManyText}</p>
      <ReasonFields usual={words.readmitReasons} value={reason} onChange={setReason} />
    </ConfirmDialog>
  );
}
