import type { FieldErrors } from '@copa/domain/errors';
import { editOwnRegistration } from '@copa/domain/registrations/own-endpoints';
import { AskedNickSchema } from '@copa/domain/registrations/player';
import type { OwnRegistration } from '@copa/domain/registrations/registration';
import { UnitNamesSchema } from '@copa/domain/registrations/unit';
import { type FormEvent, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../../../components/button.tsx';
import { TextField } from '../../../../components/fields/text-field.tsx';
import { ApiError, callApi, messageOf } from '../../../../lib/network/api-client.ts';
import { useFirstErrorFocus } from '../../../../lib/use-first-error-focus.ts';
import * as words from '../../words/own.tsx';
import { UnitFields } from '../team/unit-fields.tsx';

const FORMS = {
  own: z.object({ nick: AskedNickSchema }),
  team: z.object({ nick: AskedNickSchema, unit: UnitNamesSchema }),
};

interface NamesFormProps {
  readonly code: string;
  readonly registration: OwnRegistration;
  readonly onSaved: (registration: OwnRegistration) => void;
  readonly onCancel: () => void;
}

export function NamesForm({ code, registration, onSaved, onCancel }: NamesFormProps) {
  const { role, members } = registration;
  const kind = role === 'captain' && members.length > 1 ? 'team' : 'own';
  const wish = registration.wish?.state === 'asked' ? registration.wish : null;
  const { name, tag } = wish?.unit ?? registration.unit;
  const [nick, setNick] = useState(wish?.nick ?? registration.nick);
  const [unit, setUnit] = useState({ name, tag });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const focusFirstError = useFirstErrorFocus(form);

  const save = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const body = { nick, ...(kind === 'team' && { unit }) };
      onSaved(await callApi(editOwnRegistration, { headers: { privateCode: code }, body }));
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.fields);
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const issues = z.safeParse(FORMS[kind], { nick, unit }).error?.issues ?? [];
    setErrors(Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message])));
    if (issues.length > 0) focusFirstError();
    else void save();
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      {kind === 'team' && (
        <UnitFields
          unit={unit}
          errors={errors}
          onChange={(field, value) => setUnit({ ...unit, [field]: value })}
        />
      )}
      <TextField
        name="nick"
        label={words.nick}
        required
        autoComplete="nickname"
        value={nick}
        error={errors['nick']}
        onChange={(event) => setNick(event.target.value)}
      />
      {registration.status === 'approved' && <p className="text-mist">{words.nickIsPublic}</p>}
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {failure}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {words.save}
        </Button>
        <Button variant="ghost" disabled={busy} onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
