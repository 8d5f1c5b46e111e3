import { isEmail } from '@copa/domain/contact';
import { seenLine } from '@copa/domain/text';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Checkbox } from '../../../components/fields/choice-fields.tsx';
import { AS_TYPED, TextField } from '../../../components/fields/text-field.tsx';
import { useFirstErrorFocus } from '../../../lib/form-focus.ts';
import * as words from '../words/sign-in.ts';
import { codeMessage } from './auth-messages.ts';
import type { Attempt } from './use-attempt.ts';

export interface SignInViewProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onDone: (message: string) => void;
}

type Problem = string | null;

export interface Checked<Name extends string> {
  readonly errors: Readonly<Partial<Record<Name, Problem>>>;
  readonly check: () => boolean;
}

export function useChecked<Name extends string>(problems: Readonly<Record<Name, Problem>>): Checked<Name> {
  const [shown, setShown] = useState(false);
  const none: Partial<Record<Name, Problem>> = {};
  return {
    errors: shown ? problems : none,
    check: () => {
      setShown(true);
      return Object.values(problems).every((problem) => problem === null);
    },
  };
}

/** A pasted address may have marks around it that nobody sees and that no account has. */
export const seenEmail = (email: string) => seenLine(email);

export function emailProblem(email: string): Problem {
  const seen = seenEmail(email);
  if (seen === '') return codeMessage('missing-email');
  return isEmail(seen) ? null : codeMessage('invalid-email');
}

export function missing(value: string, message: string): Problem {
  return value.trim() === '' ? message : null;
}

export function passwordProblem(password: string): Problem {
  return missing(password, codeMessage('missing-password'));
}

interface FormShellProps {
  readonly attempt: Attempt;
  readonly checked: Pick<Checked<string>, 'check'>;
  readonly submit: string;
  readonly onSubmit: () => void;
  readonly done?: string | null;
  readonly children: ReactNode;
}

export function FormShell({ attempt, checked, submit, onSubmit, done = null, children }: FormShellProps) {
  const [form, focusFirstError] = useFirstErrorFocus();
  const handle = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (checked.check()) onSubmit();
    else focusFirstError();
  };
  return (
    <form ref={form} onSubmit={handle} noValidate className="grid gap-4">
      {children}
      <p role="alert" className="font-semibold text-danger empty:absolute">
        {attempt.error}
      </p>
      <output className="font-semibold text-success empty:absolute">{done}</output>
      <Button type="submit" size="lg" block busy={attempt.busy}>
        {submit}
      </Button>
    </form>
  );
}

interface EntryProps {
  readonly value: string;
  readonly error: Problem | undefined;
  readonly onChange: (value: string) => void;
}

export function EmailField({ value, error, onChange }: EntryProps) {
  return (
    <TextField
      label={words.mail}
      required
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

type PasswordFieldProps = EntryProps & {
  readonly label?: string;
  readonly hint?: string;
  readonly autoComplete: 'current-password' | 'new-password' | 'off';
};

export function PasswordField(props: PasswordFieldProps) {
  const { label = words.password, hint, autoComplete, value, error, onChange } = props;
  const [visible, setVisible] = useState(false);
  return (
    <div className="grid gap-1">
      <TextField
        label={label}
        hint={hint}
        required
        name="password"
        type={visible ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        {...AS_TYPED}
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      <button
        type="button"
        aria-pressed={visible}
        onClick={() => setVisible(!visible)}
        className="min-h-11 justify-self-start text-sm font-semibold text-mist underline underline-offset-4 hover:text-ink"
      >
        {words.showPassword}
      </button>
    </div>
  );
}

interface RememberBoxProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function RememberBox({ checked, onChange }: RememberBoxProps) {
  return (
    <Checkbox checked={checked} onChange={(event) => onChange(event.target.checked)}>
      {words.rememberMe}
    </Checkbox>
  );
}
