import type { ComponentProps } from 'react';
import { cx } from '../../lib/cx.ts';
import { Field, type FieldProps } from './field.tsx';

type Native<Tag extends 'input' | 'textarea' | 'select'> = Omit<ComponentProps<Tag>, keyof FieldProps | 'id'>;

export function TextField({
  label,
  hint,
  error,
  required,
  className,
  ...input
}: FieldProps & Native<'input'>) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => <input type="text" {...input} {...control} className={cx('control', className)} />}
    </Field>
  );
}

export function TextAreaField({
  label,
  hint,
  error,
  required,
  className,
  ...area
}: FieldProps & Native<'textarea'>) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <textarea rows={4} {...area} {...control} className={cx('control resize-y', className)} />
      )}
    </Field>
  );
}

export interface Choice {
  value: string;
  label: string;
}

type SelectFieldProps = FieldProps & Native<'select'> & { options: readonly Choice[]; placeholder?: string };

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, required, className, options, placeholder, ...select } = props;
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <select {...select} {...control} className={cx('control control-select', className)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
