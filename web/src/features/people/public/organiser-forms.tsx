import { ADMIN_SESSION_MS } from '@copa/domain/limits';
import { spanText } from '@copa/domain/time/span';
import { useState } from 'react';
import { TextField } from '../../../components/fields/text-field.tsx';
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
    username: missing(username, 'Escribe tu usuario.'),
    password: passwordProblem(password),
  });
  return (
    <FormShell
      attempt={attempt}
      checked={checked}
      submit="Entrar"
      onSubmit={() => void attempt.run(() => signInLocally(username.trim(), password))}
    >
      <p className="text-mist">
        Para la organización, sin cuenta. La sesión dura {spanText(ADMIN_SESSION_MS)}.
      </p>
      <TextField
        label="Usuario"
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
    secret: missing(secret, 'Escribe la clave de configuración.'),
  });
  const setUp = async () => {
    const done = await attempt.run(() => setUpOwner(email.trim(), secret));
    if (done) onDone('Listo: esta cuenta ya es la propietaria. Inicia sesión con ella.');
  };
  return (
    <FormShell
      attempt={attempt}
      checked={checked}
      submit="Configurar propietario"
      onSubmit={() => void setUp()}
    >
      <ol className="grid list-decimal gap-1 pl-5 text-mist marker:text-gold">
        <li>
          Crea tu cuenta con el correo de propietario que está en la configuración del servidor, y confírmalo
          con el enlace que te llega.
        </li>
        <li>Escribe aquí ese correo y la clave de configuración.</li>
      </ol>
      <EmailField value={email} error={checked.errors.email} onChange={onEmail} />
      <PasswordField
        label="Clave de configuración"
        value={secret}
        error={checked.errors.secret}
        autoComplete="off"
        onChange={setSecret}
      />
    </FormShell>
  );
}
