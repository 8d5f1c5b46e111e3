import { seenId } from '@copa/domain/contact';
import { NICK_MAX, SHORT_TEXT_MAX, UNIT_NAME_MAX, UNIT_TAG_MAX } from '@copa/domain/limits';
import { PLAYER_FIELDS, type PlayerField } from '@copa/domain/registrations/player';
import { type FormEvent, Fragment, type ReactNode, useId, useState } from 'react';
import { DraftNotice } from '../../../../components/admin/editor/editor-notices.tsx';
import { Button } from '../../../../components/button.tsx';
import { Overlay } from '../../../../components/dialog/overlay.tsx';
import { LimitedAreaField, LimitedField } from '../../../../components/fields/limited-field.tsx';
import { AS_TYPED, TextField } from '../../../../components/fields/text-field.tsx';
import { useToast } from '../../../../components/toast/toast-context.ts';
import type { EditorErrors } from '../../../../lib/admin/schema-errors.ts';
import { useEdit } from '../../../../lib/admin/use-edit.ts';
import { useFirstErrorFocus } from '../../../../lib/form-focus.ts';
import { ApiError, isReused, messageOf } from '../../../../lib/network/api-client.ts';
import { personalName } from '../../../../lib/storage/kept-drafts.ts';
import * as words from '../../words/player.ts';
import {
  draftNameOf,
  isForTeam,
  type PlayerTask,
  PlayerValuesSchema,
  playerValuesOf,
  type TaskField,
  taskErrors,
  usePlayerTask,
  wordsOf,
} from './player-task.ts';

export function PlayerDialog({ task, onClose }: { task: PlayerTask; onClose: () => void }) {
  const player = usePlayerForm(task, onClose);
  const { recovered, failure, isBusy, submit, startOver } = player;
  const [form, focusFirstError] = useFirstErrorFocus();
  const formId = useId();
  const texts = wordsOf(task);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!submit()) focusFirstError();
  };
  return (
    <Overlay
      size="small"
      title={texts.title}
      onClose={() => {
        if (!isBusy) onClose();
      }}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={onSubmit} className="grid gap-4">
        {recovered !== null && <DraftNotice at={recovered.at} onDiscard={startOver} />}
        {texts.intro !== null && <p className="text-sm text-mist">{texts.intro}</p>}
        <PlayerInputs task={task} player={player} />
        <p role="alert" className="font-semibold text-danger empty:hidden">
          {failure}
        </p>
      </form>
    </Overlay>
  );
}

interface PlayerInputsProps {
  readonly task: PlayerTask;
  readonly player: ReturnType<typeof usePlayerForm>;
}

function PlayerInputs({ task, player: { values, errors, isBusy, change } }: PlayerInputsProps) {
  const isSeating = task.kind === 'seat' || task.kind === 'replace';
  const field = (name: TaskField) => ({
    name,
    value: values[name],
    error: errors[name],
    autoComplete: 'off',
    readOnly: isBusy,
    onChange: (event: { readonly target: { readonly value: string } }) => change(name, event.target.value),
  });
  const own = (name: PlayerField) => ({ ...field(name), label: words.playerLabels[name] });
  const controls: Readonly<Record<PlayerField, ReactNode>> = {
    fullName: <TextField {...own('fullName')} required />,
    nick: (
      <LimitedField
        {...own('nick')}
        hint={words.nickHint}
        autoCapitalize="off"
        {...AS_TYPED}
        maxLength={NICK_MAX}
      />
    ),
    freeFireId: (
      <TextField
        {...own('freeFireId')}
        onChange={(event) => change('freeFireId', seenId(event.target.value))}
        required
        inputMode="numeric"
      />
    ),
    email: <TextField {...own('email')} required type="email" inputMode="email" />,
    phone: <TextField {...own('phone')} required type="tel" inputMode="tel" />,
  };
  return (
    <>
      {isForTeam(task) && (
        <>
          <LimitedField
            {...field('unit.name')}
            label={words.teamName}
            required
            {...AS_TYPED}
            maxLength={UNIT_NAME_MAX}
          />
          <LimitedField {...field('unit.tag')} label={words.teamTag} {...AS_TYPED} maxLength={UNIT_TAG_MAX} />
        </>
      )}
      {PLAYER_FIELDS.map((name) => (
        <Fragment key={name}>{controls[name]}</Fragment>
      ))}
      {isSeating && (
        <LimitedAreaField
          {...field('reason')}
          label={words.auditReason}
          hint={words.auditReasonHint}
          required
          rows={2}
          maxLength={SHORT_TEXT_MAX}
        />
      )}
    </>
  );
}

function usePlayerForm(task: PlayerTask, onSaved: () => void) {
  const [stored] = useState(() => ({ at: null, values: playerValuesOf(task) }));
  const edit = useEdit(personalName(draftNameOf(task)), PlayerValuesSchema, stored);
  const { values, opened, recovered, startOver } = edit;
  const [errors, setErrors] = useState<EditorErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const { send, isBusy } = usePlayerTask(task);
  const toast = useToast();

  const change = (name: TaskField, value: string) => {
    edit.change({ [name]: value });
    setErrors(({ [name]: _, ...others }) => others);
  };
  const save = async () => {
    try {
      const { requestId } = edit.attempt(values);
      const { place } = await send(opened.values, values, requestId);
      edit.over();
      const name = isForTeam(task) ? values['unit.name'] : values.fullName;
      toast.success(wordsOf(task).done(name, place === 'waiting'));
      onSaved();
    } catch (error) {
      setFailure(messageOf(error));
      // The API has stored other values under this request id, so the next attempt needs a new one.
      if (isReused(error)) edit.endAttempts();
      if (error instanceof ApiError) setErrors(error.fields);
    }
  };
  const submit = (): boolean => {
    const found = taskErrors(task, values);
    setErrors(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return false;
    void save();
    return true;
  };
  return { values, errors, failure, recovered, isBusy, change, submit, startOver };
}
