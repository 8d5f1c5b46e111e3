import type { FieldProps } from '../fields/field.tsx';
import { TextAreaField } from '../fields/text-field.tsx';

interface OptionsFieldProps extends Pick<FieldProps, 'error'> {
  readonly options: readonly string[];
  readonly onChange: (options: string[]) => void;
}

/** Options as lines: the quickest way to write them, and to paste them, on a phone. */
export function OptionsField({ options, error, onChange }: OptionsFieldProps) {
  return (
    <TextAreaField
      label="Opciones"
      required
      hint="Una por línea."
      rows={5}
      error={error}
      value={options.join('\n')}
      onChange={(event) => onChange(event.target.value === '' ? [] : event.target.value.split('\n'))}
    />
  );
}
