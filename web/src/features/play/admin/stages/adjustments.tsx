import { revokeAdjustment } from '@copa/domain/play/endpoints';
import type { Stage } from '@copa/domain/play/stage';
import { ownHour } from '@copa/domain/time/hours';
import { useState } from 'react';
import { Fold } from '../../../../components/admin/admin-section.tsx';
import { Button } from '../../../../components/button.tsx';
import { useAct } from '../../../../lib/admin/admin-api.ts';
import { cx } from '../../../../lib/cx.ts';
import { useNow } from '../../../../lib/use-now.ts';
import * as words from '../../words/stages.ts';
import { AdjustDialog } from './adjust-dialog.tsx';

export const UNDO_ROW =
  'flex items-center justify-between gap-2 rounded-md border border-line bg-coal px-3 py-2';

interface AdjustmentsProps {
  readonly stage: Stage;
  readonly isCancelled: boolean;
  readonly nameOf: (unitId: string) => string;
}

export function Adjustments({ stage, isCancelled, nameOf }: AdjustmentsProps) {
  const [isAdding, setIsAdding] = useState(false);
  const revoke = useAct(revokeAdjustment);
  const now = useNow();
  const { adjustments, state } = stage;
  const isOpen = state === 'playing' && !isCancelled;
  const live = adjustments.filter(({ revokedAt }) => revokedAt === null).length;
  if (!isOpen && adjustments.length === 0) return null;
  const params = { id: stage.tournamentId, stage: stage.number };
  return (
    <Fold summary={live === 0 ? words.adjustmentsTitle : words.adjustmentsCount(live)}>
      <ul aria-label={words.adjustments} className="grid gap-2 empty:hidden">
        {adjustments.map((adjustment) => (
          <li key={adjustment.id} className={UNDO_ROW}>
            <span className="min-w-0">
              <span className={cx(adjustment.revokedAt !== null && 'text-dim line-through')}>
                <bdi className="font-semibold wrap-anywhere">{nameOf(adjustment.unitId)}</bdi>:{' '}
                {words.adjustmentText(adjustment)}
              </span>{' '}
              {adjustment.revokedAt !== null && words.removed}
              <span className="block text-sm wrap-anywhere text-mist">
                {adjustment.reason} · {ownHour(adjustment.at, now)}
              </span>
            </span>
            {isOpen && adjustment.revokedAt === null && (
              <Button
                variant="ghost"
                busy={revoke.isPending && revoke.variables?.params?.adjustment === adjustment.id}
                aria-label={words.removeAdjustmentOf(nameOf(adjustment.unitId))}
                onClick={() =>
                  revoke.act({ params: { ...params, adjustment: adjustment.id } }, words.adjustmentRemoved)
                }
              >
                {words.removeAdjustment}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isOpen && (
        <Button variant="secondary" className="w-fit" onClick={() => setIsAdding(true)}>
          {words.addAdjustment}
        </Button>
      )}
      {isAdding && <AdjustDialog stage={stage} onClose={() => setIsAdding(false)} />}
    </Fold>
  );
}
