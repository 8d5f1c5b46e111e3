import { readmitUnit } from '@copa/domain/day/endpoints';
import type { Registration } from '@copa/domain/registrations/registration';
import type { WindowKind } from '@copa/domain/tournaments/places/window';
import { useState } from 'react';
import { ReasonDialog } from '../../../../components/admin/reason-dialog.tsx';
import { Button } from '../../../../components/button.tsx';
import * as words from '../../words/admin.ts';
import { cannotReadmit, passedOver } from '../readmitting.ts';
import { unitTitle } from '../unit-words.ts';
import type { Day } from '../use-day.ts';

interface ReadmitButtonProps {
  readonly day: Day;
  readonly unit: Registration;
  readonly window: WindowKind;
  readonly now: Date;
  readonly label: string;
  readonly isShort?: boolean;
}

export function ReadmitButton({ day, unit, window, now, label, isShort = false }: ReadmitButtonProps) {
  const [asking, setAsking] = useState(false);
  const title = unitTitle(unit);
  if (!asking && cannotReadmit(unit, day.tournament, window) !== null) return null;
  const others = passedOver(day, unit, now);
  return (
    <>
      <Button
        variant="secondary"
        className={isShort ? 'px-3! max-sm:px-1.5! max-sm:text-sm! max-sm:[&_svg]:hidden' : 'px-3!'}
        icon={isShort ? 'check' : undefined}
        aria-label={words.actionOn(label, title)}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      {asking && (
        <ReasonDialog
          title={words.actionOn(label, title)}
          confirm={label}
          draft={`readmit_${unit.id}_${window}`}
          usual={words.readmitReasons}
          endpoint={readmitUnit}
          call={(reason) => ({ params: { id: unit.id }, body: { window, reason } })}
          done={words.stillToDecide(words.isIn(title, others), Number(unit.status === 'pending'))}
          onClose={() => setAsking(false)}
        >
          <p>{words.readmitText}</p>
          {others.length > 0 && (
            <p className="font-semibold text-warning">{words.takesPlaceBefore(title, others)}</p>
          )}
        </ReasonDialog>
      )}
    </>
  );
}
