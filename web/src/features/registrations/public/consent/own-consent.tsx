import type { FieldErrors } from '@copa/domain/errors';
import { replaceGuardian } from '@copa/domain/registrations/consent/consent-endpoints';
import { GuardianSchema } from '@copa/domain/registrations/consent/guardian';
import type { OwnRegistration } from '@copa/domain/registrations/registration';
import { type FormEvent, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { ApiError, callApi, messageOf } from '../../../../lib/network/api-client.ts';
import { useFirstErrorFocus } from '../../../../lib/use-first-error-focus.ts';
import * as words from '../../words/consent.ts';
import { NO_GUARDIAN, type TypedGuardian } from '../registration-draft.ts';
import { ConsentLink } from './consent-link.tsx';
import { GuardianFields } from './guardian-fields.tsx';

interface OwnConsentProps {
  readonly code: string;
  readonly registration: OwnRegistration;
  readonly onChange: (registration: OwnRegistration) => void;
}

export function OwnConsent({ code, registration, onChange }: OwnConsentProps) {
  const { ageBand, consentCode, tournamentName } = registration;
  const [phone, setPhone] = useState('');
  const [editing, setEditing] = useState(false);
  if (ageBand !== 'minor') return null;
  if (consentCode === null) return <p className="text-success">{words.consentGiven}</p>;
  return (
    <Card className="grid gap-4">
      <ConsentLink code={consentCode} tournamentName={tournamentName} phone={phone} />
      {editing ? (
        <GuardianForm
          code={code}
          onSaved={(changed, guardian) => {
            setPhone(guardian.phone);
            setEditing(false);
            onChange(changed);
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <div>
          <Button variant="ghost" className="-ml-4" onClick={() => setEditing(true)}>
            {words.changeGuardian}
          </Button>
        </div>
      )}
    </Card>
  );
}

interface GuardianFormProps {
  readonly code: string;
  readonly onSaved: (registration: OwnRegistration, guardian: TypedGuardian) => void;
  readonly onCancel: () => void;
}

function GuardianForm({ code, onSaved, onCancel }: GuardianFormProps) {
  const [guardian, setGuardian] = useState(NO_GUARDIAN);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const focusFirstError = useFirstErrorFocus(form);

  const save = async () => {
    setBusy(true);
    setFailure(null);
    try {
      onSaved(await callApi(replaceGuardian, { headers: { privateCode: code }, body: guardian }), guardian);
    } catch (error) {
      if (error instanceof ApiError) setErrors(underGuardian(Object.entries(error.fields)));
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const issues = z.safeParse(GuardianSchema, guardian).error?.issues ?? [];
    setErrors(underGuardian(issues.map(({ path, message }) => [path.join('.'), message])));
    if (issues.length > 0) focusFirstError();
    else void save();
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-mist">{words.changeGuardianText}</p>
      <GuardianFields
        guardian={guardian}
        errors={errors}
        onChange={(field, value) => setGuardian({ ...guardian, [field]: value })}
      />
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {failure}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {words.saveGuardian}
        </Button>
        <Button variant="ghost" disabled={busy} onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

/** The fields have the names that they have in the form of a registration. */
function underGuardian(errors: readonly (readonly [string, string])[]): FieldErrors {
  return Object.fromEntries(
    errors.map(([field, message]) => [field.startsWith('guardian') ? field : `guardian.${field}`, message]),
  );
}
