import type { FieldProps } from '../fields/field.tsx';
import { TextAreaField } from '../fields/text-field.tsx';
import * as words from '../words/admin.ts';

interface OptionsFieldProps extends Pick<FieldProps, 'error'> {
  readonly options: readonly string[];
  readonly onChange: (options: string[]) => void;
}

export function OptionsField({ options, error, onChange }: OptionsFieldProps) {
  return (
    <TextAreaField
      label={words.options}
      required
      hint={words.optionsHint}
      rows={5}
      error={error}
      value={options.join('\n')}
      onChange={(event) => onChange(event.target.value === '' ? [] : event.target.value.split('\n'))}
    />
  );
}
