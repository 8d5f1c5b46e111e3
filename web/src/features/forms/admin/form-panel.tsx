import { deleteForm, updateForm } from '@copa/domain/forms/endpoints';
import type { Form } from '@copa/domain/forms/form';
import { ownHour } from '@copa/domain/time/hours';
import { useState } from 'react';
import { ActDialog } from '../../../components/admin/act-dialog.tsx';
import { Fold } from '../../../components/admin/admin-section.tsx';
import { Row, RowNote, Rows } from '../../../components/admin/rows.tsx';
import { StateText } from '../../../components/admin/state-text.tsx';
import { inboxPath } from '../../../components/admin/tournament/tournament-tabs.tsx';
import { Button, LinkButton } from '../../../components/button.tsx';
import { SidePanel } from '../../../components/dialog/side-panel.tsx';
import { paths } from '../../../config/paths.ts';
import { useAct } from '../../../lib/admin/admin-api.ts';
import { serverNow } from '../../../lib/network/server-clock.ts';
import { useNow } from '../../../lib/use-now.ts';
import * as words from '../words/admin.tsx';
import { formDraftOf, formInputOver } from './editor/form-draft.ts';
import { isAnsweredHere } from './form-row.tsx';
import { FORM_STATES, type FormStateName, formState } from './form-state.ts';

interface FormUser {
  readonly id: string;
  readonly name: string;
}

interface FormPanelProps {
  readonly form: Form;
  readonly state: FormStateName;
  readonly users: readonly FormUser[];
  readonly openTournaments: readonly string[] | null;
  readonly onView: (view: 'editar' | 'duplicar' | 'respuestas') => void;
  readonly onShare: () => void;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

export function FormPanel(props: FormPanelProps) {
  const { form, state, users, openTournaments, onView, onShare, onDelete, onClose } = props;
  const [isAsking, setIsAsking] = useState(false);
  const update = useAct(updateForm);
  const { title, isActive } = form;
  const isAnswered = isAnsweredHere(form, users);
  // Deactivating asks for a confirmation unless `openTournaments` is known to be empty.
  const change = () => {
    if (isActive && openTournaments?.length !== 0) setIsAsking(true);
    else if (!update.isPending)
      update.act(switching(form, !isActive), isActive ? words.deactivated : words.activated);
  };
  return (
    <>
      <SidePanel
        title={title}
        onClose={onClose}
        footer={
          <div className="flex w-full flex-wrap justify-end gap-3 max-sm:*:flex-[1_1_auto]">
            <Button variant="secondary" aria-label={words.editNamed(title)} onClick={() => onView('editar')}>
              {words.edit}
            </Button>
            {isAnswered ? (
              <Button
                variant="secondary"
                aria-label={words.responsesOf(title)}
                onClick={() => onView('respuestas')}
              >
                {words.responses}
              </Button>
            ) : (
              <LinkButton variant="secondary" to={registrationsOf(users)}>
                {words.registrations}
              </LinkButton>
            )}
          </div>
        }
      >
        <div className="grid gap-5">
          <Facts form={form} state={state} users={users} />
          <Rows label={words.acts}>
            {isAnswered && (
              <Row title={words.share} target={onShare}>
                <RowNote>{words.shareText}</RowNote>
              </Row>
            )}
            <Row title={words.duplicate} target={() => onView('duplicar')}>
              <RowNote>{words.duplicateText}</RowNote>
            </Row>
            <Row title={isActive ? words.deactivate : words.activate} target={change}>
              <RowNote>{isActive ? words.deactivateText : activationOf(form)}</RowNote>
            </Row>
          </Rows>
          <Rows label={words.removal}>
            <Row title={words.remove} target={onDelete} isDanger>
              <RowNote>{words.removeText}</RowNote>
            </Row>
          </Rows>
        </div>
      </SidePanel>
      {isAsking && (
        <DeactivateDialog form={form} tournaments={openTournaments} onClose={() => setIsAsking(false)} />
      )}
    </>
  );
}

function activationOf(form: Form): string {
  const state = formState({ ...form, isActive: true }, serverNow());
  return state === 'open'
    ? words.activateText
    : words.stillNobody(FORM_STATES[state].label.toLocaleLowerCase('es'));
}

function switching(form: Form, isActive: boolean) {
  const { id, updatedAt } = form;
  return {
    params: { formId: id },
    body: { ...formInputOver(form, formDraftOf(form)), isActive, expectedUpdatedAt: updatedAt },
  };
}

function Facts({ form, state, users }: Pick<FormPanelProps, 'form' | 'state' | 'users'>) {
  const { description, fields, closesAt, onePerDevice } = form;
  const now = useNow();
  const { label, look } = FORM_STATES[state];
  const facts = [
    words.fieldCount(fields.length),
    ...(onePerDevice ? [words.onePerDevice] : []),
    ...(closesAt === null ? [] : [words.closesAt(ownHour(closesAt, now))]),
  ];
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap gap-x-3 text-sm text-mist">
        <StateText look={look}>{label}</StateText>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      {description !== '' && <p className="text-mist">{description}</p>}
      <p>{isAnsweredHere(form, users) ? words.responseCountOf(form) : words.answeredInRegistrations}</p>
      <UsedBy names={users.map(({ name }) => name)} />
    </div>
  );
}

