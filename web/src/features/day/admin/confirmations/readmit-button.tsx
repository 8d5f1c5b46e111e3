import { readmitUnit } from '@copa/domain/day/endpoints';
import type { Registration } from '@copa/domain/registrations/registration';
import type { WindowKind } from '@copa/domain/tournaments/places/window';
import { useState } from 'react';
import { ReasonDialog } from '../../../../components/admin/reason-dialog.tsx';
import { Button } from '../../../../components/button.tsx';
import { unitTitle } from '../unit-words.ts';

const USUAL = ['Avisó por el chat.', 'Se quedó sin internet.', 'Fue un error nuestro.'];

interface ReadmitButtonProps {
  readonly unit: Registration;
  readonly window: WindowKind;
  /** While the window is open it is only confirmed for them. */
  readonly label: string;
}

export function ReadmitButton({ unit, window, label }: ReadmitButtonProps) {
  const [asking, setAsking] = useState(false);
  const title = unitTitle(unit);
  return (
    <>
      <Button variant="secondary" aria-label={`${label} a ${title}`} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && (
        <ReasonDialog
          title={`${label} a ${title}`}
          confirm={label}
          usual={USUAL}
          endpoint={readmitUnit}
          call={(reason) => ({ params: { id: unit.id }, body: { window, reason } })}
          done={`${title} quedó dentro`}
          onClose={() => setAsking(false)}
        >
          <p>Queda como confirmado por ti. Nunca le quita el cupo a quien ya entró en su lugar.</p>
        </ReasonDialog>
      )}
    </>
  );
}
