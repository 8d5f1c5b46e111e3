import { NAME_MAX, PASSWORD_MIN } from '@copa/domain/limits';
import { hasLink } from '@copa/domain/people/person-name';
import { nameWithLink } from '@copa/domain/people/words';
import { useState } from 'react';
import { TextField } from '../../../components/fields/text-field.tsx';
import * as words from '../words/sign-in.ts';
import { codeMessage } from './auth-messages.ts';
import {
  EmailField,
  emailProblem,
  FormShell,
  missing,
  PasswordField,
  passwordProblem,
  type SignInViewProps,
  useChecked,
} from './form-shell.tsx';
import { createAccount } from './sign-in-ways.ts';
import { useAttempt } from './use-attempt.ts';

export function CreateAccountForm({ email, onEmail }: SignInViewProps) {
  const [displayName, setDisplayName] = useState('');
  const [password, setPassword] = useState('');
  const [done, setDone] = useState<string | null>(null);
  const attempt = useAttempt();
  const short = password.length < PASSWORD_MIN ? codeMessage('invalid-password') : null;
  const checked = useChecked({
    displayName: missing(displayName, words.nameMissing) ?? (hasLink(displayName) ? nameWithLink : null),
    email: emailProblem(email),
    password: passwordProblem(password) ?? short,
  });

  const create = async () => {
    setDone(null);
    const account = { email: email.trim(), password, displayName: displayName.trim() };
    await attempt.run(async () =>
      setDone((await createAccount(account)) ? words.createdAndAsked : words.createdWithoutMail),
    );
  };
  return (
    <FormShell
      attempt={attempt}
      checked={checked}
      submit={words.createAndAsk}
      done={done}
      onSubmit={() => void create()}
    >
      <p className="text-mist">{words.createIntro}</p>
      <TextField
        label={words.yourName}
        required
        name="displayName"
        autoComplete="name"
        maxLength={NAME_MAX}
        value={displayName}
        error={checked.errors.displayName}
        onChange={(event) => setDisplayName(event.target.value)}
      />
      <EmailField value={email} error={checked.errors.email} onChange={onEmail} />
      <PasswordField
        value={password}
        hint={words.passwordHint(PASSWORD_MIN)}
        error={checked.errors.password}
        autoComplete="new-password"
        onChange={setPassword}
      />
    </FormShell>
  );
}