function UsedBy({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  const rest = names.slice(words.NAMED);
  return (
    <div className="text-mist">
      <p>{words.usedBy(names.slice(0, words.NAMED).join(', '))}</p>
      {rest.length > 0 && (
        <Fold summary={words.andMore(rest.length)}>
          <p>{rest.join(', ')}</p>
        </Fold>
      )}
    </div>
  );
}

function registrationsOf(users: readonly FormUser[]): string {
  const [user, ...more] = users;
  return user === undefined || more.length > 0 ? paths.admin.registrations.to() : inboxPath(user.id);
}

interface FormDialogProps {
  readonly form: Form;
  readonly tournaments: readonly string[] | null;
  readonly onClose: () => void;
}

/**
 * `tournaments` has the names of the tournaments that use this form, are not drafts, and are `open`, `waiting`
 * or `full`. Null if the tournaments are not known.
 */
export function DeactivateDialog({ form, tournaments, onClose }: FormDialogProps) {
  return (
    <ActDialog
      title={words.deactivateTitle(form.title)}
      confirm={words.deactivate}
      endpoint={updateForm}
      call={() => switching(form, false)}
      done={words.deactivated}
      onClose={onClose}
    >
      <p>
        {tournaments === null || tournaments.length === 0
          ? words.deactivateText
          : words.deactivateEffect(tournaments.join(', '))}
      </p>
      {tournaments === null && <p>{words.usersUnknown}</p>}
    </ActDialog>
  );
}

export function DeleteFormDialog({ form, tournaments, onClose }: FormDialogProps) {
  const responses = form.responseCount ?? 0;
  const users = tournaments ?? [];
  const inUse = responses > 0 || users.length > 0;
  return (
    <ActDialog
      danger
      title={words.removeTitle(form.title)}
      confirm={inUse ? words.removeAll : words.remove}
      endpoint={deleteForm}
      call={() => ({
        params: { formId: form.id },
        query: {
          force: inUse ? ('true' as const) : ('false' as const),
          seen: responses,
          seenTournaments: users.length,
        },
      })}
      done={words.removed}
      onClose={onClose}
    >
      {!inUse && tournaments !== null && <p>{words.removesNothingElse}</p>}
      {responses > 0 && <p>{words.removesResponses(responses)}</p>}
      {users.length > 0 && <p>{words.removeEffect(users.join(', '))}</p>}
      {tournaments === null && <p>{words.usersUnknown}</p>}
      <p>{words.cannotUndo}</p>
    </ActDialog>
  );
}
