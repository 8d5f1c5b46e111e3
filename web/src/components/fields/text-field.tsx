import type { ComponentProps } from 'react';
import { cx } from '../../lib/cx.ts';
import { Field, type FieldProps } from './field.tsx';

type Native<Tag extends 'input' | 'textarea' | 'select'> = Omit<ComponentProps<Tag>, keyof FieldProps | 'id'>;

function split<Props extends FieldProps>({ label, hint, error, required, ...native }: Props) {
  return [{ label, hint, error, required }, native] as const;
}

/** For names, ids and secrets: the device changes nothing of what is typed. */
export const AS_TYPED = { autoCorrect: 'off', spellCheck: false } as const;

/** Browsers cut a longer text in silence, so only short figures have a limit here. Texts use `LimitedField`. */
type Figures = { maxLength?: 2 | 6 | 8 | undefined };

export function TextField(props: FieldProps & Omit<Native<'input'>, 'maxLength'> & Figures) {
  const [field, { className, ...input }] = split(props);
  return (
    <Field {...field}>
      {(control) => <input type="text" {...input} {...control} className={cx('control', className)} />}
    </Field>
  );
}

export function TextAreaField(props: FieldProps & Omit<Native<'textarea'>, 'maxLength'>) {
  const [field, { className, ...area }] = split(props);
  return (
    <Field {...field}>
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
  const [field, { className, options, placeholder, ...select }] = split(props);
  return (
    <Field {...field}>
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
