import { NAME_MAX, PASSWORD_MIN } from '@copa/domain/limits';
import { hasLink, NAME_WITH_LINK } from '@copa/domain/people/person-name';
import { useState } from 'react';
import { TextField } from '../../../components/fields/text-field.tsx';
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

const CREATED =
  'Cuenta creada. Te enviamos un correo para verificarla y avisamos a los organizadores de tu solicitud.';
const CREATED_WITHOUT_MAIL =
  'Cuenta creada, pero no pudimos enviarte el correo de verificación. Inicia sesión para pedir otro.';

export function CreateAccountForm({ email, onEmail }: SignInViewProps) {
  const [displayName, setDisplayName] = useState('');
  const [password, setPassword] = useState('');
  const [done, setDone] = useState<string | null>(null);
  const attempt = useAttempt();
  const short = password.length < PASSWORD_MIN ? codeMessage('invalid-password') : null;
  const checked = useChecked({
    displayName: missing(displayName, 'Escribe tu nombre.') ?? (hasLink(displayName) ? NAME_WITH_LINK : null),
    email: emailProblem(email),
    password: passwordProblem(password) ?? short,
  });

  const create = async () => {
    setDone(null);
    const account = { email: email.trim(), password, displayName: displayName.trim() };
    await attempt.run(async () => setDone((await createAccount(account)) ? CREATED : CREATED_WITHOUT_MAIL));
  };
  return (
    <FormShell
      attempt={attempt}
      checked={checked}
      submit="Crear cuenta y solicitar acceso"
      done={done}
      onSubmit={() => void create()}
    >
      <p className="text-mist">
        Las cuentas son para organizadores. Para jugar no necesitas ninguna: elige un torneo e inscríbete.
      </p>
      <TextField
        label="Tu nombre"
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
        hint={`Al menos ${PASSWORD_MIN} caracteres.`}
        error={checked.errors.password}
        autoComplete="new-password"
        onChange={setPassword}
      />
    </FormShell>
  );
}
