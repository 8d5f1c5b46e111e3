import type { FieldErrors } from '@copa/domain/errors';
import { TextField } from '../../../components/fields/text-field.tsx';
import type { TypedUnit } from './registration-draft.ts';

interface UnitFieldsProps {
  readonly unit: TypedUnit;
  readonly errors: FieldErrors;
  readonly onChange: (field: keyof TypedUnit, value: string) => void;
}

/** The public names of a team. */
export function UnitFields({ unit, errors, onChange }: UnitFieldsProps) {
  return (
    <>
      <TextField
        name="unit.name"
        label="Nombre del equipo"
        required
        autoComplete="off"
        value={unit.name}
        error={errors['unit.name']}
        hint="Todos lo verán en la tabla."
        onChange={(event) => onChange('name', event.target.value)}
      />
      <TextField
        name="unit.tag"
        label="Siglas"
        autoComplete="off"
        value={unit.tag}
        error={errors['unit.tag']}
        hint="Como en el juego, por ejemplo FNX."
        onChange={(event) => onChange('tag', event.target.value)}
      />
    </>
  );
}
