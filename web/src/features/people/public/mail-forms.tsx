import { type ReactNode, useState } from 'react';
import * as words from '../words/sign-in.ts';
import {
  EmailField,
  emailProblem,
  FormShell,
  RememberBox,
  type SignInViewProps,
  useChecked,
} from './form-shell.tsx';
import { sendPasswordReset, sendSignInLink } from './sign-in-ways.ts';
import { useAttempt } from './use-attempt.ts';

type MailFormProps = Pick<SignInViewProps, 'email' | 'onEmail'> & {
  readonly intro: string;
  readonly submit: string;
  readonly sent: string;
  readonly send: (email: string) => Promise<unknown>;
  readonly children?: ReactNode;
};

/** All it needs is an address; what comes next is in the mail. */
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
      onSubmit={() => void attempt.run(() => send(email.trim())).then(setIsSent)}
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
