import type { FieldErrors } from '@copa/domain/errors';
import { TextField } from '../../../../components/fields/text-field.tsx';
import * as words from '../../words/consent.ts';
import { withCode } from '../../words/phone.ts';
import type { TypedGuardian } from '../registration-draft.ts';

interface GuardianFieldsProps {
  readonly guardian: TypedGuardian;
  readonly errors: FieldErrors;
  readonly phoneHint?: string;
  readonly onChange: (field: keyof TypedGuardian, value: string) => void;
  readonly onPhoneLeft?: () => void;
}

export function GuardianFields(props: GuardianFieldsProps) {
  const { guardian, errors, phoneHint = withCode, onChange, onPhoneLeft } = props;
  return (
    <fieldset className="flex flex-col gap-5 rounded-md border border-line p-4">
      <legend className="px-1 font-semibold">{words.guardianTitle}</legend>
      <p className="text-mist">{words.guardianWhy}</p>
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
        hint={words.guardianPhoneHint(phoneHint)}
        onBlur={onPhoneLeft}
        onChange={(event) => onChange('phone', event.target.value)}
      />
    </fieldset>
  );
}
