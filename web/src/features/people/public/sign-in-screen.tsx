import { checkSetup } from '@copa/domain/people/endpoints';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { callApi } from '../../../lib/network/api-client.ts';
import { reportProblem } from '../../../lib/report-problem.ts';
import * as words from '../words/sign-in.ts';
import {
  CreateAccountForm,
  LinkForm,
  LocalForm,
  OwnerSetupForm,
  PasswordForm,
  ResetForm,
} from './sign-in-forms.tsx';

const VIEWS = {
  password: { title: words.signIn, Form: PasswordForm },
  create: { title: words.createAccountTitle, Form: CreateAccountForm },
  reset: { title: words.resetTitle, Form: ResetForm },
  link: { title: words.linkTitle, Form: LinkForm },
  local: { title: words.localTitle, Form: LocalForm },
  owner: { title: words.setUpOwner, Form: OwnerSetupForm },
} as const;

export type SignInView = keyof typeof VIEWS;

interface Offered {
  readonly local: boolean;
  readonly owner: boolean;
}

function useOffered(): readonly [Offered, (offered: Offered) => void] {
  const [offered, setOffered] = useState<Offered>({ local: false, owner: false });
  useEffect(() => {
    const controller = new AbortController();
    callApi(checkSetup, { signal: controller.signal }).then(
      ({ localLogin, needsSetup, setupConfigured }) =>
        setOffered({ local: localLogin, owner: needsSetup && setupConfigured }),
      (error: unknown) => {
        if (!controller.signal.aborted) reportProblem('the ways to sign in could not be listed', error);
      },
    );
    return () => controller.abort();
  }, []);
  return [offered, setOffered];
}

interface SignInScreenProps {
  readonly initial?: SignInView;
  readonly notice?: string | null;
}

export default function SignInScreen({ initial = 'password', notice = null }: SignInScreenProps) {
  const [view, setView] = useState<SignInView>(initial);
  const [email, setEmail] = useState('');
  const [message, setMessage] = useState(notice);
  const [offered, setOffered] = useOffered();
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, Form } = VIEWS[view];
  const others = (Object.keys(VIEWS) as SignInView[]).filter(
    (other) => other !== view && ((other !== 'local' && other !== 'owner') || offered[other]),
  );

  const open = (next: SignInView, nextMessage: string | null) => {
    setView(next);
    setMessage(nextMessage);
    heading.current?.focus();
  };
  const done = (nextMessage: string) => {
    setOffered({ ...offered, owner: false });
    open('password', nextMessage);
  };
  return (
    <Card className="grid gap-6">
      <h2 ref={heading} tabIndex={-1} className="text-2xl uppercase">
        {title}
      </h2>
      <output className="font-semibold text-success empty:absolute">{message}</output>
      <Form key={view} email={email} onEmail={setEmail} onDone={done} />
      <nav aria-label={words.otherWays} className="grid gap-1 border-t border-line pt-4 sm:grid-cols-2">
        {others.map((other) => (
          <Button
            key={other}
            variant="ghost"
            className="underline underline-offset-4"
            onClick={() => open(other, null)}
          >
            {VIEWS[other].title}
          </Button>
        ))}
      </nav>
    </Card>
  );
}
