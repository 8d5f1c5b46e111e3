import { type ReactNode, useId } from 'react';
import { Icon } from '../icon.tsx';
import * as words from '../words/controls.ts';

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null | undefined;
  required?: boolean | 'unmarked' | undefined;
}

export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

function useDescription({ hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return { id, hintId, errorId, describedBy: [errorId, hintId].filter(Boolean).join(' ') || undefined };
}

function Label({ label, required }: Pick<FieldProps, 'label' | 'required'>) {
  return (
    <>
      {label}{' '}
      {required === true && (
        <span aria-hidden="true" className="text-gold">
          *
        </span>
      )}
      {!required && <span className="font-normal text-dim">{words.optional}</span>}
    </>
  );
}

/** The live region is always rendered, so that screen readers announce an error that appears. */
export function ErrorText({ id, error }: { id?: string | undefined; error: FieldProps['error'] }) {
  return (
    <div aria-live="polite">
      {error && (
        <p id={id} className="flex items-start gap-1.5 text-sm font-semibold text-danger">
          <Icon name="alert" className="mt-0.5 size-4.5" />
          {error}
        </p>
      )}
    </div>
  );
}

export function Field(props: FieldProps & { children: (control: FieldControl) => ReactNode }) {
  const { label, hint, error, required, children } = props;
  const { id, hintId, errorId, describedBy } = useDescription({ hint, error });
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        <Label label={label} required={required} />
      </label>
      {hint && (
        <p id={hintId} className="text-sm text-dim">
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
        'aria-required': required === true ? true : undefined,
      })}
      <ErrorText id={errorId} error={error} />
    </div>
  );
}

export function FieldGroup(props: FieldProps & { role?: 'group' | 'radiogroup'; children: ReactNode }) {
  const { label, hint, error, required, role = 'group', children } = props;
  const { hintId, errorId, describedBy } = useDescription({ hint, error });
  return (
    <fieldset
      role={role}
      aria-describedby={describedBy}
      {...(role === 'radiogroup' && {
        'aria-invalid': error ? true : undefined,
        'aria-required': required === true ? true : undefined,
      })}
      className="flex min-w-0 flex-col gap-1.5"
    >
      <legend className="mb-1.5 font-semibold">
        <Label label={label} required={required} />
      </legend>
      {hint && (
        <p id={hintId} className="text-sm text-dim">
          {hint}
        </p>
      )}
      {children}
      <ErrorText id={errorId} error={error} />
    </fieldset>
  );
}
