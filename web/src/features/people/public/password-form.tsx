import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import * as authErrors from '../words/auth-errors.ts';
import * as words from '../words/sign-in.ts';
import {
  EmailField,
  emailProblem,
  FormShell,
  PasswordField,
  passwordProblem,
  RememberBox,
  type SignInViewProps,
  useChecked,
} from './form-shell.tsx';
import { resendVerification, signInByGoogle, signInByPassword } from './sign-in-ways.ts';
import { useAttempt } from './use-attempt.ts';

export function PasswordForm({ email, onEmail }: SignInViewProps) {
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);
  const [resent, setResent] = useState(false);
  const attempt = useAttempt();
  const checked = useChecked({
    email: emailProblem(email),
    password: passwordProblem(password),
  });

  const enter = () => {
    setResent(false);
    void attempt.run(() => signInByPassword(email.trim(), password, remember));
  };
  return (
    <div className="grid gap-4">
      <FormShell
        attempt={attempt}
        checked={checked}
        submit={words.signIn}
        done={resent ? words.verificationSentAgain : null}
        onSubmit={enter}
      >
        <EmailField value={email} error={checked.errors.email} onChange={onEmail} />
        <PasswordField
          value={password}
          error={checked.errors.password}
          autoComplete="current-password"
          onChange={setPassword}
        />
        <RememberBox checked={remember} onChange={setRemember} />
      </FormShell>
      {attempt.error === authErrors.emailNotVerified && (
        <Button
          variant="secondary"
          block
          busy={attempt.busy}
          onClick={() => void attempt.run(() => resendVerification(email.trim(), password)).then(setResent)}
        >
          {words.resendVerification}
        </Button>
      )}
      <Button
        variant="secondary"
        block
        busy={attempt.busy}
        onClick={() => void attempt.run(() => signInByGoogle(remember))}
      >
        {words.withGoogle}
      </Button>
    </div>
  );
}
