import { checkSetup } from '@copa/domain/api/auth';
import { useEffect, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { callApi } from '../../lib/api-client.ts';
import { reportProblem } from '../../lib/report-problem.ts';
import { CreateAccountForm, LinkForm, LocalForm, PasswordForm, ResetForm } from './sign-in-forms.tsx';
import { SignInLink } from './sign-in-link.tsx';
import { isSignInLink } from './sign-in-ways.ts';

const VIEWS = {
  password: { title: 'Iniciar sesión', Form: PasswordForm },
  create: { title: 'Crear cuenta', Form: CreateAccountForm },
  reset: { title: 'Recuperar contraseña', Form: ResetForm },
  link: { title: 'Entrar con un enlace', Form: LinkForm },
  local: { title: 'Acceso local de administrador', Form: LocalForm },
} as const;

type View = keyof typeof VIEWS;

/** Whether the separate admin login exists here; without an answer it is simply not offered. */
function useLocalLogin(): boolean {
  const [offered, setOffered] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    callApi(checkSetup, { signal: controller.signal }).then(
      ({ localLogin }) => setOffered(localLogin),
      (error: unknown) => {
        if (!controller.signal.aborted) reportProblem('the ways to sign in could not be listed', error);
      },
    );
    return () => controller.abort();
  }, []);
  return offered;
}

export function SignInScreen() {
  const [view, setView] = useState<View>('password');
  const localLogin = useLocalLogin();
  if (isSignInLink(location.href)) return <SignInLink url={location.href} />;
  const { title, Form } = VIEWS[view];
  const others = (Object.keys(VIEWS) as View[]).filter(
    (other) => other !== view && (other !== 'local' || localLogin),
  );
  return (
    <Card className="grid gap-6">
      <h2 className="text-2xl uppercase">{title}</h2>
      <Form />
      <nav
        aria-label="Otras formas de acceso"
        className="grid gap-1 border-t border-line pt-4 sm:grid-cols-2"
      >
        {others.map((other) => (
          <Button key={other} variant="ghost" onClick={() => setView(other)}>
            {VIEWS[other].title}
          </Button>
        ))}
      </nav>
    </Card>
  );
}
