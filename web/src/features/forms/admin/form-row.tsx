import { updateForm } from '@copa/domain/forms/endpoints';
import type { Form } from '@copa/domain/forms/form';
import { ownHour } from '@copa/domain/time/hours';
import { useState } from 'react';
import { ActDialog } from '../../../components/admin/act-dialog.tsx';
import { RowAction } from '../../../components/admin/row-action.tsx';
import { Badge } from '../../../components/badge.tsx';
import { Button, IconButton } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { useAct } from '../../../lib/admin/admin-api.ts';
import { serverNow } from '../../../lib/network/server-clock.ts';
import * as words from '../words/admin.tsx';
import { formDraftOf, formInputOver } from './editor/form-draft.ts';
import { FORM_STATES, type FormStateName } from './form-state.ts';
import { ShareFormDialog } from './share-form-dialog.tsx';

interface FormRowProps {
  readonly form: Form;
  readonly state: FormStateName;
  readonly tournaments: readonly string[];
  readonly openTournaments: readonly string[];
  readonly onOpen: (view: 'editar' | 'duplicar' | 'respuestas') => void;
  readonly onDelete: () => void;
}

export function FormRow({ form, state, tournaments, openTournaments, onOpen, onDelete }: FormRowProps) {
  const [sharing, setSharing] = useState(false);
  const { label, tone } = FORM_STATES[state];
  const { title, description, fields, closesAt } = form;
  return (
    <Card className="grid content-start gap-3 wrap-anywhere">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={tone}>{label}</Badge>
        <Badge>{words.fieldCount(fields.length)}</Badge>
        {form.onePerDevice && <Badge>{words.onePerDevice}</Badge>}
      </div>
      <div className="grid gap-1">
        <h2 className="text-xl uppercase">{title}</h2>
        {description !== '' && <p className="line-clamp-2 text-mist">{description}</p>}
      </div>
      <p className="text-sm">
        {(form.responseCount ?? 0) > 0 || tournaments.length === 0
          ? words.responseCountOf(form)
          : words.answeredInRegistrations}
        {closesAt !== null && (
          <span className="block text-mist">{words.closesAt(ownHour(closesAt, serverNow()))}</span>
        )}
        {tournaments.length > 0 && (
          <span className="block text-mist">{words.usedBy(tournaments.join(', '))}</span>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" aria-label={words.editNamed(title)} onClick={() => onOpen('editar')}>
          {words.edit}
        </Button>
        <Button
          variant="secondary"
          aria-label={words.responsesOf(title)}
          onClick={() => onOpen('respuestas')}
        >
          {words.responses}
        </Button>
        <IconButton icon="share" label={words.shareNamed(title)} onClick={() => setSharing(true)} />
        <div className="-ml-2.5 flex basis-full flex-wrap">
          <ActiveButton form={form} openTournaments={openTournaments} />
          <RowAction of={title} onClick={() => onOpen('duplicar')}>
            {words.duplicate}
          </RowAction>
          <RowAction of={title} onClick={onDelete}>
            {words.remove}
          </RowAction>
        </div>
      </div>
      {sharing && <ShareFormDialog form={form} state={state} onClose={() => setSharing(false)} />}
    </Card>
  );
}

interface ActiveButtonProps {
  readonly form: Form;
  /** Open tournaments whose registration needs the form. */
  readonly openTournaments: readonly string[];
}

/**
 * Asks first if deactivating keeps players out; otherwise a tap switches at once, and another tap reverses
 * it.
 */
function ActiveButton({ form, openTournaments }: ActiveButtonProps) {
  const [asking, setAsking] = useState(false);
  const update = useAct(updateForm);
  const { id, title, updatedAt } = form;
  const isActive = !form.isActive;
  const done = isActive ? words.activated : words.deactivated;
  const call = () => ({
    params: { formId: id },
    body: { ...formInputOver(form, formDraftOf(form)), isActive, expectedUpdatedAt: updatedAt },
  });
  return (
    <>
      <RowAction
        busy={update.isPending}
        of={title}
        onClick={() => {
          if (!isActive && openTournaments.length > 0) setAsking(true);
          else update.act(call(), done);
        }}
      >
        {isActive ? words.activate : words.deactivate}
      </RowAction>
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
