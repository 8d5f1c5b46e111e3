import { whatsAppNumber, withCountryCode } from '@copa/domain/contact/phone-number';
import type { FieldErrors } from '@copa/domain/errors';
import { replaceGuardian } from '@copa/domain/registrations/consent/consent-endpoints';
import { GuardianSchema } from '@copa/domain/registrations/consent/guardian';
import type { OwnRegistration } from '@copa/domain/registrations/registration';
import { ownTimeZone } from '@copa/domain/time/wall-clock';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { TapAnswer } from '../../../../components/tap-answer.tsx';
import { useSwappedFocus } from '../../../../lib/form-focus.ts';
import { callApi } from '../../../../lib/network/api-client.ts';
import * as words from '../../words/consent.ts';
import { OwnForm } from '../own/own-form.tsx';
import type { OwnPartProps } from '../own/present-own.ts';
import { phoneCountryOf, phoneProblem } from '../phone/phone-country.ts';
import { NO_GUARDIAN, type TypedGuardian } from '../registration-draft.ts';
import { ConsentLink } from './consent-link.tsx';
import { GuardianFields } from './guardian-fields.tsx';

export function OwnConsent({ code, registration, onChange, isMain }: OwnPartProps & { isMain: boolean }) {
  const { ageBand, consentCode, tournamentName } = registration;
  const [phone, setPhone] = useState('');
  const [editing, setEditing] = useState(false);
  const [isChanged, setIsChanged] = useState(false);
  const part = useSwappedFocus(editing);
  if (ageBand !== 'minor') return null;
  if (consentCode === null) return <p className="text-success">{words.consentGiven}</p>;
  return (
    <Card className="grid gap-4">
      <ConsentLink
        code={consentCode}
        tournamentName={tournamentName}
        number={whatsAppNumber(phone, ownTimeZone())}
        isMain={isMain}
      />
      <TapAnswer tone="success">{isChanged && words.changedGuardian}</TapAnswer>
      <div ref={part}>
        {editing ? (
          <GuardianForm
            code={code}
            onSaved={(changed, guardian) => {
              setPhone(guardian.phone);
              setEditing(false);
              onChange(changed);
              setIsChanged(true);
            }}
            onCancel={() => setEditing(false)}
          />
        ) : (
          <Button variant="ghost" className="-ml-[min(1rem,5vw)]" onClick={() => setEditing(true)}>
            {words.changeGuardian}
          </Button>
        )}
      </div>
    </Card>
  );
}

const ReachableSchema = GuardianSchema.check(
  z.check(({ value: { phone }, issues }) => {
    const message = phoneProblem(phone, phoneCountryOf(ownTimeZone()));
    if (message !== null) issues.push({ code: 'custom', path: ['phone'], message, input: phone });
  }),
);

interface GuardianFormProps {
  readonly code: string;
  readonly onSaved: (registration: OwnRegistration, guardian: TypedGuardian) => void;
  readonly onCancel: () => void;
}

function GuardianForm({ code, onSaved, onCancel }: GuardianFormProps) {
  const [guardian, setGuardian] = useState(NO_GUARDIAN);
  const save = async () =>
    onSaved(await callApi(replaceGuardian, { headers: { privateCode: code }, body: guardian }), guardian);
  return (
    <OwnForm schema={ReachableSchema} typed={guardian} send={save} onCancel={onCancel}>
      {(errors) => (
        <>
          <p className="text-mist">{words.changeGuardianText}</p>
          <GuardianFields
            guardian={guardian}
            errors={underGuardian(errors)}
            onChange={(field, value) => setGuardian({ ...guardian, [field]: value })}
            onPhoneLeft={() =>
              setGuardian({ ...guardian, phone: withCountryCode(guardian.phone, ownTimeZone()) })
            }
          />
        </>
      )}
    </OwnForm>
  );
}

function underGuardian(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [
      field.startsWith('guardian') ? field : `guardian.${field}`,
      message,
    ]),
  );
}
