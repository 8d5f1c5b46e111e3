import { UnitNamesSchema } from '@copa/domain/registrations/names/unit-names';
import { editOwnRegistration } from '@copa/domain/registrations/own-endpoints';
import { AskedNickSchema } from '@copa/domain/registrations/player';
import type { OwnRegistration } from '@copa/domain/registrations/registration';
import { useState } from 'react';
import * as z from 'zod/mini';
import { AS_TYPED, TextField } from '../../../../components/fields/text-field.tsx';
import { callApi } from '../../../../lib/network/api-client.ts';
import * as words from '../../words/own.tsx';
import { UnitFields } from '../team/unit-fields.tsx';
import { OwnForm } from './own-form.tsx';

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
  const body = { nick, ...(kind === 'team' && { unit }) };
  const save = async () =>
    onSaved(await callApi(editOwnRegistration, { headers: { privateCode: code }, body }));
  return (
    <OwnForm schema={FORMS[kind]} typed={body} send={save} onCancel={onCancel}>
      {(errors) => (
        <>
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
            autoCapitalize="off"
            {...AS_TYPED}
            value={nick}
            error={errors['nick']}
            onChange={(event) => setNick(event.target.value)}
          />
          {registration.status === 'approved' && <p className="text-mist">{words.nickIsPublic}</p>}
        </>
      )}
    </OwnForm>
  );
}
