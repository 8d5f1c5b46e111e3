import { readmitUnit } from '@copa/domain/day/endpoints';
import type { WindowKind } from '@copa/domain/day/window';
import type { Registration } from '@copa/domain/registrations/registration';
import { useState } from 'react';
import { ReasonDialog } from '../../../../components/admin/reason-dialog.tsx';
import { Button } from '../../../../components/button.tsx';
import { useToast } from '../../../../components/toast/toast-context.ts';
import { useAdminCall } from '../../../../lib/admin/admin-api.ts';
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
  const call = useAdminCall();
  const toast = useToast();
  const title = unitTitle(unit);
  const readmit = async (reason: string) => {
    await call(readmitUnit, { params: { id: unit.id }, body: { window, reason } });
    toast.success(`${title} quedó dentro`);
  };
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
          onConfirm={readmit}
          onClose={() => setAsking(false)}
        >
          <p>Queda como confirmado por ti. Nunca le quita el cupo a quien ya entró en su lugar.</p>
        </ReasonDialog>
      )}
    </>
  );
}
