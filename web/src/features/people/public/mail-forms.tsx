import { useState } from 'react';
import { Checkbox } from '../../../components/fields/choice-fields.tsx';
import { EmailField, emailProblem, FormShell, type SignInViewProps, useChecked } from './form-shell.tsx';
import { sendPasswordReset, sendSignInLink } from './sign-in-ways.ts';
import { useAttempt } from './use-attempt.ts';

export function ResetForm({ email, onEmail }: SignInViewProps) {
  const [sent, setSent] = useState(false);
  const attempt = useAttempt();
  const checked = useChecked({ email: emailProblem(email) });
  return (
    <FormShell
      attempt={attempt}
      checked={checked}
      submit="Enviar enlace"
      done={sent ? 'Te enviamos un enlace para cambiar la contraseña. Revisa tu correo.' : null}
      onSubmit={() => void attempt.run(() => sendPasswordReset(email.trim())).then(setSent)}
    >
      <p className="text-mist">Te enviamos un enlace para elegir una contraseña nueva.</p>
      <EmailField value={email} error={checked.errors.email} onChange={onEmail} />
    </FormShell>
  );
}

export function LinkForm({ email, onEmail }: SignInViewProps) {
  const [remember, setRemember] = useState(false);
  const [sent, setSent] = useState(false);
  const attempt = useAttempt();
  const checked = useChecked({ email: emailProblem(email) });
  return (
    <FormShell
      attempt={attempt}
      checked={checked}
      submit="Enviarme un enlace"
      done={
        sent
          ? 'Revisa tu correo y abre el enlace. En otro dispositivo te pediremos de nuevo tu correo.'
          : null
      }
      onSubmit={() => void attempt.run(() => sendSignInLink(email.trim(), remember)).then(setSent)}
    >
      <p className="text-mist">Entra sin contraseña con un enlace que llega a tu correo.</p>
      <EmailField value={email} error={checked.errors.email} onChange={onEmail} />
      <Checkbox checked={remember} onChange={(event) => setRemember(event.target.checked)}>
        Recordarme en este dispositivo
      </Checkbox>
    </FormShell>
  );
}
