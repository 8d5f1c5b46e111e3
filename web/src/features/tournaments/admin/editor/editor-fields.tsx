import { type ComponentProps, useId } from 'react';
import { type FieldPath, useController, useFormContext } from 'react-hook-form';
import { MomentField } from '../../../../components/admin/moment-field.tsx';
import { Checkbox } from '../../../../components/fields/choice-fields.tsx';
import type { FieldProps } from '../../../../components/fields/field.tsx';
import {
  type Choice,
  SelectField,
  TextAreaField,
  TextField,
} from '../../../../components/fields/text-field.tsx';
import type { EditorValues } from './tournament-form-values.ts';

type Name = FieldPath<EditorValues>;

interface EditorFieldProps {
  readonly name: Name;
  readonly label: string;
  readonly hint?: FieldProps['hint'];
  readonly required?: boolean;
}

/** The binding of one field to the form: its value, its error, its label. */
function useEditorField({ name, label, hint, required = false }: EditorFieldProps) {
  const { register, getFieldState, formState } = useFormContext<EditorValues>();
  const { error, isTouched } = getFieldState(name, formState);
  // A line that was only just added is checked with the others, and is not wrong yet.
  const shown = isTouched || formState.isSubmitted ? error?.message : undefined;
  return { ...register(name), label, hint, required, error: shown };
}

export function EditorText({
  type = 'text',
  inputMode,
  placeholder,
  ...field
}: EditorFieldProps & Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'placeholder'>) {
  return <TextField {...useEditorField(field)} type={type} inputMode={inputMode} placeholder={placeholder} />;
}

export function EditorArea({ rows, ...field }: EditorFieldProps & { rows: number }) {
  return <TextAreaField {...useEditorField(field)} rows={rows} />;
}

export function EditorCheckbox({ name, label, hint }: { name: 'undated'; label: string; hint: string }) {
  const { register } = useFormContext<EditorValues>();
  const hintId = useId();
  return (
    <div className="grid gap-1">
      <Checkbox {...register(name)} aria-describedby={hintId}>
        {label}
      </Checkbox>
      <p id={hintId} className="text-sm text-dim">
        {hint}
      </p>
    </div>
  );
}

export function EditorSelect({
  options,
  placeholder,
  ...field
}: EditorFieldProps & { options: readonly Choice[]; placeholder?: string }) {
  const binding = useEditorField(field);
  return <SelectField {...binding} options={options} {...(placeholder !== undefined && { placeholder })} />;
}

export function EditorMoment({ name, label, hint, required = false }: EditorFieldProps) {
  const { control } = useFormContext<EditorValues>();
  const { field, fieldState, formState } = useController({ control, name });
  const { ref, value, onChange, onBlur } = field;
  const shown = fieldState.isTouched || formState.isSubmitted ? fieldState.error?.message : undefined;
  return (
    <MomentField
      label={label}
      hint={hint}
      required={required}
      error={shown}
      ref={ref}
      value={typeof value === 'string' ? value : ''}
      onChange={onChange}
      onLeave={onBlur}
    />
  );
}
