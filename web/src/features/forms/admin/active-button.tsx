import { updateForm } from '@copa/domain/forms/endpoints';
import type { Form } from '@copa/domain/forms/form';
import { useState } from 'react';
import { ActDialog } from '../../../components/admin/act-dialog.tsx';
import { Button } from '../../../components/button.tsx';
import { useAct } from '../../../lib/admin/admin-api.ts';
import * as words from '../words/admin.tsx';
import { draftOf, inputOver } from './editor/form-draft.ts';

interface ActiveButtonProps {
  readonly form: Form;
  /** Tournaments that nobody can register for without it. */
  readonly openTournaments: readonly string[];
}

/** Asks first where players are kept out by it; with nobody waiting, one tap does it and another takes it back. */
export function ActiveButton({ form, openTournaments }: ActiveButtonProps) {
  const [asking, setAsking] = useState(false);
  const update = useAct(updateForm);
  const { id, title, updatedAt } = form;
  const isActive = !form.isActive;
  const done = isActive ? words.activated : words.deactivated;
  const call = () => ({
    params: { formId: id },
    body: { ...inputOver(form, draftOf(form)), isActive, expectedUpdatedAt: updatedAt },
  });
  return (
    <>
      <Button
        variant="ghost"
        className="px-2.5!"
        busy={update.isPending}
        aria-label={isActive ? words.activateNamed(title) : words.deactivateNamed(title)}
        onClick={() => {
          if (!isActive && openTournaments.length > 0) setAsking(true);
          else update.act(call(), done);
        }}
      >
        {isActive ? words.activate : words.deactivate}
      </Button>
      {asking && (
        <ActDialog
          title={words.deactivateTitle(title)}
          confirm={words.deactivate}
          endpoint={updateForm}
          call={call}
          done={done}
          onClose={() => setAsking(false)}
        >
          <p>{words.deactivateEffect(openTournaments.join(', '))}</p>
        </ActDialog>
      )}
    </>
  );
}
