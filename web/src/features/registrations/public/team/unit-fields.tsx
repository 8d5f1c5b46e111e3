import type { FieldErrors } from '@copa/domain/errors';
import { AS_TYPED, TextField } from '../../../../components/fields/text-field.tsx';
import * as words from '../../words/team.tsx';
import type { TypedUnit } from '../registration-draft.ts';

interface UnitFieldsProps {
  readonly unit: TypedUnit;
  readonly errors: FieldErrors;
  readonly onChange: (field: keyof TypedUnit, value: string) => void;
}

export function UnitFields({ unit, errors, onChange }: UnitFieldsProps) {
  return (
    <>
      <TextField
        name="unit.name"
        label={words.unitName}
        required
        autoComplete="off"
        {...AS_TYPED}
        value={unit.name}
        error={errors['unit.name']}
        hint={words.unitNameHint}
        onChange={(event) => onChange('name', event.target.value)}
      />
      <TextField
        name="unit.tag"
        label={words.unitTag}
        autoComplete="off"
        {...AS_TYPED}
        value={unit.tag}
        error={errors['unit.tag']}
        hint={words.unitTagHint}
        onChange={(event) => onChange('tag', event.target.value)}
      />
    </>
  );
}
