import { ADMIN_SESSION_MS, PASSWORD_MIN } from '@copa/domain/limits';
import { hasLink } from '@copa/domain/people/person-name';
import { nameWithLink } from '@copa/domain/people/words';
import { spanText } from '@copa/domain/time/span';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { AS_TYPED, TextField } from '../../../components/fields/text-field.tsx';
import { isInOtherApp } from '../../../lib/browser/in-other-app.ts';
import { reportProblem } from '../../../lib/report-problem.ts';
import * as authErrors from '../words/auth-errors.ts';
import * as words from '../words/sign-in.ts';
import { codeMessage, localLoginMessage } from './auth-messages.ts';
import {
  EmailField,
  emailProblem,
  FormShell,
  missing,
  PasswordField,
  passwordProblem,
  RememberBox,
  type SignInViewProps,
  seenEmail,
  useChecked,
} from './form-shell.tsx';
import {
  createAccount,
  prepareGoogle,
  resendVerification,
  sendPasswordReset,
  sendSignInLink,
  setUpOwner,
  signInByGoogle,
  signInByPassword,
  signInLocally,
} from './sign-in-ways.ts';
import { useAttempt } from './use-attempt.ts';

export function PasswordForm({ email, onEmail }: SignInViewProps) {
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);
  const [resent, setResent] = useState(false);
  const attempt = useAttempt();
  const checked = useChecked({ email: emailProblem(email), password: passwordProblem(password) });
  useEffect(() => {
    prepareGoogle().catch((error: unknown) => reportProblem('the window of Google was not prepared', error));
  }, []);

  const enter = () => {
    setResent(false);
    void attempt.run(() => signInByPassword(seenEmail(email), password, remember));
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
          onClick={() =>
            void attempt.run(() => resendVerification(seenEmail(email), password)).then(setResent)
          }
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
      {isInOtherApp() && <p className="text-sm text-warning">{words.googleInOtherApp}</p>}
    </div>
  );
}

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
    const account = { email: seenEmail(email), password, displayName: displayName.trim() };
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

type MailFormProps = Pick<SignInViewProps, 'email' | 'onEmail'> & {
  readonly intro: string;
  readonly submit: string;
  readonly sent: string;
  readonly send: (email: string) => Promise<unknown>;
  readonly children?: ReactNode;
};

function MailForm({ email, onEmail, intro, submit, sent, send, children }: MailFormProps) {
  const [isSent, setIsSent] = useState(false);
  const attempt = useAttempt();
  const checked = useChecked({ email: emailProblem(email) });
  return (
    <FormShell
      attempt={attempt}
      checked={checked}
      submit={submit}
      done={isSent ? sent : null}
      onSubmit={() => void attempt.run(() => send(seenEmail(email))).then(setIsSent)}
    >
      <p className="text-mist">{intro}</p>
      <EmailField value={email} error={checked.errors.email} onChange={onEmail} />
      {children}
    </FormShell>
  );
}

export function ResetForm({ email, onEmail }: SignInViewProps) {
  return (
    <MailForm
      email={email}
      onEmail={onEmail}
      intro={words.resetIntro}
      submit={words.sendReset}
      sent={words.resetSent}
      send={sendPasswordReset}
    />
  );
}

export function LinkForm({ email, onEmail }: SignInViewProps) {
  const [remember, setRemember] = useState(false);
  return (
    <MailForm
      email={email}
      onEmail={onEmail}
      intro={words.linkIntro}
      submit={words.sendLink}
      sent={words.linkSent}
      send={(address) => sendSignInLink(address, remember)}
    >
      <RememberBox checked={remember} onChange={setRemember} />
    </MailForm>
  );
}

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
        {...AS_TYPED}
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

export function OwnerSetupForm({ email, onEmail, onDone }: SignInViewProps) {
  const [secret, setSecret] = useState('');
  const attempt = useAttempt();
  const checked = useChecked({
    email: emailProblem(email),
    secret: missing(secret, words.keyMissing),
  });
  const setUp = async () => {
    const done = await attempt.run(() => setUpOwner(seenEmail(email), secret));
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
