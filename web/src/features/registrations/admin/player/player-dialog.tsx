import { seenId } from '@copa/domain/contact';
import { seenPhone } from '@copa/domain/contact/seen-phone';
import { NICK_MAX, SHORT_TEXT_MAX, UNIT_NAME_MAX, UNIT_TAG_MAX } from '@copa/domain/limits';
import { PLAYER_FIELDS, type PlayerField } from '@copa/domain/registrations/player';
import { type FormEvent, Fragment, type ReactNode, useId, useState } from 'react';
import { DraftNotice } from '../../../../components/admin/editor/editor-notices.tsx';
import { RivalNotice } from '../../../../components/admin/rival-notice.tsx';
import { Button } from '../../../../components/button.tsx';
import { Overlay } from '../../../../components/dialog/overlay.tsx';
import { LimitedAreaField, LimitedField } from '../../../../components/fields/limited-field.tsx';
import { AS_TYPED, TextField } from '../../../../components/fields/text-field.tsx';
import { useToast } from '../../../../components/toast/toast-context.ts';
import { byField, type Version } from '../../../../lib/admin/edits.ts';
import type { EditorErrors } from '../../../../lib/admin/schema-errors.ts';
import { useEdit } from '../../../../lib/admin/use-edit.ts';
import { takeTheirsFirst } from '../../../../lib/admin/words.ts';
import { useFirstErrorFocus } from '../../../../lib/form-focus.ts';
import { ApiError, isReused, messageOf } from '../../../../lib/network/api-client.ts';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import { personalName } from '../../../../lib/storage/kept-drafts.ts';
import * as words from '../../words/player.ts';
import {
  draftNameOf,
  isForTeam,
  type PlayerTask,
  type PlayerValues,
  PlayerValuesSchema,
  playerValuesOf,
  rivalValuesIn,
  type TaskField,
  taskErrors,
  usePlayerTask,
  wordsOf,
} from './player-task.ts';

interface PlayerDialogProps {
  readonly task: PlayerTask;
  readonly onSaved?: (id: string) => void;
  readonly onClose: () => void;
}

export function PlayerDialog({ task, onSaved, onClose }: PlayerDialogProps) {
  const player = usePlayerForm(task, (id) => {
    onSaved?.(id);
    onClose();
  });
  const { recovered, rival, failure, isBusy, submit, startOver } = player;
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
        {rival !== null && <RivalNotice {...rival} {...rivalWords} />}
        {texts.intro !== null && <p className="text-sm text-mist">{texts.intro}</p>}
        <PlayerInputs task={task} player={player} />
        <p role="alert" className="font-semibold text-danger empty:hidden">
          {failure}
        </p>
      </form>
    </Overlay>
  );
}

const LABELS: Readonly<Record<TaskField, string>> = {
  ...words.playerLabels,
  'unit.name': words.teamName,
  'unit.tag': words.teamTag,
  reason: words.auditReason,
};
const merging = byField<PlayerValues>((typed) => ({ ...typed, phone: seenPhone(typed.phone) }));
const rivalWords = {
  subject: words.ofPlayer,
  label: (field: TaskField) => LABELS[field],
  shown: (values: PlayerValues, field: TaskField) => values[field] || words.noNick,
};

interface PlayerInputsProps {
  readonly task: PlayerTask;
  readonly player: ReturnType<typeof usePlayerForm>;
}

function PlayerInputs({ task, player: { values, errors, isBusy, change } }: PlayerInputsProps) {
  const isSeating = task.kind === 'seat' || task.kind === 'replace';
  const field = (name: TaskField) => ({
    name,
    label: LABELS[name],
    value: values[name],
    error: errors[name],
    autoComplete: 'off',
    readOnly: isBusy,
    onChange: (event: { readonly target: { readonly value: string } }) => change(name, event.target.value),
  });
  const controls: Readonly<Record<PlayerField, ReactNode>> = {
    fullName: <TextField {...field('fullName')} required />,
    nick: (
      <LimitedField
        {...field('nick')}
        hint={words.nickHint}
        autoCapitalize="off"
        {...AS_TYPED}
        maxLength={NICK_MAX}
      />
    ),
    freeFireId: (
      <TextField
        {...field('freeFireId')}
        onChange={(event) => change('freeFireId', seenId(event.target.value))}
        required
        inputMode="numeric"
      />
    ),
    email: <TextField {...field('email')} required type="email" inputMode="email" />,
    phone: <TextField {...field('phone')} required type="tel" inputMode="tel" />,
  };
  return (
    <>
      {isForTeam(task) && (
        <>
          <LimitedField {...field('unit.name')} required {...AS_TYPED} maxLength={UNIT_NAME_MAX} />
          <LimitedField {...field('unit.tag')} {...AS_TYPED} maxLength={UNIT_TAG_MAX} />
        </>
      )}
      {PLAYER_FIELDS.map((name) => (
        <Fragment key={name}>{controls[name]}</Fragment>
      ))}
      {isSeating && (
        <LimitedAreaField
          {...field('reason')}
          hint={words.auditReasonHint}
          required
          rows={2}
          maxLength={SHORT_TEXT_MAX}
        />
      )}
    </>
  );
}

function usePlayerForm(task: PlayerTask, onSaved: (id: string) => void) {
  const [stored] = useState(() => ({ at: null, values: playerValuesOf(task) }));
  const edit = useEdit(personalName(draftNameOf(task)), PlayerValuesSchema, stored);
  const { values, opened, recovered, startOver } = edit;
  const [errors, setErrors] = useState<EditorErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<Version<PlayerValues> | null>(null);
  const { send, isBusy } = usePlayerTask(task);
  const toast = useToast();

  const change = (name: TaskField, value: string) => {
    edit.change({ [name]: value });
    setErrors(({ [name]: _, ...others }) => others);
    setFailure(null);
  };
  const save = async () => {
    try {
      const { requestId } = edit.attempt(values);
      const { id, place } = await send(opened.values, values, requestId);
      edit.over();
      const name = isForTeam(task) ? values['unit.name'] : values.fullName;
      toast.success(wordsOf(task).done(name, place === 'waiting'));
      onSaved(id);
    } catch (error) {
      const changed = rivalValuesIn(error);
      if (Object.keys(changed).length > 0) {
        setTheirs({ at: serverNow(), values: { ...opened.values, ...changed } });
        return;
      }
      setFailure(messageOf(error));
      // The API has stored other values under this request id, so the next attempt needs a new one.
      if (isReused(error)) edit.endAttempts();
      if (error instanceof ApiError) setErrors(error.fields);
    }
  };
  const submit = (): boolean => {
    const found = taskErrors(task, values);
    setErrors(found);
    setFailure(theirs === null ? null : takeTheirsFirst);
    if (theirs !== null) return true;
    if (Object.keys(found).length > 0) return false;
    void save();
    return true;
  };
  const merge = (version: Version<PlayerValues>, takeTheirs: ReadonlySet<TaskField>) => {
    edit.merge(version, (...versions) => merging.merge(...versions, takeTheirs));
    setTheirs(null);
    setFailure(null);
  };
  const rival =
    theirs === null
      ? null
      : {
          stored: theirs,
          opened,
          mine: values,
          merging,
          asked: true,
          onMerge: merge,
          onAdopt: (version: Version<PlayerValues>) => merge(version, new Set()),
        };
  return { values, errors, failure, recovered, rival, isBusy, change, submit, startOver };
}
