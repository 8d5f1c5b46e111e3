import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { linkEmail, signInByLink } from './sign-in-ways.ts';
import { useAttempt } from './use-attempt.ts';

/** The link from the mail was opened: on the device that asked it signs in by itself. */
export function SignInLink({ url }: { url: string }) {
  const [email, setEmail] = useState(() => linkEmail() ?? '');
  const attempt = useAttempt();
  const tried = useRef(false);

  useEffect(() => {
    if (tried.current || linkEmail() === null) return;
    tried.current = true;
    void attempt.run(() => signInByLink(linkEmail() ?? '', url));
  });

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void attempt.run(() => signInByLink(email.trim(), url));
  };
  return (
    <Card>
      <form noValidate onSubmit={onSubmit} className="grid gap-4">
        <h2 className="text-2xl uppercase">Confirma tu correo</h2>
        <p className="text-mist">Escribe el correo al que llegó el enlace.</p>
        <TextField
          label="Correo electrónico"
          required
          type="email"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <p role="alert" className="font-semibold text-danger">
          {attempt.error}
        </p>
        <Button type="submit" size="lg" block busy={attempt.busy}>
          Entrar
        </Button>
      </form>
    </Card>
  );
}
