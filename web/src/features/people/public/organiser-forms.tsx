import { ADMIN_SESSION_MS } from '@copa/domain/limits';
import { spanText } from '@copa/domain/time/span';
import { useState } from 'react';
import { TextField } from '../../../components/fields/text-field.tsx';
import * as words from '../words/sign-in.ts';
import { localLoginMessage } from './auth-messages.ts';
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
import { setUpOwner, signInLocally } from './sign-in-ways.ts';
import { useAttempt } from './use-attempt.ts';

export function LocalForm() {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const attempt = useAttempt(localLoginMessage);
  const checked = useChecked({
    username: missing(username, words.userMissing),
    password: passwordProblem(password),
  });
  return (
    <FormShell
      attempt={attempt}
      checked={checked}
      submit={words.enter}
      onSubmit={() => void attempt.run(() => signInLocally(username.trim(), password))}
    >
      <p className="text-mist">{words.localIntro(spanText(ADMIN_SESSION_MS))}</p>
      <TextField
        label={words.user}
        required
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        error={checked.errors.username}
        onChange={(event) => setUsername(event.target.value)}
      />
      <PasswordField
        value={password}
        error={checked.errors.password}
        autoComplete="current-password"
        onChange={setPassword}
      />
    </FormShell>
  );
}

/** Shown once, before there is an owner; the installer knows the secret. */
export function OwnerSetupForm({ email, onEmail, onDone }: SignInViewProps) {
  const [secret, setSecret] = useState('');
  const attempt = useAttempt();
  const checked = useChecked({
    email: emailProblem(email),
    secret: missing(secret, words.keyMissing),
  });
  const setUp = async () => {
    const done = await attempt.run(() => setUpOwner(email.trim(), secret));
    if (done) onDone(words.ownerSet);
  };
  return (
    <FormShell attempt={attempt} checked={checked} submit={words.setUpOwner} onSubmit={() => void setUp()}>
      <ol className="grid list-decimal gap-1 pl-5 text-mist marker:text-gold">
        <li>{words.ownerFirstStep}</li>
        <li>{words.ownerSecondStep}</li>
      </ol>
      <EmailField value={email} error={checked.errors.email} onChange={onEmail} />
      <PasswordField
        label={words.setUpKey}
        value={secret}
        error={checked.errors.secret}
        autoComplete="off"
        onChange={setSecret}
      />
    </FormShell>
  );
}
