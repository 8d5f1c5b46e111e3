import type { FieldErrors } from '@copa/domain/errors';
import { TextField } from '../../../../components/fields/text-field.tsx';
import * as words from '../../words/consent.ts';
import type { TypedGuardian } from '../registration-draft.ts';

interface GuardianFieldsProps {
  readonly guardian: TypedGuardian;
  readonly errors: FieldErrors;
  readonly onChange: (field: keyof TypedGuardian, value: string) => void;
}

export function GuardianFields({ guardian, errors, onChange }: GuardianFieldsProps) {
  return (
    <>
      <TextField
        name="guardian.name"
        label={words.guardianName}
        required
        autoComplete="off"
        value={guardian.name}
        error={errors['guardian.name'] ?? errors['guardian']}
        onChange={(event) => onChange('name', event.target.value)}
      />
      <TextField
        name="guardian.phone"
        label={words.guardianPhone}
        required
        type="tel"
        inputMode="tel"
        autoComplete="off"
        value={guardian.phone}
        error={errors['guardian.phone']}
        hint={words.guardianPhoneHint}
        onChange={(event) => onChange('phone', event.target.value)}
      />
    </>
  );
}
